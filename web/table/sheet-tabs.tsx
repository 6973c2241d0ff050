import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { useWords } from '../words/words.ts';
import { Unread } from './unread.tsx';

export type Sheet = 'hand' | 'seats' | 'log';

/** On a phone: which sheet slides up. */
export function SheetTabs({
  sheet,
  setSheet,
  unread,
}: {
  sheet: Sheet | null;
  setSheet: (sheet: Sheet | null) => void;
  unread: number;
}): ReactNode {
  const words = useWords();
  const tabs: readonly { sheet: Sheet; icon: IconName; text: string }[] = [
    { sheet: 'hand', icon: 'hand', text: words.table.hand },
    { sheet: 'seats', icon: 'seats', text: words.table.seats },
    { sheet: 'log', icon: 'log', text: words.table.log },
  ];
  return (
    <nav className="sheet-tabs" aria-label={words.table.menu}>
      {tabs.map((tab) => (
        <button
          key={tab.sheet}
          type="button"
          aria-expanded={sheet === tab.sheet}
          onClick={() => setSheet(sheet === tab.sheet ? null : tab.sheet)}
        >
          <Icon name={tab.icon} />
          {tab.text}
          {tab.sheet === 'log' && <Unread n={unread} />}
        </button>
      ))}
    </nav>
  );
}

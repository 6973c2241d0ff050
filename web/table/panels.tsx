import type { GameBoard } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import { later } from '../later.tsx';
import { NotHereYet, useLoaded } from '../loaded.tsx';
import { useSettings } from '../settings/settings.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useWords } from '../words/words.ts';
import { usePositionInWords } from './board-area.tsx';
import { useTelling } from './use-table.ts';

const RulesPanel = later(async () => (await import('./rules-panel.tsx')).RulesPanel);

export type Panel =
  | { readonly kind: 'rules'; readonly rule: string | null }
  | { readonly kind: 'settings' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'codex' }
  | { readonly kind: 'in-words' };

/** What opens over the table. */
export function Panels({
  panel,
  setPanel,
  board,
}: {
  panel: Panel | null;
  setPanel: (panel: Panel | null) => void;
  board: Pick<GameBoard, 'rules' | 'codex'>;
}): ReactNode {
  const words = useWords();
  const telling = useTelling();
  const close = (): void => setPanel(null);
  switch (panel?.kind) {
    case 'rules':
      return (
        <Dialog title={words.rules.title(telling.title)} onClose={close} drawer>
          <RulesPanel rules={board.rules} at={panel.rule} show={(rule) => setPanel({ kind: 'rules', rule })} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={words.settings.title} onClose={close}>
          <SettingsForm />
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog title={words.keys.title} onClose={close}>
          <dl className="keys">
            {words.keys.list.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      );
    case 'codex':
      return (
        <Dialog title={words.table.codex} onClose={close} drawer>
          <CodexPanel codex={board.codex!} />
        </Dialog>
      );
    case 'in-words':
      return (
        <Dialog title={words.table.inWords} onClose={close}>
          <InWords />
        </Dialog>
      );
    case undefined:
      return null;
  }
}

function CodexPanel({ codex }: { codex: NonNullable<GameBoard['codex']> }): ReactNode {
  const language = useSettings((settings) => settings.language);
  const { here: Codex, failed } = useLoaded(codex);
  return Codex === null ? <NotHereYet failed={failed} /> : <Codex language={language} />;
}

/** Longer lines than this are sentences, which may be broken; shorter ones may be part of a picture, which may not. */
const PICTURE = 72;

function InWords(): ReactNode {
  return (
    <div className="in-words" tabIndex={0}>
      {usePositionInWords()
        .split('\n')
        .map((line, i) => (
          <pre key={i} data-drawn={line.length <= PICTURE}>
            {line}
          </pre>
        ))}
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { copyText } from '../copy-text.ts';
import { useWords } from '../words/words.ts';
import { useGoOn } from './go-on.ts';
import { useTable } from './use-table.ts';

/** The slider through the whole game. */
export function WalkBar({ askBot }: { askBot: (() => void) | null }): ReactNode {
  const { walk: words, judge } = useWords();
  const goOn = useGoOn();
  const over = useTable((state) => state.shown?.outcome != null);
  const walk = useTable((state) => state.walk);
  const walkTo = useTable((state) => state.walkTo);
  const play = useTable((state) => state.play);
  const backToNow = useTable((state) => state.backToNow);
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  if (walk === null) return null;
  const last = walk.moments.length - 1;
  const copied = copiedAt === walk.at;
  const link = (): void => {
    const url = new URL(location.href);
    url.hash = `m=${walk.at}`;
    history.replaceState(history.state, '', url);
    void copyText(url.href).then(() => setCopiedAt(walk.at));
  };
  return (
    <section className="walk" aria-label={words.title}>
      <WalkButton icon="first" text={words.first} onClick={() => walkTo(0)} disabled={walk.at === 0} />
      <WalkButton icon="previous" text={words.previous} onClick={() => walkTo(walk.at - 1)} disabled={walk.at === 0} />
      <WalkButton
        icon={walk.playing ? 'pause' : 'play'}
        text={walk.playing ? words.pause : words.play}
        onClick={() => play(!walk.playing)}
      />
      <WalkButton icon="next" text={words.next} onClick={() => walkTo(walk.at + 1)} disabled={walk.at === last} />
      <div className="walk-line">
        <input
          type="range"
          min={0}
          max={last}
          value={walk.at}
          aria-label={words.title}
          aria-valuetext={words.moment(walk.at, last)}
          onChange={(event) => walkTo(Number(event.target.value))}
        />
        <span className="walk-at">{words.moment(walk.at, last)}</span>
      </div>
      <button type="button" className="tool" aria-label={words.copyLink} title={copied ? words.copied : words.copyLink} onClick={link}>
        <Icon name="link" />
      </button>
      <span className="walk-copied" role="status">
        {copied ? words.copied : ''}
      </span>
      {askBot !== null && <WalkButton icon="bot" text={judge.ask} onClick={askBot} />}
      <WalkButton icon="branch" text={words.goOn} onClick={goOn} disabled={over && walk.at === last} />
      <button type="button" className="button small" onClick={backToNow}>
        {words.now}
      </button>
    </section>
  );
}

function WalkButton({
  icon,
  text,
  onClick,
  disabled = false,
}: {
  icon: IconName;
  text: string;
  onClick: () => void;
  disabled?: boolean;
}): ReactNode {
  return (
    <button type="button" className="tool" aria-label={text} title={text} onClick={onClick} disabled={disabled}>
      <Icon name={icon} />
    </button>
  );
}

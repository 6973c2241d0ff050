import { inFigures } from '@skerry/presentation';
import { SeatBadge } from '@skerry/presentation/react';
import { useState, type ReactNode } from 'react';
import { LookingBack } from '../end/looking-back.tsx';
import { InlineText } from '../rules/inline-text.tsx';
import { useWords } from '../words/words.ts';
import { endTitle } from './end-title.ts';
import { usePlayAgain } from './play-again.ts';
import { useSeatNames, useTable, useTelling } from './use-table.ts';

/** How it ended, and what can be done now. */
export function GameOver({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords();
  const telling = useTelling();
  const names = useSeatNames();
  const playAgain = usePlayAgain();
  const [looked, setLooked] = useState(false);
  const scene = useTable((state) => (state.motion === null && state.walk === null ? state.shown : null));
  const openWalk = useTable((state) => state.openWalk);
  const play = useTable((state) => state.play);
  const outcome = scene?.outcome ?? null;
  if (scene === null || outcome === null || looked) return null;
  // Winners come first: points do not decide every game.
  const ranked = outcome.scores
    .map((score, seat) => ({ seat, score, won: outcome.winners.includes(seat) }))
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
  const title = endTitle(words.over, outcome);
  const replay = async (): Promise<void> => {
    await openWalk(0);
    play(true);
  };
  return (
    <section className="game-over" aria-label={title}>
      <h2>{title}</h2>
      <p className="outcome">
        <InlineText text={telling.ending?.(outcome, names, scene.view) ?? telling.outcome(outcome, names)} show={openRule} />
      </p>
      <ol className="scores">
        {ranked.map(({ seat, score, won }) => (
          <li key={seat} data-won={won}>
            <SeatBadge seat={seat} size={20} />
            <span>{names[seat]}</span>
            {won && outcome.common !== true && <span className="won">{words.over.won}</span>}
            <b>{inFigures(score)}</b>
            <small>{telling.result?.(outcome, seat, scene.view)}</small>
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" className="button primary" onClick={playAgain}>
          {words.over.again}
        </button>
        <button type="button" className="button" onClick={() => void replay()}>
          {words.over.replay}
        </button>
        <button type="button" className="button" onClick={() => setLooked(true)}>
          {words.over.look}
        </button>
      </div>
      <LookingBack outcome={outcome} />
    </section>
  );
}

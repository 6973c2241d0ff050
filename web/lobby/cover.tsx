import { Chance, Session, type Options } from '@skerry/engine';
import type { Game } from '@skerry/games';
import type { GameBoard } from '@skerry/presentation';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';

/** How far the pictured game has gone: far enough for pieces to lie on the board. */
const ANSWERS = 24;
const noOptions: Options = {};
/** How far outside the window a picture is already drawn. */
const NEAR = '200px';

/** The game's own board, a little way into a game that nobody plays, as its picture in the lobby. */
export function Cover({ game, players }: { game: Game; players: number }): ReactNode {
  const language = useSettings((settings) => settings.language);
  // oxlint-disable-next-line typescript/no-explicit-any
  const [board, setBoard] = useState<GameBoard<any> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let left = false;
    // A game that nobody has scrolled to costs nothing.
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        game.board().then(
          (loaded) => {
            if (!left) setBoard(loaded);
          },
          () => {
            // A card without its picture still says all that there is to say.
          },
        );
      },
      { rootMargin: NEAR },
    );
    watch.observe(box.current!);
    return () => {
      left = true;
      watch.disconnect();
    };
  }, [game]);
  const view = useMemo(() => {
    if (board === null) return null;
    const session = Session.open(game.rules, players, noOptions, 'cover');
    const chance = Chance.fromSeed('cover');
    for (let i = 0; i < ANSWERS && session.questions.length > 0; i++) {
      const question = session.questions[0]!;
      session.answer(question.seat, question.id, chance.below(question.answers.length));
    }
    return session.view(null);
  }, [board, game, players]);
  return (
    <div ref={box} className="cover" aria-hidden="true" inert>
      <div className="cover-board">
        {board !== null && (
          <board.Board
            view={view}
            seat={null}
            names={Array.from({ length: players }, () => '')}
            language={language}
            question={null}
            answer={() => {}}
            pointed={null}
            point={() => {}}
            outcome={null}
            motion={null}
          />
        )}
      </div>
    </div>
  );
}

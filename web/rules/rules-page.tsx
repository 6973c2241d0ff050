import type { ShelvedGame } from '@skerry/games/list';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../house.ts';
import { NotHereYet, useLoaded } from '../loaded.tsx';
import { PageHead } from '../lobby/page-head.tsx';
import { NotFound } from '../not-found.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { RulesReader } from './rules-reader.tsx';
import { usePictures } from './use-pictures.ts';

/** The rules on a page of their own, with an address for each rule. */
export function RulesPage({ id, rule }: { id: string; rule: string | null }): ReactNode {
  const game = useGame(id);
  return game === undefined ? <NotFound /> : <RulesOf game={game} rule={rule} />;
}

function RulesOf({ game, rule }: { game: ShelvedGame; rule: string | null }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const { here: board, failed } = useLoaded(game.board);
  const pictures = usePictures(game);
  return (
    <div className="page">
      <PageHead />
      <main className="rules-page">
        <h1>{words.rules.title(game.titles[language].title)}</h1>
        {board === null ? (
          <NotHereYet failed={failed} />
        ) : (
          <RulesReader
            heading="h2"
            {...(pictures === undefined ? {} : { pictures })}
            rules={board.rules}
            at={rule}
            show={(next) => go(`/rules/${game.id}/${next}`)}
          />
        )}
      </main>
    </div>
  );
}

import type { GameBoard } from '@skerry/presentation';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../house.ts';
import { PageHead } from '../lobby/page-head.tsx';
import { NotFound } from '../not-found.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { RulesReader } from './rules-reader.tsx';

/** The rules on a page of their own, with an address for each rule. */
export function RulesPage({ id, rule }: { id: string; rule: string | null }): ReactNode {
  const words = useWords();
  const game = useGame(id);
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const [rules, setRules] = useState<GameBoard['rules'] | null>(null);
  useEffect(() => {
    void game?.board().then((board) => setRules(board.rules));
  }, [game]);
  if (game === undefined) return <NotFound />;
  const title = words.rules.title(game.titles[language].title);
  return (
    <div className="page">
      <PageHead />
      <main className="rules-page">
        <h1>{title}</h1>
        {rules === null ? (
          <p className="empty">{words.loading}</p>
        ) : (
          <RulesReader heading="h2" rules={rules} at={rule} show={(next) => go(`/rules/${id}/${next}`)} />
        )}
      </main>
    </div>
  );
}

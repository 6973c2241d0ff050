import type { Game } from '@skerry/games';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useHouse } from '../house.ts';
import { Icon } from '../icons.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { playNow, usualPlayers } from './begin.ts';
import { Cover } from './cover.tsx';

export function GameCard({ game }: { game: Game }): ReactNode {
  const words = useWords().lobby;
  const house = useHouse();
  const [, go] = useLocation();
  const { title, blurb } = game.titles[useSettings((settings) => settings.language)];
  const { id, players } = game.rules;
  const usual = usualPlayers(game);
  return (
    <article className="game-card" aria-labelledby={`game-${id}`}>
      <Cover game={game} players={usual} />
      <div className="game-card-text">
        <h2 id={`game-${id}`}>{title}</h2>
        <p className="game-facts">
          <Icon name="seats" size={16} /> {words.players(players.min, players.max)}
        </p>
        <p>{blurb}</p>
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => go(playNow(game, house))}>
            <Icon name="play" size={16} /> {words.playNow}
          </button>
          <Link href={`/new/${id}`} className="button">
            {words.newTable}
          </Link>
          <Link href={`/rules/${id}`} className="button bare">
            <Icon name="rules" size={18} /> {words.rules}
          </Link>
        </div>
        <p className="game-note">{words.playNowExplained(usual)}</p>
      </div>
    </article>
  );
}

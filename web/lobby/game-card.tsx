import type { ShelvedGame } from '@skerry/games/list';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useHouse } from '../house.ts';
import { Icon } from '../icons.tsx';
import { NotHereYet } from '../loaded.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { learn, playNow, usualPlayers } from './begin.ts';
import { Cover } from './cover.tsx';

export function GameCard({ game }: { game: ShelvedGame }): ReactNode {
  const words = useWords().lobby;
  const house = useHouse();
  const [, go] = useLocation();
  const { title, blurb } = game.titles[useSettings((settings) => settings.language)];
  const { id, players, guide } = game;
  const usual = usualPlayers(game);
  const [failed, setFailed] = useState(false);
  return (
    <article className="game-card" data-game={id} aria-labelledby={`game-${id}`}>
      <Cover game={game} />
      <div className="game-card-text">
        <h2 id={`game-${id}`}>{title}</h2>
        <p className="game-facts">
          <Icon name="seats" size={16} /> {words.players(players.min, players.max)}
          <Link href={`/rules/${id}`} className="button small bare">
            <Icon name="rules" size={18} /> {words.rules}
          </Link>
        </p>
        <p>{blurb}</p>
        <div className="buttons">
          <button
            type="button"
            className="button primary"
            data-act="play-now"
            onClick={() => void playNow(game, house).then(go, () => setFailed(true))}
          >
            <Icon name="play" size={16} /> {words.playNow}
          </button>
          {guide !== undefined && (
            <button
              type="button"
              className="button"
              data-act="first-game"
              title={words.firstGameExplained}
              onClick={() => void learn(game, guide, house).then(go, () => setFailed(true))}
            >
              <Icon name="learn" size={18} /> {words.firstGame}
            </button>
          )}
          <Link href={`/new/${id}`} className="button">
            {words.newTable}
          </Link>
        </div>
        <p className="game-note">{words.playNowExplained(usual)}</p>
        {failed && <NotHereYet failed />}
      </div>
    </article>
  );
}

import { Enlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { BOOK, COIN, FISH, goodNames, PIRATE, RENOWN, SERPENT, WOOD } from '../content/goods.ts';
import { towns } from '../content/original.ts';
import type { Score } from '../rules/log.ts';
import { scoreOf } from '../rules/score.ts';
import { speedOf } from '../rules/sailing.ts';
import { words as allWords } from '../words/spoken.ts';
import { stateOf } from '../words/outlook.ts';
import type { Words } from '../words/catalogue.ts';
import { abilitiesInWords, crewList, scoreInWords, seatName } from '../words/phrases.ts';
import { Crew } from './crew-card.tsx';
import { Picture, type SignName } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

type SeatProps = BoardProps & { readonly of: number };

function Count({ sign, n, label }: { sign: SignName; n: number; label: string }): ReactNode {
  return (
    <span className="ib-count" title={label}>
      <Picture name={sign} size={16} />
      <b aria-hidden="true">{n}</b>
      <span className="unseen">{label}</span>
    </span>
  );
}

/** The renown that a seat would have if the game ended now. */
export function SeatLine({ view, language, of }: SeatProps): ReactNode {
  const words = allWords[language];
  const { total } = scoreOf(stateOf(view), of);
  return (
    <span className="ib ib-seat-line">
      <Count sign="renown" n={total} label={words.board.total(total)} />
    </span>
  );
}

/** What everybody may know of a seat: goods, crew, towns and capital. */
export function SeatPanel({ view, language, names, of }: SeatProps): ReactNode {
  const words = allWords[language];
  const player = view.players[of]!;
  const { goods, deck, below, wounded, buildings, tokens, ichor } = player;
  const state = stateOf(view);
  const score = scoreOf(state, of);
  const held = towns.flatMap((_, town) => (view.owners[town] === of ? [words.towns[town]!] : []));
  const speed = speedOf(state.players[of]!);
  const capital = buildings.map((building) => words.buildings[building]!);
  return (
    <Enlarge
      className={`ib ib-seat ${view.players.length > 2 ? 'ib-seat-many' : ''}`}
      picture={() => <LargeSeat words={words} name={seatName(words, names, of)} towns={held} buildings={buildings} score={score} />}
    >
      <p className="ib-counts">
        {of === view.first && (
          <span className="ib-count" title={words.board.firstPlayer}>
            <Picture name="event" size={16} />
            <span className="unseen">{words.board.firstPlayer}</span>
          </span>
        )}
        {[COIN, WOOD, FISH, ...(view.variants.architect ? [] : [BOOK]), PIRATE, SERPENT].map((good) => (
          <Count key={good} sign={goodNames[good] as SignName} n={goods[good]!} label={words.countGood[good]!(goods[good]!)} />
        ))}
        {ichor && <Picture name="ichor" size={16} />}
        <Count sign="sailing" n={speed} label={words.board.speed(speed)} />
        <Count sign="token" n={tokens.length} label={words.ability.counted.token(1) + `: ${tokens.length}`} />
        {view.variants.architect && <Count sign="book" n={player.handCount} label={words.board.cards(player.handCount)} />}
        {view.players.length > 2 && <Count sign="capital" n={buildings.length} label={words.describe.capital(String(buildings.length))} />}
      </p>
      <div
        className="ib-seat-crew"
        role="img"
        aria-label={words.describe.crew(crewList(words, deck), crewList(words, below), crewList(words, wounded))}
      >
        {deck.map((kind, i) => (
          <Crew key={`d${i}`} kind={kind} size={14} />
        ))}
        {below.map((kind, i) => (
          <Crew key={`b${i}`} kind={kind} size={14} state="below" />
        ))}
        {wounded.map((kind, i) => (
          <Crew key={`w${i}`} kind={kind} size={14} state="wounded" />
        ))}
      </div>
      {held.length > 0 && <p className="ib-seat-more">{held.join(', ')}</p>}
      {capital.length > 0 && (
        <p className="ib-seat-more">
          <Picture name="capital" size={15} /> <b>{capital.length}</b> {capital.join(', ')}
        </p>
      )}
      <p className="ib-seat-more ib-soft">
        {words.countGood[RENOWN]!(score.total)}: {scoreInWords(words, score)}
      </p>
    </Enlarge>
  );
}

/** All that a column of three or four seats has no room for: which towns and buildings, and what the renown is made of. */
function LargeSeat({ words, name, towns: held, buildings, score }: LargeSeatProps): ReactNode {
  return (
    <article className="ib ib-large">
      <h3>{name}</h3>
      {held.length > 0 && <p>{words.describe.towns(held.join(', '))}</p>}
      {buildings.map((building) => (
        <p key={building}>
          <strong>{words.buildings[building]}</strong>: {abilitiesInWords(words, building)}
        </p>
      ))}
      <p className="ib-soft">
        {words.countGood[RENOWN]!(score.total)}: {scoreInWords(words, score)}
      </p>
    </article>
  );
}

interface LargeSeatProps {
  readonly words: Words;
  readonly name: string;
  readonly towns: readonly string[];
  readonly buildings: readonly number[];
  readonly score: Score;
}

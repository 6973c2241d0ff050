import type { ReactNode } from 'react';
import { distances, isPort } from '../content/map.ts';
import { events, towns } from '../content/original.ts';
import { modified } from '../rules/abilities.ts';
import { influenceOf } from '../rules/diplomacy.ts';
import { cardsIn } from '../rules/odds.ts';
import { isBusy, speedOf } from '../rules/sailing.ts';
import { NOBODY } from '../rules/state.ts';
import { worthOfTown } from '../rules/taking.ts';
import { sideOf } from '../rules/visiting.ts';
import type { Words } from '../words/catalogue.ts';
import { dueOf, oddsOf, perCent, stateOf, surelyBrings, wholeForce } from '../words/outlook.ts';
import { dueInWords, eventInWords, goodsInWords, seatName, signPartInWords } from '../words/phrases.ts';
import { Marks } from './mark-lines.tsx';
import { linesOfSign } from './marks.ts';
import { Picture } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

/** What it takes to get there: nothing, if the ship is there or the seat has none. */
function wayInWords(words: Words, { view, seat }: BoardProps, region: number): string[] {
  const ship = seat === null ? -1 : view.players[seat]!.ship;
  if (seat === null || ship < 0 || ship === region) return [];
  const state = stateOf(view);
  const moves = distances[ship]![region]!;
  const fish = Math.max(0, moves - speedOf(state.players[seat]!));
  const berth = isBusy(state, seat, region) && modified(state.players[seat]!, 'berth') === 0;
  return [[words.board.moves(moves), ...(fish > 0 ? [words.countGood[2]!(fish)] : []), ...(berth ? [words.board.berth] : [])].join(', ')];
}

/** What a seat could do about owning the town: the odds of an attack, or the influence at hand. */
function chancesInWords(words: Words, { view, seat }: BoardProps, town: number): string[] {
  if (seat === null || view.owners[town] === seat || view.players[seat]!.ship < 0) return [];
  if (towns[town]!.banner === 'teal') return [words.board.yourInfluence(influenceOf(stateOf(view), seat))];
  const force = wholeForce(view.players[seat]!);
  if (cardsIn(force) === 0) return [];
  const { unhurt, wounded } = oddsOf(view, seat, town, force);
  const hurt = perCent(unhurt) === perCent(wounded) ? null : words.percent(perCent(wounded));
  return [words.board.odds(words.percent(perCent(unhurt)), hurt)];
}

/** A town, large, with what it asks of and gives to whoever looks. */
export function TownCard({ props, words, region }: { props: BoardProps; words: Words; region: number }): ReactNode {
  const { view, seat, names } = props;
  const said = words.board;
  const state = stateOf(view);
  const town = view.map[region]!;
  const owner = view.owners[town]!;
  const { fee, sign } = sideOf(state, town);
  const due = seat === null ? { ...fee, to: owner, payable: true } : dueOf(view, seat, town);
  const brings = seat === null ? [] : surelyBrings(view, seat, town);
  const worth = worthOfTown(state, town);
  const red = towns[town]!.banner === 'red';
  const here = view.events.filter((card) => card >= 0 && events[card]!.town === town);
  return (
    <article className="ib ib-large">
      <h3>
        {words.towns[town]}
        {isPort(region) && <small>{said.homePort}</small>}
      </h3>
      <p>
        <Picture name={red ? 'fight' : 'negotiation'} /> {red ? said.strength(worth) : said.influenceNeeded(worth)}.{' '}
        {owner === NOBODY ? said.free : said.ownedBy(seatName(words, names, owner))}.
      </p>
      {[...wayInWords(words, props, region), ...chancesInWords(words, props, town)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h4>{said.asks}</h4>
      <p>
        {dueInWords(words, due)}
        {!due.payable && <strong className="ib-warn"> {said.noVisit}</strong>}
      </p>
      <h4>{said.gives}</h4>
      {linesOfSign(sign).map((marks, i) => (
        <div key={i}>
          <Marks marks={marks} size={22} />
        </div>
      ))}
      <ul>
        {sign.map((part, i) => (
          <li key={i}>{signPartInWords(words, part)}</li>
        ))}
      </ul>
      {brings.length > 0 && (
        <p>
          <strong>{said.nowForYou(goodsInWords(words, brings))}</strong>
        </p>
      )}
      {here.map((card) => (
        <p key={card}>
          <Picture name="event" /> {said.eventHere}: {eventInWords(words, card)}
        </p>
      ))}
      <p className="ib-origin">{words.original}</p>
    </article>
  );
}

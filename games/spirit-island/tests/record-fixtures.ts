/*
 * Records whole games into fixtures/: `npm exec node games/spirit-island/tests/record-fixtures.ts`. The players choose at random, but rather act than
 * not, or as the bots lean, who sometimes win; or they seek the powers that nobody has used yet. Of many games those are kept that exercise what no
 * other does. To be run again whenever the version of the rules changes.
 */
import { join } from 'node:path';
import { Chance, Session } from '@skerry/engine';
import { recordFixtures, unexercised } from '@skerry/engine/fixtures';
import { stateOf, type TriedTable } from '@skerry/engine/laws';
import { lean } from '../bot/lean.ts';
import { powers } from '../content/powers.ts';
import { spiritIsland } from '../index.ts';
import type { State } from '../rules/state.ts';
import { everything, foundIn } from './exercised.ts';
import { tables } from './random-play.ts';

const MOST_GAMES = 600;
/** Where most cards are seen. */
const crowd = tables.findLast(({ players }) => players === 6)!;
const idle = new Set(['done', 'stop', 'no']);

type Question = Session['questions'][number];
type Way = 'random' | 'leaning' | 'seeking';

/** Takes, keeps, saves for and plays what is wanted; anything else as the bots lean. */
function seek(state: State, question: Question, wanted: ReadonlySet<number>, chance: Chance): number {
  const { name, seat, answers } = question;
  const cards = answers.map((answer) => (answer as { card?: number }).card ?? (answer as { power?: number }).power ?? -1);
  if (name === 'forget')
    return Math.max(
      0,
      cards.findIndex((card) => !wanted.has(card)),
    );
  const found = cards.findIndex((card, i) => wanted.has(card) && (answers[i] as { levels?: number }).levels === undefined);
  if (found >= 0) return found;
  const { hand } = state.spirits[seat]!;
  if (name === 'deck') return [...wanted].filter((card) => powers[card]!.kind === 'major').length * 2 > wanted.size ? 1 : 0;
  const done = answers.findIndex(({ kind }) => kind === 'done');
  const growing = answers.some(({ kind }) => kind === 'grow' || kind === 'part');
  return name === 'spirit-phase' && done >= 0 && !growing && hand.some((card) => wanted.has(card)) ? done : lean(state, question, chance);
}

function played({ players, options }: TriedTable, seed: string, way: Way): Session {
  const session = Session.open(spiritIsland, players, options, seed);
  const chance = Chance.fromSeed(`play ${seed}`);
  const wanted = new Set(powers.flatMap(({ name }, card) => (missing.includes(`power ${name}`) ? [card] : [])));
  while (session.outcome === null) {
    const question = session.questions[chance.below(session.questions.length)]!;
    const { seat, id, answers } = question;
    if (way !== 'random') {
      const state = stateOf<State>(session);
      session.answer(seat, id, way === 'leaning' ? lean(state, question, chance) : seek(state, question, wanted, chance));
      continue;
    }
    const active = answers.flatMap(({ kind }, i) => (idle.has(kind) ? [] : [i]));
    const choice = active.length > 0 && chance.below(5) > 0 ? chance.pick(active) : chance.below(answers.length);
    session.answer(seat, id, choice);
  }
  return session;
}

const needed = [1, 2, 3, 4, 5, 6];
const kept: { name: string; session: Session; found: Set<string> }[] = [];
let missing: readonly string[] = everything;
for (let game = 0; game < MOST_GAMES && (missing.length > 0 || needed.length > 0); game++) {
  const early = game < tables.length * 2;
  const table = game % 2 === 1 && !early ? crowd : tables[game % tables.length]!;
  const session = played(table, `fixture ${game}`, early ? 'random' : game % 2 === 1 ? 'seeking' : game % 4 === 0 ? 'leaning' : 'random');
  const found = foundIn(session.save());
  const fresh = missing.filter((name) => found.has(name)).length;
  const size = needed.indexOf(table.players);
  if (fresh === 0 && size < 0) continue;
  if (size >= 0) needed.splice(size, 1);
  kept.push({ name: `${table.name.replaceAll(/[^a-z0-9]+/g, '-')}-${game}`, session, found });
  missing = missing.filter((name) => !found.has(name));
}

// A game that exercises nothing by itself, and whose number of players others have, is not kept.
const plain = (one: (typeof kept)[number]): boolean => {
  const others = kept.filter((other) => other !== one);
  return (
    unexercised(
      everything,
      others.map(({ found }) => found),
    ).length === missing.length && others.some(({ session }) => session.config.players === one.session.config.players)
  );
};
for (const one of kept.slice()) if (plain(one)) kept.splice(kept.indexOf(one), 1);

recordFixtures(
  join(import.meta.dirname, 'fixtures'),
  kept.map(({ name, session }) => [name, session] as const),
);
console.log(`${kept.length} games; not exercised: ${missing.join(', ') || 'nothing'}.`);

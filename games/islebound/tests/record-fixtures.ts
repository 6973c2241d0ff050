/*
 * Records whole games into fixtures/: `npm exec node games/islebound/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { join } from 'node:path';
import { Chance, Session } from '@skerry/engine';
import { firstGameWith, recordFixtures } from '@skerry/engine/fixtures';
import { buildingNamed } from '../content/original.ts';
import { islebound } from '../index.ts';
import type { Entry, Source } from '../rules/log.ts';
import { playedSession, tables } from './random-play.ts';

/** A game as bots lean: shorter than a random one, and its players do what people do. */
function leaningSession(players: number, options: (typeof tables)[number]['options'], seed: string): Session {
  const session = Session.open(islebound, players, options, seed);
  const chance = Chance.fromSeed(seed);
  const state = () => islebound.bot.imagine(session.view(session.questions[0]!.seat) as never, session.questions[0]!.seat, chance);
  while (session.outcome === null) {
    const [question] = session.questions;
    session.answer(question!.seat, question!.id, islebound.bot.lean!(state(), question!, chance));
  }
  return session;
}

/** Whether a building was bought or built in a game. */
const came = (session: Session, name: string): boolean =>
  session.log(null).some(({ entry }) => 'building' in entry && entry.building === buildingNamed(name) && entry.what !== 'building-came');
/** Whether a building gave its owner something. */
const gave = (session: Session, name: string): boolean =>
  session.log(null).some(({ entry }) => {
    const { what, source } = entry as Entry & { readonly source?: Source };
    return what === 'gained' && source?.from === 'building' && source.building === buildingNamed(name);
  });
const fileName = (name: string): string => name.replaceAll(', ', '-').replaceAll(' ', '-');

recordFixtures(join(import.meta.dirname, 'fixtures'), [
  ...tables.flatMap(({ players, options, name }) => [
    [`${fileName(name)}-random`, playedSession(players, options, `fixture ${name}`)] as const,
    [`${fileName(name)}-leaning`, leaningSession(players, options, `fixture ${name}`)] as const,
  ]),
  // These are rarely in reach of somebody who plays at random.
  firstGameWith(islebound, { players: 2, options: { metropolis: true } }, 'cathedral', (session) => came(session, 'Cathedral')),
  firstGameWith(islebound, { players: 2, options: { metropolis: true } }, 'trading house', (session) => came(session, 'Trading House')),
  firstGameWith(islebound, { players: 2, options: { metropolis: true } }, 'grand hotel', (session) => gave(session, 'Grand Hotel')),
  firstGameWith(islebound, { players: 2, options: { metropolis: true } }, 'university', (session) => gave(session, 'University')),
]);

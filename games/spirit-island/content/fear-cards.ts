import { eachElsewhere, eachLand, eachPlayer, eachPlayerMay, eachSpirit, type Part, thisTurn } from './part.ts';
import type { CardSet } from './power.ts';
import {
  addStrife, type Amount, anyOf, anyPresence, anySacredSite, atLeast, between, coastal, damage, destroy, downgrade, either, energy, gather, has, hasInvaders, inland,
  invaders, islandRule, per, perPresence, push, remove, removeHealth, special, upTo, when, whenElse, without,
} from './step.ts';

type Level = readonly Part[];

export interface FearCard {
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  /** By terror level. */
  readonly levels: readonly [Level, Level, Level];
}

const cardOf =
  (set: CardSet) =>
  (name: string, ...levels: [Level, Level, Level]): FearCard => ({ name, set, origin: 'published', levels });
const card = cardOf('base');
const branch = cardOf('branch-and-claw');
const jagged = cardOf('jagged-earth');

const settlers = has('explorer', 'town');
const oneOrTwoInvaders = between(1, 2, ...invaders);
const perSacredSiteWithInvaders: Amount = { per: { count: 'sacred-sites-with-invaders' }, each: 1 };

const dangerous = anyOf(has('beasts'), has('disease'), atLeast(2, 'dahan'));
const weakerByStrife = thisTurn(islandRule('health-per-strife', -1));

/** The fear cards, set by set. A land to be chosen is one where something can come of it. */
export const fearCards: readonly FearCard[] = [
  card('Avoid the Dahan',
    [thisTurn(islandRule('skip-explore-where-dahan', 2))],
    [thisTurn(islandRule('skip-build-where-more-dahan'))],
    [thisTurn(islandRule('skip-build-where-dahan'))]),
  card('Belief Takes Root',
    [thisTurn(islandRule('defend-if-presence', 2))],
    [thisTurn(islandRule('defend-if-presence', 2)), eachSpirit(energy(perSacredSiteWithInvaders))],
    [eachElsewhere([anyPresence, hasInvaders], removeHealth(upTo(perPresence(2))))]),
  card('Dahan Enheartened',
    [eachPlayerMay([hasInvaders], either(push(1, 'dahan'), gather(1, 'dahan')))],
    [eachElsewhere([], gather(upTo(2), 'dahan'), when(has('dahan'), damage(1)))],
    [eachElsewhere([], gather(upTo(2), 'dahan'), damage(per(1, 'dahan')))]),
  card('Dahan on their Guard',
    [thisTurn(islandRule('defend-per-dahan', 1))],
    [thisTurn(islandRule('defend-if-dahan', 1), islandRule('defend-per-dahan', 1))],
    [thisTurn(islandRule('defend-per-dahan', 2))]),
  card('Dahan Raid',
    [eachElsewhere([has('dahan'), hasInvaders], damage(1))],
    [eachElsewhere([has('dahan'), hasInvaders], damage(per(1, 'dahan')))],
    [eachElsewhere([has('dahan'), hasInvaders], damage(per(2, 'dahan')))]),
  card('Emigration Accelerates',
    [eachPlayer([coastal, has('explorer')], remove(1, 'explorer'))],
    [eachPlayer([coastal, settlers], remove(1, 'explorer', 'town'))],
    [eachPlayer([settlers], remove(1, 'explorer', 'town'))]),
  card('Fear of the Unseen',
    [eachPlayer([anySacredSite, settlers], remove(1, 'explorer', 'town'))],
    [eachPlayer([anyPresence, settlers], remove(1, 'explorer', 'town'))],
    [eachPlayer([anyPresence, hasInvaders], whenElse(anySacredSite, remove(1, ...invaders), remove(1, 'explorer', 'town')))]),
  card('Isolation',
    [eachPlayer([between(1, 1, ...invaders), settlers], remove(1, 'explorer', 'town'))],
    [eachPlayer([oneOrTwoInvaders, settlers], remove(1, 'explorer', 'town'))],
    [eachPlayer([oneOrTwoInvaders], remove(1, ...invaders))]),
  card('Overseas Trade Seem Safer',
    [thisTurn(islandRule('defend-coastal', 3))],
    [thisTurn(islandRule('defend-coastal', 6), islandRule('no-city-coastal'))],
    [thisTurn(islandRule('defend-coastal', 9), islandRule('skip-build-coastal'))]),
  card('Retreat!',
    [eachPlayerMay([inland, has('explorer')], push(upTo(2), 'explorer'))],
    [eachPlayerMay([inland, settlers], push(upTo(3), 'explorer', 'town'))],
    [eachPlayerMay([settlers], push(upTo(per(1, 'explorer', 'town')), 'explorer', 'town'))]),
  card('Scapegoats',
    [eachLand([has('town'), has('explorer')], destroy(per(1, 'town'), 'explorer'))],
    [eachLand([has('town', 'city'), has('explorer')], destroy(per(1, 'town'), 'explorer'), destroy(per(2, 'city'), 'explorer'))],
    [eachLand([has('town', 'city')], destroy('all', 'explorer'), destroy(per(1, 'city'), 'town'))]),
  card('Seek Safety',
    [eachPlayerMay([has('explorer')], special('push-explorer-to-more-buildings', 1))],
    [eachPlayerMay([has('town', 'city')], either(gather(1, 'explorer'), when(has('city'), gather(1, 'town'))))],
    [eachPlayerMay([without('city'), settlers], removeHealth(upTo(3)))]),
  card('Tall Tales of Savagery',
    [eachPlayer([has('dahan'), has('explorer')], remove(1, 'explorer'))],
    [eachPlayer([has('dahan'), settlers], either(remove(2, 'explorer'), remove(1, 'town')))],
    [
      eachLand([has('dahan'), settlers], either(remove(2, 'explorer'), remove(1, 'town'))),
      eachLand([atLeast(2, 'dahan'), has('city')], remove(1, 'city')),
    ]),
  card('Trade Suffers',
    [thisTurn(islandRule('skip-build-where-city'))],
    [eachPlayerMay([coastal, has('town')], downgrade(1, 'town'))],
    [eachPlayerMay([coastal, has('town', 'city')], downgrade(1, 'town', 'city'))]),
  card('Wary of the Interior',
    [eachPlayer([inland, has('explorer')], remove(1, 'explorer'))],
    [eachPlayer([inland, settlers], remove(1, 'explorer', 'town'))],
    [eachPlayer([settlers], remove(1, 'explorer', 'town'))]),
  branch('Dahan Attack',
    [eachPlayer([has('dahan'), has('explorer')], remove(1, 'explorer'))],
    [eachElsewhere([has('dahan'), hasInvaders], damage(per(1, 'dahan')))],
    [eachElsewhere([has('town', 'city')], gather(1, 'dahan'), damage(per(2, 'dahan')))]),
  branch('Dahan Threaten',
    [eachPlayer([has('dahan')], addStrife(1))],
    [eachPlayer([has('dahan')], addStrife(1)), weakerByStrife],
    [eachPlayer([has('dahan')], addStrife(1)), eachLand([has('strife')], damage(per(1, 'dahan')))]),
  branch('Depart the Dangerous Land',
    [eachPlayer([dangerous], remove(1, 'explorer'))],
    [eachPlayer([dangerous], remove(1, 'explorer', 'town'))],
    [eachPlayer([dangerous, hasInvaders], removeHealth(upTo(4)))]),
  branch('Panic',
    [eachPlayer([has('beasts', 'disease', 'dahan')], addStrife(1))],
    [eachPlayer([has('beasts', 'disease', 'dahan')], addStrife(1)), weakerByStrife],
    [eachPlayer([hasInvaders], addStrife(1)), weakerByStrife]),
  branch('Plan for Departure',
    [eachPlayerMay([coastal], gather(1, 'town'))],
    [eachPlayerMay([coastal], gather(1, 'explorer', 'town')), thisTurn(islandRule('defend-coastal', 2))],
    [eachPlayerMay([coastal], gather(upTo(2), 'explorer', 'town')), thisTurn(islandRule('defend-coastal', 4))]),
  branch('Unrest',
    [eachPlayer([has('town')], addStrife(1, 'town'))],
    [eachPlayer([has('town')], addStrife(1, 'town')), weakerByStrife],
    [eachPlayer([hasInvaders], addStrife(1)), weakerByStrife]),
  jagged('Dahan Reclaim Fishing Grounds',
    [eachElsewhere([coastal, has('dahan'), hasInvaders], damage(per(1, 'dahan')))],
    [eachElsewhere([coastal], gather(upTo(1), 'dahan'), damage(per(1, 'dahan')))],
    [eachElsewhere([coastal], gather(upTo(1), 'dahan'), damage(per(2, 'dahan')))]),
];

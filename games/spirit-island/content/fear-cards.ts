import { eachBoard, eachElsewhere, eachLand, eachPlayer, eachPlayerMay, eachSpirit, onTheIsland, type Part, thisTurn } from './part.ts';
import type { CardSet } from './power.ts';
import {
  addStrife, type Amount, anyOf, anyPresence, anySacredSite, at, atLeast, between, coastal, damage, destroy, downgrade, either, energy, fear, gather, has, hasInvaders,
  inland, invaders, islandRule, near, nextCard, onNoRavageCard, onRavageCard, per, perPlayer, perAnyPresence, push, pushToMore, remove, removeHealth, ruleIn, skipOne, special,
  surroundedBy, upTo, when, whenElse, without,
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
const weakerByStrife = onTheIsland(islandRule('health-per-strife', -1));
const beasts = has('beasts');
const disease = has('disease');
const several = atLeast(2, ...invaders);
const troubles = ['badlands', 'beasts', 'disease', 'wilds', 'strife'] as const;
const untamed = has('badlands', 'wilds', 'dahan');
const strifeStrikes = eachLand([has('strife')], special('strife-strikes'));
const noExploreAtTheCoast = ruleIn(coastal, 'skip-explore');

/** The fear cards, set by set. A land to be chosen is one where something can come of it. */
export const fearCards: readonly FearCard[] = [
  card('Avoid the Dahan',
    [thisTurn(islandRule('skip-explore-where-dahan', 2))],
    [thisTurn(islandRule('skip-build-where-more-dahan'))],
    [thisTurn(islandRule('skip-build-where-dahan'))]),
  card('Belief Takes Root',
    [thisTurn(islandRule('defend-if-presence', 2))],
    [thisTurn(islandRule('defend-if-presence', 2)), eachSpirit(energy(perSacredSiteWithInvaders))],
    [eachElsewhere([anyPresence, hasInvaders], removeHealth(upTo(perAnyPresence(2))))]),
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
    [eachPlayerMay([settlers], push('any', 'explorer', 'town'))]),
  card('Scapegoats',
    [eachLand([has('town'), has('explorer')], destroy(per(1, 'town'), 'explorer'))],
    [eachLand([has('town', 'city'), has('explorer')], destroy(per(1, 'town'), 'explorer'), destroy(per(2, 'city'), 'explorer'))],
    [eachLand([has('town', 'city')], destroy('all', 'explorer'), destroy(per(1, 'city'), 'town'))]),
  card('Seek Safety',
    [eachPlayerMay([has('explorer')], pushToMore(1, 'explorer', ['town', 'city']))],
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
  branch('Demoralized',
    [thisTurn(ruleIn([], 'defend', 1))],
    [thisTurn(ruleIn([], 'defend', 2))],
    [thisTurn(ruleIn([], 'defend', 3))]),
  branch('Depart the Dangerous Land',
    [eachPlayer([dangerous], remove(1, 'explorer'))],
    [eachPlayer([dangerous], remove(1, 'explorer', 'town'))],
    [eachPlayer([dangerous], removeHealth(upTo(4)))]),
  branch('Discord',
    [eachElsewhere([several], addStrife(1))],
    [eachElsewhere([several], addStrife(1)), eachLand([has('strife')], special('strife-hurts'))],
    [eachElsewhere([several], addStrife(1)), strifeStrikes]),
  branch('Explorers are Reluctant',
    [onTheIsland(nextCard('explore-passes-lowest'))],
    [onTheIsland(nextCard('explore-waits'))],
    [onTheIsland(nextCard('explore-comes-to-nothing'))]),
  branch('Flee the Pestilent Land',
    [eachPlayer([disease], remove(1, 'explorer', 'town'))],
    [eachPlayer([anyOf(disease, inland)], whenElse(disease, removeHealth(upTo(3)), remove(1, 'explorer')))],
    [eachPlayer([anyOf(disease, inland)], whenElse(disease, removeHealth(upTo(5)), remove(1, 'explorer', 'town')))]),
  branch('Immigration Slows',
    [onTheIsland(nextCard('build-passes-lowest'))],
    [onTheIsland(nextCard('build-waits'))],
    [onTheIsland(nextCard('build-comes-to-nothing'))]),
  branch('Panic',
    [eachPlayer([has('beasts', 'disease', 'dahan')], addStrife(1))],
    [eachPlayer([has('beasts', 'disease', 'dahan')], addStrife(1)), weakerByStrife],
    [eachPlayer([hasInvaders], addStrife(1)), weakerByStrife]),
  branch('Panicked by Wild Beasts',
    [eachPlayer([near(beasts)], addStrife(1))],
    [eachPlayer([near(beasts)], addStrife(1)), onTheIsland(ruleIn(beasts, 'skip-normal-explore'), ruleIn(beasts, 'skip-normal-build'))],
    [eachPlayer([near(beasts)], addStrife(1)), onTheIsland(ruleIn(beasts, 'skip-normal'))]),
  branch('Plan for Departure',
    [eachPlayerMay([coastal], gather(1, 'town'))],
    [eachPlayerMay([coastal], gather(1, 'explorer', 'town')), thisTurn(islandRule('defend-coastal', 2))],
    [eachPlayerMay([coastal], gather(upTo(2), 'explorer', 'town')), thisTurn(islandRule('defend-coastal', 4))]),
  branch('Quarantine',
    [onTheIsland(noExploreAtTheCoast)],
    [onTheIsland(noExploreAtTheCoast, ruleIn(disease, 'no-source'))],
    [onTheIsland(noExploreAtTheCoast, ruleIn(disease, 'skip-all'))]),
  branch('Too Many Monsters',
    [eachPlayer([beasts], remove(1, 'explorer', 'town'))],
    [eachPlayer([near(beasts)], whenElse(beasts, [remove(1, 'explorer'), remove(1, 'town')], remove(1, 'explorer')))],
    [eachPlayer([near(beasts)], whenElse(beasts, [remove(2, 'explorer'), remove(2, 'town')], remove(1, 'explorer', 'town')))]),
  branch('Tread Carefully',
    [eachPlayerMay([anyOf(has('dahan'), surroundedBy(5, 'dahan'))], skipOne('ravage'))],
    [eachPlayerMay([anyOf(has('dahan'), surroundedBy(3, 'dahan'))], skipOne('ravage'))],
    [eachPlayerMay([near(has('dahan'))], skipOne('ravage'))]),
  branch('Unrest',
    [eachPlayer([has('town')], addStrife(1, 'town'))],
    [eachPlayer([has('town')], addStrife(1, 'town')), weakerByStrife],
    [eachPlayer([hasInvaders], addStrife(1)), weakerByStrife]),
  jagged('Beset by Many Troubles',
    [thisTurn(ruleIn(has(...troubles), 'defend', 3))],
    [thisTurn(ruleIn(anyOf(has(...troubles), surroundedBy(3, ...troubles)), 'defend', 5))],
    [thisTurn(islandRule('defend-by-troubles', 3))]),
  jagged('Dahan Reclaim Fishing Grounds',
    [eachElsewhere([coastal, has('dahan'), hasInvaders], damage(per(1, 'dahan')))],
    [eachElsewhere([coastal], gather(upTo(1), 'dahan'), damage(per(1, 'dahan')))],
    [eachElsewhere([coastal], gather(upTo(1), 'dahan'), damage(per(2, 'dahan')))]),
  jagged('Flee from Dangerous Lands',
    [eachBoard(at({ test: [untamed] }, push(1, 'explorer', 'town')))],
    [eachBoard(at({ test: [untamed] }, remove(1, 'explorer', 'town')))],
    [eachBoard(at({ test: [] }, whenElse(untamed, remove(1, ...invaders), remove(1, 'explorer', 'town'))))]),
  jagged('Nerves Fray',
    [eachPlayer([onNoRavageCard], addStrife(1))],
    [eachPlayer([onNoRavageCard], addStrife(2))],
    [eachPlayer([onNoRavageCard], addStrife(2)), onTheIsland(fear(perPlayer(1)))]),
  jagged('Sense of Dread',
    [eachBoard(at({ test: [onRavageCard] }, remove(1, 'explorer')))],
    [eachBoard(at({ test: [onRavageCard] }, remove(1, 'explorer', 'town')))],
    [eachBoard(at({ test: [onRavageCard] }, remove(1, ...invaders)))]),
  jagged('Theological Strife',
    [eachPlayer([anyPresence], addStrife(1))],
    [eachPlayer([anyPresence], addStrife(1)), eachSpirit(energy(perSacredSiteWithInvaders))],
    [eachPlayer([anyPresence], addStrife(1)), strifeStrikes]),
];

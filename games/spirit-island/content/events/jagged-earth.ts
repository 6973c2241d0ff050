import { branch, byStage, byTerror, choose, type EventCard, eventsOf, forEnergy, free, healthyOrBlighted } from '../event.ts';
import {
  afterRavage, eachBoard, eachBoardThat, eachLand, eachSpirit, eachSpiritIn, eachSpiritMayIn, eachSpiritWith, onTheIsland, thisTurn, unless,
} from '../part.ts';
import {
  add, anyPresence, at, atChosen, atLeast, atMost, beside, blightStill, boardRule, coastal, damage, damageEach, defend, destroy, destroyDamaged, destroyedHere,
  destroyPresence, either, eitherAble, energy, exactly, fear, forget, forEnergy as pay, fromNextTurn, fromTo, gainPower, gather, has, hasInvaders, healthOfAll,
  healthyIsland, inland, invaders, invadersDo, islandRule, landsOfBoard, mayAt, moreBy, near, nextTurn, noInvaders, not, onBoard, onceInTheGame, per,
  perEarnedFearCards, perEvery, perPlayer, printedDahan, push, pushToMost, remove, replace, reveal, ruleFor, ruleIn, shownOn, sparedBoard, special, thenThere,
  surelyHas, times, when, whenElse, without, yourPresence,
} from '../step.ts';
import {
  beastsChaseOffHomesteaders, carefulDefense, comingOfAge, coordinatedDefense, explorersBlunder, grimToll, increasingAggression, offerings, outbreakIn,
  plaguesBringFear, preyOnTheHeedless, stricken, thousandStruggles,
} from './shared.ts';

const event = eventsOf('jagged-earth');

const beasts = has('beasts');
const blight = has('blight');
const building = has('town', 'city');
const dahan = has('dahan');
const disease = has('disease');
const noBuilding = without('town', 'city');
const nowhere = not(anyPresence);
const anywhere = { test: [] } as const;
const dahanSitOut = islandRule('dahan-sit-out');

/** The 30 events of Jagged Earth, as the deck lies. */
export const jaggedEarth: readonly EventCard[] = [
  event('Lesser Spirits Imperiled',
    choose(
      free('Tend to Your Own Strength',
        eachSpirit(energy(1)),
        onTheIsland(special('lesser-spirits-suffer'))),
      forEnergy(4, 'plant', 'Forge a Web of Mutual Support',
        eachSpirit(destroyPresence(1)),
        eachSpirit(special('element-for-good')))),
    {
      token: branch('Quit the Farmed Lands',
        eachBoard(at({ test: [beasts] }, thenThere(push(1, 'beasts', { to: [noBuilding] }), when(has('explorer'), fear(1)))))),
      dahan: branch('Return to Old Pillars', eachBoard(at({ test: [printedDahan] }, gather(fromTo(1, 2), 'dahan')))),
    }),
  event("Remnants of a Spirit's Heart",
    choose(
      free('Leave Its Strength with the Dahan',
        onTheIsland(healthOfAll(10, 'dahan'), ruleFor(invaders, dahan, 'health'))),
      forEnergy(4, 'earth', 'With Patient Focus Craft a Great Warding',
        thisTurn(islandRule('spirits-defend-less', 4)),
        onTheIsland(onceInTheGame('great-warding', 4)))),
    { token: branch('Hunting Parties', eachLand([surelyHas('beasts'), has('city')], fear(1), destroy(1, 'beasts'))), dahan: thousandStruggles }),
  event('Numinous Crisis',
    choose(
      free('Draw Strength from It While You Can',
        onTheIsland(special('draw-strength-from-the-island', 3))),
      free('Pour Your Strength into the Island',
        eachSpirit(eitherAble(pay(3), forget(2), special('return-presence-to-a-track'))),
        onTheIsland(special('blight-comes-to-the-card')))),
    { token: plaguesBringFear, dahan: carefulDefense }),
  event('Hard-Working Settlers',
    choose(
      free('Act Cautiously in the Background',
        eachBoard(
          times(2, mayAt({ test: [dahan] }, push(1, 'dahan'))),
          at({ test: [without('town')] }, add(1, 'town')),
          at({ test: [shownOn('ravage')], most: invaders }, invadersDo('ravage')))),
      free('Create Unnerving Distractions',
        thisTurn(islandRule('each-card-skips-a-ravage')),
        onTheIsland(fear(perPlayer(1)), special('last-invader-cards-to-the-box')))),
    {
      token: branch('Beasts Prey on the Injured',
        thisTurn(islandRule('beasts-are-badlands')),
        eachBoard(at({ test: [beasts] }, destroyDamaged(1, ...invaders)))),
    }),
  event('Dahan Trade with the Invaders',
    choose(
      free('Ignore Their Interest', thisTurn(dahanSitOut)),
      forEnergy(2, 'fire', 'Display Your Wrath at This Betrayal',
        eachSpiritIn([yourPresence, dahan], destroy(1, 'dahan'), fear(1))),
      forEnergy(6, 'air', 'Change and Help Them Learn from the Enemy',
        thisTurn(dahanSitOut),
        eachSpirit(forget(1)),
        onTheIsland(fromNextTurn('defend-per-dahan')))),
    { token: branch('Outbreaks Shift', eachBoard(at({ test: [disease] }, pushToMost(1, 'disease', invaders)))) }),
  event("Life's Balance Tilts",
    choose(
      free('Let Destruction Have Its Day',
        eachBoard(at({ test: [beasts] }, remove(1, 'beasts')), at(anywhere, add(1, 'disease'))),
        eachBoard(reveal('minor', { speed: 'fast' }, at(anywhere, add(1, 'blight')))),
        onTheIsland(healthOfAll(-1, ...invaders, 'dahan'))),
      forEnergy(4, 'animal', 'Fortify the Resilience of Life',
        eachBoard(at(anywhere, add(1, 'beasts')), at({ test: [disease] }, remove(1, 'disease'))),
        eachBoard(reveal('minor', { speed: 'slow' }, at({ test: [blight] }, remove(1, 'blight')))),
        onTheIsland(healthOfAll(1, ...invaders, 'dahan')))),
    { dahan: thousandStruggles }),
  event('Harvest Bounty, Harvest Dust',
    byStage(3,
      branch('Harvest Bounty, Harvest Dust',
        // The ravages may blight the island: what it is at first holds for all boards.
        eachBoardThat(not(healthyIsland), at({ test: [atLeast(2, 'town', 'city')] }, push(1, 'town', { to: [noBuilding] }))),
        eachBoardThat(healthyIsland, at({ test: [building] }, invadersDo('ravage')))),
      branch('Widespread Clearcutting', eachBoard(at({ test: [building] }, special('blight-unless-some-die', 2))))),
    { token: explorersBlunder, dahan: branch('Coordinated Strikes', eachLand([atLeast(3, 'dahan')], damage(2), defend(2))) }),
  event('Invested Aristocracy',
    byStage(3,
      branch('Invested Aristocracy', afterRavage(eachBoardThat(sparedBoard, at({ test: [noInvaders], numbered: 'highest' }, add(1, 'town'))))),
      branch('Foreign Dignitaries Visit',
        onTheIsland(whenElse(healthyIsland, islandRule('first-land-takes-more', 2), special('fear-card-from-the-box'))))),
    { token: preyOnTheHeedless, dahan: comingOfAge(atLeast(2, 'dahan')) }),
  event('Mapmakers Chart the Wild',
    byStage(3,
      branch('Mapmakers Chart the Wild', thisTurn(islandRule('wilds-idle')), onTheIsland(ruleIn(onBoard(without('wilds')), 'explore-more'))),
      increasingAggression),
    { token: preyOnTheHeedless, dahan: comingOfAge(without('badlands', 'beasts', 'disease', 'wilds')) }),
  event('No Bravery without Numbers',
    byStage(3,
      branch('No Bravery without Numbers', thisTurn(islandRule('ravage-needs-numbers'))),
      branch('Courage of the Crowd', thisTurn(islandRule('ravage-needs-numbers')), onTheIsland(islandRule('ravage-damage', 2)))),
    {
      token: preyOnTheHeedless,
      dahan: branch('Leave the Hostile Land',
        eachLand([dahan, has('badlands', 'disease')],
          push(per(1, 'badlands', 'disease'), 'dahan', { to: [without('badlands', 'disease')] }))),
    }),
  event('Smaller Ports Spring Up',
    byStage(3,
      branch('Smaller Ports Spring Up',
        eachBoardThat(onBoard(exactly(1, 'city'), coastal), at({ test: [coastal, without('city')] }, add(1, 'town')))),
      branch('Extensive Building', eachBoard(at({ test: [hasInvaders, not(shownOn('build'))] }, invadersDo('build'))))),
    {
      token: stricken,
      dahan: branch('Settlers Encroach Too Far', eachBoard(atChosen([has('town'), dahan], push(perEvery(2, 'dahan'), 'town')))),
    }),
  event('The Frontier Calls',
    healthyOrBlighted(
      branch('The Frontier Calls', onTheIsland(ruleIn(noBuilding, 'explore-more'))),
      branch('Self-Sacrifice Buys Time', eachSpirit(destroyPresence(1)), thisTurn(islandRule('next-blight-from-the-box', perPlayer(1))))),
    {
      token: branch('Lair in Untamed Lands', eachBoard(at({ test: [without('town', 'city', 'blight')] }, add(1, 'beasts')))),
      dahan: branch('Seek Out New Grounds', eachBoard(at({ test: [not(printedDahan)] }, gather(fromTo(1, 2), 'dahan')))),
    }),
  event('Seek New Farmland',
    healthyOrBlighted(
      branch('Seek New Farmland', eachLand([atLeast(2, 'town')], push(1, 'town', { to: [without('town')] }))),
      branch('Voracious Consumption',
        afterRavage(unless({ presence: 2 }, eachBoard(at({ test: [has('city'), without('blight')] }, add(1, 'blight'))))))),
    { token: plaguesBringFear, dahan: branch('Engage on Their Own Terms', thisTurn(islandRule('dahan-strike-first', 1))) }),
  event('Gradual Corruption',
    healthyOrBlighted(
      branch('Gradual Corruption', unless({ energy: 'invader-discards' }, eachBoard(at({ test: [building] }, add(1, 'blight'))))),
      branch('Ravaged Wilderness',
        eachBoard(at({ test: [blight, beasts] }, remove(1, 'beasts')), at({ test: [blight, has('wilds')] }, remove(1, 'wilds'))))),
    {
      token: branch('Fatalities Rise',
        eachLand([disease], damageEach(1), damageEach(1, 'dahan'), when(destroyedHere('town', 'city'), remove(1, 'disease')))),
      dahan: branch('Blessings of Bounty and Health', eachSpiritMayIn([yourPresence, dahan], add(1, 'dahan'))),
    }),
  event('Fortune-Seekers',
    healthyOrBlighted(
      branch('Fortune-Seekers', onTheIsland(onceInTheGame('fortune-seekers'))),
      branch("The Land's Bounty Exhausted", thisTurn(ruleIn(nowhere, 'fragile-land')))),
    { token: grimToll, dahan: branch('Tell the Old Stories', eachSpiritWith(2, 'dahan', special('reclaim-or-remember'))) }),
  event('Provincial Seat',
    healthyOrBlighted(
      branch('Provincial Seat', eachBoard(at({ test: [has('city')] }, invadersDo('build')))),
      branch('Lands Hollow of Promise', unless({ presence: 2 }, eachBoard(at({ test: [nowhere] }, add(1, 'blight')))))),
    {
      token: beastsChaseOffHomesteaders,
      dahan: branch('Rally to the Defense of Distant Kin', eachBoard(at({ test: [dahan] }, gather(1, 'dahan'), defend(per(1, 'dahan'))))),
    }),
  event('Cities Rise',
    healthyOrBlighted(
      branch('Cities Rise', eachBoard(at({ test: [], most: ['town'] }, replace(atMost(2, per(1, 'town')), 'town', 'city')))),
      branch('Depleted Soil', thisTurn(ruleIn(building, 'fragile-land')))),
    { token: beastsChaseOffHomesteaders, dahan: carefulDefense }),
  event('Thriving Trade',
    healthyOrBlighted(
      branch('Thriving Trade', eachBoard(at({ test: [coastal, has('city')] }, add(1, 'city')))),
      branch('Partitioned Wilderness',
        unless({ presence: 3 }, eachBoardThat(landsOfBoard(4, has('town')), at({ test: [near(has('town'))] }, add(1, 'blight')))))),
    {
      token: branch('Pestilence Arrives on Canvas Sails',
        eachBoard(at({ test: [coastal], most: ['town', 'city'] }, add(1, 'disease'), damage(3, 'dahan')))),
      dahan: branch('Clever Cooperation', eachSpiritMayIn([yourPresence, dahan], special('push-presence-and-strike', 2))),
    }),
  event('Wounded Lands Attract Explorers',
    healthyOrBlighted(
      branch('Wounded Lands Attract Explorers', eachBoard(at({ test: [blight] }, add(1, 'explorer')))),
      branch("The World's Vibrance Fades", onTheIsland(special('blight-leaves-unless-presence-is-lost', 2)))),
    {
      token: beastsChaseOffHomesteaders,
      dahan: branch('Raiding and Retaliation', eachLand([building, dahan], damage(per(1, 'dahan')), special('buildings-retaliate', 1))),
    }),
  event('Coastal Towns Multiply',
    healthyOrBlighted(
      branch('Coastal Towns Multiply', eachBoard(at({ test: [coastal, beside(coastal, has('town'))] }, add(1, 'town')))),
      branch('Cooperation Among Towns', onTheIsland(ruleIn([building, without('strife')], 'ravage-damage', 1)))),
    { token: explorersBlunder, dahan: comingOfAge(without('blight', 'disease')) }),
  event('Civic Engagement',
    healthyOrBlighted(
      branch('Civic Engagement',
        eachBoardThat(onBoard(without('strife')), boardRule(building, 'ravage-damage', 1)),
        eachBoardThat(onBoard(has('strife')), at({ test: [has('strife')] }, remove(1, 'strife')))),
      branch("Life's Web Torn Asunder", eachBoardThat(onBoard(atLeast(6, 'blight')), at({ test: [beside(blight)] }, add(1, 'blight'))))),
    {
      token: branch('Casualties of Fang and Sting', eachBoard(at({ test: [beasts] }, destroy(1, 'explorer', 'town')))),
      dahan: branch('Keep Far From the Lands of Plague',
        eachBoard(times(3, at({ test: [disease, dahan] }, push(1, 'dahan', { to: [without('disease')] }))))),
    }),
  event('Sprawl Contained by the Wilds',
    healthyOrBlighted(
      branch('Sprawl Contained by the Wilds',
        eachBoard(at({ test: [noInvaders] }, add(1, 'wilds')), at({ test: [], most: ['town', 'city'] }, invadersDo('build')))),
      branch('Dissolution Threatens',
        eachSpirit(either(special('presence-becomes-wilds', 2), [special('presence-comes-back', 1), nextTurn('only-slow')])))),
    { token: explorersBlunder, dahan: branch('Lay Ambushes', onTheIsland(ruleIn(dahan, 'dahan-at-once'))) }),
  event('The Struggles of Growth',
    healthyOrBlighted(
      branch('The Struggles of Growth',
        eachSpirit(eitherAble([destroyPresence(2), gainPower('any')], [forget(1), energy(2), special('move-own-presence', 4)]))),
      branch('Blight Deepens', unless({ presence: 1 }, eachBoard(at({ test: [blight] }, blightStill(1)))))),
    {
      token: branch('Irregular Outbreaks', onTheIsland(islandRule('disease-idle')), eachBoardThat(onBoard(disease), fear(1))),
      dahan: carefulDefense,
    }),
  event('Eager Explorers',
    byTerror(2,
      branch('Eager Explorers', thisTurn(islandRule('eager-explorers'))),
      branch('Xenophobia', thisTurn(ruleIn(dahan, 'xenophobia', 1)))),
    { token: beastsChaseOffHomesteaders, dahan: branch('At Their Gates Demanding Redress', eachLand([dahan, has('city')], fear(2))) }),
  event('Bureaucrats Adjust Funding',
    byTerror(3,
      branch('Bureaucrats Adjust Funding', thisTurn(islandRule('funding'))),
      branch('Ransack and Run', afterRavage(eachBoard(at({ test: [], most: ['city'] }, invadersDo('ravage'), remove(1, 'city')))))),
    { token: branch('Terrifying Beasts', eachBoardThat(onBoard(atLeast(2, 'beasts')), fear(2))), dahan: coordinatedDefense }),
  event('Resourceful Populace',
    byTerror(2,
      branch('Resourceful Populace', thisTurn(islandRule('resourceful-populace'))),
      branch('Strip the Land Bare', thisTurn({ do: 'rule', rule: 'each-deals', n: 1, of: ['town'], everywhere: true }, islandRule('strip-the-land')))),
    {
      token: outbreakIn('Virulence Among Close-Packed Homes', inland),
      dahan: branch('Offerings of Story and Season', eachSpiritWith(3, 'dahan', energy(1), special('may-reclaim', 1))),
    }),
  event('Relentless Optimism',
    byTerror(2,
      branch('Relentless Optimism', thisTurn(islandRule('no-fear-for-buildings'))),
      branch('Cultures Mix and Clash',
        eachBoardThat(onBoard(moreBy(2, ['dahan'], ['town', 'city'])), at({ test: [has('town')] }, replace(1, 'town', 'dahan'))),
        eachBoardThat(onBoard(moreBy(2, ['town', 'city'], ['dahan'])), at({ test: [dahan] }, replace(1, 'dahan', 'town'))))),
    {
      token: branch('Foreign Diseases',
        eachBoard(at({ test: [hasInvaders, dahan], most: [...invaders, 'dahan'] }, add(1, 'disease'), damage(2, 'dahan')))),
      dahan: offerings,
    }),
  event('Pull Together in Adversity',
    byTerror(3,
      branch('Pull Together in Adversity', thisTurn(islandRule('strife-idle', 1))),
      branch('Purge the Land with Salt and Fire',
        eachBoard(at({ test: [atLeast(2, 'town')] }, blightStill(1), add(2, 'badlands'), remove('all', 'town'))))),
    { token: explorersBlunder, dahan: carefulDefense }),
  event('Temporary Truce',
    byTerror(2,
      branch('Temporary Truce', thisTurn(ruleIn(dahan, 'truce'))),
      branch('Temporary Caution', thisTurn(islandRule('each-board-skips-a-ravage')))),
    { token: preyOnTheHeedless, dahan: branch("Speak of the Spirits' Anger", eachBoardThat(landsOfBoard(1, dahan, building), fear(1))) }),
  event('Overconfidence',
    byTerror(2,
      branch('Overconfidence', onTheIsland(special('fear-is-lost', 2))),
      branch('Terror Breeds Aggression', onTheIsland(islandRule('ravage-damage', perEarnedFearCards(2))))),
    {
      token: branch('Beasts Multiply',
        eachBoard(at({ test: [beside(beasts)] }, add(1, 'beasts')), at({ test: [surelyHas('beasts'), dahan] }, destroy(1, 'dahan')))),
      dahan: coordinatedDefense,
    }),
];

import { branch, byStage, byTerror, choose, type EventCard, eventsOf, forAtLeast, forEachSlowCard, forEnergy, free, healthyOrBlighted } from '../event.ts';
import {
  afterAdvance, eachBoard, eachBoardThat, eachElsewhere, eachLand, eachPlayerMay, eachSpirit, eachSpiritIn, eachSpiritMayIn, eachSpiritWith, onTheIsland, thisTurn, unless,
} from '../part.ts';
import {
  add, addPresence, adjacentLands, anyPresence, anySacredSite, at, atChosen, atLeast, beside, blightStill, coastal, damage, destroy, destroyPresence, eitherAble, exactly, fear,
  forEnergy as pay, forget, gainPower, gather, has, hasInvaders, healthOfAll, inland, inTerrain, invaders, islandRule, more, near, nextRavage, noInvaders, onBoard, per,
  perPlayer, push, pushSpread, remove, replace, reveal, roundedUp, ruleIn, sacredSites, sacredSitesHere, special, surelyHas, thenThere, when, without, yourPresence,
} from '../step.ts';
import {
  beastsAttack, beastsProwl, cannyDefense, comingOfAge, dahanLeave, fierceMien, grimToll, increasingAggression, jungleOrWetland, lingeringPlagues, newDiseases, offerings,
  outbreakIn, preyOnTheUnwary, sandsOrMountain, stricken,
} from './shared.ts';

const event = eventsOf('branch-and-claw');

const building = has('town', 'city');
const dahan = has('dahan');
const blightSpreads = branch('Blight Spreads', unless({ presence: 2 }, eachBoard(at({ test: [beside(has('blight'))] }, add(1, 'blight')))));

/** The 25 events of Branch & Claw that are in every deck, as it lies. */
export const branchAndClaw: readonly EventCard[] = [
  event('Years of Little Rain',
    choose(
      free('Let the Plants Die and the Land Wither',
        eachBoard(reveal('minor', { without: 'water' }, at({ test: [inTerrain('sands')] }, add(1, 'blight')))),
        onTheIsland(healthOfAll(-1, 'town', 'city', 'dahan'))),
      forEnergy(4, 'water', 'Act to Ease the Drought',
        eachSpiritMayIn([yourPresence, dahan], addPresence()))),
    { token: beastsAttack, dahan: cannyDefense }),
  event('Farmers Seek the Dahan for Aid',
    choose(
      free('Spurn the Invaders',
        eachBoard(at({ test: [building, dahan] }, damage(2, 'dahan'))),
        eachBoard(at({ test: [atLeast(2, 'town', 'city')] }, add(1, 'blight'))),
        onTheIsland(healthOfAll(-1, 'town', 'city'))),
      free('Teach the Invaders',
        eachBoard(at({ test: [dahan] }, add(1, 'town'))),
        onTheIsland(nextRavage('ravage-as-build')))),
    { token: newDiseases }),
  event('New Species Spread',
    choose(
      free('Let the Invasive Species Bloom',
        eachBoard(reveal('minor', { speed: 'fast' }, at({ test: [building] }, add(1, 'blight')))),
        onTheIsland(special('event-comes-back', 2))),
      forEnergy(4, 'moon', 'Transmute the Worst of the Species',
        onTheIsland(fear(perPlayer(1))),
        eachBoard(at({ test: [building] }, add(1, 'beasts'))))),
    { token: newDiseases, dahan: offerings }),
  event("War Touches the Island's Shores",
    choose(
      free('Allow the Attacks',
        eachBoard(special('war-touches-the-shores'))),
      forEnergy(1, null, 'Help Repel the Newcomers',
        onTheIsland(special('fear-card-from-the-box')))),
    {
      token: branch('Beasts Find New Homes',
        eachBoard(at({ test: [has('beasts')] }, thenThere(push(1, 'beasts', { to: [without('blight')] }), when(hasInvaders, fear(1)))))),
      dahan: branch('Reclaim Territory', eachPlayerMay([dahan], thenThere(push(1, 'dahan'), damage(1)))),
    }),
  event('Sacred Sites under Threat',
    choose(
      free("Let the Island's Strength Repulse Them",
        eachLand([anySacredSite, has('explorer', 'town')], push(sacredSitesHere, 'explorer', 'town')),
        onTheIsland(special('blight-leaves-the-card', 1))),
      free('Guard Them Yourself, for Well or Ill',
        onTheIsland(special('guard-the-sacred-sites', 3)))),
    { token: beastsProwl, dahan: branch('Spirit Speakers Solve Riddles of Power', eachSpiritWith(4, 'dahan', gainPower('minor'))) }),
  event('Outpaced',
    forEachSlowCard(
      branch('Stay Steady and Slow', eachSpirit(special('discard-for-energy', 1))),
      branch('Work to Match Their Pace', eachSpirit(eitherAble(pay(3), destroyPresence(2)), special('may-use-it-now')))),
    {
      token: lingeringPlagues,
      dahan: branch('Raids in Force', eachElsewhere([more(['dahan'], ['town', 'city'])], damage(per(1, 'dahan')))),
    }),
  event('Missionaries Arrive',
    choose(
      free('Ignore Their Contact with the Dahan',
        eachBoard(reveal('minor', { with: 'sun' },
          at({ test: [dahan, has('explorer')] }, push(1, 'explorer')),
          at({ test: [dahan] }, replace(1, 'dahan', 'town')))),
        onTheIsland(special('event-comes-back', 2))),
      forEnergy(4, 'sun', 'Curse the Tongues of the Foreigners',
        eachSpiritIn([has('city')], add(1, 'disease')),
        onTheIsland(fear(perPlayer(2)), nextRavage('each-deals', 3, 'city')))),
    { token: preyOnTheUnwary }),
  event('A Strange Madness among the Beasts',
    choose(
      free('Let Them Rampage unto Death',
        eachLand([surelyHas('beasts')], destroy(per(1, 'beasts'), 'dahan')),
        eachBoard(at({ test: [has('beasts')] }, remove(1, 'beasts')))),
      forAtLeast(3, 'animal', 'Guide the Madness',
        onTheIsland(special('guide-the-madness', 3)),
        eachSpiritMayIn([has('beasts')], push(1, 'beasts')))),
    {
      token: branch('Savage Frenzy', eachLand([has('beasts')], destroy(per(1, 'beasts'), 'explorer'), damage(per(2, 'beasts')))),
      dahan: dahanLeave('Seek a Safer Home', surelyHas('beasts', 'disease', 'wilds'), without('beasts', 'disease', 'wilds')),
    }),
  event('Seeking the Interior',
    byStage(2,
      branch('Seeking the Interior', eachLand([coastal, has('explorer')], push(1, 'explorer', { to: [inland] }))),
      branch('Local Diaspora', onTheIsland(at({ test: [], most: invaders }, pushSpread(adjacentLands, 'explorer', 'town'))))),
    { token: beastsProwl, dahan: dahanLeave('Forsake the Barren Land', has('blight'), without('blight')) }),
  event('Wave of Reconnaissance',
    byStage(2,
      branch('Wave of Reconnaissance', onTheIsland(islandRule('explore-more'))),
      branch('Urbanization', eachLand([atLeast(2, 'town')], replace(roundedUp(2, 'town'), 'town', 'city')))),
    { token: stricken, dahan: dahanLeave('Retreat', has('city'), without('city')) }),
  event('Interesting Discoveries',
    byStage(2,
      branch('Interesting Discoveries', eachBoard(atChosen([anySacredSite], gather(1, 'explorer'), add(1, 'explorer')))),
      increasingAggression),
    {
      token: outbreakIn('Wheezelung Outbreak', jungleOrWetland),
      dahan: branch('Tend the Land', eachBoard(at({ test: [atLeast(2, 'dahan')] }, remove(1, 'blight')))),
    }),
  event('Strange Tales Attract Explorers',
    byStage(2,
      branch('Strange Tales Attract Explorers',
        eachSpirit(when(sacredSites(1), fear(1))),
        afterAdvance(eachLand([anySacredSite], add(1, 'explorer')))),
      branch('Fortification', afterAdvance(onTheIsland(special('build-in-an-unseen-terrain'))))),
    { token: beastsAttack, dahan: comingOfAge(sandsOrMountain) }),
  event('Cultural Assimilation',
    byTerror(3,
      branch('Cultural Assimilation', eachBoard(at({ test: [exactly(1, 'dahan'), near(has('city'))] }, replace(1, 'dahan', 'town')))),
      branch('Reprisal Against the Dahan', eachBoard(at({ test: [dahan, building] }, damage(3, 'dahan'))))),
    {
      token: beastsAttack,
      dahan: branch('Reckless Offensive',
        eachBoard(at({ test: [atLeast(2, 'dahan'), atLeast(2, 'town', 'city')] }, destroy(per(1, 'dahan'), 'town', 'city'), add(1, 'blight')))),
    }),
  event('Investigation of Dangers',
    byTerror(2,
      branch('Investigation of Dangers', eachBoard(at({ test: [noInvaders, without('dahan')] }, add(1, 'explorer')))),
      branch('Destroy the Unnatural!', onTheIsland(ruleIn(anyPresence, 'ravage-damage', 3)))),
    { token: preyOnTheUnwary, dahan: branch('Rouse the Spirits', eachSpiritWith(3, 'dahan', special('may-use-a-slow-power'))) }),
  event('Distant Exploration',
    byTerror(2,
      branch('Distant Exploration', onTheIsland(islandRule('reach-further'))),
      branch('Fearful Mobs', onTheIsland(ruleIn(atLeast(3, ...invaders), 'ravage-damage', 3)))),
    { token: grimToll, dahan: fierceMien }),
  event('Rising Interest in the Island',
    choose(
      free('Ignore the Curiosity',
        onTheIsland(special('invader-card-to-the-box')),
        eachBoard(at({ test: [without('town')] }, add(1, 'town')))),
      forEnergy(4, 'air', 'Weave Lies in the Minds of Their Observers',
        onTheIsland(special('fear-card-to-the-box'), nextRavage('each-deals', 1, 'town', 'city')))),
    {
      token: branch('Beasts of the Jungle', eachBoard(at({ test: [inTerrain('jungle'), without('blight')] }, add(1, 'beasts'), when(hasInvaders, fear(1))))),
      dahan: branch('Traps and Snares', eachBoard(at({ test: [dahan] }, add(1, 'wilds')))),
    }),
  event('Putting Down Roots',
    healthyOrBlighted(
      branch('Putting Down Roots', eachBoard(at({ test: [inland] }, replace(1, 'explorer', 'town')))),
      branch('The Center Crumbles', unless({ presence: 3 }, eachBoardThat(onBoard(hasInvaders), at({ test: [inland] }, add(1, 'blight')))))),
    { token: stricken, dahan: branch('Drive Off the Interlopers', eachPlayerMay([dahan], push(1, 'explorer', 'town'))) }),
  event('Search for New Lands',
    healthyOrBlighted(
      branch('Search for New Lands', eachLand([atLeast(2, 'explorer')], push(1, 'explorer', { to: [noInvaders] }))),
      branch('Devastated Shores', unless({ presence: 2 }, eachBoardThat(onBoard(hasInvaders), at({ test: [coastal] }, add(1, 'blight')))))),
    {
      token: branch('Distant Hunt', eachBoard(at({ test: [has('beasts')] }, thenThere(push(1, 'beasts', { to: [without('blight')] }), damage(1))))),
      dahan: cannyDefense,
    }),
  event('Invaders Surge Inland',
    healthyOrBlighted(
      branch('Invaders Surge Inland', eachBoard(at({ test: [coastal, has('town')] }, special('move-a-town-inland', 2)))),
      branch('Widening Destruction', unless({ presence: 2 }, eachBoard(at({ test: [near(building)] }, add(1, 'blight')))))),
    { token: grimToll, dahan: cannyDefense }),
  event('Tight-Knit Communities',
    healthyOrBlighted(branch('Tight-Knit Communities', onTheIsland(healthOfAll(1, 'town', 'city'))), blightSpreads),
    { token: preyOnTheUnwary, dahan: comingOfAge(coastal) }),
  event('Well-Prepared Explorers',
    healthyOrBlighted(branch('Well-Prepared Explorers', onTheIsland(healthOfAll(1, 'explorer'))), blightSpreads),
    { token: beastsProwl, dahan: comingOfAge(inland) }),
  event('Population Rises',
    healthyOrBlighted(
      branch('Population Rises', eachBoard(at({ test: [has('explorer', 'town')] }, add(1, 'town')))),
      branch('Power Fades', eachSpirit(eitherAble(destroyPresence(2), forget(2), special('blight-leaves-the-card'))))),
    { token: outbreakIn('Sandfever Outbreak', sandsOrMountain), dahan: offerings }),
  event('Urban Development',
    healthyOrBlighted(
      branch('Urban Development', onTheIsland(nextRavage('each-deals', 2, 'city'))),
      branch('Festering Pits of Blight', eachBoardThat(onBoard(hasInvaders), at({ test: [atLeast(2, 'blight')] }, blightStill(1))))),
    { token: lingeringPlagues, dahan: fierceMien }),
  event('Heavy Farming',
    healthyOrBlighted(
      branch('Heavy Farming', onTheIsland(nextRavage('each-deals', 1, 'town'))),
      branch('Overcrowded Cities', unless({ presence: 2 }, eachBoard(at({ test: [has('city')] }, add(1, 'blight')))))),
    { token: preyOnTheUnwary, dahan: comingOfAge(jungleOrWetland) }),
  event('Promising Farmland',
    healthyOrBlighted(
      branch('Promising Farmland', thisTurn(islandRule('explore-a-town'))),
      branch('New Cash Crops Take Hold', onTheIsland(special('ravage-in-an-unseen-terrain', 2)))),
    {
      token: branch('Beasts Provoked', eachBoard(at({ test: [has('town'), without('blight')] }, add(1, 'beasts')))),
      dahan: cannyDefense,
    }),
];


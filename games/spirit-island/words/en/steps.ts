import { plural } from '@skerry/presentation';
import type { StepWords } from '../step-words.ts';
import { count, it, many, one, several } from './pieces.ts';
import { cardRules, cardSpecials } from './cards.ts';
import { eventRules, eventSpecials, eventSteps } from './events.ts';
import { powerRules, powerSpecials, powerSteps } from './powers.ts';
import { rebellionSpecials } from './adversaries.ts';
import { timeSpecials } from './time.ts';

const eachLands = {
  adjacent: 'in each adjacent land',
  'here-and-adjacent': 'here and in each adjacent land',
  'within-2': 'in each land within range 2',
  everywhere: 'in each land of the island',
  'other-coastal-of-board': 'in each other coastal land of this board',
  damaged: 'in each land where this power has dealt damage',
} as const;

const whose = { you: 'you', target: 'the target spirit' } as const;
const gains = (who: 'you' | 'target'): string => (who === 'you' ? 'gain' : 'the target spirit gains');

export const steps: StepWords = {
  ...powerSteps,
  ...eventSteps,
  fear: (n, per) => `generate ${n} fear${per}`,
  damage: (n, per, to, spread) => {
    const whom = to[0] === 'invader' ? '' : ` to ${several(to)}`;
    switch (spread) {
      case 'divided':
        return `deal ${n} damage${whom}${per}`;
      case 'each':
        return `deal ${n} damage to each ${one(to)}${per}`;
      case 'one':
        return `deal ${n} damage to one ${one(to)}${per}`;
      case 'different':
        return `deal ${n} damage${per}, each to a different ${one(to)}`;
    }
  },
  take: (how, amount, what, per) => `${how} ${many(amount, what)}${per}`,
  removeHealth: (n, per) => `remove invaders with up to ${n} health in all${per}`,
  replace: (n, what, by) => `replace ${count(n, what)} with ${by.length > 1 ? count(by.length, by.slice(0, 1)) : count(1, by)}`,
  move: (how, amount, what, per) => `${how} ${many(amount, what)}${per}`,
  spreadOut: ', to as many different lands as possible',
  there: (clauses) => `in each land that they came to: ${clauses}`,
  thereOnce: (condition, clauses) => `if any of them came to a land ${condition}: ${clauses}`,
  add: (n, what, per) => `add ${count(n, what)}${per}`,
  addStrife: (n, to, different, per) => {
    if (to[0] === 'invader') return `add ${n} strife${per}`;
    return different ? `add 1 strife to each of ${count(n, to)}` : `add ${n} strife to ${n === 1 ? `a ${one(to)}` : several(to)}${per}`;
  },
  blightStill: (n) => `add ${n} blight, without cascade`,
  forget: (n) => (n === 1 ? 'forget a power card' : `forget ${n} power cards`),
  reveal: (deck, test, so, otherwise) => `discard the top ${deck} power; if it ${test}: ${so}${otherwise && `; otherwise: ${otherwise}`}`,
  cardWith: (element) => `has ${element}`,
  cardWithout: (element) => `lacks ${element}`,
  cardOf: { fast: 'is fast', slow: 'is slow' },
  nextRavage: (rule) => `in the next normal ravage step ${rule}`,
  withMost: (of) => ` with the most ${several(of)}`,
  withFewest: (of) => ` with the fewest ${several(of)}`,
  numbered: { highest: ' (the highest number)', lowest: ' (the lowest number)' },
  addPresence: (who, range, n) =>
    `${who === 'you' ? 'add' : 'the target spirit adds'} ${n} presence ${range === 'here' ? 'here' : `within range ${range} of ${who === 'you' ? 'your' : 'its'} own`}`,
  destroyPresence: (n) => `destroy ${n} of your own presence`,
  defend: (n, per) => `defend ${n}${per}`,
  energy: (n, who, per) => `${gains(who)} ${n} energy${per}`,
  gainPower: (deck, who) => `${gains(who)} a ${deck === 'any' ? 'power card' : `${deck} power`}`,
  invaders: (what) => `the invaders ${what} here`,
  rule: {
    'less-health': (n) => `invaders and dahan in your lands have ${n} less health`,
    'powers-deal-more': (n) => `this turn each power of the target spirit that deals damage deals ${n} more`,
    'presence-flows': () => 'this turn presence here that would be destroyed may be pushed by its owner instead',
    observe: () => 'this turn, after each of the next 3 actions that change what pieces are here, prepare 1 element marker',
    'break-harder': () => 'this turn, after the invaders deal damage to this land, deal 2 damage and half as much as they dealt',
    'break-against-the-stone': () => 'this turn, after the invaders deal damage to this land, deal 2 damage',
    'weaker-counterattack': (n) => `this turn each of your presence lowers the damage of dahan who fight back in its land by ${n}`,
    'sit-out-damaged': (n) => `up to ${n} damaged invaders do not participate in ravages here this turn`,
    'spare-dahan-once': (n) => `the next time this turn that dahan would be destroyed here, ${n} of them are spared`,
    'spare-dahan': (n) => `each time this turn that dahan would be destroyed here, ${n} of them are spared`,
    'defend-per-presence': (n) => `this turn each presence of that spirit gives defend ${n} in its land`,
    'range-from-mountains': (n) => `the powers of the target spirit have +${n} range from mountains this turn`,
    'dahan-unchanged': () => 'dahan here cannot be damaged, destroyed, removed, replaced or moved this turn',
    'keep-presence': (n) =>
      `this turn, when an event or a blight card itself destroys presence of anybody, you may keep it for ${n} energy each`,
    'blight-from-the-box': (n) =>
      `this turn you may pay ${n} energy for each blight added to your lands, so that it comes from the box and not from the blight card`,
    ...powerRules,
    ...cardRules,
    ...eventRules,
    'defend-per-dahan': (n) => `each land has defend ${n} for each dahan in it`,
    'defend-if-presence': (n) => `each land with presence has defend ${n}`,
    'defend-if-dahan': (n) => `each land with dahan has defend ${n}`,
    'defend-of-presence': (n) => `defend ${n} in each land with presence of the target spirit`,
    'defend-coastal': (n) => `each coastal land has defend ${n}`,
    'defend-by-fear': () => 'this turn, each fear that powers generate here also gives defend 1 here',
    'skip-all': () => 'the invaders skip all actions here this turn',
    'skip-ravage': () => 'the invaders do not ravage here this turn',
    'skip-build': () => 'the invaders do not build here this turn',
    'skip-explore': () => 'the invaders do not explore here this turn',
    'skip-one': () => 'the invaders skip 1 action here this turn',
    'skip-build-coastal': () => 'the invaders do not build in coastal lands',
    'no-city-coastal': () => 'the invaders build no cities in coastal lands',
    'skip-build-where-city': () => 'the invaders do not build in lands with cities',
    'skip-build-where-dahan': () => 'the invaders do not build in lands with dahan',
    'skip-build-where-more-dahan': () => 'the invaders do not build in lands with more dahan than towns/cities',
    'skip-explore-where-dahan': (n) => `the invaders do not explore lands with ${n} or more dahan`,
    health: (n, of) => `${several(of)} have ${n > 0 ? `${n} more` : `${-n} less`} health this turn`,
    'health-per-strife': (n) => `each invader has ${-n} less health for each of its strife this turn`,
    'each-deals': (n, of) => `each ${one(of)} deals ${n} more damage in ravages`,
    'ravage-as-build': () => 'the invaders build with the same cards instead of ravaging',
    'explore-more': (n) => `each explore that adds explorers adds ${n} more this turn`,
    'reach-further': () => 'explorers reach one land further from towns, cities and oceans this turn',
    'disease-idle': () => 'disease neither stops builds nor is removed by them in this invader phase',
    'ravage-damage-here': (n) => `ravages here deal ${n} more damage this turn`,
    'ravage-damage': (n) => `ravages deal ${n} more damage in each land this turn`,
    'no-blight': () => 'no blight is added here this turn',
    'dahan-safe': () => 'dahan here ignore damage and cannot be destroyed this turn',
    'dahan-safe-in-ravage': () => 'dahan here take no damage from ravages this turn',
    'dahan-at-once': () => 'during a ravage here this turn, the dahan deal their damage at the same time as the invaders',
    isolate: () => 'isolate this land: this turn invaders neither explore it nor cross its borders',
    'hunting-grounds': () => 'this turn your presence may count as beasts and as badlands, and cannot move',
    'next-destroyed-fear': (n) => `the next time invaders are destroyed here this turn, generate ${n} fear`,
    vengeance: () => 'this turn, after each action that destroys towns/cities/dahan here, deal 1 damage here for each of them',
    'vengeance-far': () =>
      'this turn, after each action that destroys towns/cities/dahan here, deal 1 damage for each of them, here or in adjacent lands',
    quicksand: () => 'this turn, invaders and dahan that an action moves here are destroyed after it',
  },
  healthHere: (n, of) => `${several(of)} here have ${n > 0 ? `${n} more` : `${-n} less`} health this turn`,
  behindPlace: ', ',
  elsewhere: (clauses) => clauses.replaceAll(/\bhere\b/g, 'there'),
  mayRepeat: (times, upToCost, atCost, who, more) =>
    `${whose[who]} may this turn repeat ${more ? `up to ${times} more power cards` : times === 1 ? 'a power card' : `${times} power cards`}${
      upToCost === null ? '' : ` of cost ${upToCost} or less`
    }${atCost ? ', paying the cost again' : ''}`,
  quickenLesser: (n, who) =>
    `${whose[who]} may use ${plural('en', n, { one: 'slow power', other: 'slow powers' })} (no major power) as fast this turn`,
  quicken: (n, who) => `${whose[who]} may use ${plural('en', n, { one: 'slow power', other: 'slow powers' })} as fast this turn`,
  range: (n, who) => `${who === 'you' ? 'your powers' : 'the powers of the target spirit'} have +${n} range this turn`,
  takeBack: (who) => `${whose[who]} may take one of the cards played this turn back to hand at its end`,
  special: {
    'restore-presence-in-your-wetlands': () => 'then either of you may restore 1 of its own presence in a wetland with your presence',
    'presence-for-blight': () => 'you may remove 1 blight by removing 1 of your presence from here',
    'your-presence-defends': (n) => `this turn each of your presence gives defend ${n} in its land`,
    'less-health-in-your-lands': () => 'this turn invaders and dahan in your lands have 1 less health',
    'gain-a-minor-and-play-it': () => 'gain a minor power; then play it at once for its cost, or gain moon and earth this turn',
    'play-a-card': () => 'play one more power card for its cost',
    'absorbed-gain-majors': (n) => `each other spirit with ${n} or more absorbed presence may gain a major power without forgetting a card`,
    'gain-a-major-without-forgetting': () => 'gain a major power without forgetting a card',
    'absorbed-add-presence': (n) => `each other spirit with ${n} or more absorbed presence may add 1 presence within range 1 of its own`,
    'absorbed-gain-energy': (n) => `each other spirit with ${n} or more absorbed presence gains 1 energy`,
    'absorb-essence': () => 'you absorb 1 presence of the target spirit, which leaves the game; it gains 1 element of its choice',
    plaguebearers: (n) => `push ${n} explorers/towns/dahan for each disease here; 1 disease may go along with each of them`,
    'destroyed-presence-leaves': () => 'its price: 1 destroyed presence of the target spirit leaves the game',
    'lead-half-away': () => 'push up to half of the invaders here, rounded down; likewise of the dahan, of the presence and of the beasts',
    'lead-more-than-half-away': () =>
      'push up to half of the invaders here, rounded up; likewise of the dahan, of the presence and of the beasts',
    'lead-away': (n) => `push up to ${n} invader/dahan/presence/beasts`,
    'lead-to-dahan': (n) =>
      `for each dahan here you may move 1 invader/dahan/presence/beasts, all of them to one land with dahan within range ${n}`,
    'lead-to-like-terrain': (n) => `move up to ${n} invaders/dahan/presence/beasts to one land of the same terrain within range 2`,
    'lead-along-the-shore': (n) =>
      `push up to ${n} invaders/dahan/presence/beasts, from a coastal land only to coastal, from an inland one only to inland lands`,
    'offer-passage': (n) => `move up to ${n} dahan between here and one of your lands, each in either direction`,
    'travelers-boon': (n) =>
      `the target spirit moves up to ${n} of its presence to one of your lands; in all 1 invader, 1 dahan and 1 beasts may go along`,
    'gather-presence-of-another': () => 'you may gather 1 presence or 1 sacred site of another spirit that agrees',
    'play-with-fire': () => 'discard the next minor power; if it shows fire, generate 1 fear, deal 2 damage and add 1 blight',
    'incite-the-mob': () => '1 invader with strife deals its damage to other invaders; generate 1 fear for each destroyed',
    'fight-each-other': () => '1 invader and 1 dahan deal their damage to each other',
    'keep-what-happened': () => 'you may forget a power card to gain the card just used, and 1 energy',
    'see-what-happens': () =>
      'discard minor powers until one targets a land; use its text here, whatever its range and target, with every “up to” at its most and all options of a choice',
    'turn-up-the-top-fear-card': () => 'turn the top card of the fear deck face up',
    'ancient-memories': (n) => `the target spirit gains a power card; for a major it may pay ${n} energy rather than forget a card`,
    'teach-elements': (n) => `discard up to ${n} of your element markers; the target spirit gains those elements`,
    'prepare-a-marker': () => 'prepare 1 element marker',
    'guide-the-way': () => 'move 1 beasts from here up to two lands, step by step; up to 2 dahan may go with it, all of the way or a part',
    'may-push-own-presence': () => 'the target spirit may push 1 of its presence',
    'scurrying-tide': () =>
      'remove up to half of the beasts here; for each of them generate 2 fear, and the invaders skip 1 action here this turn',
    'wilds-or-disease': () => 'the target spirit chooses: add 1 wilds in one of its lands — or — replace 1 of its presence with 1 disease',
    'presence-to-disease': () => 'replace 1 of your presence with 1 disease',
    'fear-for-lost-explorers': () => 'if this power destroyed explorers, generate 1 fear; if 5 or more, 1 fear more',
    'chase-after-dreams': (n) =>
      `replace ${['', '1 explorer with 1 explorer', '1 town with 2 explorers', '1 city with 3 explorers'][n]}; gather any of them into your adjacent lands; then, if towns/cities are here, generate 1 fear`,
    'share-energy-of-fire': () =>
      'you and the target spirit gain 1 energy for each fire you have, divided as evenly as possible; who gets the odd one is your choice',
    'return-destroyed-presence': (n) => `return up to ${n} of your destroyed presence to your tracks`,
    'move-presence-here': (n) => `move up to ${n} of your presence from other lands here`,
    'restore-presence': (n) => `add ${n} of your destroyed presence here`,
    'add-blight-without-harm-to-you': () => 'add 1 blight to the target land, which does not destroy your presence',
    'damage-all-kinds-by-presence-lost': () => 'deal 1 damage for each presence destroyed in this way to invaders, and as much to dahan',
    erupt: () => 'destroy 1 or more of your presence here',
    'blight-to-the-box': () => 'put 1 blight from here back into the box',
    'fear-if-invaders-moved': (n) => `if invaders were pushed, generate ${n} fear`,
    ...powerSpecials,
    ...cardSpecials,
    ...timeSpecials,
    ...rebellionSpecials,
    ...eventSpecials,
    'elemental-boon': (n) =>
      `the target spirit gains ${n} different elements of its choice this turn; if that is another spirit, you gain the same`,
    'forget-power': () => 'forget a power card',
    'carry-dahan-ashore': () => 'dahan pushed into an ocean may come ashore in any coastal land instead of drowning',
    'turn-up-a-fear-card': () => 'turn a fear card face up, earned or in the fear deck; it is still earned in its turn',
    'gain-an-element-it-has': () => 'the target spirit gains one more of an element that it has',
    'call-on-midnights-dream': () =>
      'gain a major power; if you forget this card for it, gain 1 energy for each dahan here, and you may play the new power at once for its cost',
    'restore-presence-or-stop': (n) => `up to ${n} of its destroyed presence come back; if none does, nothing more happens`,
    'explorers-fight-buildings': () => 'explorers and towns/cities here deal their damage to each other',
    'target-from-each-other': () => 'this turn you and the target spirit may target from each other’s presence',
    'gain-power-and-share': () => 'the target spirit gains a power card; you gain one of the cards that it did not take',
    'may-give-a-card-each': () => 'each of you may give the other a card from hand',
    'add-presence-even-if-forbidden': () => 'add 1 presence here, even where you usually cannot be',
    'push-dahan-with-their-defend': (n) => `push up to ${n} dahan; each takes its defend 2 along`,
    'beasts-attack': () => 'each beasts deals 2 damage; one whose damage destroys a town/city is removed',
    'beasts-prowl': () => 'each beasts generates 1 fear if invaders are in its land, otherwise it is pushed',
    'event-comes-back': (n) => `this card goes back into the event deck, under ${n} cards`,
    'war-touches-the-shores': () =>
      'discard the top major power: its cost is the damage to the invaders and to the land in the coastal land with the most towns/cities; defend reduces both',
    'fear-card-from-the-box': () => 'put a fear card from the box onto the fear deck, unseen',
    'fear-card-to-the-box': () => 'the top card of the fear deck leaves the game',
    'blight-leaves-the-card': (n) =>
      `${n === 0 ? '1 blight leaves the blight card' : `${n} blight for each player leaves the blight card`} for the box`,
    'guard-the-sacred-sites': (n) =>
      `in each land with a sacred site and invaders: deal 2 damage for ${n} energy (shared, aided by fire), or destroy 1 presence there of each spirit`,
    'guide-the-madness': (n) =>
      `remove any number of beasts, then pay ${n} energy for each that stays, at least ${n} in all (shared, aided by animal)`,
    'build-in-an-unseen-terrain': () => 'the invaders build in a terrain of your choice that no card in their spaces shows',
    'may-use-a-slow-power': () => 'use 1 slow power now instead of in the slow phase, or none',
    'invader-card-to-the-box': () => 'the top card of the invader deck leaves the game',
    'move-a-town-inland': (n) => `move 1 town to an inland land within range ${n}`,
    'sink-the-board': () => 'this board sinks with all that is on it',
    weave: () =>
      'this land and an adjacent land of your choice are one land until time passes; then divide its pieces between the two as you wish',
    'untouched-land': () =>
      'once in the game a board by lot that is not in play joins this board, without what is printed on it; put 2 beasts, 2 wilds, 2 badlands and up to 2 presence of any spirits there; from then on each build card, and what an adversary does on each board or in each land, leaves out 1 board',
    'spend-tokens': () => 'remove any number of beasts, disease, strife and wilds; for each of them generate 1 fear and deal 3 damage',
    'tokens-come-back': (n) => `if you have removed tokens, put up to ${n} of them back; otherwise add ${n} strife`,
    'unlock-a-major': (n) => `the target spirit draws ${n} major powers and gains one of them, without forgetting a card`,
    'unlock-and-play': (n) =>
      `the target spirit draws ${n} major powers and gains one of them, without forgetting a card; it may play it at once, for half its cost or forgetting it when time passes, and meets all its thresholds`,
    bargain: () =>
      'remove 1 of your presence from the game: for the rest of the game lands within range 1 of your presence have defend 1 for each dahan, and you gain 1 energy less each turn',
    'bargain-from-track': () =>
      'the same with a presence from a track: for the rest of the game lands within range 1 of your presence have defend 1 for each dahan, and you gain 1 energy less each turn',
    'move-dahan-here': (n) => `move up to ${n} dahan there from the target land`,
  },
  or: ' — or — ',
  may: (clauses) => `you may ${clauses}`,
  asTarget: (clauses) => `the target spirit: ${clauses}`,
  gainElements: (who, elements) => `${gains(who)} ${elements} this turn`,
  among: (most, land) => `, divided among this land and ${most === 1 ? 'one other land' : 'any number of lands'} of yours${land}`,
  onlyTo: (land) => `, only ${land.replace(/^in each (.*?)\bland\b/, 'to $1lands')}`,
  otherwise: (clauses, further) => `otherwise${further ? ',' : ':'} ${clauses}`,
  when: (condition, clauses, otherwise) => `if ${condition}: ${clauses}${otherwise && `; otherwise: ${otherwise}`}`,
  eachLand: (where, clauses) => `${eachLands[where]}: ${clauses}`,
  at: (land, range, clauses) => `${land}${range === null ? '' : ` within range ${range}`}: ${clauses}`,
  atNearPresence: (range, clauses) => `in a land within range ${range} of your presence: ${clauses}`,
  atOfTarget: (fromPresence, optional, labels, clauses) =>
    fromPresence === null
      ? `the target spirit ${optional ? `may, in one of its lands${labels}` : `chooses one of its lands${labels}; there`}: ${it(clauses)}`
      : `the target spirit chooses a land within range ${fromPresence} of your presence; there: ${it(clauses)}`,
  fearForDestroyed: (clauses, of, most) =>
    `${clauses}; generate 1 fear for each ${one(of)} destroyed in this way${most === null ? '' : ` (at most ${most})`}`,
};

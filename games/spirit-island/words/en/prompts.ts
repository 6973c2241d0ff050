import type { Asked, Words } from '../catalogue.ts';
import { adversaryPrompts } from './adversaries.ts';
import { scenarioPrompts } from './scenarios.ts';
import { eventPrompts } from './events.ts';
import { timePrompts } from './time.ts';
import { opening } from './opening.ts';

const leave = ({ left }: Asked): string => (left > 1 ? `; ${left} left` : left < 0 ? '; all of them go' : '');
const acts = { ravage: 'ravage', build: 'build', explore: 'explore' } as const;

/** One sentence each: what is asked, and why; with the number of the rule. */
export const prompts: Words['prompt'] = {
  ways: () => 'Open the Ways: choose one of the two lands that are adjacent from now on (J-40.12).',
  'ways-to': ({ from }) => `Open the Ways: choose the land that is adjacent to ${from} from now on (J-40.12).`,
  lead: (asked) => `${asked.source}choose who goes and where to, or stop${leave(asked)} (J-12.1).`,
  'let-lead': ({ source, from, to, left }) =>
    `${source}${left === 2 ? 'do 2 of your presence go, as beasts,' : 'does 1 of your presence go'} from ${from} to ${to}? (J-4.8)`,
  'let-take': ({ source, land }) => `${source}are 2 of your presence in ${land} taken away, as beasts? (J-40.23)`,
  'strike-as-beasts': ({ land, left }) =>
    `${left === 2 ? 'Do 2 of your presence strike, as beasts,' : 'Does 1 of your presence strike, as beasts,'} for 2 damage in ${land}? What destroys a town or city so is removed (J-40.23).`,
  'lead-where': ({ source, land }) => `${source}choose the land to which pieces go from ${land}, or stop (J-12.4).`,
  passage: ({ source, land }) => `${source}choose your land that dahan go to from ${land}, or come from (J-12.4).`,
  'boon-to': ({ source }) => `${source}choose the land to which your presence moves, or stop (J-4.6).`,
  'boon-from': (asked) => `${asked.source}choose where a presence goes to ${asked.to} from, or stop${leave(asked)} (J-4.6).`,
  along: ({ source, from, to }) => `${source}choose who goes along from ${from} to ${to}, or stop (J-12.4).`,
  ...opening.prompt,
  'let-build': ({ land }) => `Disease is about to stop the build in ${land}: let it happen for 1 fear? (J-40.35)`,
  'presence-flows': ({ land }) => `Your presence in ${land} is about to be destroyed: push it, or stop (J-4.10).`,
  'who-restores': () => 'Choose who restores 1 presence, or stop (J-4.9).',
  'presence-for-blight': ({ land }) => `Remove 1 of your presence from ${land} to remove 1 blight there? (J-40.10)`,
  'play-one': () => 'Choose a card to play now for its cost, or stop (J-7.9).',
  'absorbed-from': () => 'Choose where 1 of your presence is absorbed (J-40.7).',
  'disease-along': ({ from, to }) => `Does 1 disease go along from ${from} to ${to}? (J-12.1)`,
  'let-gather': ({ from, land }) => `Choose how much of your presence goes from ${from} to ${land} (J-4.8).`,
  'gather-presence': ({ source, land }) => `${source}choose presence of another spirit to gather into ${land}, or stop (J-4.8).`,
  discord: () => 'Pay 1 energy to add 1 strife in one of these lands, or stop (J-40.20).',
  fight: ({ source, land }) => `${source}choose who fights in ${land} (J-13.2).`,
  'forget-for': ({ card }) => `Choose a card to forget for ${card}, or stop (J-8.4).`,
  'which-beasts': ({ source, land }) => `${source}choose which beasts of ${land} go (J-12.1).`,
  'pay-instead': ({ left }) => `Pay ${left} energy rather than forget a card? (J-8.4)`,
  guide: ({ source, land }) => `${source}choose where the beasts go from ${land}, or stop (J-12.1).`,
  'own-presence': ({ source }) => `${source}choose a land with your presence, or stop (J-4.10).`,
  chase: ({ source, land }) => `${source}choose where an explorer from ${land} goes, or stop (J-12.2).`,
  'move-here': ({ source, land }) => `${source}choose a land from which 1 presence moves to ${land}, or stop (J-4.6).`,
  erupt: ({ land }) => `Choose how many of your presence are destroyed in ${land} (J-40.38).`,
  'return-to-track': () => 'Choose the track to which a destroyed presence returns, or stop (J-4.11).',
  'discard-instead': ({ card }) => `Discard ${card} instead of forgetting it? (J-40.25)`,
  mist: ({ source, land }) => `${source}choose a presence to gather to ${land} or beside it, or leave it (J-40.28).`,
  enthrall: ({ land }) => `Choose how many explorers in ${land} do not participate in the ravage (J-40.21).`,
  'wounded-sit-out': ({ land, left }) =>
    `Choose a damaged invader in ${land} who does not participate in the ravage; up to ${left} (J-41.13).`,
  'keep-presence': ({ land, left }) => `Presence in ${land} is about to be destroyed: keep it for ${left} energy? (J-40.32)`,
  'blight-from-the-box': ({ land, left }) => `Blight is added to ${land}: pay ${left} energy to take it from the box? (J-40.31)`,
  'call-predators': () => 'Choose where 1 of your presence becomes beasts (J-40.3).',
  ...timePrompts,
  ...adversaryPrompts,
  ...scenarioPrompts,
  ...eventPrompts,
  'spend-marker': () => 'Choose a prepared element marker to spend (J-40.26).',
  prepare: () => 'Choose the element of the marker that you prepare (J-40.26).',
  discard: () => 'Choose a card from your hand to discard (J-7.3).',
  'presence-or-token': ({ land, piece }) => `Choose what you add to ${land}: presence, or ${piece} (J-7.3).`,
  'take-aspect': () => 'Choose an aspect of your spirit, or none (J-32.8).',
  'first-presence': () => 'Choose where your first presence stands (J-5.11).',
  'spirit-phase': () => 'Grow, then play power cards for this turn (J-7.1).',
  keep: () => 'Choose which of the drawn powers you take into your hand (J-8.2).',
  forget: ({ card }) =>
    card === '' ? 'Choose a power card to forget (J-8.4).' : `Choose a power card to forget for ${card}; it may be the new one (J-8.4).`,
  deck: () => 'Choose the deck from which you draw a power: minor, or major and forget a card for it (J-8.2).',
  reclaim: () => 'Choose a card to take back from your discards (J-7.5).',
  'presence-land': () => 'Choose the land to which you add presence (J-4.4).',
  'presence-from': ({ land }) => `Choose where the presence for ${land} comes from: a track opens its next space (J-4.2).`,
  'move-presence-from': () => 'Choose the land from which a presence moves (J-7.3).',
  'move-presence-to': ({ from }) => `Choose where the presence from ${from} moves (J-7.3).`,
  element: ({ left }) => `Choose an element to gain this turn${left > 1 ? `; ${left} left` : ''} (J-7.14).`,
  'tide-in': ({ ocean }) => `Choose the land from which a presence goes into ${ocean} (J-23.11).`,
  'tide-out': ({ ocean }) => `Choose the land to which a presence goes from ${ocean} (J-23.11).`,
  power: () => 'Choose a power to use now, or say that you are done (J-6.5).',
  target: ({ source }) => `${source}choose the target land (J-10.3).`,
  'target-spirit': ({ source }) => `${source}choose the target spirit (J-10.10).`,
  either: ({ source }) => `${source}choose one of the effects (J-11.3).`,
  may: ({ source }) => `${source}do you want to do this? (J-11.2)`,
  push: (asked) => `${asked.source}choose what to push from ${asked.land} and where to${leave(asked)} (J-12.1).`,
  gather: (asked) => `${asked.source}choose what to gather into ${asked.land}${leave(asked)} (J-12.2).`,
  damage: ({ land, left }) => `Divide the damage in ${land}: ${left} left (J-13.2).`,
  'damage-one': ({ source, land }) => `${source}choose who takes the damage in ${land} (J-13.2).`,
  destroy: (asked) => `${asked.source}choose what is destroyed in ${asked.land}${leave(asked)} (J-13.6).`,
  remove: (asked) =>
    asked.health > 0
      ? `${asked.source}choose which invaders leave ${asked.land}; ${asked.health} health left (J-11.7).`
      : `${asked.source}choose what is removed from ${asked.land}${leave(asked)} (J-11.7).`,
  downgrade: (asked) => `${asked.source}choose what becomes smaller in ${asked.land}${leave(asked)} (J-13.9).`,
  drown: (asked) => `${asked.source}choose what drowns from ${asked.land}${leave(asked)} (J-23.14).`,
  replace: ({ source, land }) => `${source}choose what is replaced in ${land} (J-13.7).`,
  land: ({ source, left, response }) =>
    response
      ? 'Choose where the invaders come back, near dahan (J-22.14).'
      : left > 0
        ? `Choose the land that takes the next damage: ${left} left (J-24.11).`
        : `${source}choose a land for this effect (J-1.4).`,
  'fear-land': ({ source, text }) => `${source}choose your land. ${text} (J-19.6)`,
  cascade: ({ from }) => `The blight in ${from} spreads: choose the adjacent land that is blighted too (J-18.4).`,
  'ravage-order': () => 'Choose the land that is ravaged next: blight that spreads may change what follows (J-15.1).',
  'build-order': () => 'Choose the land that is built in next: what comes of it may change what follows (J-15.2).',
  'land-order': ({ source }) => `${source}choose the land in which this happens next: it may change what follows (J-14.5).`,
  'board-order': ({ source }) => `${source}choose the board on which this happens next: it may change what follows (J-14.5).`,
  choke: ({ land, action }) =>
    `The invaders are about to ${acts[action]} in ${land}: destroy 1 of your presence there to stop them? (J-23.5)`,
  'skip-one': ({ source, land, action }) => `${source}the invaders are about to ${acts[action]} in ${land}: skip this action? (J-15.8)`,
  'go-along': ({ piece, from, to }) => `${piece}: ${from} → ${to}. Does 1 of your presence go along? (J-23.17, J-40.2)`,
  'lose-presence': ({ land }) =>
    land === ''
      ? 'Choose where 1 of your presence is destroyed (J-18.11).'
      : `Dahan were destroyed in ${land}: choose where 1 of your presence nearby is destroyed (J-23.18).`,
  order: () => 'Several things follow from this: choose which happens first (J-14.13).',
  'take-back': () => 'Choose a card of this turn to take back to your hand, or leave it.',
  'play-now': ({ card }) => `Play ${card} at once for its cost?`,
  give: ({ spirit }) => `Choose a card from your hand to give to ${spirit}, or keep all (J-8.9).`,
  'washed-ashore': ({ ocean }) => `Nobody can stay in ${ocean}: choose who comes ashore next, and where (J-12.8).`,
  ashore: ({ ocean }) => `Dahan are in ${ocean}: choose where they come ashore, or let them drown.`,
  carry: ({ land, left }) => `Choose a dahan to carry to ${land}; ${left} left.`,
  'fear-card': () => 'Choose the fear card to turn face up (J-25.9).',
  'ritual-energy': ({ left }) => `The ritual: choose who pays the next energy; ${left} left (J-22.11).`,
  'ritual-presence': ({ left }) => `The ritual: choose whose presence is destroyed next; ${left} left (J-22.11).`,
  scatter: ({ land }) => `Setup: choose where the next dahan from ${land} goes (J-5.11, J-38.2).`,
  'land-rush': () => 'Escalation: choose the land without towns that gets a town (J-21.5).',
  'building-boom': () => 'Escalation: choose in which of the largest lands the invaders build (J-21.13).',
  'mining-rush': ({ land }) => `The blight in ${land} draws settlers: choose the adjacent land that gets a town (J-21.25).`,
  'royal-backing': () => 'Royal Backing: choose which of the emptiest lands gets a town (J-21.24).',
  'add-strife': ({ source, land, left }) => `${source}choose an invader in ${land} that gets strife${left > 1 ? `; ${left} left` : ''}.`,
  'spend-token': ({ source, land }) => `${source}choose a token in ${land} to remove for 1 fear and 3 damage, or stop.`,
  'put-back': ({ source, land }) => `${source}choose a token that comes back to ${land}, or stop.`,
  unlock: ({ card }) => `Play ${card} at once?`,
  bargain: ({ source }) => `${source}choose where the presence for the bargain is taken from the island (J-24.10).`,
  weave: ({ source, land }) => `${source}choose the land that becomes one with ${land} (J-24.1).`,
  unweave: ({ land, other, piece }) => `${land} and ${other} come apart: choose where this goes: ${piece} (J-24.4).`,
  'event-choice': ({ source }) => `${source}the spirits choose: agree on one; without agreement the first holds (J-34.1).`,
  'extra-board': () => 'Choose the board that joins the island without a spirit (J-39.5).',
  'lay-board': ({ source, joining }) =>
    `${source}choose where board ${joining} lies; edges are named like the hours, the ocean being at 12 (J-39.1).`,
  'untouched-presence': ({ source, left }) => `${source}choose a spirit that adds presence on the new board; ${left} left (J-24.7).`,
  'leave-out': () => 'Choose the board that is left out this time (J-41.4).',
  'event-board': ({ source, left }) => `${source}choose a board on which this happens; ${left} left (J-33.8).`,
  ransom: ({ source, board, presence, energy }) =>
    `${source}prevent this on ${board} for ${energy > 0 ? `${energy} energy` : `${presence} presence there`}? (J-33.16)`,
  'blight-takes-presence': ({ source, land }) =>
    `${source}choose the presence that is destroyed${land === '' ? '' : `, next to the blight in ${land} (J-35.5)`}.`,
  'replace-fear-card': ({ card }) =>
    `Without the tokens that are left out ${card} does nothing: replace it with another fear card from the box? (J-39.16)`,
  'made-up-for': ({ land }) =>
    `A token that is left out would come${land === '' ? '' : ` to ${land}`}: choose who gains 1 energy instead (J-39.15).`,
  'command-beasts': () =>
    'A spirit proposes to command the beasts now: each deals 1 damage, is pushed or generates fear. Do you agree? (J-39.14)',
  aid: ({ source }) => `${source}choose the card that a lesser spirit lends you for the rest of the game (J-35.4).`,
  'ransom-presence': ({ source, left }) => `${source}choose the presence that is destroyed; ${left} left (J-33.16).`,
  'pay-share': ({ source, left }) => `${source}choose how much energy you pay; ${left} still to be paid (J-34.2).`,
  'pay-cards': ({ source, left }) =>
    `${source}discard a card for 2 or forget one for 4 energy of the price, or keep them; ${left} still to be paid (J-34.4).`,
  guard: ({ source, land }) => `${source}choose what happens in ${land} (J-34.2).`,
  'let-go': ({ source, left }) => `${source}choose beasts to remove, or pay ${left} for those that stay (J-34.2).`,
  terrain: ({ source }) => `${source}choose a terrain that no card of the invaders shows (J-33.13).`,
  rouse: ({ source }) => `${source}choose a slow power to use now, or none (J-33.6).`,
  'extra-explorer': () => 'Choose the land on this board to which a second explorer comes (J-22.5).',
  origin: ({ source, land }) => `${source}choose the land from which the range to ${land} is measured (J-10.3).`,
  pay: ({ source, left }) => `${source}pay ${left} energy for more? (J-7.9)`,
  'once-more': ({ source }) => `${source}forget a minor, a major and a unique power to do all of it once more? (J-8.4)`,
  'play-card': ({ source }) => `${source}choose one more power card to play now, or leave it (J-7.9).`,
  restore: ({ source, land }) => `${source}bring 1 of your destroyed presence back to ${land}? (J-4.9)`,
  'return-whose': ({ source, land }) => `${source}choose the spirit that may come back to ${land} (J-4.9).`,
  'draw-whose': ({ source, from, land }) => `${source}choose whose presence is drawn from ${from} to ${land} (J-12.2).`,
  burn: ({ source }) => `${source}choose how much energy you pay for as much damage (J-7.9).`,
};

export const hints: Words['hint'] = {
  ...opening.hint,
  'spirit-phase':
    'Growth comes first, then your energy, then cards: play them for this turn’s elements, too. Slow powers come after the invaders, fast ones before.',
  keep: 'Look at the elements: a power that feeds your innate powers is worth more than a strong one that does not.',
  forget: 'Forget what you play least; a card in your discards can be forgotten as well.',
  deck: 'Major powers are strong, dear, and cost you a card. In the first turns minor powers usually help more.',
  'presence-land': 'Two presence in one land make a sacred site, from which many powers are used.',
  'presence-from': 'The energy track pays for powers, the card track lets you play more of them.',
  power: 'Look at what the invaders will do: stop the ravages that would blight a land first.',
  target: 'The board shows what the invaders are going to do in each land.',
  damage: 'A wounded invader heals at the end of the turn: damage that destroys is worth most.',
  cascade: 'Choose a land without blight, or it spreads again.',
};

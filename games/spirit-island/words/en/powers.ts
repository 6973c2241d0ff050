import type { Trigger } from '../../content/step.ts';
import type { PowerPerWords, PowerRuleName, PowerSpecialName, PowerStepWords } from '../power-words.ts';
import { count, it, many, one } from './pieces.ts';

const whose = { you: 'you', target: 'the target spirit' } as const;
const numbers = ['no', 'once', 'twice', 'three times'];

const triggers: Readonly<Record<Trigger, string>> = {
  'invaders-destroyed': 'this turn, after the next action that destroys invaders here',
  'power-used': 'once this turn, after it has used a power that targets a land, the target spirit may do this there',
  skipped: 'this turn, after each action that the invaders skip here because of this power',
};

export const powerSteps: PowerStepWords = {
  takeDamaged: (how, amount, what) => `${how} ${many(amount, what)} that ${amount.n === 1 ? 'has' : 'have'} taken damage`,
  seaward: ', each one land nearer to the nearest ocean',
  addAny: (n, of, per, most) => `add ${count(n, of)}${per}${most === null ? '' : ` (at most ${most} of each kind)`}`,
  restorePresence: (who, n) => `${whose[who]} may bring back ${n} destroyed presence here`,
  gainElement: (n, who) =>
    `${who === 'you' ? 'gain' : 'the target spirit gains'} ${n} of one element of ${who === 'you' ? 'your' : 'its'} choice`,
  skipOne: (per) => `the invaders skip 1 action here this turn${per}`,
  whenever: (on, clauses) => `${triggers[on]}: ${clauses}`,
  repeatCheapest: (who) =>
    `${whose[who]} may this turn repeat ${who === 'you' ? 'your' : 'its'} cheapest power card in play, paying the cost again`,
  anySpeed: (n, who) =>
    `${whose[who]} may this turn use ${n === 1 ? '1 slow power as fast or 1 fast power as slow' : `${n} powers as of the other speed`}`,
  coastalRange: (n, who) =>
    `${who === 'you' ? 'your powers' : 'the powers of the target spirit'} have +${n} range to coastal lands this turn`,
  playCard: (who) => `${whose[who]} may play one more power card at once, for its cost`,
  targetChooses: (options) => `the target spirit chooses: ${it(options)}`,
  pay: (n, optional, clauses) => `${optional ? 'you may ' : ''}pay ${n} energy${clauses && `: ${clauses}`}`,
  forForgetting: (clauses) => `any number of times, forget a minor, a major and a unique power: ${clauses}`,
  repeatedly: (n, per, clauses) => (per === '' ? `${numbers[n] ?? `${n} times`}: ${clauses}` : `once${per}: ${clauses}`),
  places: {
    origin: 'in the land from which the range was measured',
    secondTarget: 'in the second target land',
    targeted: 'in one of the target lands',
    adjacent: (labels) => `in an adjacent land${labels}`,
    nearby: (labels) => `here or in an adjacent land${labels}`,
    adjacentLands: (n, upTo, labels) => `in each of ${upTo ? 'up to ' : ''}${n} adjacent lands${labels}`,
    lands: (n, labels) => `in each of any ${n} lands${labels}`,
  },
  mayAt: (place, clauses) => `${place} you may ${clauses}`,
  mayAtSacredSite: (clauses) => `the target spirit may choose one of its sacred sites; there: ${it(clauses)}`,
  atNearTarget: (range, clauses) => `the target spirit chooses a land within range ${range} of its own presence; there: ${it(clauses)}`,
};

export const powerRules: Readonly<Record<PowerRuleName, (n: number) => string>> = {
  'skip-next-build': () => 'the invaders skip their next build here this turn',
  'ravage-becomes-build': () => 'the first ravage here this turn becomes a build',
  'ravage-beside': () =>
    'invaders who ravage here this turn deal that damage to invaders in adjacent lands, not to dahan or the land; dahan here do not fight back',
  'ravage-deals-less': (n) => `in the next ravage the invaders deal ${n} less damage`,
  'invaders-deal-less': (n) => `each invader here deals ${n} less damage this turn`,
  'explorers-fight-beside-dahan': () =>
    'in ravages here this turn, explorers fight beside the dahan: they deal and take damage when dahan do',
  'may-push-added': () => 'each invader that is added here this turn may be pushed at once',
  'no-cascade': () => 'blight that is added here this turn does not cascade',
  'no-healing': () => 'invaders here do not heal at the end of this turn',
  guard: () => 'this turn, after invaders are added or moved here, deal 1 damage to each of those',
};

export const powerSpecials: Readonly<Record<PowerSpecialName, (n: number) => string>> = {
  'choose-second-target': (n) => `a second target land lies within range ${n} of the same sacred site`,
  'flow-with-presence': (n) =>
    `the target spirit may push 1 of its presence; up to 2 explorers, 2 towns${n > 0 ? ', 2 dahan, 2 cities and 2 blight' : ' and 2 dahan'} may go along`,
  'strife-strikes': () => 'each invader with strife deals its damage to other invaders here',
  'spread-a-hazard': () => 'add 1 badlands, beasts, disease, strife or wilds of a kind that is in an adjacent land; disease costs 1 energy',
  'a-spirit-of-the-board-returns': () => 'one spirit with presence on this board may bring back 1 destroyed presence here',
  'ferry-dahan': (n) => `move up to ${n} dahan between here and one other coastal land`,
  'draw-in': () => 'from each adjacent land gather 1 explorer, 1 town, 1 city, 1 dahan, 1 beasts and 1 presence of any spirit',
  'each-spirit-here-loses-presence': () => 'destroy 1 presence of each spirit here',
  'presence-to-badlands': () => 'replace each presence of that spirit with 1 badlands; the presence leaves the game',
  'burn-energy': () => 'pay any amount of energy, at least 1: deal as much damage in one of your lands',
};

export const powerPer: PowerPerWords = {
  around: (of) => ` for each ${one(of)} here and in adjacent lands`,
  inTarget: (of) => ` for each ${one(of)} in the target land`,
  kinds: (of) => ` for each kind of ${one(of)} here`,
  fewer: (of, or) => ` for each ${one(of)} or for each ${one(or)} here, whichever are fewer`,
  done: (what, of, every) => ` for ${every === 1 ? `each ${one(of)}` : `every ${count(every, of)}`} that this power has ${what}`,
  replaced: ' for each presence that was replaced',
};

import { type Blocked, fixed } from '@skerry/engine';
import type { Direction } from '../content/tile-picture.ts';
import { fallFrom, isPlatform, nextSpace, opposite, turnedBy } from './planet.ts';
import type { ActionCard, Pawn, Planet, Side, SideAnswer, TileTurnAnswer, WayAnswer } from './state.ts';

const sides: readonly Side[] = ['left', 'right'];

/** S-4.8: the pawn's own left and right. */
export function towardsSide(up: Direction, side: Side): Direction {
  return turnedBy(up, side === 'right' ? 1 : 3);
}

export const simpleWays: readonly SideAnswer[] = fixed(sides.map((side) => ({ kind: 'simple', side })));
export const tileTurns: readonly TileTurnAnswer[] = fixed(([1, 2, 3] as const).map((quarters) => ({ kind: 'turn-tile', quarters })));

/** Everything that a card can be played for, in the order of the bits below. */
const ways: readonly WayAnswer[] = fixed([
  ...simpleWays,
  ...sides.map((side): WayAnswer => ({ kind: 'long-jump', side })),
  ...sides.map((side): WayAnswer => ({ kind: 'high-jump', side })),
  { kind: 'fall' },
  ...([1, 2, 3] as const).map((quarters): WayAnswer => ({ kind: 'turn', quarters })),
]);
const SIMPLE = 0b11;
const LONG_JUMP = 0b11 << 2;
const HIGH_JUMP = 0b11 << 4;
const FALL = 1 << 6;
const TURN = 0b111 << 7;

/** S-4.2, S-4.7: what each card may be played for, as bits. */
const waysOf: Readonly<Record<ActionCard, number>> = {
  'long-jump': SIMPLE | LONG_JUMP,
  'high-jump': SIMPLE | HIGH_JUMP,
  fall: SIMPLE | FALL,
  turn: SIMPLE | TURN,
  universal: SIMPLE | LONG_JUMP | HIGH_JUMP | FALL | TURN,
};

/** The rule that each way follows. */
export const ruleOf: Readonly<Record<WayAnswer['kind'], string>> = {
  simple: 'S-5.2',
  'long-jump': 'S-4.3',
  'high-jump': 'S-4.4',
  fall: 'S-4.5',
  turn: 'S-4.6',
};

/** The ways that are open to a pawn where it stands, as bits. S-4.11: only what can be carried out in full. */
export function openWays(planet: Planet, { space, up }: Pawn): number {
  let open = TURN;
  if (isPlatform(planet, space, opposite(up))) open |= FALL;
  const canRise = !isPlatform(planet, space, up);
  const above = canRise ? nextSpace(planet, space, up) : space;
  for (let i = 0; i < 2; i++) {
    const towards = towardsSide(up, sides[i]!);
    if (!isPlatform(planet, space, towards)) {
      open |= 1 << i;
      if (!isPlatform(planet, nextSpace(planet, space, towards), towards)) open |= 4 << i;
    }
    if (canRise && !isPlatform(planet, above, towards)) open |= 16 << i;
  }
  return open;
}

export function canPlay(open: number, card: ActionCard): boolean {
  return (open & waysOf[card]) !== 0;
}

const lists: (readonly WayAnswer[] | undefined)[] = [];

/** The open ways for which a card can be played. The lists are made once: a search asks for them a million times. */
export function waysWith(open: number, card: ActionCard): readonly WayAnswer[] {
  const bits = open & waysOf[card];
  return (lists[bits] ??= ways.filter((_, i) => (bits & (1 << i)) !== 0));
}

/** The ways that the card shows and the planet forbids. */
export function blockedWays(open: number, card: ActionCard): Blocked[] {
  const bits = waysOf[card] & ~open;
  return ways.filter((_, i) => (bits & (1 << i)) !== 0).map((answer) => ({ answer, rule: ruleOf[answer.kind] }));
}

export function canGo(planet: Planet, { space, up }: Pawn, side: Side): boolean {
  return !isPlatform(planet, space, towardsSide(up, side));
}

/** S-10.7: the sides for a first simple move after which a second one is possible. */
export function doubleJumpSides(planet: Planet, pawn: Pawn): SideAnswer[] {
  return simpleWays.filter(({ side }) => {
    if (!canGo(planet, pawn, side)) return false;
    const beside = nextSpace(planet, pawn.space, towardsSide(pawn.up, side));
    const space = fallFrom(planet, beside, opposite(pawn.up)).at(-1) ?? beside;
    return sides.some((second) => canGo(planet, { space, up: pawn.up }, second));
  });
}

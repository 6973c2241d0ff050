import { expect } from 'vitest';
import { powerNamed, powers } from '../content/powers.ts';
import { defendOf } from '../rules/invaders/defend.ts';
import type { State } from '../rules/state.ts';
import { type Drawn, type Table, withPower } from './drawn.ts';

/** A position, the use of a power, and what comes of it. */
export interface Case extends Table {
  /** Pieces, beside a city in A3 that keeps the game going. */
  readonly lands?: Readonly<Record<string, string>>;
  /** Of seat 0; two in the wetland A5 unless told. */
  readonly presence?: string;
  readonly others?: string;
  readonly elements?: string;
  readonly energy?: number;
  readonly phase?: 'fast' | 'slow';
  readonly with?: (state: State) => void;
  /** What is answered after "use": the target first, where there is more than one. */
  readonly say?: readonly string[];
  /** How it is used, unless with all that it can do. */
  readonly use?: string;
  /** The targets that are offered. */
  readonly targets?: string;
  readonly is?: Readonly<Record<string, string>>;
  readonly fear?: number;
  readonly defend?: Readonly<Record<string, number>>;
  /** Energy of each seat afterwards. */
  readonly leaves?: readonly number[];
  readonly after?: (position: Drawn) => void;
}

export function positionOf(power: string, drawnCase: Case): Drawn {
  const { lands = {}, presence = '2 A5', others, elements, energy = 0 } = drawnCase;
  const position = withPower(power, drawnCase).presence(presence).energy(energy);
  if (!('A3' in lands)) position.land('A3', 'city');
  for (const [name, pieces] of Object.entries(lands)) position.land(name, pieces);
  if (others !== undefined) position.presence(others, 1);
  if (elements !== undefined) position.elements(elements);
  if (drawnCase.with !== undefined) position.with(drawnCase.with);
  return position;
}

/** Plays a case and looks at what has come of it. */
export function play(power: string, drawnCase: Case): Drawn {
  const { say = [], targets, is = {}, fear, defend = {}, leaves, after } = drawnCase;
  const position = positionOf(power, drawnCase).say(drawnCase.use ?? `use ${power}`);
  if (targets !== undefined) expect(position.answers().join(' ')).toBe(targets);
  position.say(...say).is(is);
  if (fear !== undefined) expect(position.fear).toBe(fear);
  for (const [land, n] of Object.entries(defend)) expect([land, defendOf(position.state, position.space(land))]).toEqual([land, n]);
  if (leaves !== undefined) expect(position.state.spirits.map(({ energy }) => energy)).toEqual(leaves);
  after?.(position);
  return position;
}

/** Whether a power can be used at all. */
export function isUsable(power: string, drawnCase: Case): boolean {
  const position = positionOf(power, drawnCase);
  const [question] = position.run.questions;
  return question?.name === 'power' && position.answers().includes(drawnCase.use ?? `use ${power}`);
}

export type Row = readonly [power: string, what: string, drawnCase: Case];

/** The powers of a set and a kind that have no row. */
export function withoutRow(kind: string, rows: readonly Row[], set = 'base'): string[] {
  return powers.flatMap((power) =>
    power.kind === kind && power.set === set && !rows.some(([name]) => powerNamed(name) === powerNamed(power.name)) ? [power.name] : [],
  );
}

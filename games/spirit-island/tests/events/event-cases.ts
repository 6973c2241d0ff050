import { expect, test } from 'vitest';
import { branchesOf, type Branch, type EventCard, type Main } from '../../content/event.ts';
import { eventCards } from '../../content/events/index.ts';
import type { CardSet } from '../../content/power.ts';
import { powerNamed } from '../../content/powers.ts';
import { EVENT } from '../../rules/invaders/invader-steps.ts';
import type { State } from '../../rules/state.ts';
import { type Drawn, drawn, type Table } from '../drawn.ts';

/** A position, an event, and what comes of it. A city in A3 keeps the game going; the spirit is in A6. */
export interface Case extends Table {
  readonly lands?: Readonly<Record<string, string>>;
  readonly presence?: string;
  readonly others?: string;
  readonly with?: (state: State) => void;
  readonly say?: readonly string[];
  readonly is?: Readonly<Record<string, string>>;
  readonly fear?: number;
  /** Terror level; stage of the invaders; a blighted island. */
  readonly terror?: number;
  readonly stage?: number;
  readonly blighted?: true;
  readonly cards?: Readonly<Record<string, 'ravage' | 'build'>>;
  readonly after?: (position: Drawn) => void;
}

export function draw(
  name: string,
  { lands = {}, presence = 'A6', others, terror = 1, stage = 1, blighted, cards = {}, ...more }: Case,
): Drawn {
  const position = drawn(more).clear().presence(presence).phase('invader').event(name);
  if (!('A3' in lands)) position.land('A3', 'city');
  for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
  if (others !== undefined) position.presence(others, 1);
  const { state } = position;
  state.fear.terror = terror;
  state.fear.pool = 50;
  state.blight.pool = 20;
  state.invaders.deck = [stage, 3, 3];
  // The effect of the blight card itself is over.
  if (blighted) {
    state.blight.card = 0;
    state.invaderStep = EVENT;
  }
  for (const [card, space] of Object.entries(cards)) position.card(space, card);
  // The explore that ends the phase comes to lands where nothing is looked at.
  position.card('explore', '1-mountain');
  more.with?.(state);
  return position;
}

export function play(name: string, drawnCase: Case): Drawn {
  const position = draw(name, drawnCase).say(...(drawnCase.say ?? []));
  position.is(drawnCase.is ?? {});
  if (drawnCase.fear !== undefined) expect(position.fear).toBe(drawnCase.fear);
  drawnCase.after?.(position);
  return position;
}

export const two: Table = { spirits: ['River', 'Lightning'] };

/** So much energy for the first spirit; these cards on the deck of minor powers. */
export const rich = (n: number) => (state: State) => void (state.spirits[0]!.energy = n);
export const minor =
  (...names: string[]) =>
  (state: State) =>
    void (state.minor.deck = names.map(powerNamed));
/** Each ravage: its land, the damage of the invaders, and what was dealt of it. */
export const ravaged = (position: Drawn): unknown[] =>
  position.log.flatMap((entry) => (entry.what === 'ravaged' ? [[position.nameOf(entry.land), entry.damage, entry.dealt]] : []));
export const jungle = { '1-jungle': 'ravage' } as const;

/** What a branch says: the same words on several cards are the same branch, the same name with other words is not. */
const saying = ({ title, parts }: Branch): string => JSON.stringify([title, parts]);

export class BranchTests {
  private readonly tested = new Set<string>();

  /** One test for each branch: by the card and the title on it. */
  readonly branch = (title: string, name: string, what: string, drawnCase: Case): void => {
    const branch = branchesOf(eventCards.find((card) => card.name === name)!).find((one) => one.title === title);
    if (branch === undefined) throw new Error(`"${name}" has no "${title}".`);
    this.tested.add(saying(branch));
    test(`${name}, ${title}: ${what}`, () => void play(name, drawnCase));
  };

  /** To be said last in a file: of the cards of a set, by what decides about them, or (`beside`) what stands beside that. What only an adversary brings is tested with it. */
  mustHaveTestedAll(set: CardSet, of: readonly Main['by'][] | 'beside'): void {
    test('every branch of these events has a test of its own', () => {
      const mainOf = ({ main }: EventCard): readonly Branch[] => (main.by === 'choice' ? main.choices : main.branches);
      const branches = (card: EventCard): readonly Branch[] => {
        if (of !== 'beside') return of.includes(card.main.by) ? mainOf(card) : [];
        return branchesOf(card).filter((one) => !mainOf(card).includes(one));
      };
      const untested = eventCards
        .filter((card) => card.set === set && card.onlyWith === undefined)
        .flatMap((card) => branches(card).flatMap((branch) => (this.tested.has(saying(branch)) ? [] : [`${card.name}, ${branch.title}`])));
      expect(untested).toEqual([]);
    });
  }
}

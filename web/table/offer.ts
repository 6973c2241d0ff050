import type { Answer } from '@skerry/engine';

/** A place in the list of answers. */
export interface Slot {
  /** What is said there, by which it is known again. */
  readonly said: string;
  /** Which answer that is now; null where somebody else's act has just taken it away. */
  readonly index: number | null;
  /** What is typed for it. */
  readonly number: number;
  /** It can be picked on the board or in the hand too. */
  readonly drawn: boolean;
}

/** The answers as they are listed. */
export interface Offer {
  /** Whom and what is asked: as long as that is the same, what is listed stays where it is. */
  readonly asked: string;
  readonly slots: readonly Slot[];
}

interface Asked {
  readonly asked: string;
  readonly answers: readonly Answer[];
  /** What the rules forbid now: its numbers are on the board too, and nobody else's. */
  readonly blocked: readonly Answer[];
  /** The answers that something on the table stands for. */
  readonly drawn: ReadonlySet<number>;
  /** The number that an answer's thing bears on the board. */
  readonly borne: (answer: Answer) => number | undefined;
}

const sayingOf = (answer: Answer): string => JSON.stringify(answer);

/**
 * What can only be said stands first, then what is on the table too. Where the same question was listed before and only somebody else has
 * acted since, every answer keeps its place and its number; what is gone leaves a gap as long as `pointing` says that a pointer is there.
 */
export function offerOf({ asked, answers, blocked, drawn, borne }: Asked, before: Offer | null, pointing: boolean): Offer {
  const kept = before?.asked === asked ? before.slots : [];
  const indices = new Map(answers.map((answer, index) => [sayingOf(answer), index]));
  const stay = kept.map((slot): Slot => {
    const index = indices.get(slot.said) ?? null;
    return { ...slot, index, drawn: index === null ? slot.drawn : drawn.has(index) };
  });
  const known = new Set(kept.map(({ said }) => said));
  const fresh = answers.flatMap((answer, index) => (known.has(sayingOf(answer)) ? [] : [{ answer, index }]));
  const numbers = numbering(
    fresh.map(({ answer }) => answer),
    borne,
    new Set([...kept.map(({ number }) => number), ...blocked.flatMap((answer) => borne(answer) ?? [])]),
  );
  const added = fresh
    .map(({ answer, index }, i): Slot => ({ said: sayingOf(answer), index, number: numbers[i]!, drawn: drawn.has(index) }))
    .toSorted((one, other) => Number(one.drawn) - Number(other.drawn));
  return { asked, slots: [...stay, ...added].filter(({ index }) => index !== null || pointing) };
}

/** Things that bear a number are typed by it, unless two bear the same; the others take numbers above those, so that none is taken for a thing. */
function numbering(answers: readonly Answer[], borne: (answer: Answer) => number | undefined, taken: Set<number>): number[] {
  const wanted = answers.map((answer) => borne(answer));
  const own = wanted.map(
    (number) => number !== undefined && number > 0 && !taken.has(number) && wanted.filter((one) => one === number).length === 1,
  );
  wanted.forEach((number, i) => own[i] && taken.add(number!));
  let next = Math.max(0, ...taken) + 1;
  return wanted.map((number, i) => {
    if (own[i]) return number!;
    return next++;
  });
}

/** What typing a further digit means: an answer, a number that may still grow, or nothing. */
export type Typed = { readonly kind: 'answer' | 'begun'; readonly slot: Slot | undefined; readonly text: string } | null;

export function typedIn({ slots }: Offer, before: string, digit: string): Typed {
  for (const text of before === '' ? [digit] : [before + digit, digit]) {
    const fits = slots.filter(({ index, number }) => index !== null && String(number).startsWith(text));
    const slot = fits.find(({ number }) => String(number) === text);
    if (fits.length > 0) return { kind: fits.length === 1 && slot !== undefined ? 'answer' : 'begun', slot, text };
  }
  return null;
}

import type { Answer, Play, Question, Race, Seat } from './question.ts';

/** A part of a choice that a seat has made while others choose too. */
export interface Begun {
  readonly question: string;
  readonly answer: Answer;
}

/** One of the generators that run side by side; most of the time there is only the root. */
export class Thread {
  play: Play<unknown>;
  readonly parent: Thread | null;
  readonly place: number;
  /** The seat whose choice this is in a race, and what it has answered so far. */
  readonly chooser: Seat | null;
  chosen: Begun[] = [];
  started = false;
  question: Question | null = null;
  /** How many branches it still waits for, and what the others returned. */
  open = 0;
  results: unknown[] | null = null;
  /** The race that its branches run. */
  race: Race | null = null;
  /** Whether something was answered in secret in the branches that it waits for. */
  secret = false;

  constructor(play: Play<unknown>, parent: Thread | null, place: number, chooser: Seat | null = null) {
    this.play = play;
    this.parent = parent;
    this.place = place;
    this.chooser = chooser;
  }

  isWithin(ancestor: Thread): boolean {
    return this === ancestor || (this.parent !== null && this.parent.isWithin(ancestor));
  }

  get hasSecret(): boolean {
    return this.parent !== null && (this.parent.secret || this.parent.hasSecret);
  }

  /** It stays open as long as anything runs side by side with it, also where a smaller part of that has come to its end. */
  saidInSecret(): void {
    for (let { parent } = this as Thread; parent !== null; parent = parent.parent) parent.secret = true;
  }
}

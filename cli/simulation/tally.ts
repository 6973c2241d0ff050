import type { Outcome } from '@skerry/engine';
import type { PlayedGame } from './one-game.ts';
import { mean, rounded } from './statistics.ts';

/** How often an answer was given in all games. */
export interface AnswerUse {
  readonly question: string;
  readonly answer: string;
  count: number;
  /** How many of these by a seat that won; a win that rivals share counts as its share. */
  won: number;
}

/** What a win is worth to each winner: rivals share it, partners have all of it. */
export function winShare({ winners, common }: Outcome): number {
  return common === true ? 1 : 1 / winners.length;
}

/** Adds up what came of many games. */
export class Tally {
  readonly players: number;
  /** How many games all have won as one; null where they play against each other. */
  won: number | null;
  finished = 0;
  errors = 0;
  decisions = 0;
  /** By seat; a win that rivals share counts as its share. */
  readonly wins: number[];
  /** By seat, the wins that it shared with rivals. */
  readonly shared: number[];
  /** By seat, then by score: how many games. */
  readonly scores: Map<number, number>[];
  /** Of each finished game, in decisions. */
  readonly lengths: number[] = [];
  /** Of each finished game that has rounds. */
  readonly rounds: number[] = [];
  readonly uses = new Map<string, AnswerUse>();

  constructor(players: number, cooperative = false) {
    this.players = players;
    this.won = cooperative ? 0 : null;
    this.wins = Array<number>(players).fill(0);
    this.shared = Array<number>(players).fill(0);
    this.scores = Array.from({ length: players }, () => new Map<number, number>());
  }

  add({ decisions, outcome, rounds, uses }: PlayedGame): void {
    this.decisions += decisions;
    if (outcome === null) {
      this.errors++;
      return;
    }
    this.finished++;
    this.lengths.push(decisions);
    if (rounds !== null) this.rounds.push(rounds);
    const { winners, scores } = outcome;
    const worth = winShare(outcome);
    if (this.won !== null && winners.length > 0) this.won++;
    for (const seat of winners) {
      this.wins[seat]! += worth;
      if (worth < 1) this.shared[seat]!++;
    }
    scores.forEach((score, seat) => this.scores[seat]!.set(score, (this.scores[seat]!.get(score) ?? 0) + 1));
    for (const { seat, question, answer, count } of uses) {
      const key = `${question} ${answer}`;
      let use = this.uses.get(key);
      if (use === undefined) this.uses.set(key, (use = { question, answer, count: 0, won: 0 }));
      use.count += count;
      if (winners.includes(seat)) use.won += count * worth;
    }
  }

  meanScore(seat: number): number {
    let sum = 0;
    for (const [score, games] of this.scores[seat]!) sum += score * games;
    return this.finished === 0 ? 0 : sum / this.finished;
  }

  /** The figures that `sim --json` prints. */
  figures(seconds: number): Figures {
    return {
      finished: this.finished,
      errors: this.errors,
      ...(this.won === null ? {} : { won: this.won }),
      decisions: this.decisions,
      // A few games of a small game take less than a thousandth.
      seconds: rounded(seconds, 6),
      decisionsPerSecond: Math.round(this.decisions / seconds),
      gamesPerSecond: rounded((this.finished + this.errors) / seconds, 2),
      wins: this.wins.map((wins) => rounded(wins, 4)),
      scores: this.wins.map((_, seat) => rounded(this.meanScore(seat), 4)),
      rounds: this.rounds.length === 0 ? null : rounded(mean(this.rounds)),
    };
  }
}

export interface Figures {
  readonly finished: number;
  readonly errors: number;
  /** In a cooperative game: how many all have won. */
  readonly won?: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** In the mean; null in a game without rounds. */
  readonly rounds: number | null;
}

import { type AnyGame, type Chance, imagine, type Knowledge } from '@skerry/engine';

/** The quickest answer that is not silly: where the game leans, in one imagined world. */
export function sensible(game: AnyGame, knowledge: Knowledge, chance: Chance, enough?: () => boolean): number {
  const { lean } = game.bot;
  const run = lean === undefined ? null : imagine(game, knowledge, chance, enough);
  const question = run?.questionOf(knowledge.seat);
  return question === undefined ? chance.below(knowledge.answers.length) : lean!(run!.state, question, chance);
}

export { Chance } from './chance.ts';
export type { ChanceWords, SeenBy } from './chance.ts';
export { configure, isIdle, RulesToCome } from './game.ts';
export type {
  AnyGame,
  AnyRules,
  BotKnowledge,
  Budget,
  Chosen,
  Config,
  GameDefinition,
  Heading,
  LogEntry,
  Opening,
  Option,
  Options,
  OptionValue,
  Outcome,
  Table,
} from './game.ts';
export { imagine } from './knowledge.ts';
export type { Knowledge, TrailMark } from './knowledge.ts';
export { copy, fingerprint, fixed, keyOf, same } from './plain.ts';
export type { Plain } from './plain.ts';
export { show } from './question.ts';
export type { Answer, AskMore, Blocked, Play, Question, Seat, ShownQuestion } from './question.ts';
export { Refusal } from './refusal.ts';
export { begin, copyPosition, Run } from './run.ts';
export type { Position } from './run.ts';
export type { Frozen } from './frozen.ts';
export { gameOfSave, placeOf, readSave, savedActs } from './save.ts';
export type { Save } from './save.ts';
export { Session } from './session.ts';
export type { CarriedOver } from './session.ts';
export type { LogLine } from './log.ts';
export { best } from './leaning.ts';

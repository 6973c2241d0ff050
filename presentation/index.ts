export type { BoardProps, GameBoard, Motion, SkipSignal } from './board.ts';
export { counting, languages, listing, plural } from './language.ts';
export type { Language, PluralForms } from './language.ts';
export { seatMarks } from './seats.ts';
export type { SeatMark } from './seats.ts';
export type { Telling, Tellings, Titles } from './telling.ts';
export type { ShownQuestion } from '@skerry/engine';

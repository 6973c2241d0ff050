export type { BoardProps, GameBoard, Motion } from './board.ts';
export { languages, plural } from './language.ts';
export type { Language, PluralForms } from './language.ts';
export { seatMarks } from './seats.ts';
export type { SeatMark } from './seats.ts';
export type { ShownQuestion, Telling, Tellings } from './telling.ts';

export { AspectChoice } from '../spirits/aspect-choice.tsx';
export { Hand } from '../cards/hand.tsx';
export { IslandBoard } from './island-board.tsx';
export { SeatLine, SeatPanel } from '../spirits/seat-panel.tsx';
export { Side } from '../spirits/side.tsx';
export { readableSize } from './layout.ts';

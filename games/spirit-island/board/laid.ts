export { AspectChoice } from './aspect-choice.tsx';
export { Hand } from './hand.tsx';
export { IslandBoard } from './island-board.tsx';
export { SeatLine, SeatPanel } from './seat-panel.tsx';
export { Side } from './side.tsx';
export { readableSize } from './layout.ts';

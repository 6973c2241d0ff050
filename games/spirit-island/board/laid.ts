export { Hand } from './hand.tsx';
export { IslandBoard } from './island-board.tsx';
export { Side } from './side.tsx';
export { readableSize } from './layout.ts';

import './island.css';
import './hand.css';

export { Hand } from './hand.tsx';
export { IslandBoard } from './island-board.tsx';
export { Side } from './side.tsx';

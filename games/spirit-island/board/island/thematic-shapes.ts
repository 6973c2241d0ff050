import type { BoardId, ThematicBoardId } from '../../content/boards.ts';
import { thematicMap } from '../../content/thematic-outlines.ts';
import { drawn, type Picture } from './shapes.ts';

export const pictureOf = (id: BoardId): Picture => drawn(thematicMap.outlinesOf(id as ThematicBoardId, 0));

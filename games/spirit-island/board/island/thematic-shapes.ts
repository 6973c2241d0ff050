import type { BoardId, ThematicBoardId } from '../../content/boards.ts';
import { thematicOutlinesOf } from '../../content/thematic-outlines.ts';
import { drawn, type Picture } from './shapes.ts';

export const pictureOf = (id: BoardId): Picture => drawn(thematicOutlinesOf(id as ThematicBoardId));

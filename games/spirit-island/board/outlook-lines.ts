import { foreseeBuild } from '../rules/build.ts';
import type { BoardLabels } from '../words/board.ts';
import type { State } from '../rules/state.ts';
import type { Names } from '../words/names-in.ts';
import type { Outlook, RavageOutlook } from './outlook.ts';

/** The same in words: what a ravage would do, line by line. */
export function ravageLines(ravage: RavageOutlook, view: State, said: BoardLabels, names: Names): string[] {
  if (ravage === 'skipped') return [said.ravageSkipped];
  const { damage, defend, dealt, blight, cascades, dahanLost, counter, loses } = ravage;
  const lines = [said.damageDealt(damage, defend, dealt)];
  if (blight > 0) lines.push(said.blighted(blight));
  else lines.push(said.holds);
  if (cascades) lines.push(said.cascades);
  if (loses.length > 0) lines.push(said.losesPresence(loses.map((seat) => names.spirit(view.spirits[seat]!.kind)).join(', ')));
  if (dahanLost > 0) lines.push(said.dahanLost(dahanLost));
  if (counter > 0) lines.push(said.counter(counter));
  return lines;
}

/** What the invaders would do in a land. */
export function outlookLines({ land, ravage, build, explore }: Outlook, view: State, said: BoardLabels, names: Names): string[] {
  const lines = ravage === null ? [] : ravageLines(ravage, view, said, names);
  if (build === 'skipped') lines.push(said.buildSkipped);
  else if (build === 'disease') lines.push(said.diseaseStops);
  else if (build === 'nothing') lines.push(said.buildsNothing);
  else if (build !== null) lines.push(said.builds(names.piece(build, foreseeBuild(view, land)?.n ?? 1)));
  if (explore === 'explorer') lines.push(said.explores);
  else if (explore === 'wilds') lines.push(said.wildsStop);
  else if (explore === 'skipped') lines.push(said.exploreSkipped);
  return lines;
}

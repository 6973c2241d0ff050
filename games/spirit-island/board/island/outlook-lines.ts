import type { BoardLabels } from '../../words/board.ts';
import type { State } from '../../rules/state.ts';
import type { Names } from '../../words/names-in.ts';
import type { BuildOutlook } from './outlook-of-builds.ts';
import type { ExploreOutlook } from './outlook-of-explores.ts';
import type { Outlook, RavageOutlook } from './outlook.ts';

/** The same in words: what a ravage would do, line by line. */
export function ravageLines(ravage: RavageOutlook, view: State, said: BoardLabels, names: Names): string[] {
  if (ravage === 'skipped') return [said.ravageSkipped];
  const { damage, defend, dealt, blight, cascades, dahanLost, counter, loses, times } = ravage;
  const lines = [...(times > 1 ? [said.ravagedAgain(times)] : []), said.damageDealt(damage, defend, dealt)];
  if (blight > 0) lines.push(said.blighted(blight));
  else lines.push(said.holds);
  if (cascades) lines.push(said.cascades);
  if (loses.length > 0) lines.push(said.losesPresence(loses.map((seat) => names.spirit(view.spirits[seat]!.kind)).join(', ')));
  if (dahanLost > 0) lines.push(said.dahanLost(dahanLost));
  if (counter > 0) lines.push(said.counter(counter));
  return lines;
}

/** What the invaders would do in a land. */
export function outlookLines({ ravage, builds, explores }: Outlook, view: State, said: BoardLabels, names: Names): string[] {
  return [
    ...(ravage === null ? [] : ravageLines(ravage, view, said, names)),
    ...builds.flatMap((build) => buildLines(build, said, names)),
    ...explores.flatMap((explore) => exploreLines(explore, said, names)),
  ];
}

function buildLines(build: BuildOutlook, said: BoardLabels, names: Names): string[] {
  if (build === 'skipped') return [said.buildSkipped];
  if (build === 'disease') return [said.diseaseStops];
  if (build === 'nothing') return [said.buildsNothing];
  const { piece, n, laborers } = build;
  return [said.builds(names.piece(piece, n)), ...(laborers > 0 ? [said.laborers(laborers)] : [])];
}

function exploreLines(explore: ExploreOutlook, said: BoardLabels, names: Names): string[] {
  if (explore === 'skipped') return [said.exploreSkipped];
  if (explore === 'wilds') return [said.wildsStop];
  const { comes, perhaps, sways } = explore;
  const lines = [said.explores(comes.map(({ piece, n }) => names.piece(piece, n)).join(', '))];
  if (perhaps !== null) lines.push(said.perhaps[perhaps]);
  if (sways) lines.push(said.sways);
  return lines;
}

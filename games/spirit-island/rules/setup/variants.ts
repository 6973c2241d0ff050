import { type Config, Refusal } from '@skerry/engine';
import { type ArchipelagoId, archipelagoOf } from '../../content/archipelagos.ts';
import { boards } from '../../content/boards.ts';
import { layouts } from '../../content/layouts.ts';

/** J-39.5 */
export const extraBoards = ({ options }: Pick<Config, 'options'>): number => (options['extraBoard'] === true ? 1 : 0);

/** J-39.9 */
export const isThematicWish = ({ options }: Pick<Config, 'options'>): boolean => options['boards'] === 'thematic';

/** The boards that a table wishes for its seats, and for the extra board. */
export function boardWishes({ players, options }: Config): readonly string[] {
  const seats = Array.from({ length: players }, (_, seat) => String(options[`board${seat + 1}`]));
  return extraBoards({ options }) === 0 ? seats : [...seats, String(options['extraBoardChoice'])];
}

/** J-39.1, J-39.2, J-39.5, J-39.9: refuses islands that cannot be laid. */
export function checkIsland(config: Config): void {
  const { players, options } = config;
  const count = players + extraBoards(config);
  const layout = String(options['layout']);
  const archipelago = String(options['archipelago']);
  if (count > boards.length) throw new Refusal('no-extra-board', 'There is no seventh board: six players have no extra board.');
  if (extraBoards(config) === 0 && options['extraBoardChoice'] !== 'choose')
    throw new Refusal('extra-board-off', 'Which board is the extra one can only be said in a game with an extra board.');
  if (options['scenario'] === 'the-great-river' && (layout !== 'standard' || archipelago !== 'none' || isThematicWish(config)))
    throw new Refusal('layout-of-scenario', 'The Great River lays the boards in its own way.', { scenario: 'The Great River' });
  if (options['scenario'] === 'elemental-invocation' && isThematicWish(config))
    throw new Refusal(
      'thematic-corners',
      'Elemental Invocation lays markers on the corners of lands. Those of the thematic boards are only drawn, not known: take the boards with letters.',
    );
  if (isThematicWish(config)) {
    if (layout !== 'standard' || archipelago !== 'none')
      throw new Refusal('thematic-places', 'Thematic boards have fixed places: they take neither a layout nor an archipelago.');
    if (boardWishes(config).some((wish) => wish !== 'choose' && wish !== 'random'))
      throw new Refusal('thematic-letters', 'Thematic boards have no letters: they are chosen at the table or by lot.');
    return;
  }
  if (archipelago !== 'none') {
    if (layout !== 'standard') throw new Refusal('archipelago-layout', 'An archipelago lays its islands itself: it takes no layout.');
    if (archipelagoOf(archipelago as ArchipelagoId, count) === undefined)
      throw new Refusal('archipelago', `There is no archipelago "${archipelago}" of ${count} boards.`, { archipelago, boards: count });
    return;
  }
  if (layout !== 'standard' && layout !== 'own' && !layouts.some(({ id, boards: of }) => id === layout && of === count))
    throw new Refusal('layout', `There is no layout "${layout}" of ${count} boards.`, { layout, boards: count });
}

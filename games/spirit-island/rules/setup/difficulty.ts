import type { Options } from '@skerry/engine';
import { adversaries } from '../../content/adversaries.ts';
import { scenarios } from '../../content/scenarios.ts';
import { type State, tokenNames } from '../state.ts';

/** J-37.7 */
const SHARE_OF_THE_LESSER = 0.6;

/** J-20.9: how difficult a game with these options is, as the rulebooks count it. */
export function difficultyOf(options: Options): number {
  const rest = ofAdversaries(options) + ofScenario(options) + ofBoards(options);
  return rest + ofExtraBoard(options, rest);
}

/** J-38.3: the same of a game against these adversaries, whose level may have risen. */
export function difficultyAgainst({ enemy, wishes, sets, without, extra }: State): number {
  const [leading, supporting] = enemy.adversaries.map(({ adversary, level }) => ({ id: adversaries[adversary]!.id, level }));
  return difficultyOf({
    adversary: leading?.id ?? 'none',
    level: leading?.level ?? 0,
    supporting: supporting?.id ?? 'none',
    supportingLevel: supporting?.level ?? 0,
    scenario: scenarios[enemy.scenario]?.id ?? 'none',
    boards: wishes.thematic ? 'thematic' : 'standard',
    archipelago: wishes.archipelago,
    sets,
    tokens: without.length === tokenNames.length ? 'none' : 'all',
    extraBoard: extra > 0,
  });
}

/** J-37.7: the greater of the two and a share of the lesser. */
function ofAdversaries({ adversary, level, supporting, supportingLevel }: Options): number {
  const leading = ofAdversary(adversary, level);
  const other = ofAdversary(supporting, supportingLevel);
  return Math.max(leading, other) + Math.round(SHARE_OF_THE_LESSER * Math.min(leading, other));
}

function ofAdversary(id: unknown, level: unknown): number {
  const adversary = adversaries.find((one) => one.id === id);
  if (adversary === undefined) return 0;
  return adversary.levels[Number(level) - 1]?.difficulty ?? adversary.difficulty;
}

const ofScenario = ({ scenario }: Options): number => scenarios.find(({ id }) => id === scenario)?.difficulty ?? 0;

/** J-39.4, J-39.11 */
function ofBoards({ boards, archipelago, sets, tokens }: Options): number {
  const thematic = boards !== 'thematic' ? 0 : sets === 'base' || tokens === 'none' ? 3 : 1;
  return thematic + (archipelago === undefined || archipelago === 'none' ? 0 : 1);
}

/** J-39.8 */
function ofExtraBoard({ extraBoard }: Options, rest: number): number {
  if (extraBoard !== true) return 0;
  return rest >= 6 ? 4 : rest >= 3 ? 3 : 2;
}

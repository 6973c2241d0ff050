import type { Seat } from '@skerry/engine';
import { blightCards } from '../content/blight-cards.ts';
import { innatesOf, powers } from '../content/powers.ts';
import { cardPlays, elementsOf } from '../rules/spirits/elements.ts';
import { incomeOf } from '../rules/spirits/income.ts';
import { geography, isOcean, oceanInPlay } from '../rules/island/island.ts';
import { tokens } from '../rules/pieces/pieces.ts';
import { defendOf } from '../rules/invaders/defend.ts';
import { BLIGHT } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { elementsText } from './element-text.ts';
import { powerLines, targetText } from './power-text.ts';
import type { Words } from './catalogue.ts';
import { describeChoice, describeEnemy, spiritWith } from './choice.ts';
import { panelText } from './enemy-text.ts';
import { landName, spiritName } from './places.ts';
import { lastingEffects } from './lasting.ts';
import { marksText, scenarioLines } from './scenario-text.ts';
import { invaderCardName } from './telling-entries.ts';

/** The whole position in words. */
export function describe(words: Words, view: View, seat: Seat | null, names: readonly string[]): string {
  const said = words.describe;
  if (view.island.boards.length === 0) return describeChoice(words, view, names);
  const { fear, blight, invaders } = view;
  const card = blightCards[blight.card];
  const cards = (of: readonly number[]): string =>
    of.length === 0 ? said.noCard : of.map((card) => invaderCardName(words, card)).join(', ');
  return [
    said.turn(view.turn, words.phases[view.phase]),
    ...describeEnemy(words, view),
    ...panelText(words, view).map((text) => `${text}.`),
    said.terror(
      fear.terror,
      fear.generated,
      fear.pool,
      fear.earned.length,
      fear.left.reduce((sum, n) => sum + n, 0),
    ),
    said.blight(card?.side ?? 'healthy', card === undefined ? '' : words.named(card.name), blight.pool),
    ...Object.values(lastingEffects(words, view)).flat(),
    said.cards(cards(invaders.ravage), cards(invaders.build), cards(invaders.explore), invaders.deck.length),
    ...(invaders.immigration.length === 0 ? [] : [said.immigration(cards(invaders.immigration))]),
    ...scenarioLines(words, view),
    ...describeLands(words, view),
    ...view.spirits.flatMap((_, of) => describeSpirit(words, view, of, seat, names)),
  ].join('\n');
}

/** The lands in which anything lies. */
function describeLands(words: Words, view: View): string[] {
  const said = words.describe;
  const { spaces, exists, terrain, coastal } = geography(view);
  const lines: string[] = [];
  for (let land = 0; land < spaces; land++) {
    if (!exists[land] || (isOcean(view, land) && !oceanInPlay(view, land) && tokens(view, land, BLIGHT) === 0)) continue;
    const contents = contentsOf(words, view, land);
    if (contents.length === 0) continue;
    const kind = terrain[land]!;
    const shore =
      coastal[land] && kind !== 'ocean' ? `${words.terrains[kind]}, ${words.tests.label({ is: 'coastal' })}` : words.terrains[kind];
    lines.push(said.land(landName(words, view, land), shore, contents.join(', ')));
  }
  return lines;
}

function contentsOf(words: Words, view: View, land: number): string[] {
  const { groups, tokens } = view.spaces[land]!;
  const defend = isOcean(view, land) ? 0 : defendOf(view, land);
  return [
    ...groups.map(({ kind, count, damage, strife, dream }) => words.marked(words.countPieces[kind]!(count), { damage, strife, dream })),
    ...tokens.flatMap((n, i) => (n > 0 ? [words.countPieces[BLIGHT + i]!(n)] : [])),
    ...view.spirits.flatMap(({ presence }, seat) =>
      presence[land]! > 0 ? [words.describe.presence(spiritName(words, view, seat), presence[land]!)] : [],
    ),
    ...marksText(words, view, land),
    ...(defend > 0 ? [words.describe.defend(defend)] : []),
  ];
}

/** Its own cards are read out to the spirit that looks; of the others the names are enough. */
function describeSpirit(words: Words, view: View, of: Seat, seat: Seat | null, names: readonly string[]): string[] {
  const said = words.describe;
  const spirit = view.spirits[of]!;
  const cards = (ids: readonly number[]): string => ids.map((id) => words.named(powers[id]!.name)).join(', ');
  const elements = elementsText(words, elementsOf(view, of));
  const lines = [
    said.energy(spirit.energy, incomeOf(view, of), cardPlays(spirit)),
    ...(elements === '' ? [] : [said.elements(elements)]),
    ...(spirit.played.length === 0 ? [] : [said.played(cards(spirit.played))]),
    ...(spirit.aid.length === 0 ? [] : [said.aid(cards(spirit.aid))]),
    ...(spirit.discard.length === 0 ? [] : [said.discard(cards(spirit.discard))]),
    ...(spirit.destroyed === 0 ? [] : [said.destroyed(spirit.destroyed)]),
    ...(spirit.drowned === 0 ? [] : [said.drowned(spirit.drowned)]),
    ...(spirit.hand.length === 0 ? [] : [said.hand(cards(spirit.hand))]),
  ];
  if (of === seat) {
    const innates = innatesOf(spirit).map((id) => powers[id]!);
    const own = [...new Set([...spirit.hand, ...spirit.played, ...spirit.aid, ...(spirit.draft?.cards ?? [])])].map((id) => powers[id]!);
    lines.push(...[...own, ...innates].map((power) => `  ${powerText(words, power)}`));
  }
  return [said.spirit(names[of]!, spiritWith(words, spirit.kind, spirit.aspect), of === seat), ...lines.map((line) => `  ${line}`)];
}

/** A power on one line: what it costs, when and where it is used, and what it does. */
export function powerText(words: Words, power: (typeof powers)[number]): string {
  const facts = [
    ...(power.kind === 'innate' ? [] : [words.cost(power.cost)]),
    words.speed[power.speed],
    targetText(words, power.target),
    elementsText(words, power.elements),
  ].filter(Boolean);
  return `${words.named(power.name)} (${facts.join('; ')}): ${powerLines(words, power).join(' ')}`;
}

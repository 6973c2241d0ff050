import { adversaries, type AdversaryLevel, type BoardSetup } from '../content/adversaries.ts';
import { scenarios } from '../content/scenarios.ts';
import { townsOnIsland, townSupply } from '../rules/adversaries/town-supply.ts';
import { countOf } from '../rules/island/conditions-of-lands.ts';
import { changedDeck, orderText } from '../rules/setup/deck-order.ts';
import { hasChange, hasLoss } from '../rules/adversaries/enemy.ts';
import { landsOf } from '../rules/island/island.ts';
import { BEASTS, BLIGHT, CITY, EXPLORER, TOWN } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Explained, Words } from './catalogue.ts';

/** What is played against: the adversaries, each of their levels in force, and the scenario, with what they change. */
export function enemyText(words: Words, { enemy }: Pick<View, 'enemy'>): Explained[] {
  const { scenario } = enemy;
  const against = enemy.adversaries.flatMap(({ adversary, level }, i) => {
    const [first, ...levels] = adversaryText(words, adversary, level);
    return i === 0 ? [first!, ...levels] : [{ ...first!, label: `${first!.label} (${words.adversaries.supporting})` }, ...levels];
  });
  return [...against, ...(scenario < 0 ? [] : [scenarioText(words, scenario)])];
}

export function adversaryText(words: Words, adversary: number, level: number): Explained[] {
  const { name, loss, escalation, levels } = adversaries[adversary]!;
  const { losses, escalations } = words.adversaries;
  return [
    { label: words.named(name), explanation: [...(loss === null ? [] : [losses[loss]]), escalations[escalation]].join(' ') },
    ...levels.slice(0, level).map((one, i) => ({
      label: `${i + 1}. ${words.named(one.name)}`,
      explanation: levelText(words, one, levels.slice(0, i + 1)),
    })),
  ];
}

/** `sofar`: with the levels below it. */
function levelText(words: Words, { changes, setup, deck, fearPool }: AdversaryLevel, sofar: readonly AdversaryLevel[]): string {
  const said = words.levels;
  return [
    ...changes.map((change) => words.changes[change]),
    ...setup.map((one) => setupText(words, one)),
    ...(deck.length === 0 ? [] : [said.deck(orderText(changedDeck(sofar)).replace('C', '2'))]),
    ...(deck.includes('coastal-card-third') ? [words.adversaries.coastalThird] : []),
    ...(fearPool === undefined ? [] : [said.fearPool(fearPool)]),
  ].join(' ');
}

function setupText(words: Words, { land, explorer = 0, town = 0, city = 0, blight = 0, beasts = 0, moveBlightTo }: BoardSetup): string {
  const counts: readonly (readonly [number, number])[] = [
    [EXPLORER, explorer],
    [TOWN, town],
    [CITY, city],
    [BLIGHT, blight],
    [BEASTS, beasts],
  ];
  const pieces = words.list(counts.flatMap(([piece, n]) => (n > 0 ? [words.countPieces[piece]!(n)] : [])));
  const text = words.levels.setup(pieces, words.adversaries.setupLand(land));
  return moveBlightTo === undefined ? text : `${text} ${words.levels.moveBlight(moveBlightTo)}`;
}

/** What lies on the panels of the adversaries, a sentence for each. */
export function panelText({ adversaries: { panel } }: Words, view: View): string[] {
  const { players, panels } = view;
  const beasts = landsOf(view, false).reduce((sum, land) => sum + countOf(view, land, ['beasts']), 0);
  return [
    ...(hasLoss(view, 'sprawling-plantations') ? [panel.towns(townsOnIsland(view), townSupply(view))] : []),
    ...(hasChange(view, 'slow-healing-ecosystem') ? [panel.blight(panels.blight, 3 * players)] : []),
    ...(hasLoss(view, 'irreparable-damage') ? [panel.ruin(panels.ruin, players)] : []),
    ...(hasLoss(view, 'hunters-swarm-the-island') ? [panel.beasts(panels.beasts, beasts)] : []),
  ];
}

export function scenarioText(words: Words, scenario: number): Explained {
  const { name, rules } = scenarios[scenario]!;
  return { label: words.named(name), explanation: rules.map((rule) => words.scenarioRules[rule]).join(' ') };
}

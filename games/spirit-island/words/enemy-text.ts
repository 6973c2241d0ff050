import { adversaries, type AdversaryLevel, type BoardSetup } from '../content/adversaries.ts';
import { scenarios } from '../content/scenarios.ts';
import { BLIGHT, CITY, TOWN } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Explained, Words } from './catalogue.ts';

/** What is played against: the adversary, each of its levels in force, and the scenario, with what they change. */
export function enemyText(words: Words, { enemy: { adversary, level, scenario } }: Pick<View, 'enemy'>): Explained[] {
  return [...(adversary < 0 ? [] : adversaryText(words, adversary, level)), ...(scenario < 0 ? [] : [scenarioText(words, scenario)])];
}

export function adversaryText(words: Words, adversary: number, level: number): Explained[] {
  const { name, base, levels } = adversaries[adversary]!;
  return [
    { label: words.named(name), explanation: base.map((change) => words.changes[change]).join(' ') },
    ...levels.slice(0, level).map((one, i) => ({ label: `${i + 1}. ${words.named(one.name)}`, explanation: levelText(words, one) })),
  ];
}

function levelText(words: Words, { changes, setup, deck, fearPool }: AdversaryLevel): string {
  const said = words.levels;
  return [
    ...changes.map((change) => words.changes[change]),
    ...setup.map((one) => setupText(words, one)),
    ...(deck === undefined ? [] : [said.deck(deck.replace('E', '3'))]),
    ...(fearPool === undefined ? [] : [said.fearPool(fearPool)]),
  ].join(' ');
}

function setupText(words: Words, { land, town = 0, city = 0, blight = 0, moveBlightTo }: BoardSetup): string {
  const counts: readonly (readonly [number, number])[] = [
    [TOWN, town],
    [CITY, city],
    [BLIGHT, blight],
  ];
  const pieces = words.list(counts.flatMap(([piece, n]) => (n > 0 ? [words.countPieces[piece]!(n)] : [])));
  const text = words.levels.setup(pieces, land);
  return moveBlightTo === undefined ? text : `${text} ${words.levels.moveBlight(moveBlightTo)}`;
}

export function scenarioText(words: Words, scenario: number): Explained {
  const { name, rules } = scenarios[scenario]!;
  return { label: words.named(name), explanation: rules.map((rule) => words.scenarioRules[rule]).join(' ') };
}

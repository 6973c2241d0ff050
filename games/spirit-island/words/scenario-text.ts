import { powers } from '../content/powers.ts';
import { hasScenarioRule } from '../rules/adversaries/enemy.ts';
import { isCoastal, landsOf } from '../rules/island/island.ts';
import { emigrantsAllowed, wardsIn } from '../rules/scenarios/goals.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './catalogue.ts';

/** What stands beside the board for a scenario: how far it has come. */
export function scenarioLines({ scenario: said, named }: Words, view: View): string[] {
  const { laid } = view;
  const lines: string[] = [];
  if (hasScenarioRule(view, 'the-great-river')) lines.push(said.emigrants(laid.emigrants, emigrantsAllowed(view)));
  if (hasScenarioRule(view, 'ward-the-shores')) {
    const coast = landsOf(view, false).filter((land) => isCoastal(view, land));
    lines.push(said.wardedCoast(coast.filter((land) => wardsIn(view, land) > 0).length, coast.length));
  }
  for (const { n, by, held } of laid.finds) {
    const find = (by === 'players' ? said.finds : said.findsOfInvaders)[n - 1]!;
    lines.push(held ? said.useFind(find) : said.holds[by](find));
  }
  if (laid.aside.length > 0) lines.push(said.firstSpirits(laid.aside.map((card) => named(powers[card]!.name)).join(', ')));
  return lines;
}

/** The markers of a scenario in a land. */
export function marksText({ scenario: said }: Words, { laid }: View, land: number): string[] {
  const wards = laid.wards.filter((one) => one === land).length;
  return [
    ...(wards > 0 ? [said.wards(wards)] : []),
    ...(laid.flames.includes(land) ? [said.flame] : []),
    ...(laid.hidden.includes(land) ? [said.hidden] : []),
  ];
}

import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { hasRule, openWay } from '../../rules/island/island.ts';
import { poursLeft } from '../../rules/powers/usable.ts';
import { presenceLimit, presenceOnIsland } from '../../rules/pieces/presence.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import type { Names } from '../../words/names-in.ts';
import { specialRuleName } from '../../words/special-rules.ts';
import { ElementSign } from '../cards/elements.tsx';
import { signs } from './growth.tsx';
import type { HandPicks } from '../cards/hand-picks.ts';
import { Pickable } from '../pickable.tsx';
import { SpiritSign } from '../island/pieces.tsx';

interface OwnProps {
  readonly view: View;
  readonly seat: number;
  readonly said: BoardLabels;
  readonly names: Names;
}

/** What only this spirit keeps, counts or may do: a sign, figures, and the words for it. */
interface Own {
  readonly key: string;
  readonly label: string;
  readonly sign: ReactNode;
  /** The thing in the hand by which an answer finds it. */
  readonly pick?: string;
}

const Sign = ({ path }: { path: string }): ReactNode => (
  <svg className="si-sign si-own-sign" width="16" height="16" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

const paws = 'M-6 -2A2 2 0 1 1 -6 -1.9M0 -6A2 2 0 1 1 0 -5.9M6 -2A2 2 0 1 1 6 -1.9M-4 6Q0 -2 4 6Q0 8 -4 6Z';
const drop = 'M0 -8Q7 1 5 5A6 6 0 0 1 -5 5Q-7 1 0 -8Z';
const way = 'M-8 6A2 2 0 1 0 -7.9 6M8 -6A2 2 0 1 0 8.1 -6M-6 4Q0 4 0 0T6 -4';
const sleep = 'M-7 -7H0L-7 0H0M2 2H8L2 8H8';

/** By spirit: what lies on its panel besides tracks and elements. */
function ownOf({ view, seat, said, names }: OwnProps): readonly Own[] {
  const spirit = view.spirits[seat]!;
  const { time, days, prepared, absorbed, pours } = spirit;
  const ruleOf = (rule: keyof typeof specialRuleName): string =>
    names.specialRules(spirit.kind, spirit.aspect).find(({ rule: one }) => one === rule)?.label ?? '';
  const own: Own[] = [];
  if (hasRule(view, seat, 'fragments-of-shattered-time'))
    own.push({
      key: 'time',
      label: `${ruleOf('fragments-of-shattered-time')}: ${time}`,
      sign: (
        <>
          <Sign path={signs.time} />
          {time}
        </>
      ),
    });
  if (days.length > 0)
    own.push({
      key: 'days',
      label: `${ruleOf('days-that-never-were')}: ${days.map((card) => names.power(card)).join(', ')}`,
      sign: (
        <>
          <Sign path={signs.day} />
          {days.length}
        </>
      ),
    });
  prepared.forEach((n, element) => {
    if (n > 0)
      own.push({
        key: `marker ${element}`,
        label: `${said.prepared}: ${names.element(element)} ×${n}`,
        sign: Array.from({ length: n }, (_, i) => <ElementSign key={i} element={element} size={18} />),
        pick: `marker ${element}`,
      });
  });
  if (hasRule(view, seat, 'deep-slumber')) {
    const limit = presenceLimit(view, seat);
    const here = presenceOnIsland(view, seat);
    own.push({
      key: 'slumber',
      label: said.presenceLimit(here, limit),
      sign: (
        <>
          <Sign path={sleep} />
          {here}/{limit}
        </>
      ),
    });
  }
  absorbed.forEach((n, other) => {
    if (n > 0)
      own.push({
        key: `absorbed ${other}`,
        label: said.absorbed(n),
        sign: (
          <>
            <SpiritSign seat={other} kind={view.spirits[other]!.kind} size={16} />×{n}
          </>
        ),
      });
  });
  if (hasRule(view, seat, 'pour-down-power')) {
    const most = pours + Math.max(0, poursLeft(view, seat));
    own.push({
      key: 'pour',
      label: said.pours(pours, most),
      sign: (
        <>
          <Sign path={drop} />
          {pours}/{most}
        </>
      ),
      pick: 'pour',
    });
  }
  if (hasRule(view, seat, 'open-the-ways')) {
    const pair = openWay(view);
    const lands = pair === null ? '' : pair.map((land) => names.land(view, land)).join(' – ');
    own.push({
      key: 'way',
      label: pair === null ? said.noWay : said.way(lands),
      sign: (
        <>
          <Sign path={way} />
          {lands || '–'}
        </>
      ),
      pick: 'open-ways',
    });
  }
  if (hasRule(view, seat, 'call-forth-predators'))
    own.push({ key: 'predators', label: ruleOf('call-forth-predators'), sign: <Sign path={paws} />, pick: 'call-predators' });
  return own;
}

/** What only some spirits have, each thing to be picked where it answers. */
export function OwnRules({
  props,
  seat,
  picks,
  said,
  names,
}: Omit<OwnProps, 'view'> & { props: BoardProps<View>; picks: HandPicks }): ReactNode {
  const own = ownOf({ view: props.view, seat, said, names });
  if (own.length === 0) return null;
  return (
    <ul className="si-own">
      {own.map(({ key, label, sign, pick }) => (
        <li key={key} title={label}>
          <Pickable
            choosing={props}
            index={pick === undefined ? undefined : picks.get(pick)?.[0]}
            label={label}
            className={pick?.startsWith('marker') === true ? 'si-own-one si-marker' : 'si-own-one'}
          >
            {sign}
            <span className="si-row-name">{label}</span>
          </Pickable>
        </li>
      ))}
    </ul>
  );
}

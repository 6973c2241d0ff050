import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { LootAnswer } from '../rules/state.ts';
import type { ReserveView, SuperstarView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { signed, worthOf } from './choosers.tsx';
import { picking } from '@skerry/presentation/react';
import { Sign } from './pictograms.tsx';
import { AnomalyToken, Star } from './pieces.tsx';

/** What can be stolen here, as the index of its answer. */
export type Lootable = ReadonlyMap<number | 'anomaly', number>;

/** The stars and tokens of this seat that the question lets one steal. */
export function lootableFrom({ question }: BoardProps<SuperstarView>, of: number): Lootable {
  if (question?.name !== 'loot' || (question.about as { readonly victim: number }).victim !== of) return new Map();
  return new Map(
    question.answers.map((given, index): [number | 'anomaly', number] => {
      const loot = given as LootAnswer;
      return [loot.kind === 'star' ? loot.colour : 'anomaly', index];
    }),
  );
}

function Holding({
  label,
  lit,
  props,
  children,
}: {
  label: string;
  lit: { readonly index: number; readonly worth: string } | null;
  props: BoardProps<SuperstarView>;
  children: ReactNode;
}): ReactNode {
  if (lit === null) {
    return (
      <li className="ss-holding" title={label}>
        {children}
        <span className="unseen">{label}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={`ss-holding ss-holding-lit ${props.pointed === lit.index ? 'ss-pointed' : ''}`}
        aria-label={`${label}, ${lit.worth}`}
        title={label}
        {...picking(props, lit.index)}
      >
        {children}
        <b className="ss-worth">{lit.worth}</b>
      </button>
    </li>
  );
}

/** Stars by colour and tokens. Each star is shown, two of a colour tied together as the pair that scores. */
export function Holdings({
  reserve,
  words,
  size,
  props,
  lootable,
}: {
  reserve: ReserveView;
  words: Words;
  size: number;
  props: BoardProps<SuperstarView>;
  lootable: Lootable;
}): ReactNode {
  const { stars, anomalies } = reserve;
  const litFor = (what: number | 'anomaly'): { readonly index: number; readonly worth: string } | null => {
    const index = lootable.get(what);
    if (index === undefined) return null;
    const loot: LootAnswer = what === 'anomaly' ? { kind: 'anomaly' } : { kind: 'star', colour: what };
    return { index, worth: signed(worthOf(props.view.reserves[props.question!.seat]!, loot, 1)) };
  };
  const starsHeld = stars.flatMap((n, colour) => (n === 0 ? [] : [{ colour, n }]));
  return (
    <ul className="ss-holdings">
      {starsHeld.map(({ colour, n }) => {
        const pairs = n >> 1;
        const label = `${words.describe.starsOf(words.stars[colour]!.name, n)}${pairs > 0 ? ` (${words.countPairs(pairs)})` : ''}`;
        return (
          <Holding key={colour} label={label} lit={litFor(colour)} props={props}>
            {Array.from({ length: pairs }, (_unused, pair) => (
              <span key={pair} className="ss-pair">
                {[0, 1].map((star) => (
                  <Sign key={star} size={size} box={15.5}>
                    <Star colour={colour} />
                  </Sign>
                ))}
              </span>
            ))}
            {n % 2 === 1 && (
              <span className="ss-odd">
                <Sign size={size} box={15.5}>
                  <Star colour={colour} />
                </Sign>
              </span>
            )}
          </Holding>
        );
      })}
      {anomalies > 0 && (
        <Holding label={words.countTokens(anomalies)} lit={litFor('anomaly')} props={props}>
          <span className="ss-odd">
            <Sign size={size} box={14}>
              <AnomalyToken />
            </Sign>
          </span>
          <span className="ss-count">×{anomalies}</span>
        </Holding>
      )}
    </ul>
  );
}

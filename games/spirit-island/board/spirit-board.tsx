import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { innatesOf, powers } from '../content/powers.ts';
import { cardPlays, elementsOf, income } from '../rules/elements.ts';
import type { Spirit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { BoardLabels } from '../words/board.ts';
import { LargeCard, powerInWords } from './card-face.tsx';
import { CardSlot } from './card-slot.tsx';
import { ElementCounts, ElementSign } from './elements.tsx';
import { GrowthOptions } from './growth.tsx';
import type { HandPicks } from './hand-picks.ts';
import { both } from './handlers.ts';
import { looking } from './looking.ts';
import type { Names } from '../words/names-in.ts';
import { OtherUses } from './other-uses.tsx';
import { Pickable } from './pickable.tsx';
import { SpiritSign } from './pieces.tsx';
import { Tracks } from './tracks.tsx';

export interface SpiritBoardProps {
  readonly props: BoardProps<View>;
  readonly seat: number;
  readonly picks: HandPicks;
  /** The elements to count with: those at hand, or with a card that one points at. */
  readonly have: readonly number[];
  readonly said: BoardLabels;
  readonly names: Names;
}

/** A spirit: what it has, how it grows, its tracks and its innate powers, lit by the elements at hand. */
export function SpiritBoard({ props, seat, picks, have, said, names }: SpiritBoardProps): ReactNode {
  const spirit = props.view.spirits[seat]!;
  const now = elementsOf(props.view, seat);
  const enlarge = useEnlarge();
  return (
    <section className="si-spirit" aria-label={names.spirit(spirit.kind)}>
      <div className="si-spirit-head">
        <h3>
          <SpiritSign seat={seat} kind={spirit.kind} size={30} />
          {names.spirit(spirit.kind)}
        </h3>
        <div className="si-purse">
          <b title={said.energy(spirit.energy)}>
            <span className="si-coin" aria-hidden="true">
              {spirit.energy}
            </span>
            <span className="si-heard">{said.energy(spirit.energy)}</span>
          </b>
          <span title={said.income(income(spirit))}>+{income(spirit)}</span>
          <span title={said.plays(spirit.plays, cardPlays(spirit))} className="si-plays">
            ▯ {spirit.plays}/{cardPlays(spirit)}
          </span>
          {spirit.destroyed > 0 && (
            <Pickable
              choosing={props}
              index={picks.get('destroyed')?.[0]}
              label={said.destroyedPresence(spirit.destroyed)}
              className="si-destroyed"
            >
              <SpiritSign seat={seat} kind={spirit.kind} size={18} />×{spirit.destroyed}
            </Pickable>
          )}
          {(spirit.drowned > 0 || picks.has('trade-drowned')) && (
            <Pickable choosing={props} index={picks.get('trade-drowned')?.[0]} label={said.drowned(spirit.drowned)} className="si-drowned">
              ≈{spirit.drowned}
            </Pickable>
          )}
        </div>
        <Rows spirit={spirit} names={names} />
        <Markers props={props} spirit={spirit} picks={picks} said={said} names={names} />
        <ul className="si-have" aria-label={said.elementsNow}>
          {have.map((n, element) => {
            const pick = picks.get(`element ${element}`)?.[0];
            if (n === 0 && pick === undefined) return null;
            return (
              <li key={element} className={n > now[element]! ? 'si-more' : undefined}>
                <Pickable choosing={props} index={pick} label={`${names.element(element)}: ${n}`} className="si-have-one">
                  <ElementSign element={element} size={20} />
                  <b>{n}</b>
                </Pickable>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="si-spirit-grow">
        <GrowthOptions props={props} spirit={spirit} picks={picks} said={said} names={names} />
        <Tracks props={props} spirit={spirit} seat={seat} picks={picks} said={said} names={names} />
      </div>
      {innatesOf(spirit.kind).map((id) => {
        const power = powers[id]!;
        const used = spirit.uses.some((use) => use.power === id);
        const [pick, ...others] = picks.get(`power ${id}`) ?? [];
        return (
          <CardSlot key={id} text={powerInWords(id, { said, names })}>
            <Pickable
              choosing={props}
              index={pick}
              label={powerInWords(id, { said, names })}
              className={used ? 'si-innate si-used' : 'si-innate'}
              enlarge={both(
                enlarge(() => <LargeCard id={id} have={have} said={said} names={names} />),
                looking(id),
              )}
            >
              <header>
                <strong>{names.power(id)}</strong>
              </header>
              <p className="si-card-target">
                <span className={`si-speed si-speed-${power.speed}`}>{said[power.speed]}</span> {names.target(id)}
              </p>
              <ul>
                {power.thresholds.map((threshold, i) => (
                  <li
                    key={i}
                    className={threshold.need.every((n, element) => have[element]! >= n) ? 'si-threshold si-met' : 'si-threshold'}
                  >
                    <ElementCounts counts={threshold.need} have={have} size={16} />
                    <span>{names.threshold(threshold)}</span>
                  </li>
                ))}
              </ul>
            </Pickable>
            <OtherUses props={props} indices={others} said={said} />
          </CardSlot>
        );
      })}
    </section>
  );
}

/** What only some spirits have: markers of elements that are prepared, presence of others that lies with it. */
function Markers({
  props,
  spirit,
  picks,
  said,
  names,
}: Pick<SpiritBoardProps, 'props' | 'picks' | 'said' | 'names'> & { spirit: Spirit }): ReactNode {
  const { prepared, absorbed } = spirit;
  return (
    <>
      {prepared.some((n) => n > 0) && (
        <ul className="si-have si-prepared" aria-label={said.prepared}>
          {prepared.map((n, element) =>
            n === 0 ? null : (
              <li key={element}>
                <Pickable
                  choosing={props}
                  index={picks.get(`marker ${element}`)?.[0]}
                  label={`${said.prepared}: ${names.element(element)} ×${n}`}
                  className="si-have-one si-marker"
                >
                  {Array.from({ length: n }, (_, i) => (
                    <ElementSign key={i} element={element} size={18} />
                  ))}
                </Pickable>
              </li>
            ),
          )}
        </ul>
      )}
      {absorbed.some((n) => n > 0) && (
        <p className="si-purse" role="img" aria-label={said.absorbed(absorbed.reduce((sum, n) => sum + n, 0))}>
          {absorbed.map((n, seat) =>
            n === 0 ? null : (
              <span key={seat}>
                <SpiritSign seat={seat} kind={props.view.spirits[seat]!.kind} size={18} />×{n}
              </span>
            ),
          )}
        </p>
      )}
    </>
  );
}

/** Time, and the cards of Days That Never Were, each under the name of its rule. */
function Rows({ spirit: { kind, time, days }, names }: { spirit: Spirit; names: Names }): ReactNode {
  if (time === 0 && days.length === 0) return null;
  const [fragments, never] = names.specialRules(kind);
  const cards = days.map((card) => names.power(card)).join(', ');
  return (
    <p className="si-purse si-rows">
      <b title={`${fragments?.label}: ${time}. ${fragments?.explanation}`}>
        <span className="si-row-name">{fragments?.label}: </span>
        <span aria-hidden="true">⧗</span> {time}
      </b>
      {days.length > 0 && (
        <span title={`${never?.label}: ${cards}. ${never?.explanation}`}>
          <span aria-hidden="true">▤</span> {days.length}
          <span className="si-row-name">
            {' '}
            {never?.label}: {cards}
          </span>
        </span>
      )}
    </p>
  );
}

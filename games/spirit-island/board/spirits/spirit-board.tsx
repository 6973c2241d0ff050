import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { innatesOf, powers } from '../../content/powers.ts';
import { cardPlays, elementsOf } from '../../rules/spirits/elements.ts';
import { incomeOf } from '../../rules/spirits/income.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import { LargeCard, powerInWords } from '../cards/card-face.tsx';
import { CardSlot } from '../cards/card-slot.tsx';
import { ElementCounts, ElementSign } from '../cards/elements.tsx';
import { GrowthOptions } from './growth.tsx';
import type { HandPicks } from '../cards/hand-picks.ts';
import { both } from '../handlers.ts';
import { looking } from '../island/looking.ts';
import type { Names } from '../../words/names-in.ts';
import { OtherUses } from '../cards/other-uses.tsx';
import { OwnRules } from './own-rules.tsx';
import { Pickable } from '../pickable.tsx';
import { SpiritSign } from '../island/pieces.tsx';
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
        {spirit.aspect >= 0 && <AspectName aspect={spirit.aspect} names={names} />}
        <div className="si-purse">
          <b title={said.energy(spirit.energy)}>
            <span className="si-coin" aria-hidden="true">
              {spirit.energy}
            </span>
            <span className="unseen">{said.energy(spirit.energy)}</span>
          </b>
          <span title={said.income(incomeOf(props.view, seat))}>+{incomeOf(props.view, seat)}</span>
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
        <OwnRules props={props} seat={seat} picks={picks} said={said} names={names} />
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
        <GrowthOptions props={props} spirit={spirit} seat={seat} picks={picks} said={said} names={names} />
        <Tracks props={props} spirit={spirit} seat={seat} picks={picks} said={said} names={names} />
      </div>
      {innatesOf(spirit).map((id) => {
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
                {names.powerSteps(id).map((line, i) => (
                  <li key={`s${i}`}>
                    <span>{line}</span>
                  </li>
                ))}
                {power.thresholds.map((threshold, i) => (
                  <li
                    key={i}
                    className={threshold.need.every((n, element) => have[element]! >= n) ? 'si-threshold si-met' : 'si-threshold'}
                  >
                    <ElementCounts counts={threshold.need} have={have} size={16} />
                    <span>{names.threshold(threshold)}</span>
                  </li>
                ))}
                {names.powerEnd(id).map((line, i) => (
                  <li key={`e${i}`}>
                    <span>{line}</span>
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

/** The aspect of a spirit: its name, and what it changes for whoever rests on it. */
function AspectName({ aspect, names }: { aspect: number; names: Names }): ReactNode {
  const text = names.aspectText(aspect).join(' ');
  return (
    <p className="si-aspect" title={text}>
      <span aria-hidden="true">❖</span> {names.aspect(aspect)}
      <span className="unseen">{text}</span>
    </p>
  );
}

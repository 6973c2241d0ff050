import type { ReactNode } from 'react';
import { powers } from '../../content/powers.ts';
import type { BoardLabels } from '../../words/board.ts';
import { ElementCounts, ElementSign } from './elements.tsx';
import type { Names } from '../../words/names-in.ts';

interface Said {
  readonly said: BoardLabels;
  readonly names: Names;
}

/** A power in words, for those who hear it. */
export function powerInWords(id: number, { said, names }: Said): string {
  const power = powers[id]!;
  return [
    names.power(id),
    power.kind === 'innate' ? '' : said.cost(power.cost),
    said[power.speed],
    names.target(id),
    power.elements.flatMap((n, element) => (n > 0 ? [names.element(element)] : [])).join(', '),
    ...names.powerSteps(id),
    ...power.thresholds.map((one) => `${elementsInWords(one.need, names)}: ${names.threshold(one)}`),
    ...names.powerEnd(id),
  ]
    .filter(Boolean)
    .join('. ');
}

export const elementsInWords = (counts: readonly number[], names: Names): string =>
  counts.flatMap((n, element) => (n > 0 ? [`${n} ${names.element(element)}`] : [])).join(', ');

/** What both sizes of a card show: cost, name, speed, target, elements and text. */
export function CardFace({
  id,
  have,
  said,
  names,
  large = false,
  note,
}: Said & { id: number; have: readonly number[]; large?: boolean; note?: string }): ReactNode {
  const power = powers[id]!;
  return (
    <>
      <header>
        {power.kind !== 'innate' && <b className="si-cost">{power.cost}</b>}
        <strong>{names.power(id)}</strong>
      </header>
      <p className="si-card-target">
        {note !== undefined && <em className="si-card-note">{note}</em>}{' '}
        <span className={`si-speed si-speed-${power.speed}`}>{said[power.speed]}</span> {names.target(id)}
      </p>
      {power.kind !== 'innate' && (
        <div className="si-card-elements">
          {power.elements.map((n, element) => (n === 0 ? null : <ElementSign key={element} element={element} size={large ? 24 : 18} />))}
        </div>
      )}
      <div className="si-card-text">
        {names.powerSteps(id).map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {power.thresholds.map((threshold, i) => (
          <p key={`t${i}`} className={threshold.need.every((n, element) => have[element]! >= n) ? 'si-threshold si-met' : 'si-threshold'}>
            <ElementCounts counts={threshold.need} have={have} size={large ? 18 : 16} /> {names.threshold(threshold)}
          </p>
        ))}
        {names.powerEnd(id).map((line, i) => (
          <p key={`e${i}`}>{line}</p>
        ))}
      </div>
    </>
  );
}

export function LargeCard(props: Said & { id: number; have: readonly number[] }): ReactNode {
  return (
    <div className="spirit-island si-card si-large-card" data-kind={powers[props.id]!.kind}>
      <CardFace {...props} large />
    </div>
  );
}

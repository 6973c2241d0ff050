import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { elements } from '../../content/elements.ts';
import { ANYWHERE, type GrowthOption, type GrowthPart } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { isUnlocked } from '../../rules/spirits/forms.ts';
import type { Spirit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import { ElementSign } from '../cards/elements.tsx';
import type { HandPicks } from '../cards/hand-picks.ts';
import type { Names } from '../../words/names-in.ts';
import { Pickable } from '../pickable.tsx';
import { Space } from './tracks.tsx';

export const signs: Readonly<Record<GrowthPart['grow'], string>> = {
  reclaim: 'M7 -2A7 7 0 1 0 5 5M7 -8V-2H1',
  card: 'M-5 -8H5V8H-5ZM-2 0H2M0 -2V2',
  energy: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8ZM1 -5L-3 1H3L-1 5',
  plays: 'M-7 -5H1V8H-7ZM-3 -5V-8H6V4H1',
  presence: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8ZM0 -4V4M-4 0H4',
  cost: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8ZM-4 0H4',
  element: 'M0 -8L8 0L0 8L-8 0Z',
  discard: 'M-5 -8H5V8H-5ZM-3 0H3',
  'ignore-range': 'M-4 0A4 4 0 1 1 0 0A4 4 0 1 0 4 0',
  do: 'M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2Z',
  time: 'M-5 -8H5L-5 8H5Z',
  day: 'M-5 -8H5V8H-5ZM-2 -4L2 4M2 -4L-2 4',
  choose: 'M0 8V0L-6 -6M0 0L6 -6',
  'move-presence': 'M-8 0H6M1 -5L6 0L1 5',
  'gather-presence': 'M-8 5Q-4 1 0 5T8 5M0 -9V0M-4 -4L0 0L4 -4',
  'push-presence': 'M-8 5Q-4 1 0 5T8 5M0 0V-9M-4 -5L0 -9L4 -5',
};

const FIRE = elements.indexOf('fire');

/** What stands beside the sign: a number, a range, where. */
function figureOf(part: GrowthPart, names: Names): ReactNode {
  switch (part.grow) {
    case 'reclaim':
      return part.n === 'all' ? '' : part.n === 'half' ? '½' : String(part.n);
    case 'energy':
      return (
        <>
          {(part.n > 0 || part.per === undefined) && `+${part.n}`}
          {part.per !== undefined && <> +1/{part.per === 'card-play' ? '▯' : <ElementSign element={FIRE} size={16} />}</>}
        </>
      );
    case 'cost':
      return `−${part.n}`;
    case 'plays':
      return `+${part.n}`;
    case 'element':
      return (
        <>
          {part.n > 1 && part.n}
          {part.of.map((element) => (
            <ElementSign key={element} element={elements.indexOf(element)} size={18} />
          ))}
        </>
      );
    case 'discard':
      return `−${part.n}`;
    case 'do':
    case 'choose':
      return names.growthPart(part);
    case 'time':
      return `${part.upTo ? '≤' : '+'}${part.n}`;
    case 'presence':
      return [part.range >= ANYWHERE ? '∞' : `→${part.range}`, ...part.to.map(names.test)].join(' ');
    case 'move-presence':
      return `→${part.range}`;
    default:
      return '';
  }
}

function PartSign({ part, names }: { part: GrowthPart; names: Names }): ReactNode {
  return (
    <span className="si-part">
      <svg className="si-sign" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={signs[part.grow]} />
      </svg>
      {figureOf(part, names)}
    </span>
  );
}

/** The growth options of a spirit: those that can be taken are lit, and so are the parts of the one that was taken. */
export function GrowthOptions({
  props,
  spirit,
  seat,
  picks,
  said,
  names,
}: {
  props: BoardProps<View>;
  spirit: Spirit;
  seat: number;
  picks: HandPicks;
  said: BoardLabels;
  names: Names;
}): ReactNode {
  const { taken, open } = spirit.growth;
  const optionOf = (option: GrowthOption, group: number, at: number, locked: boolean): ReactNode => {
    const number = group * 100 + at;
    const current = taken.at(-1) === number && open.length > 0;
    const text = option.map((part) => names.growthPart(part)).join('; ');
    return (
      <Pickable
        key={number}
        choosing={props}
        index={picks.get(`grow ${group} ${at}`)?.[0] ?? picks.get(`form ${number}`)?.[0]}
        label={locked ? `${said.locked}: ${text}` : text}
        className={['si-option', taken.includes(number) ? 'si-taken' : '', locked ? 'si-locked' : ''].filter(Boolean).join(' ')}
      >
        {option.map((part, place) =>
          current && open.includes(place) ? (
            <Pickable
              key={place}
              choosing={props}
              index={picks.get(`part ${place}`)?.[0]}
              label={names.growthPart(part)}
              className="si-open-part"
            >
              <PartSign part={part} names={names} />
            </Pickable>
          ) : (
            <span key={place} title={names.growthPart(part)}>
              <PartSign part={part} names={names} />
            </span>
          ),
        )}
      </Pickable>
    );
  };
  return (
    <div className="si-growth" role="group" aria-label={said.growth}>
      {spirits[spirit.kind]!.growth.flatMap(({ options, locked = {} }, group) => [
        ...options.flatMap((option, at) => (locked[at] === undefined ? [optionOf(option, group, at, false)] : [])),
        // J-40.13: options behind a row stand with it; once one of them was chosen, the other is gone.
        ...[...new Set(Object.values(locked))].map((track) => {
          const behind = options.flatMap((_, at) => (locked[at] === track ? [at] : []));
          const chosen = behind.filter((at) => spirit.forms.includes(group * 100 + at));
          return (
            <div key={`row ${track}`} className="si-form">
              <div className="si-form-row">
                {spirits[spirit.kind]!.tracks[track]!.spaces.map((_, at) => (
                  <Space key={at} props={props} spirit={spirit} seat={seat} picks={picks} said={said} names={names} track={track} at={at} />
                ))}
              </div>
              {(chosen.length > 0 ? chosen : behind).map((at) =>
                optionOf(options[at]!, group, at, !isUnlocked(spirit, group * 100 + at, track)),
              )}
            </div>
          );
        }),
      ])}
    </div>
  );
}

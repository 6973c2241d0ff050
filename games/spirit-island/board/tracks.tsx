import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { TrackSpace } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import { elements } from '../content/elements.ts';
import type { Spirit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { BoardLabels } from '../words/board.ts';
import { ElementSign } from './elements.tsx';
import type { HandPicks } from './hand-picks.ts';
import type { Names } from '../words/names-in.ts';
import { Pickable } from './pickable.tsx';
import { SpiritSign } from './pieces.tsx';

/** `star`: the element that was chosen for a star. */
function Face({ space, star }: { space: TrackSpace; star: number | undefined }): ReactNode {
  const { energy, plays, moreEnergy, morePlays, moreRange, elements: shown = [], action, gain } = space;
  const number = energy ?? plays;
  const more = moreEnergy ?? morePlays ?? moreRange ?? gain;
  return (
    <>
      {number !== undefined && <b>{number}</b>}
      {more !== undefined && <b>+{more}</b>}
      {shown.map((element, i) =>
        element === 'any' ? (
          <b key={i}>✱</b>
        ) : (
          <ElementSign key={i} element={elements.indexOf(element)} size={shown.length > 1 ? 15 : 22} />
        ),
      )}
      {space.star === true && (star === undefined ? <b>★</b> : <ElementSign element={star} size={22} />)}
      {action !== undefined && <b>{action === 'reclaim-1' ? '↺' : '➤'}</b>}
    </>
  );
}

/** The presence tracks: what is uncovered, and under a mark of the seat what is not; the next mark is lit where it can be taken. */
export function Tracks({
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
  return (
    <div className="si-tracks" role="group" aria-label={said.tracks}>
      {spirits[spirit.kind]!.tracks.map(({ name, spaces, behind, beside }, track) => {
        const open = spirit.tracks[track]!;
        const title = name === 'plays' ? said.playsTrack : said.energyTrack;
        return (
          <div key={track} className={`si-track si-track-${name}`} data-branch={behind !== undefined || beside !== undefined}>
            <span className="si-track-name">{title}</span>
            {spaces.map((space, at) => {
              const covered = at >= open;
              const index = at === open ? picks.get(`track ${track}`)?.[0] : picks.get(`space ${track} ${at}`)?.[0];
              const label = `${title} ${at + 1}: ${names.trackSpace(space)}`;
              return (
                <Pickable key={at} choosing={props} index={index} label={label} className={covered ? 'si-space si-covered' : 'si-space'}>
                  <span title={label}>
                    <Face space={space} star={spirit.stars.find((marker) => marker.space === track * 100 + at)?.element} />
                  </span>
                  {covered && <SpiritSign seat={seat} kind={spirit.kind} size={14} />}
                </Pickable>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

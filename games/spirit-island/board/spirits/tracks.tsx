import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { elements } from '../../content/elements.ts';
import type { Track, TrackSpace } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import type { Spirit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import { ElementSign } from '../cards/elements.tsx';
import type { HandPicks } from '../cards/hand-picks.ts';
import type { Names } from '../../words/names-in.ts';
import { Pickable } from '../pickable.tsx';
import { SpiritSign } from '../island/pieces.tsx';

/** `star`: the element that was chosen for a star. */
function Face({ space, star }: { space: TrackSpace; star: number | undefined }): ReactNode {
  const { energy, plays, moreEnergy, morePlays, moreRange, elements: shown = [], action, gain } = space;
  const number = energy ?? plays;
  const more = moreEnergy ?? morePlays ?? gain;
  return (
    <>
      {number !== undefined && <b>{number}</b>}
      {more !== undefined && <b>+{more}</b>}
      {moreRange !== undefined && <b>→+{moreRange}</b>}
      {shown.map((element, i) =>
        element === 'any' ? (
          <b key={i}>✱</b>
        ) : (
          <ElementSign key={i} element={elements.indexOf(element)} size={thingsIn(space) > 1 ? 18 : 22} />
        ),
      )}
      {space.star === true && (star === undefined ? <b>★</b> : <ElementSign element={star} size={22} />)}
      {action !== undefined && <b>{action === 'reclaim-1' ? '↺' : '➤'}</b>}
    </>
  );
}

/** How many signs stand on a space: from two on it is drawn wider. */
function thingsIn({ energy, plays, moreEnergy, morePlays, moreRange, elements: shown = [], action, gain, star }: TrackSpace): number {
  return [energy ?? plays, moreEnergy ?? morePlays ?? gain, moreRange, action, star, ...shown].filter((one) => one !== undefined).length;
}

interface TracksProps {
  readonly props: BoardProps<View>;
  readonly spirit: Spirit;
  readonly seat: number;
  readonly picks: HandPicks;
  readonly said: BoardLabels;
  readonly names: Names;
}

/** One space of a track: open, or under a mark of the seat, which is lit where it can be taken. */
export function Space({ props, spirit, seat, picks, said, names, track, at }: TracksProps & { track: number; at: number }): ReactNode {
  const { name, spaces } = spirits[spirit.kind]!.tracks[track]!;
  const open = spirit.tracks[track]!;
  const space = spaces[at]!;
  const covered = at >= open;
  const label = `${titleOf(name, said)} ${at + 1}: ${names.trackSpace(space)}`;
  const index = at === open ? picks.get(`track ${track}`)?.[0] : picks.get(`space ${track} ${at}`)?.[0];
  const classes = [
    'si-space',
    covered ? 'si-covered' : '',
    thingsIn(space) > 1 ? 'si-space-wide' : '',
    name === 'plays' ? 'si-space-plays' : '',
  ];
  return (
    <Pickable choosing={props} index={index} label={label} className={classes.filter(Boolean).join(' ')}>
      <span title={label} className="si-space-face">
        <Face space={space} star={spirit.stars.find((marker) => marker.space === track * 100 + at)?.element} />
      </span>
      {covered && <SpiritSign seat={seat} kind={spirit.kind} size={14} />}
    </Pickable>
  );
}

const titleOf = (name: Track['name'], said: BoardLabels): string =>
  name === 'plays' ? said.playsTrack : name === 'energy' ? said.energyTrack : said.sharedTrack;

/** The presence tracks: what is uncovered, and what is not. Those that unlock a growth option stand with it. */
export function Tracks(tracks: TracksProps): ReactNode {
  const { spirit, said } = tracks;
  const all = spirits[spirit.kind]!.tracks;
  if (all.some(({ at }) => at !== undefined)) return <JoinedTracks {...tracks} />;
  return (
    <div className="si-tracks" role="group" aria-label={said.tracks}>
      {all.map(({ name, spaces }, track) =>
        name === 'growth' ? null : (
          <div key={track} className={`si-track si-track-${name}`}>
            <span className="si-track-name">{titleOf(name, said)}</span>
            {spaces.map((_, at) => (
              <Space key={at} {...tracks} track={track} at={at} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

/** How far apart columns and rows of joined spaces are, and half of a space. */
const COLUMN = 56;
const ROW = 29;
const HALF = 14;

/** Tracks that lines join: each space at its place. */
function JoinedTracks(tracks: TracksProps): ReactNode {
  const all = spirits[tracks.spirit.kind]!.tracks;
  const placeOf = (track: number, at: number): readonly [number, number] => {
    const [column, row] = all[track]!.at!;
    return [(column + at) * COLUMN + HALF + 8, row * ROW + HALF];
  };
  const last = (track: number): number => all[track]!.spaces.length - 1;
  const lines = all.flatMap(({ spaces, behind = [], beside = [] }, track) => [
    ...spaces.slice(1).map((_, i) => [placeOf(track, i), placeOf(track, i + 1)] as const),
    ...behind.map((before) => [placeOf(before, last(before)), placeOf(track, 0)] as const),
    // A line between two that lie beside each other is drawn once.
    ...beside
      .filter((other) => other < track || all[other]!.beside === undefined)
      .map((other) => [placeOf(other, 0), placeOf(track, 0)] as const),
  ]);
  const right = Math.max(...all.map((_, track) => placeOf(track, last(track))[0])) + HALF + 8;
  const bottom = Math.max(...all.map((_, track) => placeOf(track, 0)[1])) + HALF;
  return (
    <div className="si-joined" role="group" aria-label={tracks.said.tracks} style={{ width: right, height: bottom }}>
      <svg width={right} height={bottom} aria-hidden="true">
        {lines.map(([[x, y], [toX, toY]], i) => (
          <path key={i} d={`M${x} ${y}L${toX} ${toY}`} />
        ))}
      </svg>
      {all.flatMap(({ spaces }, track) =>
        spaces.map((_, at) => {
          const [left, top] = placeOf(track, at);
          return (
            <div key={`${track} ${at}`} className="si-joined-space" style={{ left, top }}>
              <Space {...tracks} track={track} at={at} />
            </div>
          );
        }),
      )}
    </div>
  );
}

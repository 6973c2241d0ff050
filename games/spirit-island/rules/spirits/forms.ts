import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { cardAnswer, elementAnswer, optionAnswer, stop } from '../answers.ts';
import { forget, forgettable, reclaim } from './cards.ts';
import { seatWith } from '../island/island.ts';
import type { Spirit, SpiritTable } from '../state.ts';

const GATHERED = 2;
const GATHERED_BY_FORGETTING = 3;
const ALL_ELEMENTS = [0, 1, 2, 3, 4, 5, 6, 7].map(elementAnswer);

const isEmpty = ({ kind, tracks }: Spirit, track: number): boolean => tracks[track]! >= spirits[kind]!.tracks[track]!.spaces.length;

/** J-40.13, J-40.14: an option behind a track is open while the track is empty, if it is the one that was chosen. */
export function isUnlocked(spirit: Spirit, option: number, track: number | undefined): boolean {
  return track === undefined || (spirit.forms.includes(option) && isEmpty(spirit, track));
}

/** J-40.13, J-40.15: what Starlight has to choose as soon as a space is uncovered: an element for each star, one of two options for each empty row. */
export function* takeForm(table: SpiritTable): Play {
  const seat = seatWith(table.state, 'growth-begets-growth');
  if (seat < 0) return;
  const spirit = table.state.spirits[seat]!;
  for (let star = nextStar(spirit); star >= 0; star = nextStar(spirit)) {
    const { element } = yield* table.ask(seat, 'star', ALL_ELEMENTS);
    spirit.stars.push({ space: star, element });
    table.log({ what: 'star', seat, elements: [element], rule: 'J-40.15' });
  }
  for (let row = nextRow(spirit); row.length > 0; row = nextRow(spirit)) {
    const { option } = yield* table.ask(seat, 'take-form', row.map(optionAnswer));
    spirit.forms.push(option);
    table.log({ what: 'unlocked', seat, group: Math.floor(option / 100), option: option % 100, rule: 'J-40.13' });
  }
}

/** An uncovered star without an element, or -1. */
function nextStar({ kind, tracks, stars }: Spirit): number {
  for (const [track, { spaces }] of spirits[kind]!.tracks.entries()) {
    for (let at = 0; at < tracks[track]!; at++) {
      const space = track * 100 + at;
      if (spaces[at]!.star === true && !stars.some((marker) => marker.space === space)) return space;
    }
  }
  return -1;
}

/** The options behind a track that is empty and of which none was chosen yet. */
function nextRow(spirit: Spirit): number[] {
  for (const [group, { locked = {} }] of spirits[spirit.kind]!.growth.entries()) {
    for (const track of new Set(Object.values(locked))) {
      if (!isEmpty(spirit, track)) continue;
      const row = Object.entries(locked).flatMap(([option, behind]) => (behind === track ? [group * 100 + Number(option)] : []));
      if (!row.some((option) => spirit.forms.includes(option))) return row;
    }
  }
  return [];
}

/** Gather the Scattered Light of Stars, when the cards of the turn lie with the discards. */
export function* gatherLight(table: SpiritTable, seat: Seat): Play {
  yield* reclaimUpTo(table, seat, GATHERED);
  const spirit = table.state.spirits[seat]!;
  const uniques = forgettable(spirit).filter((card) => powers[card]!.kind === 'unique');
  if (uniques.length === 0 || spirit.discard.length === 0) return;
  const answer = yield* table.ask(seat, 'forget-to-reclaim', [...uniques.map(cardAnswer), stop], {
    about: { left: GATHERED_BY_FORGETTING },
  });
  if (answer.kind === 'stop') return;
  forget(table, seat, answer.card);
  yield* reclaimUpTo(table, seat, GATHERED_BY_FORGETTING);
}

function* reclaimUpTo(table: SpiritTable, seat: Seat, n: number): Play {
  for (let left = n; left > 0; left--) {
    const { discard } = table.state.spirits[seat]!;
    if (discard.length === 0) return;
    const answer = yield* table.ask(seat, 'reclaim', [...discard.map(cardAnswer), stop], { about: { left } });
    if (answer.kind === 'stop') return;
    reclaim(table, seat, [answer.card]);
  }
}

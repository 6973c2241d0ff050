import type { Answer, Seat } from '@skerry/engine';
import type { ShownQuestion } from '@skerry/presentation';
import { bitsOf } from '../rules/answers.ts';
import { isSurrounded, type Outlook, outlook, pullOf } from '../rules/islands.ts';
import { findNeighbours, stepQ, stepR, yieldOf } from '../rules/sky.ts';
import {
  AIRSHIP,
  type Attack,
  gravityOn,
  type Island,
  ISLANDS,
  NOBODY,
  ownIslands,
  type Place,
  RUNDOR,
  SETTLERS,
  SIDES,
} from '../rules/state.ts';
import type { CorporationView, FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { forcesInWords } from '../words/phrases.ts';
import { aboutOf, type IslandsAnswer } from '../words/telling.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };
/** A view that may be changed: a copy of what is known, for the eye only. */
export interface Imagined extends FloatingIslandsView {
  corporations: Changing<CorporationView>[];
  attacks: readonly Attack[];
}

export function copyView(view: FloatingIslandsView): Imagined {
  return {
    ...view,
    islands: view.islands.map((island) => ({ ...island })),
    beside: view.beside.slice(),
    touching: view.touching.slice(),
    corporations: view.corporations.map((corporation) => ({ ...corporation })),
  };
}

type Holder = Pick<Island, 'hunters' | 'mercenaries'>;
export const holderAt = ({ islands, corporations }: Imagined, seat: Seat, place: Place): Holder =>
  place === AIRSHIP ? corporations[seat]! : islands[place]!;

/** The table as it would look after an answer, as far as that follows from the answer alone; the same view if nothing shows. */
export function imagined(view: FloatingIslandsView, question: ShownQuestion, given: Answer): FloatingIslandsView {
  const { seat } = question;
  const answer = given as IslandsAnswer;
  const about = aboutOf(question);
  const after = copyView(view);
  const { islands } = after;
  const place: Place = answer.kind === 'island' ? answer.island : AIRSHIP;
  const island = islands[place];
  switch (question.name) {
    case 'first-island':
    case 'free-island':
      if (island === undefined) return view;
      Object.assign(island, { owner: seat, hunters: SETTLERS });
      after.corporations[seat]!.hunters -= SETTLERS;
      return after;
    case 'extract-on':
    case 'second-drill':
      if (island === undefined) return view;
      island.temporary++;
      return after;
    case 'convert-on':
      if (island === undefined) return view;
      island.permanent += island.temporary;
      island.temporary = 0;
      return after;
    case 'speculate-own':
    case 'speculate-neighbour':
      if (island === undefined) return view;
      island.permanent--;
      island.temporary += question.name === 'speculate-own' ? 2 : 1;
      return after;
    case 'carry-to':
      if (island === undefined) return view;
      islands[about.strongest!]!.permanent--;
      island.permanent++;
      return after;
    case 'recruit-to':
      holderAt(after, seat, place).mercenaries++;
      return after;
    case 'barracks':
      if (answer.kind === 'use') after.corporations[seat]!.mercenaries++;
      return after;
    case 'bribe-to':
      islands[about.from!]!.mercenaries--;
      holderAt(after, seat, place).mercenaries++;
      return after;
    case 'mine':
      if (answer.kind !== 'mine') return view;
      for (const at of answer.islands) islands[at]!.permanent += yieldOf(view, at);
      return after;
    case 'rotate':
    case 'attract-turned':
      if (answer.kind !== 'turn') return view;
      islands[answer.island]!.turns = (islands[answer.island]!.turns + answer.turns) % SIDES;
      return after;
    case 'attract-to': {
      if (answer.kind !== 'side') return view;
      const { q, r } = islands[about.strongest!]!;
      return moved(after, about.island!, q + stepQ[answer.side]!, r + stepR[answer.side]!);
    }
    case 'join-at':
      return answer.kind === 'space' ? moved(after, about.island!, answer.q, answer.r) : view;
    case 'send-hunters':
    case 'send-mercenaries':
      return answer.kind === 'amount' ? sent(after, question, answer.amount) : view;
    case 'lose-hunters':
      if (answer.kind !== 'amount') return view;
      take(after, about.island!);
      remove(after, about.island!, answer.amount, about.losses! - answer.amount);
      return after;
    case 'destroy-hunters':
      if (answer.kind !== 'amount') return view;
      remove(after, about.island!, answer.amount, about.count! - answer.amount);
      return after;
    case 'lay-permanent':
    case 'lay-temporary':
    case 'station-hunters':
    case 'station-mercenaries':
      return shared(after, question, answer);
    default:
      return view;
  }
}

function moved(after: Imagined, island: number, q: number, r: number): Imagined {
  Object.assign(after.islands[island]!, { q, r });
  findNeighbours(after);
  return after;
}

function remove(after: Imagined, at: number, hunters: number, mercenaries: number): void {
  const island = after.islands[at]!;
  if (island.owner !== NOBODY) after.corporations[island.owner]!.destroyed += hunters;
  island.hunters -= hunters;
  island.mercenaries -= mercenaries;
  if (island.hunters === 0) island.owner = NOBODY;
}

/** F-8.5: the forces that were on their way to an island stand on it, before their losses. */
export function take(after: Imagined, at: number): void {
  const { seat, hunters, mercenaries } = after.attacks.find(({ island }) => island === at)!;
  const target = after.islands[at]!;
  if (target.owner !== NOBODY) after.corporations[target.owner]!.destroyed += target.hunters;
  Object.assign(target, { owner: seat, hunters, mercenaries });
  after.attacks = after.attacks.filter(({ island }) => island !== at);
}

/** The forces on their way. */
function sent(after: Imagined, question: ShownQuestion, amount: number): Imagined {
  const {
    from,
    island,
    hunters: chosen,
  } = aboutOf(question) as { readonly from: Place; readonly island: number; readonly hunters?: number };
  const hunters = chosen ?? amount;
  const mercenaries = chosen === undefined ? 0 : amount;
  const attackers = holderAt(after, question.seat, from);
  attackers.hunters -= hunters;
  attackers.mercenaries -= mercenaries;
  const left = from === AIRSHIP ? null : after.islands[from]!;
  if (left !== null && left.hunters === 0) left.owner = NOBODY;
  after.attacks = [...after.attacks, { seat: question.seat, island, hunters, mercenaries }];
  return after;
}

const fields = {
  'lay-permanent': 'permanent',
  'lay-temporary': 'temporary',
  'station-hunters': 'hunters',
  'station-mercenaries': 'mercenaries',
} as const;

/** What was shared out so far and with this answer; the places that are still to come keep what they have as far as there is enough. */
function shared(after: Imagined, question: ShownQuestion, answer: IslandsAnswer | null): Imagined {
  const about = aboutOf(question) as {
    readonly amounts?: readonly number[];
    readonly shares?: readonly number[];
    readonly rest: number;
    readonly permanent?: readonly number[];
    readonly hunters?: readonly number[];
  };
  const field = fields[question.name as keyof typeof fields];
  const { seat } = question;
  const own = bitsOf(ownIslands(after, seat));
  const stations = field === 'hunters' || field === 'mercenaries';
  const done = about.amounts ?? about.shares ?? [];
  // What was settled of the other kind before.
  own.forEach((i, n) => {
    if (field === 'temporary' && about.permanent !== undefined) after.islands[i]!.permanent = about.permanent[n]!;
    if (field === 'mercenaries' && about.hunters !== undefined) after.islands[i]!.hunters = about.hunters[n]!;
  });
  if (field === 'mercenaries' && about.hunters !== undefined)
    after.corporations[seat]!.hunters = about.hunters[own.length] ?? after.corporations[seat]!.hunters;
  let { rest } = about;
  own.forEach((i, n) => {
    const island = after.islands[i]!;
    if (n < done.length) {
      island[field] = done[n]!;
      return;
    }
    const wanted = n === done.length && answer?.kind === 'amount' ? answer.amount : island[field];
    island[field] = !stations && n === own.length - 1 ? rest : Math.min(wanted, rest);
    rest -= island[field];
  });
  if (stations) {
    after.corporations[seat]![field] = rest;
    for (const i of own) if (after.islands[i]!.hunters === 0) after.islands[i]!.owner = NOBODY;
  }
  return after;
}

/** The table while something is shared out, with what was settled already. */
export function inProgress(view: FloatingIslandsView, question: ShownQuestion | null): FloatingIslandsView {
  return question !== null && Object.hasOwn(fields, question.name) ? shared(copyView(view), question, null) : view;
}

/** What an answer leads to, in short lines: yields, gravity, losses, and what would be attracted then. */
export function consequences(
  words: Words,
  names: readonly string[],
  view: FloatingIslandsView,
  after: FloatingIslandsView,
  question: ShownQuestion,
  given: Answer,
): string[] {
  const said = words.board;
  const answer = given as IslandsAnswer;
  const lines: string[] = [];
  if (question.name === 'capture-target' && answer.kind === 'island') {
    const { hunters, mercenaries } = view.islands[answer.island]!;
    const need = hunters + mercenaries + 1;
    lines.push(need === 1 ? said.undefended : said.defenders(forcesInWords(words, hunters, mercenaries), need));
  }
  if (question.name === 'send-hunters' || question.name === 'send-mercenaries')
    lines.push(...costs(words, names, view, after, question, answer));
  for (let i = 0; i < ISLANDS; i++) {
    const before = yieldOf(view, i);
    const then = yieldOf(after, i);
    if (i !== RUNDOR && before !== then) lines.push(said.yieldChange(words.island(i), before, then));
  }
  if (answer.kind === 'turn' && lines.length === 0) lines.push(said.sameYields);
  for (let i = 0; i < ISLANDS; i++) {
    const { permanent, temporary, owner } = after.islands[i]!;
    const was = view.islands[i]!;
    if (permanent !== was.permanent || temporary !== was.temporary)
      lines.push(said.gravityChange(words.island(i), words.gravity(permanent, temporary)));
    if (owner === NOBODY && was.owner !== NOBODY) lines.push(said.turnsNeutral(words.island(i)));
  }
  // In the islands phase it is settled already what is attracted.
  if (view.phase !== 'islands') lines.push(...outlookChange(words, view, after));
  const { strongest } = aboutOf(question);
  const winner = strongest === undefined || strongest === RUNDOR ? NOBODY : after.islands[strongest]!.owner;
  if (question.name === 'attract-to' && winner !== NOBODY && isSurrounded(after, strongest!)) lines.push(said.wins(names[winner]!));
  return lines;
}

function costs(
  words: Words,
  names: readonly string[],
  view: FloatingIslandsView,
  after: FloatingIslandsView,
  question: ShownQuestion,
  answer: IslandsAnswer,
): string[] {
  const said = words.board;
  const {
    island,
    need,
    hunters: chosen,
  } = aboutOf(question) as { readonly island: number; readonly need: number; readonly hunters?: number };
  const { owner, hunters, mercenaries } = view.islands[island]!;
  const amount = answer.kind === 'amount' ? answer.amount : 0;
  const lines = hunters + mercenaries === 0 ? [] : [said.destroys(forcesInWords(words, hunters, mercenaries))];
  // While hunters are chosen, mercenaries at least fill up to what is needed.
  const all = chosen === undefined ? Math.max(amount, need) : chosen + amount;
  lines.push(need > 1 && all > 1 ? said.losses(all >> 1) : said.noLosses);
  const attacked = after.attacks.reduce((bits, attack) => bits | (1 << attack.island), 0);
  if (owner !== NOBODY && (ownIslands(view, owner) & ~attacked) === 0) lines.push(said.victimLoses(names[owner]!));
  return lines;
}

/** What is attracted: while it happens, as the question says; before, as it would be now. */
export function shownOutlook(view: FloatingIslandsView, question: ShownQuestion | null): Outlook {
  if (view.phase !== 'islands') return outlook(view);
  const { strongest, island, certain } = question === null ? {} : aboutOf(question);
  if (strongest === undefined) return { strongest: -1, pulls: 0, certain: 0, tied: 0 };
  const pulls = pullOf(gravityOn(view.islands[strongest]!));
  const tied =
    question!.name === 'unstable'
      ? question!.answers.reduce((bits, answer) => bits | (1 << (answer as { readonly island?: number }).island!), 0)
      : 0;
  return { strongest, pulls, certain: question!.name === 'attract-to' ? 1 << island! : (certain ?? 0), tied };
}

/** What an islands phase would do then, if it is not what it would do now. */
function outlookChange(words: Words, view: FloatingIslandsView, after: FloatingIslandsView): string[] {
  const said = words.board;
  const now = outlook(view);
  const then = outlook(after);
  if (now.strongest === then.strongest && now.pulls === then.pulls && now.certain === then.certain && now.tied === then.tied) return [];
  if (then.strongest < 0) return [said.noneStrongest];
  const unstable = bitsOf(then.certain | then.tied).map((i) => words.island(i).nom);
  return [
    ...(now.strongest === then.strongest && now.pulls === then.pulls
      ? []
      : [said.becomesStrongest(words.island(then.strongest), then.pulls)]),
    unstable.length === 0 ? said.wouldAttractNone : said.wouldAttract(unstable.join(', ')),
  ];
}

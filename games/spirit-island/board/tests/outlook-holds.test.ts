import { type Answer, begin, Chance, configure, copy, type LogEntry, type Position, Run } from '@skerry/engine';
import { expect, test } from 'vitest';
import { adversaries } from '../../content/adversaries.ts';
import { scenarios } from '../../content/scenarios.ts';
import { lean } from '../../bot/lean.ts';
import { spiritIsland } from '../../index.ts';
import { hasScenarioRule } from '../../rules/adversaries/enemy.ts';
import { BUILD, EXPLORE, IMMIGRATION, RAVAGE } from '../../rules/invaders/invader-steps.ts';
import type { Entry } from '../../rules/log.ts';
import { stageOfBack } from '../../rules/invaders/stage.ts';
import { BLIGHT, DAHAN, DISEASE, EXPLORER, type Piece, type State, THIEF, TOWN, WILDS } from '../../rules/state.ts';
import type { BuildOutlook } from '../island/outlook-of-builds.ts';
import type { ExploreOutlook } from '../island/outlook-of-explores.ts';
import { type Outlook, outlooksOf, type RavageOutlook } from '../island/outlook.ts';

/*
 * Games against every adversary at every level and in every scenario: what was shown before a step of the invaders is what then happens, wherever
 * nobody is asked anything in that step and nothing else turns up in it.
 */

type InvaderAction = 'ravage' | 'build' | 'explore';

interface Act {
  readonly kind: string;
  readonly land: number | null;
  readonly name: string | undefined;
  readonly log: Entry[];
}

/** One step of the invaders: the outlook before it, and what happened in it. */
interface Watched {
  readonly step: number;
  readonly shown: ReadonlyMap<number, Outlook>;
  readonly acts: Act[];
  readonly log: Entry[];
  open: Act[];
  asked: boolean;
}

/** What changes the ground under a step that has begun. */
const upsets: readonly Entry['what'][] = [
  'blight-card',
  'escalation',
  'searched',
  'won',
  'lost',
  'fear-card-earned',
  'terror',
  'thief-escaped',
];

const sum = (log: readonly Entry[], what: Entry['what'], land: number, ...pieces: readonly Piece[]): number =>
  log.reduce((all, entry) => {
    const { land: where, piece, n } = entry as { readonly land?: number; readonly piece?: Piece; readonly n?: number };
    return entry.what === what && where === land && pieces.includes(piece!) ? all + n! : all;
  }, 0);

const isSkipped = ({ log }: Act): boolean => log.some(({ what }) => what === 'skipped');

function ravaged(act: Act, land: number): string {
  if (isSkipped(act)) return 'skipped';
  const entry = act.log.find((one) => one.what === 'ravaged');
  if (entry === undefined) return 'nobody';
  const seats = act.log.flatMap((one) => (one.what === 'lost-presence' && one.land === land ? [one.seat] : []));
  return `${entry.damage}-${entry.defend}=${entry.dealt} blight ${sum(act.log, 'added', land, BLIGHT)} dahan ${sum(act.log, 'destroyed', land, DAHAN)} presence ${seats.join()}`;
}
const ravageShown = (ravage: RavageOutlook): string[] =>
  ravage === 'skipped'
    ? ['skipped']
    : Array<string>(ravage.times).fill(
        `${ravage.damage}-${ravage.defend}=${ravage.dealt} blight ${ravage.blight} dahan ${ravage.dahanLost} presence ${ravage.loses.join()}`,
      );

function built(act: Act, land: number): string {
  if (isSkipped(act)) return 'skipped';
  if (sum(act.log, 'removed', land, DISEASE) > 0) return 'disease';
  const entry = act.log.find((one) => one.what === 'added' && one.land === land);
  return entry?.what === 'added' ? `${entry.n} of ${entry.piece}` : 'nothing';
}
const buildShown = (build: BuildOutlook): string => (typeof build === 'string' ? build : `${build.n} of ${build.piece}`);

const arriving = [EXPLORER, TOWN, THIEF] as const;

function explored(act: Act, land: number, more: number): string {
  if (isSkipped(act)) return 'skipped';
  if (sum(act.log, 'removed', land, WILDS) > 0) return 'wilds';
  return arriving.map((piece) => sum(act.log, 'added', land, piece) + (piece === EXPLORER ? more : 0)).join();
}
const exploreShown = (explore: ExploreOutlook): string =>
  typeof explore === 'string' ? explore : arriving.map((piece) => explore.comes.find((one) => one.piece === piece)?.n ?? 0).join();

function happened({ acts }: Watched, kind: InvaderAction, land: number): string[] {
  const own = acts.filter((act) => act.kind === kind && act.land === land);
  if (kind === 'ravage') return own.map((act) => ravaged(act, land));
  if (kind === 'build') return own.map((act) => built(act, land));
  const frontier = acts.filter((act) => act.name === 'frontier-explorers' && act.land === land).length;
  return own.map((act, i) => explored(act, land, i < frontier ? 1 : 0));
}

function announced(outlook: Outlook | undefined, kind: InvaderAction): string[] {
  if (outlook === undefined) return [];
  if (kind === 'ravage') return outlook.ravage === null ? [] : ravageShown(outlook.ravage);
  return kind === 'build' ? outlook.builds.map(buildShown) : outlook.explores.map(exploreShown);
}

const kindsOf: Readonly<Record<number, readonly InvaderAction[]>> = {
  [IMMIGRATION]: ['build'],
  [RAVAGE]: ['ravage', 'build'],
  [BUILD]: ['build'],
  [EXPLORE]: ['explore'],
};

/** The position as if later steps had no cards, so that what is shown is of this step alone. */
function stepAlone(state: State): State {
  const alone = copy(state);
  const { invaders, invaderStep } = alone;
  if (invaderStep < RAVAGE) invaders.ravage = [];
  if (invaderStep < BUILD) invaders.build = [];
  if (invaderStep < EXPLORE) invaders.known = [];
  return alone;
}

/** In a game that is watched the card on top of the invader deck is known before the explore step. */
function turnUp({ invaders }: State, chance: Chance): void {
  if (invaders.deck.length === 0 || invaders.shuffled || (invaders.known[0] ?? -1) !== -1) return;
  const unseen = invaders.unseen[stageOfBack(invaders.deck[0]!) - 1]!;
  if (unseen.length > 0) invaders.known[0] = unseen.splice(chance.below(unseen.length), 1)[0]!;
}

/** What differs, and how many lands were compared. */
function compare(watched: Watched): { readonly differs: string[]; readonly compared: number } {
  const { step, shown, acts, log, asked } = watched;
  if (asked || log.some(({ what }) => upsets.includes(what))) return { differs: [], compared: 0 };
  const differs: string[] = [];
  let compared = 0;
  for (const kind of kindsOf[step]!) {
    const lands = new Set([...shown.keys(), ...acts.flatMap((act) => (act.kind === kind && act.land !== null ? [act.land] : []))]);
    for (const land of lands) {
      const [before, after] = [announced(shown.get(land), kind).join(' | '), happened(watched, kind, land).join(' | ')];
      compared++;
      if (before !== after) differs.push(`${kind} in ${land}: shown ${before}, happened ${after}`);
    }
  }
  return { differs, compared };
}

/** One game, watched. */
function watch(players: number, options: Readonly<Record<string, string | number | boolean>>, seed: string): ReturnType<typeof compare> {
  const chance = Chance.fromSeed(seed);
  const differs: string[] = [];
  let compared = 0;
  let now: Watched | null = null;
  const over = (): void => {
    if (now === null || run.state.over) return;
    const found = compare(now);
    differs.push(...found.differs);
    compared += found.compared;
  };
  const run: Run<State> = new Run<State>(
    spiritIsland,
    begin(spiritIsland, configure(spiritIsland, players, options), seed) as Position<State>,
    {
      stepBegins() {
        over();
        now = null;
        const { state } = run;
        const { phase, invaderStep: step, invaders, modifiers, conditions } = state;
        if (phase !== 'invader' || kindsOf[step] === undefined || conditions.length > 0) return;
        // What spills over after the build step is shown before it, too.
        if (step < BUILD && hasScenarioRule(state, 'the-great-river')) return;
        if (step === EXPLORE) turnUp(state, chance);
        const unseen = step === EXPLORE && (invaders.shuffled || (invaders.known[0] ?? -1) < 0);
        // A card that waits is shown as skipped, and none of its lands is named then.
        if (unseen || modifiers.some(({ kind }) => kind === 'explore-again' || kind === 'explore-waits' || kind === 'build-waits')) return;
        now = { step, shown: outlooksOf(stepAlone(state)), acts: [], log: [], open: [], asked: false };
      },
      logged(line: LogEntry) {
        const entry = line as Entry;
        if (now === null) return;
        now.log.push(entry);
        if (entry.what === 'action') {
          const act: Act = { kind: entry.kind, land: entry.land, name: entry.name, log: [] };
          if (now.open.length === 0) now.acts.push(act);
          now.open.push(act);
        } else if (entry.what === 'action-over') now.open.pop();
        else if (now.open.length > 0) now.open[0]!.log.push(entry);
        else if (entry.what === 'skipped') now.acts.push({ kind: entry.action, land: entry.land, name: undefined, log: [entry] });
      },
    },
  );
  run.start();
  for (let question = run.anyQuestion; question !== null; question = run.anyQuestion) {
    if (now !== null) (now as Watched).asked = true;
    const { answers } = question as { readonly answers: readonly Answer[] };
    run.answer(chance.below(4) === 0 ? chance.below(answers.length) : lean(run.state, question, chance), question);
  }
  over();
  return { differs, compared };
}

const all = { sets: 'jagged-earth' };
const games = 3;

function watchAll(players: number, options: Readonly<Record<string, string | number | boolean>>): void {
  let compared = 0;
  for (let i = 0; i < games; i++) {
    const found = watch(players, { ...all, ...options }, `outlook ${i} ${JSON.stringify(options)}`);
    expect(found.differs).toEqual([]);
    compared += found.compared;
  }
  expect(compared).toBeGreaterThan(9);
}

for (const [i, { id }] of adversaries.entries())
  for (const level of [0, 1, 2, 3, 4, 5, 6])
    test(`against ${id} at level ${level} what is shown is what happens`, () => watchAll(1 + ((i + level) % 3), { adversary: id, level }));

for (const [i, { id }] of scenarios.entries())
  test(`in ${id} what is shown is what happens`, () => watchAll(1 + (i % 3), { scenario: id }));

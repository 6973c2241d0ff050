import { inEach, type Language } from '@skerry/presentation';
import { aspects } from '../content/aspects.ts';
import { blightCards } from '../content/blight-cards.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import type { GrowthPart, TrackSpace } from '../content/spirit.ts';
import { powers } from '../content/powers.ts';
import type { Step, Test, Threshold } from '../content/step.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { blightLines, type EventLine, eventLines, fearLines } from './card-text.ts';
import { growthText, trackSpaceText } from './growth-text.ts';
import { linesAfter, linesBefore, powerLines, targetText, thresholdText } from './power-text.ts';
import { sentence, stepLines } from './step-text.ts';
import type { Explained, Words } from './catalogue.ts';
import { enemyText, panelText } from './enemy-text.ts';
import { enemyName, shortBoardName } from './choice.ts';
import { type ChoiceNames, choiceNamesWith } from './choice-names.ts';
import { landName } from './places.ts';
import { aspectText } from './aspect-text.ts';
import { lastingEffects, type LastingEffects } from './lasting.ts';
import { marksText, scenarioLines } from './scenario-text.ts';
import { words } from './spoken.ts';

/** What a board has to name: things by their numbers, and the texts on them. */
export interface Names extends ChoiceNames {
  /** What an aspect takes from the panel, and what it brings. */
  readonly aspectText: (aspect: number) => readonly string[];
  readonly power: (id: number) => string;
  /** What a power says above its thresholds: its price, and a sentence for each step; and what it says below them. */
  readonly powerSteps: (id: number) => readonly string[];
  readonly powerEnd: (id: number) => readonly string[];
  /** The whole text: steps, and thresholds with the elements that they need. */
  readonly powerText: (id: number) => readonly string[];
  /** "range 1 from a sacred site; with dahan" */
  readonly target: (id: number) => string;
  readonly steps: (steps: readonly Step[]) => readonly string[];
  /** What a threshold does, without the elements that it needs. */
  readonly threshold: (threshold: Threshold) => string;
  readonly test: (test: Test) => string;
  readonly growthPart: (part: GrowthPart) => string;
  readonly trackSpace: (space: TrackSpace) => string;
  readonly land: (view: View, land: number) => string;
  /** What stands before the numbers of a board's lands. */
  readonly shortBoard: (id: string) => string;
  readonly phase: (phase: Phase) => string;
  readonly fearCard: (card: number) => string;
  readonly fearText: (card: number, terror: number) => readonly string[];
  readonly blightCard: (card: number) => string;
  /** How much blight it holds for each player. */
  readonly blightHolds: (card: number) => string;
  readonly blightText: (card: number) => readonly string[];
  /** All that holds besides the usual rules, now and later. */
  readonly lasting: (view: View) => LastingEffects;
  readonly eventCard: (card: number) => string;
  readonly eventLines: (card: number) => readonly EventLine[];
  /** Adversary with its level and scenario: what each of them changes. */
  readonly enemy: (view: View) => readonly Explained[];
  /** "Sweden 3, Blitz", or nothing. */
  readonly against: (view: View) => string;
  /** What lies on the adversaries' panels. */
  readonly panels: (view: View) => readonly string[];
  readonly difficulty: (n: number) => string;
  /** How far a scenario has come, and its markers in a land. */
  readonly scenario: (view: View) => readonly string[];
  readonly marks: (view: View, land: number) => readonly string[];
}

const namesWith = (said: Words): Names => ({
  ...choiceNamesWith(said),
  aspectText: (aspect) => aspectText(said, aspects[aspect]!),
  power: (id) => said.named(powers[id]!.name),
  powerSteps: (id) => linesBefore(said, powers[id]!),
  powerEnd: (id) => linesAfter(said, powers[id]!),
  powerText: (id) => powerLines(said, powers[id]!),
  target: (id) => targetText(said, powers[id]!.target),
  steps: (steps) => stepLines(said, steps),
  threshold: (threshold) => thresholdText(said, threshold),
  test: (test) => said.tests.label(test),
  growthPart: (part) => growthText(said, part),
  trackSpace: (space) => trackSpaceText(said, space),
  land: (view, land) => landName(said, view, land),
  shortBoard: (id) => shortBoardName(said, id),
  phase: (phase) => said.phases[phase],
  fearCard: (card) => said.named(fearCards[card]!.name),
  fearText: (card, terror) => fearLines(said, card, terror),
  blightCard: (card) => said.named(blightCards[card]!.name),
  blightHolds: (card) => sentence(said.blightCard.holds(blightCards[card]!.perPlayer)),
  blightText: (card) => blightLines(said, card),
  lasting: (view) => lastingEffects(said, view),
  eventCard: (card) => said.named(eventCards[card]!.name),
  eventLines: (card) => eventLines(said, card),
  enemy: (view) => enemyText(said, view),
  against: (view) => enemyName(said, view),
  panels: (view) => panelText(said, view),
  difficulty: (n) => said.difficulty(n),
  scenario: (view) => scenarioLines(said, view),
  marks: (view, land) => marksText(said, view, land),
});

const names = inEach((language) => namesWith(words[language]));

export const namesIn = (language: Language): Names => names[language];

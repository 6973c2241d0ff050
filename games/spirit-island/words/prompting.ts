import type { ShownQuestion } from '@skerry/presentation';
import { blightCards } from '../content/blight-cards.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import { powers } from '../content/powers.ts';
import { cornersOf } from '../rules/scenarios/corners.ts';
import type { View } from '../rules/view.ts';
import { blightLines, eventText, fearLines } from './card-text.ts';
import type { Asked, QuestionName, Words } from './catalogue.ts';
import { boardName } from './choice.ts';
import { landName, spiritName } from './places.ts';

/** What the rules say about a question, all of it together. */
interface AboutQuestion {
  readonly power?: number | null;
  readonly gained?: number;
  readonly card?: number;
  readonly land?: number;
  readonly from?: number;
  readonly to?: number;
  readonly other?: number;
  readonly ocean?: number;
  readonly corner?: number;
  /** -1: presence. */
  readonly piece?: number;
  readonly left?: number;
  readonly health?: number;
  readonly action?: Asked['action'];
  readonly why?: string;
  readonly board?: number;
  readonly presence?: number;
  readonly energy?: number;
  readonly joining?: string;
  readonly fearCard?: number;
}

export function prompt(words: Words, question: ShownQuestion, view: View): string {
  const about = (question.about ?? {}) as AboutQuestion;
  const name = question.name as QuestionName;
  const land = (space: number | undefined): string => (space === undefined || space < 0 ? '' : landName(words, view, space));
  const source = sourceOf(words, about, view);
  const text = words.prompt[name]({
    source: source === '' ? '' : `${source}: `,
    card: cardName(words, about),
    text: name === 'fear-land' ? partsBeingDone(words, view) : '',
    land: about.corner === undefined ? land(about.land) : words.list(cornersOf(view.island)[about.corner]!.lands.map(land)),
    from: land(about.from),
    // The one who is given a card is a seat; everything else that is gone to is a land.
    to: name === 'give' ? '' : land(about.to),
    spirit: name === 'give' ? spiritName(words, view, about.to!) : '',
    other: land(about.other),
    ocean: land(about.ocean),
    piece: about.piece === undefined ? '' : (words.piece[about.piece] ?? words.presence),
    left: about.left ?? 0,
    health: about.health ?? 0,
    action: about.action ?? 'ravage',
    board: about.board === undefined ? '' : words.board(boardName(words, view.island.boards[about.board]!)),
    presence: about.presence ?? 0,
    energy: about.energy ?? 0,
    response: about.why === 'response',
    joining: about.joining === undefined ? '' : boardName(words, about.joining),
  });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The card that a question is about, if any. */
function cardName(words: Words, { gained, card, fearCard }: AboutQuestion): string {
  if (fearCard !== undefined) return words.quoted(words.named(fearCards[fearCard]!.name));
  const power = gained ?? card;
  return power === undefined ? '' : words.quoted(words.named(powers[power]!.name));
}

/** The branch of an event that is being carried out: the last that was told. */
function eventBeingDone(view: View): { readonly card: number; readonly title: string } | null {
  const { events } = view;
  if (events === null || events.current < 0 || events.title === '') return null;
  return { card: events.current, title: events.title };
}

/** What the card says for which lands are chosen. */
function partsBeingDone(words: Words, view: View): string {
  if (view.actions.at(-1)?.kind === 'blight') return blightLines(words, view.blight.card).join(' ');
  const event = eventBeingDone(view);
  if (event !== null) return eventText(words, event.card, event.title);
  return fearLines(words, view.fear.discard.at(-1)!, Math.min(3, view.fear.terror)).join(' ');
}

/** The power or card that asks: it is named in the question, or it is what is being carried out. */
function sourceOf(words: Words, { power }: AboutQuestion, view: View): string {
  const action = view.actions.at(-1);
  const used = power ?? action?.power ?? null;
  if (used !== null) return words.named(powers[used]!.name);
  if (action?.kind === 'blight' && view.blight.card >= 0) return words.named(blightCards[view.blight.card]!.name);
  if (view.events !== null && view.events.current >= 0 && view.events.title === '')
    return words.named(eventCards[view.events.current]!.name);
  const event = eventBeingDone(view);
  if (event !== null && (action === undefined || action.kind === 'event')) return words.named(event.title);
  // A fear card for which the players choose their lands is not yet an action.
  const fear = view.fear.discard.at(-1);
  if (fear !== undefined && (action === undefined || action.kind === 'fear') && view.fear.resolvedThisPhase > 0)
    return words.named(fearCards[fear]!.name);
  return '';
}

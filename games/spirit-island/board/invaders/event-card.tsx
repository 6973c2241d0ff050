import type { BoardProps } from '@skerry/presentation';
import { type ReactNode, useState } from 'react';
import { eventCards } from '../../content/events/index.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import type { EventLine } from '../../words/card-text.ts';
import type { Names } from '../../words/names-in.ts';
import { type EventOnTable, eventOnTable, signOf } from './event-on-table.ts';
import type { FreePlace } from '../island/free-place.ts';
import { Pickable } from '../pickable.tsx';
import { answersOf } from '../answers-of.ts';
import { PieceSign } from '../island/pieces.tsx';

interface Said {
  readonly said: BoardLabels;
  readonly names: Names;
}

/** What an event card shows: its name, what may happen by it and when or at what price, the part of the tokens and that of the dahan. */
export function EventFace({ card, now, picks, said, names }: Said & { card: number; now?: string; picks?: Picks | undefined }): ReactNode {
  const lines = names.eventLines(card);
  return (
    <>
      <header>
        <strong>{names.eventCard(card)}</strong>
      </header>
      {[lines.filter(isMain), lines.filter((line) => !isMain(line))].map((some, i) => (
        <div key={i} className="si-branches">
          {some.map((line, option) => (
            <BranchFace key={line.name} card={card} line={line} option={option} now={line.name === now} picks={picks} said={said} />
          ))}
        </div>
      ))}
    </>
  );
}

const isMain = ({ part }: EventLine): boolean => part === 'main';

/** The choices of a card that answer a question, by their place on it. */
interface Picks {
  readonly choosing: BoardProps<View>;
  readonly answers: ReadonlyMap<number, number>;
}

function BranchFace({
  card,
  line,
  option,
  now,
  picks,
  said,
}: {
  card: number;
  line: EventLine;
  option: number;
  now: boolean;
  picks: Picks | undefined;
  said: BoardLabels;
}): ReactNode {
  const { part, when, title, text } = line;
  const index = part === 'main' ? picks?.answers.get(option) : undefined;
  const unpaid = part === 'main' && picks !== undefined && index === undefined ? said.event.unpaid : '';
  const face = (
    <>
      <h4>
        {part !== 'main' && <PieceSign piece={signOf(card, part)} size={18} />} {title}
        {now && <span className="si-now">{said.event.now}</span>}
      </h4>
      {when !== '' && <p className="si-when">{when}</p>}
      <p>{text}</p>
      {unpaid !== '' && <p className="si-unpaid">{unpaid}</p>}
    </>
  );
  const label = [part === 'main' ? '' : said.event.part[part], title, when, text, now ? said.event.now : '', unpaid]
    .filter(Boolean)
    .join('. ');
  const className = `si-branch si-branch-${part}${now ? ' si-branch-now' : ''}${unpaid === '' ? '' : ' si-branch-unpaid'}`;
  if (picks === undefined) {
    return (
      <section className={className} aria-current={now ? 'step' : undefined}>
        {face}
      </section>
    );
  }
  return (
    <Pickable choosing={picks.choosing} index={index} label={label} className={className}>
      {face}
    </Pickable>
  );
}

/** The event over the island: laid open where it is chosen from, else folded to what fits beside the lands. */
export function EventPlace({ props, place, said, names }: Said & { props: BoardProps<View>; place: () => FreePlace }): ReactNode {
  const event = eventOnTable(props.view, props.question);
  if (event === null) return null;
  // Another part of the card is another thing to read.
  return (
    <OpenEvent key={`${event.card} ${event.now} ${event.choosing}`} event={event} place={place()} props={props} said={said} names={names} />
  );
}

function OpenEvent({
  event,
  place,
  props,
  said,
  names,
}: Said & { event: EventOnTable; place: FreePlace; props: BoardProps<View> }): ReactNode {
  const { card, now, choosing } = event;
  const [open, setOpen] = useState(choosing);
  const line = names.eventLines(card).find(({ name }) => name === now);
  const label = open ? said.event.fold : said.event.open;
  return (
    <aside
      className={open ? 'si-event si-event-open' : `si-event si-event-${place.corner} si-event-${place.room}`}
      aria-label={`${said.event.title}: ${names.eventCard(card)}`}
    >
      {open && (
        <div className="si-event-face" data-scrolls="">
          <EventFace card={card} now={now} picks={choosing ? picksOf(props, card) : undefined} said={said} names={names} />
        </div>
      )}
      <button type="button" className="si-event-tab" aria-expanded={open} title={label} onClick={() => setOpen(!open)}>
        <b>{open || line === undefined ? said.event.title : line.title}</b>
        {(open || line === undefined) && <span>{open ? label : names.eventCard(card)}</span>}
        {!open && line !== undefined && place.room !== 'name' && <span className="si-event-text">{line.text}</span>}
        <span aria-hidden="true">{open ? '▾' : '▴'}</span>
      </button>
    </aside>
  );
}

/** Which answers are choices of the card. */
function picksOf(props: BoardProps<View>, card: number): Picks | undefined {
  const { question } = props;
  if (question === null || (question.name !== 'event-choice' && question.name !== 'slow-card')) return undefined;
  const { main } = eventCards[card]!;
  if (main.by !== 'choice' && main.by !== 'slow-card') return undefined;
  return {
    choosing: props,
    answers: new Map(answersOf(question).flatMap((answer, index) => (answer.kind === 'option' ? [[answer.option, index] as const] : []))),
  };
}

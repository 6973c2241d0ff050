import type { BoardProps, ShownQuestion } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { elementsOf } from '../../rules/spirits/elements.ts';
import type { State } from '../../rules/state.ts';
import { stageOfBack } from '../../rules/invaders/stage.ts';
import type { View } from '../../rules/view.ts';
import { type BoardLabels, labels } from '../../words/board.ts';
import { BadgeSign } from '../badges.tsx';
import { EventFace } from '../invaders/event-card.tsx';
import { eventOnTable } from '../invaders/event-on-table.ts';
import { handPicksIn } from '../cards/hand-picks.ts';
import { cardInWords, stageName } from '../invaders/invader-card.tsx';
import { type Names, namesIn } from '../../words/names-in.ts';
import { Lasting } from '../invaders/lasting.tsx';
import { type Outlook, outlooksOf } from '../island/outlook.ts';
import { outlookLines } from '../island/outlook-lines.ts';
import { SpiritBoard } from './spirit-board.tsx';
import { blightHeading } from '../invaders/top-strip.tsx';

/** Beside the board: what the invaders will do land by land; opened wide also fear, blight and everybody's spirit. */
export function Side(props: BoardProps<View> & { readonly size: 'narrow' | 'wide' }): ReactNode {
  const { view, language, size } = props;
  const said = labels[language];
  const names = namesIn(language);
  return (
    <div className={`spirit-island si-side si-side-${size}`}>
      <Enemy view={view} names={names} brief={size === 'narrow'} />
      {size === 'wide' && <EventBeside view={view} said={said} names={names} />}
      <h2>{said.outlook}</h2>
      <Outlooks view={view} question={props.question} said={said} names={names} brief={size === 'narrow'} />
      <Lasting view={view} said={said} names={names} />
      <ScenarioLines view={view} names={names} />
      {size === 'wide' && (
        <>
          <NextCard view={view} said={said} names={names} />
          <FearAndBlight view={view} said={said} names={names} />
          {view.spirits.map(({ kind }, seat) =>
            kind < 0 ? null : (
              <SpiritBoard
                key={seat}
                props={{ ...props, question: null }}
                seat={seat}
                picks={handPicksIn(null)}
                have={elementsOf(view, seat)}
                said={said}
                names={names}
              />
            ),
          )}
        </>
      )}
    </div>
  );
}

/** J-20.9: what is played against, how difficult that is, and what lies on the adversaries' panels. */
function Enemy({ view, names, brief }: { readonly view: State; readonly names: Names; readonly brief: boolean }): ReactNode {
  const against = names.against(view);
  if (against === '' && view.difficulty === 0) return null;
  return (
    <section className="si-enemy">
      <p>
        <strong>{against}</strong> {names.difficulty(view.difficulty)}
      </p>
      {names.panels(view).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!brief && (
        <dl>
          {names.enemy(view).map(({ label, explanation }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{explanation}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface Said {
  readonly view: State;
  readonly said: BoardLabels;
  readonly names: Names;
}

/** The event, as long as it is carried out. */
function EventBeside({ view, said, names }: Said): ReactNode {
  const event = eventOnTable(view);
  if (event === null) return null;
  return (
    <section className="si-event-beside">
      <h2>{said.event.title}</h2>
      <EventFace card={event.card} now={event.now} said={said} names={names} />
    </section>
  );
}

/** Those that lose most stand first. */
function harm({ ravage }: Outlook): number {
  return ravage === null || ravage === 'skipped' ? -1 : ravage.blight * 100 + ravage.dealt;
}

function Outlooks({
  view,
  question,
  said,
  names,
  brief,
}: Said & { readonly question: ShownQuestion | null; readonly brief: boolean }): ReactNode {
  const all = [...outlooksOf(view, question).values()].toSorted((one, other) => harm(other) - harm(one));
  if (all.length === 0) return <p className="si-quiet">{said.nothingToCome}</p>;
  return (
    <ul className="si-outlooks">
      {all.map((outlook) => {
        const lines = outlookLines(outlook, view, said, names);
        return (
          <li key={outlook.land}>
            <strong>{names.land(view, outlook.land)}</strong>
            <BadgeSign outlook={outlook} />
            <span className={brief ? 'unseen' : undefined}>{lines.join('. ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** How far the scenario has come. */
function ScenarioLines({ view, names }: Omit<Said, 'said'>): ReactNode {
  const lines = names.scenario(view);
  if (lines.length === 0) return null;
  return (
    <ul className="si-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** J-15: what the next card may be, and how many are left. */
function NextCard({ view: { invaders }, said, names }: Said): ReactNode {
  const [stage] = invaders.deck.slice(0, 1).map(stageOfBack);
  return (
    <section>
      <h2>{said.explore}</h2>
      <p>{said.cardsLeft(invaders.deck.length)}</p>
      {stage !== undefined && (
        <p>
          {said.faceDown(stageName(stage))}. {said.mayBe(invaders.unseen[stage - 1]!.map((card) => cardInWords(card, names)).join(', '))}
        </p>
      )}
    </section>
  );
}

function FearAndBlight({ view, said, names }: Said): ReactNode {
  const { fear, blight } = view;
  return (
    <section>
      <h2>{said.terror(stageName(Math.min(3, fear.terror)))}</h2>
      <p>
        {said.fear(fear.generated, fear.pool)}. {said.fearDeck(fear.left.join(', '))}
      </p>
      <p>{said.earned(fear.earned.length)}</p>
      <ul className="si-lines">
        {fear.earned.map((card, i) => (
          <li key={i}>
            {card < 0 ? said.unseenCard : `${names.fearCard(card)}: ${names.fearText(card, Math.min(3, fear.terror)).join(' ')}`}
          </li>
        ))}
      </ul>
      <h2>{blightHeading(view, said, names)}</h2>
      <p>{said.blightLeft(blight.pool)}</p>
      {blight.card >= 0 && names.blightText(blight.card).map((line, i) => <p key={i}>{line}</p>)}
    </section>
  );
}

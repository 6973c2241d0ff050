import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { elementsOf } from '../rules/elements.ts';
import type { State } from '../rules/state.ts';
import { stageOfBack } from '../rules/stage.ts';
import type { View } from '../rules/view.ts';
import { type BoardLabels, labels } from '../words/board.ts';
import { BadgeSign } from './badges.tsx';
import { handPicksIn } from './hand-picks.ts';
import { cardInWords, stageName } from './invader-card.tsx';
import { type Names, namesIn } from '../words/names-in.ts';
import { type Outlook, outlooksOf } from './outlook.ts';
import { outlookLines } from './outlook-lines.ts';
import { SpiritBoard } from './spirit-board.tsx';

/** Beside the board: what the invaders will do land by land; opened wide also fear, blight and everybody's spirit. */
export function Side(props: BoardProps<View> & { readonly size: 'narrow' | 'wide' }): ReactNode {
  const { view, language, size } = props;
  const said = labels[language];
  const names = namesIn(language);
  return (
    <div className={`spirit-island si-side si-side-${size}`}>
      <h2>{said.outlook}</h2>
      <Outlooks view={view} said={said} names={names} brief={size === 'narrow'} />
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

interface Said {
  readonly view: State;
  readonly said: BoardLabels;
  readonly names: Names;
}

/** Those that lose most stand first. */
function harm({ ravage }: Outlook): number {
  return ravage === null || ravage === 'skipped' ? -1 : ravage.blight * 100 + ravage.dealt;
}

function Outlooks({ view, said, names, brief }: Said & { readonly brief: boolean }): ReactNode {
  const all = [...outlooksOf(view).values()].toSorted((one, other) => harm(other) - harm(one));
  if (all.length === 0) return <p className="si-quiet">{said.nothingToCome}</p>;
  return (
    <ul className="si-outlooks">
      {all.map((outlook) => {
        const lines = outlookLines(outlook, view, said, names);
        return (
          <li key={outlook.land}>
            <strong>{names.land(view, outlook.land)}</strong>
            <BadgeSign outlook={outlook} width={outlook.ravage !== null && outlook.build !== null ? 92 : 58} />
            <span className={brief ? 'si-heard' : undefined}>{lines.join('. ')}</span>
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
      <h2>{blight.card < 0 ? said.healthy : names.blightCard(blight.card)}</h2>
      <p>
        {said.blightLeft(blight.pool)} {blight.card >= 0 && names.blightText(blight.card).join(' ')}
      </p>
    </section>
  );
}

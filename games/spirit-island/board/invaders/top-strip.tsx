import type { ReactNode } from 'react';
import { isBlighted } from '../../rules/fear-and-blight/blight-card.ts';
import { hasChange } from '../../rules/adversaries/enemy.ts';
import { BUILD, EXPLORE, IMMIGRATION, RAVAGE } from '../../rules/invaders/invader-steps.ts';
import { stageOfBack } from '../../rules/invaders/stage.ts';
import { BLIGHT, type Phase, type State } from '../../rules/state.ts';
import type { BoardLabels } from '../../words/board.ts';
import { FearSign } from '../flash.tsx';
import { InvaderBack, InvaderFace, stageName } from './invader-card.tsx';
import type { Names } from '../../words/names-in.ts';
import { PieceSign, SpiritSign } from '../island/pieces.tsx';

const phases = ['spirit', 'fast', 'invader', 'slow', 'time-passes'] as const satisfies readonly Phase[];
/** The steps of the invader phase that have a card on the board, by their number in the rules. */
const steps = { immigration: IMMIGRATION, ravage: RAVAGE, build: BUILD, explore: EXPLORE } as const;
type CardStep = keyof typeof steps;

/** The places of the invader board, in the order in which their cards act. J-21.16: England's extra space comes first, as long as it is in use. */
export function placesOf(view: State): readonly CardStep[] {
  const extra = view.invaders.immigration.length > 0 || (hasChange(view, 'high-immigration') && !view.immigrationOver);
  return [...(extra ? (['immigration'] as const) : []), 'ravage', 'build', 'explore'];
}

/** The card that lies there: nothing yet, or a still healthy or a blighted island. */
export function blightHeading(view: State, said: BoardLabels, names: Names): string {
  const { card } = view.blight;
  if (card < 0) return said.healthy;
  return isBlighted(view) ? names.blightCard(card) : `${said.stillHealthy}: ${names.blightCard(card)}`;
}

/** The line above the island: turn and phase, what the invaders hold, fear and blight. */
export function TopStrip({
  view,
  said,
  names,
  people,
  children,
}: {
  view: State;
  said: BoardLabels;
  names: Names;
  people: readonly string[];
  /** What else is to be said now. */
  children: ReactNode;
}): ReactNode {
  const { fear, blight, phase } = view;
  const acting =
    phase === 'spirit' || phase === 'fast' || phase === 'slow'
      ? view.spirits.flatMap(({ done, kind }, seat) => (done ? [] : [{ seat, kind }]))
      : [];
  return (
    <div className="si-strip">
      <p className="si-turn">
        <strong>{said.turn(view.turn)}</strong>
      </p>
      <ol className="si-phases">
        {phases.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            {one === phase ? names.phase(one) : said.otherPhases[one]}
            {one === phase && view.players > 1 && acting.length > 0 && (
              <span
                role="img"
                aria-label={said.waitsFor(acting.map(({ seat }) => people[seat]!).join(', '))}
                title={said.waitsFor(acting.map(({ seat }) => people[seat]!).join(', '))}
              >
                {acting.map(({ seat, kind }) => (
                  <SpiritSign key={seat} seat={seat} kind={kind} size={16} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {children}
      <div className="si-invaders">
        {placesOf(view).map((step) => (
          <CardPlace key={step} step={step} view={view} said={said} names={names} />
        ))}
      </div>
      <div className="si-counts">
        <p
          className="si-fear"
          role="img"
          aria-label={[
            said.fear(fear.generated, fear.pool),
            said.terror(stageName(Math.min(3, fear.terror))),
            said.fearDeck(fear.left.join(', ')),
            said.earned(fear.earned.length),
          ].join('. ')}
          title={[
            said.fear(fear.generated, fear.pool),
            said.terror(stageName(Math.min(3, fear.terror))),
            said.fearDeck(fear.left.join(', ')),
            said.earned(fear.earned.length),
          ].join('\n')}
        >
          <FearSign />
          <b>
            {fear.generated}/{fear.pool}
          </b>
          <span className="si-terror">{stageName(Math.min(3, fear.terror))}</span>
          <span className="si-fear-deck">
            {fear.left.map((n, i) => (
              <i key={i} className={i + 1 === fear.terror ? 'si-level-now' : undefined}>
                {n}
              </i>
            ))}
          </span>
          {fear.earned.length > 0 && <span className="si-earned">+{fear.earned.length}</span>}
        </p>
        <p
          className={isBlighted(view) ? 'si-blight-pool si-blighted' : 'si-blight-pool'}
          role="img"
          aria-label={[said.blightLeft(blight.pool), blightHeading(view, said, names)].join('. ')}
          title={[
            said.blightLeft(blight.pool),
            blightHeading(view, said, names),
            ...(blight.card < 0 ? [] : names.blightText(blight.card)),
          ].join('\n')}
        >
          <PieceSign piece={BLIGHT} />
          <b>{blight.pool}</b>
        </p>
      </div>
    </div>
  );
}

/** One place of the invader board: its card or cards, or the back of the next one. */
function CardPlace({ step, view, said, names }: { step: CardStep; view: State; said: BoardLabels; names: Names }): ReactNode {
  const { invaders, phase, invaderStep } = view;
  const cards =
    step === 'explore' && invaders.explore.length === 0
      ? invaders.known.slice(0, 1).filter((card) => card >= 0 && !invaders.shuffled)
      : invaders[step];
  const next = invaders.deck.slice(0, 1).map(stageOfBack)[0];
  const now = phase === 'invader' && invaderStep === steps[step];
  return (
    <span className="si-card-place" data-step={step} aria-current={now ? 'step' : undefined}>
      <span className="si-step-name">{said[step]}</span>
      {cards.map((card) => (
        <InvaderFace key={card} card={card} names={names} />
      ))}
      {cards.length === 0 && step === 'explore' && next !== undefined && (
        <InvaderBack stage={next} label={said.faceDown(stageName(next))} />
      )}
      {cards.length === 0 && (step !== 'explore' || next === undefined) && (
        <span className="si-no-card" role="img" aria-label={said.noCard}>
          –
        </span>
      )}
    </span>
  );
}

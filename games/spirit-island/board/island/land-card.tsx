import type { Seat } from '@skerry/engine';
import type { ShownQuestion } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { geography } from '../../rules/island/island.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import type { State } from '../../rules/state.ts';
import type { BoardLabels } from '../../words/board.ts';
import { effectsIn, powersHere } from '../../rules/powers/foresight.ts';
import { outlookLines, ravageLines } from './outlook-lines.ts';
import type { Names } from '../../words/names-in.ts';
import { type Outlook, ravageAfter } from './outlook.ts';
import { PieceSign, SpiritSign } from './pieces.tsx';
import { type Pile, pilesIn } from './piles.ts';
import { TerrainSign } from './terrain.tsx';

export interface LandProps {
  readonly view: State;
  readonly land: number;
  readonly outlook: Outlook | undefined;
  readonly question: ShownQuestion | null;
  /** Whose powers are looked up. */
  readonly seat?: Seat | null;
  readonly said: BoardLabels;
  readonly names: Names;
}

/** The power that a question aims, if it does. */
export function aimedPower(question: ShownQuestion | null): number | null {
  if (question?.name !== 'target') return null;
  const { power } = question.about as { readonly power?: number };
  return power ?? null;
}

/** What the power that is being aimed would do in a land, in words. */
export function aimLines({ view, land, question, said, names }: Omit<LandProps, 'outlook' | 'seat'>): string[] {
  const power = aimedPower(question);
  if (power === null || question === null) return [];
  const steps = effectsIn({ state: view, seat: question.seat, power, land });
  if (steps.length === 0) return [said.wouldDoNothing];
  const after = ravageAfter(view, land, steps);
  return [...names.steps(steps), ...(after === null ? [] : ravageLines(after, view, said, names))];
}

/** All that is known of a land, shown beside it when somebody looks at it. */
export function LandCard(props: LandProps): ReactNode {
  const { view, land, outlook, seat = null, said, names } = props;
  const { terrain, coastal, lands } = geography(view);
  const piles = pilesIn(view, land);
  const defend = land < lands ? defendOf(view, land) : 0;
  const aimed = aimLines(props);
  const own = aimed.length > 0 || seat === null || view.over ? [] : powersHere(view, seat, land);
  return (
    <div className="spirit-island si-land-card">
      <h3>
        <TerrainSign ground={terrain[land]!} /> {names.land(view, land)}{' '}
        <span>{[names.terrain(terrain[land]!), coastal[land] ? said.coastal : ''].filter(Boolean).join(', ')}</span>
      </h3>
      {piles.length === 0 ? (
        <p className="si-quiet">{said.empty}</p>
      ) : (
        <ul className="si-pile-list">
          {piles.map((pile) => (
            <li key={pile.key}>
              {pile.is === 'presence' ? (
                <SpiritSign seat={pile.seat} kind={view.spirits[pile.seat]!.kind} size={20} />
              ) : (
                <PieceSign piece={pile.kind} />
              )}
              {pileInWords(pile, view, said, names)}
            </li>
          ))}
        </ul>
      )}
      {names.marks(view, land).map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
      {defend > 0 && <p>{said.defends(defend)}</p>}
      {outlook !== undefined && (
        <ul className="si-lines">
          {outlookLines(outlook, view, said, names).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {aimed.length > 0 && (
        <>
          <h4>{said.wouldDo}</h4>
          <ul className="si-lines">
            {aimed.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {own.length > 0 && (
        <>
          <h4>{said.yourPowersHere}</h4>
          <ul className="si-lines">
            {own.map(({ power, steps }) => (
              <li key={power}>
                <b>{names.power(power)}</b> {names.steps(steps).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export function pileInWords(pile: Pile, view: State, said: BoardLabels, names: Names): string {
  if (pile.is === 'tokens') return names.piece(pile.kind, pile.count);
  if (pile.is === 'presence')
    return [`${names.spirit(view.spirits[pile.seat]!.kind)} ×${pile.count}`, pile.sacred ? said.sacred : ''].filter(Boolean).join(', ');
  const more = [pile.damage > 0 ? said.damaged(pile.damage) : '', pile.strife > 0 ? said.strife(pile.strife) : ''].filter(Boolean);
  return [names.piece(pile.kind, pile.count), ...more].join(', ');
}

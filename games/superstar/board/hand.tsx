import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { CardAnswer, TokenAnswer } from '../rules/state.ts';
import { actionCardsIn, bonusCardsIn, type SuperstarView } from '../rules/view.ts';
import type { Card } from '../content/cards.ts';
import { tellings, words as allWords } from '../words/spoken.ts';
import { pointsOf } from '../words/reserve-points.ts';
import { CardView } from './card.tsx';
import { Holdings } from './holdings.tsx';
import { picking } from '@skerry/presentation/react';
import { Sign } from './pictograms.tsx';
import { AnomalyToken } from './pieces.tsx';

const nothingToSteal: ReadonlyMap<number, number> = new Map();

/** The index of the answer that plays this card, or the rule that forbids it. */
function playing({ question }: BoardProps<SuperstarView>, card: Card): { readonly index: number | null; readonly blocked: string | null } {
  const plays = (answer: CardAnswer): boolean => answer.kind !== 'take-cards' && answer.card === card;
  if (question?.name !== 'card') return { index: null, blocked: null };
  const index = question.answers.findIndex((answer) => plays(answer as CardAnswer));
  return { index: index < 0 ? null : index, blocked: question.blocked.find(({ answer }) => plays(answer as CardAnswer))?.rule ?? null };
}

/** The own cards, in hand and played, and the own reserve. */
export function Hand(props: BoardProps<SuperstarView>): ReactNode {
  const { view, seat, language, question } = props;
  const reserve = seat === null ? undefined : view.reserves[seat];
  if (reserve === undefined) return null;
  const words = allWords[language];
  const hand = actionCardsIn(reserve.hand ?? 0);
  const bonus = bonusCardsIn(reserve.bonus);
  const faceUp = actionCardsIn(reserve.faceUp);
  const faceDown = actionCardsIn(reserve.faceDown ?? 0);
  const answers = question?.seat === seat ? question.answers : [];
  const takeBack = answers.findIndex((answer) => (answer as CardAnswer).kind === 'take-cards');
  const spend = answers.findIndex((answer) => (answer as TokenAnswer).kind === 'spend-token');
  const say = (index: number): string => tellings[language].answer(answers[index]!, question!, view);
  const played = faceUp.length + faceDown.length;
  const asked = question?.name === 'way' ? (question.about as { readonly card?: Card } | undefined)?.card : undefined;

  return (
    <div className="superstar ss-hand">
      <section aria-label={words.board.hand}>
        <h3>{words.board.hand}</h3>
        <div className="ss-cards">
          {[...hand, ...bonus].map((card) => (
            <div key={card} className={asked === card ? 'ss-card-asked' : undefined}>
              <CardView card={card} state="hand" {...playing(props, card)} props={props} words={words} />
            </div>
          ))}
        </div>
      </section>
      <section aria-label={words.board.played}>
        <h3>{words.board.played}</h3>
        <div className="ss-cards ss-cards-played">
          {faceUp.map((card) => (
            <CardView key={card} card={card} state="face-up" index={null} blocked={null} props={props} words={words} />
          ))}
          {faceDown.map((card) => (
            <CardView key={card} card={card} state="face-down" index={null} blocked={null} props={props} words={words} />
          ))}
          {played === 0 && takeBack < 0 && <p className="ss-none">{words.board.nothingPlayed}</p>}
          {takeBack >= 0 && (
            <button
              type="button"
              className={`ss-take-back ${props.pointed === takeBack ? 'ss-pointed' : ''}`}
              aria-label={`${played === 0 ? words.board.pass : words.board.takeBack}: ${words.board.takeBackWhy(played)}`}
              title={words.board.takeBackWhy(played)}
              {...picking(props, takeBack)}
            >
              <Sign size={28}>
                <path className="ss-sign" d="M-8 7H3A6 6 0 0 0 3 -5H-7M-3.4 -9L-7.6 -5L-3.4 -1" />
              </Sign>
              <span>{played === 0 ? words.board.pass : words.board.takeBack}</span>
            </button>
          )}
        </div>
      </section>
      <section aria-label={words.board.reserve} className="ss-reserve">
        <h3>
          {words.board.reserve} <b>{words.countPoints(pointsOf(reserve))}</b>
        </h3>
        <Holdings reserve={reserve} words={words} size={24} props={props} lootable={nothingToSteal} />
        {spend >= 0 && (
          <button type="button" className={`ss-spend ${props.pointed === spend ? 'ss-pointed' : ''}`} {...picking(props, spend)}>
            <Sign size={26} box={14}>
              <AnomalyToken />
            </Sign>
            <span>{say(spend)}</span>
          </button>
        )}
      </section>
    </div>
  );
}

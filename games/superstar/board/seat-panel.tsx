import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { OFF_BOARD } from '../rules/state.ts';
import { actionCardsIn, bonusCardsIn, type SuperstarView } from '../rules/view.ts';
import type { Card } from '../content/cards.ts';
import type { Words } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { pointsOf } from '../words/reserve-points.ts';
import { LargeCard } from './card.tsx';
import { Holdings, lootableFrom } from './holdings.tsx';
import { CardPicture, Sign } from './pictograms.tsx';

function SmallCard({ card, words, note }: { card: Card; words: Words; note: string }): ReactNode {
  const enlarge = useEnlarge();
  return (
    <span className={`ss-small-card ss-card-${card}`} {...enlarge(() => <LargeCard card={card} words={words} note={note} />)}>
      <Sign size={20}>
        <CardPicture card={card} tiny />
      </Sign>
      <span className="unseen">{`${words.card[card]}, ${note}`}</span>
    </span>
  );
}

/** Cards of which only the number is known. */
function Unknown({ n, label, className }: { n: number; label: string; className: string }): ReactNode {
  if (n === 0) return null;
  return (
    <span className={`ss-unknown ${className}`} title={label}>
      <i aria-hidden="true" />
      <span aria-hidden="true">{n}</span>
      <span className="unseen">{label}</span>
    </span>
  );
}

/** The score: it counts up to the end. */
export function SeatLine({ view, language, of }: BoardProps<SuperstarView> & { readonly of: number }): ReactNode {
  const score = allWords[language].countPoints(pointsOf(view.reserves[of]!));
  return (
    <span className="superstar ss-score" title={score}>
      <span aria-hidden="true">{pointsOf(view.reserves[of]!)}</span>
      <span className="unseen">{score}</span>
    </span>
  );
}

/** What everybody may know of a seat, beside its score. */
export function SeatPanel(props: BoardProps<SuperstarView> & { readonly of: number }): ReactNode {
  const { view, language, of } = props;
  const words = allWords[language];
  const reserve = view.reserves[of]!;
  const { faceUp, handCount, faceDownCount, bonus, bonusCount } = reserve;
  const bonuses = bonusCardsIn(bonus);
  return (
    <div className="superstar ss-seat">
      <div className="ss-seat-more">
        <Holdings reserve={reserve} words={words} size={18} props={props} lootable={lootableFrom(props, of)} />
        <div className="ss-seat-cards">
          <Unknown n={handCount} label={words.board.inHand(handCount)} className="ss-unknown-hand" />
          {actionCardsIn(faceUp).map((card) => (
            <SmallCard key={card} card={card} words={words} note={words.board.faceUp} />
          ))}
          <Unknown n={faceDownCount} label={words.describe.faceDown(faceDownCount, '')} className="ss-unknown-down" />
          {bonuses.map((card) => (
            <SmallCard key={card} card={card} words={words} note={words.board.bonusCard} />
          ))}
          <Unknown
            n={bonusCount - bonuses.length}
            label={words.board.unknownBonus(bonusCount - bonuses.length)}
            className="ss-unknown-bonus"
          />
          {view.first === of && (
            <span className="ss-flag" title={words.board.firstPlayer}>
              <span className="unseen">{words.board.firstPlayer}</span>
              <Sign size={18}>
                <path d="M-6 11V-10M-6 -9H8L4 -4L8 1H-6" />
              </Sign>
            </span>
          )}
          {view.planet.pawns[of]!.space === OFF_BOARD && <span className="ss-off">{words.board.offBoard}</span>}
        </div>
      </div>
    </div>
  );
}

import type { BoardProps } from '@skerry/presentation';
import { type ReactNode, useState } from 'react';
import type { CardsAnswer } from '../rules/answers.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { CardsQuestion, Words } from '../words/catalogue.ts';
import { CardView } from './card.tsx';
import { picking } from '@skerry/presentation/react';

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, i) => card === other[i]);

/** Where the cards of a set lie among the own ones: of two that are alike the first. */
function placesOf(set: readonly number[], cards: readonly number[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const card of set) places.add(cards.findIndex((other, place) => other === card && !places.has(place)));
  return places;
}

/** Some of the own cards, answered as a set: cards are marked, and a button takes what is marked. One card alone is taken at once. */
export function CardChoice({
  props,
  cards,
  words,
  say,
}: {
  props: BoardProps<FloatingIslandsView>;
  cards: readonly number[];
  words: Words;
  say: (index: number) => string;
}): ReactNode {
  const question = props.question!;
  const name = question.name as CardsQuestion;
  const sets = question.answers as readonly CardsAnswer[];
  const [marked, setMarked] = useState<readonly number[]>([]);
  const chosen = cards.filter((_, place) => marked.includes(place));
  const index = sets.findIndex((set) => same(set.cards, chosen));
  const most = Math.max(...sets.map((set) => set.cards.length));
  const shown = placesOf(props.pointed === null ? [] : (sets[props.pointed]?.cards ?? []), cards);
  const title = { keep: words.board.markToKeep, 'castle-with': words.board.markTwo, discard: '', save: words.board.markToSave }[name];
  const toggle = (place: number): void => {
    if (marked.includes(place)) setMarked(marked.filter((other) => other !== place));
    // One more than allowed takes the place of the one marked first.
    else setMarked([...marked, place].slice(-most));
  };
  return (
    <section aria-label={title === '' ? words.board.hand : title}>
      <h3>{title === '' ? words.board.hand : title}</h3>
      <div className="fi-cards">
        {cards.map((card, place) => {
          const alone = name === 'discard' ? sets.findIndex((set) => same(set.cards, [card])) : -1;
          const pick =
            alone >= 0
              ? {
                  lit: true,
                  answers: [alone],
                  pointed: props.pointed === alone,
                  onClick: () => props.answer(alone),
                  onPoint: (on: boolean) => props.point(on ? alone : null),
                }
              : {
                  lit: true,
                  answers: sets.flatMap((set, i) => (set.cards.includes(card) ? [i] : [])),
                  pointed: shown.has(place),
                  marked: marked.includes(place),
                  onClick: () => toggle(place),
                };
          return <CardView key={place} card={card} words={words} pick={pick} />;
        })}
        {name !== 'discard' && (
          // Beside the cards: above them it would be hidden by the card that is shown large.
          <p className="fi-take">
            {index >= 0 ? (
              <button type="button" className={`fi-act ${props.pointed === index ? 'fi-pointed' : ''}`} {...picking(props, index)}>
                {say(index)}
              </button>
            ) : (
              words.board.chooseMore
            )}
          </p>
        )}
      </div>
    </section>
  );
}

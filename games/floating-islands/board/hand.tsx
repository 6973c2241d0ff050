import type { BoardProps } from '@skerry/presentation';
import { picking, useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { actionCards } from '../content/action-cards.ts';
import type { PropertyId } from '../content/original.ts';
import type { SecondActionAnswer, AirshipAnswer, CardAnswer } from '../rules/answers.ts';
import { cardsIn } from '../rules/cards.ts';
import { TURNS_OF_A_PLAYER } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { tellings, words as allWords } from '../words/spoken.ts';
import { aboutOf } from '../words/telling.ts';
import { ActionPicture } from './action-pictures.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardView, LargeProperty, type Pick, SmallTurn } from './card.tsx';
import { Sign } from './strip.tsx';

type Props = BoardProps<FloatingIslandsView>;

const setQuestions = new Set(['keep', 'castle-with', 'discard', 'save']);
/** A card that gives an answer by itself, or says why it does not. */
function playing(
  { question, pointed, answer, point }: Props,
  card: number,
): { readonly pick: Pick | null; readonly blocked: string | null } {
  const isCard = (given: { readonly kind: string }): boolean => given.kind === 'card' && (given as CardAnswer).card === card;
  const index = question?.answers.findIndex(isCard) ?? -1;
  const blocked = question?.blocked.find(({ answer: given }) => isCard(given))?.rule ?? null;
  if (index < 0) return { pick: null, blocked };
  return {
    pick: {
      lit: true,
      answers: [index],
      pointed: pointed === index,
      onClick: () => answer(index),
      onPoint: (on) => point(on ? index : null),
    },
    blocked: null,
  };
}

/** The own cards, what is asked of them, and the row of turns. */
export function Hand(props: Props): ReactNode {
  const { view, seat, language, question } = props;
  const corporation = seat === null ? undefined : view.corporations[seat];
  if (corporation?.own === undefined) return null;
  const words = allWords[language];
  const asked = question?.seat === seat ? question : null;
  const say = (index: number): string => tellings[language].answer(asked!.answers[index]!, asked!, view);
  const hand = cardsIn(corporation.own.hand);
  const saved = cardsIn(corporation.own.saved);
  // While an action is chosen, its texts take the room of the cards.
  const acts = asked !== null && (asked.name === 'action' || asked.name === 'second-action');
  const chooses = asked !== null && setQuestions.has(asked.name);
  return (
    <div className="floating-islands fi-hand">
      {acts && <ActionChoice props={props} words={words} say={say} />}
      {asked?.name === 'airship' && <AirshipChoice props={props} words={words} />}
      {asked?.name === 'castle-as' && <CastlingChoice props={props} words={words} />}
      {chooses && <CardChoice key={`${asked.name} ${asked.id}`} props={props} cards={hand} words={words} say={say} />}
      {!chooses && asked?.name !== 'castle-as' && asked?.name !== 'airship' && view.phase !== 'settle' && (
        <section aria-label={words.board.hand}>
          <h3>
            {words.board.hand}
            {acts && <SmallCards cards={hand} words={words} />}
            {view.phase === 'corporations' && <Turns corporation={corporation} words={words} castled={cardsIn(corporation.own.castled)} />}
            {saved.length > 0 && (
              <span className="fi-note">
                {words.board.saved} <SmallCards cards={saved} words={words} />
              </span>
            )}
            {corporation.airship !== null && <Property airship={corporation.airship} words={words} />}
          </h3>
          {!acts && (
            <div className="fi-cards">
              {hand.map((card, place) => (
                <CardView key={place} card={card} words={words} {...(asked?.name === 'move' ? playing(props, card) : {})} />
              ))}
            </div>
          )}
        </section>
      )}
    </div>
  );
}

/** F-4.2: the two actions of the card that is being played. */
function ActionChoice({ props, words, say }: { props: Props; words: Words; say: (index: number) => string }): ReactNode {
  const question = props.question!;
  const { number } = actionCards[aboutOf(question).card ?? 0]!;
  return (
    <section aria-label={words.board.cardAsked(number)}>
      <h3>{words.board.cardAsked(number)}</h3>
      <div className={`fi-actions fi-card-${number}`}>
        {question.answers.map((given, index) => {
          const answer = given as SecondActionAnswer;
          return (
            <button
              key={index}
              type="button"
              className={`fi-action ${props.pointed === index ? 'fi-pointed' : ''}`}
              {...picking(props, index)}
            >
              {answer.kind === 'action' && (
                <Sign size={38} box={15}>
                  <ActionPicture action={answer.action} />
                </Sign>
              )}
              <span>
                <strong>{say(index)}</strong>
                {answer.kind === 'action' && <small>{words.effect[answer.action]}</small>}
              </span>
            </button>
          );
        })}
        {question.blocked.map(({ answer: given, rule }) => {
          const answer = given as SecondActionAnswer;
          return answer.kind !== 'action' ? null : (
            <div key={answer.action} className="fi-action fi-action-blocked">
              <Sign size={38} box={15}>
                <ActionPicture action={answer.action} />
              </Sign>
              <span>
                <strong>{words.action[answer.action]}</strong>
                <small>{words.board.blocked(rule)}</small>
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** F-4.4: any of the six kinds. */
function CastlingChoice({ props, words }: { props: Props; words: Words }): ReactNode {
  return (
    <section aria-label={words.board.castlingCard}>
      <h3>{words.board.castlingCard}</h3>
      <div className="fi-cards">
        {actionCards.map((_, card) => (
          <CardView key={card} card={card} words={words} {...playing(props, card)} />
        ))}
      </div>
    </section>
  );
}

function AirshipChoice({ props, words }: { props: Props; words: Words }): ReactNode {
  return (
    <section aria-label={words.board.properties}>
      <h3>
        {words.board.properties} <span>{words.board.original}</span>
      </h3>
      <div className="fi-actions">
        {props.question!.answers.map((given, index) => {
          const { airship: id } = given as AirshipAnswer;
          return (
            <button
              key={id}
              type="button"
              className={`fi-action ${props.pointed === index ? 'fi-pointed' : ''}`}
              {...picking(props, index)}
            >
              <Sign size={38} box={15}>
                <ActionPicture action={id} />
              </Sign>
              <span>
                <strong>{words.property[id].name}</strong>
                <small>{words.property[id].text}</small>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The row of turns, with room for those that are left. */
function Turns({
  corporation: { played, passed },
  castled,
  words,
}: {
  corporation: FloatingIslandsView['corporations'][number];
  castled: readonly number[];
  words: Words;
}): ReactNode {
  const left = TURNS_OF_A_PLAYER - played.length;
  return (
    <span className="fi-note">
      {played.map((card, place) => (
        <SmallTurn key={place} card={card} words={words} />
      ))}
      {castled.length > 0 && `(${words.board.faceDown}: ${castled.map((card) => actionCards[card]!.number).join(', ')})`}{' '}
      <b>{passed ? words.board.passed : words.board.turnsLeft(left)}</b>
    </span>
  );
}

function SmallCards({ cards, words }: { cards: readonly number[]; words: Words }): ReactNode {
  return (
    <span className="fi-note">
      {cards.map((card, place) => (
        <SmallTurn key={place} card={card} words={words} />
      ))}
    </span>
  );
}

function Property({ airship: id, words }: { airship: PropertyId; words: Words }): ReactNode {
  const enlarge = useEnlarge();
  return (
    <span
      className="fi-note fi-property"
      tabIndex={0}
      role="img"
      aria-label={`${words.property[id].name}. ${words.property[id].text}`}
      {...enlarge(() => <LargeProperty airship={id} words={words} />)}
    >
      <Sign size={22} box={15}>
        <ActionPicture action={id} />
      </Sign>
      {words.property[id].name}
    </span>
  );
}

import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { BLUE, BRICK, GREY, RED } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { tellings, words as allWords } from '../words/index.ts';
import type { FiftyFirstStateAnswer } from '../words/telling.ts';
import { CardFace, TALL, TransportFace } from './card-face.tsx';
import { GoodsList } from './choosers.tsx';
import { Glyphs } from './glyph-lines.tsx';
import { LargeCard, LargeTransport } from './large-card.tsx';
import { both, picking } from './lit.tsx';

const ways = ['incorporate', 'build', 'make-deal', 'raze-card'] as const;
type Way = (typeof ways)[number];

const paidWith: Readonly<Record<Way, number>> = { incorporate: GREY, build: BRICK, 'make-deal': BLUE, 'raze-card': RED };

/** Why a card cannot be used in a way that is not lit: the price, or for building no fitting place. */
const ruleOf: Readonly<Record<Way, string>> = { incorporate: 'T-7.1', build: 'T-7.7', 'make-deal': 'T-8.1', 'raze-card': 'T-9.1' };

const isWay = (answer: FiftyFirstStateAnswer, way: Way, card: number): boolean => answer.kind === way && answer.card === card;

/** T-7.1, T-7.7, T-8.1, T-9.1: the four ways to use a card, each with its price. */
function Ways({
  props,
  words,
  card,
  size,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  card: number;
  size: number;
}): ReactNode {
  const { question, pointed, view, language } = props;
  const asked = question?.name === 'turn' ? question : null;
  return (
    <div className="fs-ways">
      {ways.map((way) => {
        const n = way === 'build' ? 1 : locations[card]!.distance;
        const picture = <Glyphs groups={[[{ kind: 'good', good: paidWith[way], n }]]} size={size} />;
        const index = asked?.answers.findIndex((answer) => isWay(answer as FiftyFirstStateAnswer, way, card)) ?? -1;
        if (index >= 0) {
          const label = tellings[language].answer(asked!.answers[index]!, asked!, view);
          return (
            <button
              key={way}
              type="button"
              className={`fs-way fs-way-lit ${pointed === index ? 'fs-pointed' : ''}`}
              title={label}
              {...picking(props, index)}
            >
              {picture}
              <span className="fs-heard">{label}</span>
            </button>
          );
        }
        const label = asked === null ? words.board.uses[way] : `${words.board.uses[way]}: ${words.board.blocked(ruleOf[way])}`;
        return (
          <span key={way} className="fs-way" role="img" aria-label={label} title={label}>
            {picture}
          </span>
        );
      })}
    </div>
  );
}

function HeldCard({
  props,
  words,
  card,
  width,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  card: number;
  width: number;
}): ReactNode {
  const { question, pointed, view, seat } = props;
  const enlarge = useEnlarge();
  const seen = view.players[seat!]!.shown.includes(card);
  const large = enlarge(() => <LargeCard card={card} words={words} notes={seen ? [words.board.seenByAll] : []} />);
  const index =
    question === null
      ? -1
      : question.answers.findIndex(
          (answer) =>
            answer.kind === 'card' && question.name !== 'pick' && (answer as FiftyFirstStateAnswer & { card: number }).card === card,
        );
  const about = (question?.about as { readonly card?: number } | undefined)?.card;
  const asked = question?.name === 'build-on' && about === card;
  const face = (
    <svg width={width} height={width * TALL} viewBox={`-1 -1 ${width + 2} ${width * TALL + 2}`} aria-hidden="true">
      <CardFace card={card} width={width} height={width * TALL} words={words} />
    </svg>
  );
  if (index < 0) {
    return (
      <div className={`fs-held ${asked ? 'fs-held-asked' : ''}`} style={{ width }}>
        <div role="img" tabIndex={0} aria-label={words.locations[card]} className="fs-held-face" {...large}>
          {face}
        </div>
        <Ways props={props} words={words} card={card} size={width < 100 ? 9 : 13} />
      </div>
    );
  }
  const pick = picking(props, index);
  return (
    <div className="fs-held">
      <button
        type="button"
        className={`fs-held-face fs-held-lit ${pointed === index ? 'fs-pointed' : ''}`}
        onClick={pick.onClick}
        {...both(large, pick.onPointerEnter, pick.onPointerLeave)}
      >
        {face}
        <span className="fs-heard">{tellings[props.language].answer(question!.answers[index]!, question!, view)}</span>
      </button>
    </div>
  );
}

function HeldTransport({ props, words, card }: { props: BoardProps<FiftyFirstStateView>; words: Words; card: number }): ReactNode {
  const { question, pointed, view, language } = props;
  const enlarge = useEnlarge();
  const large = enlarge(() => <LargeTransport card={card} words={words} />);
  const index =
    question?.answers.findIndex(
      (answer) => (answer as FiftyFirstStateAnswer).kind === 'play-transport' && (answer as { card?: number }).card === card,
    ) ?? -1;
  const face = (
    <svg width="92" height="48" viewBox="-1 -1 94 50" aria-hidden="true">
      <TransportFace card={card} width={92} height={48} words={words} text={13} />
    </svg>
  );
  if (index < 0) {
    return (
      <div role="img" tabIndex={0} aria-label={words.transports[card]} className="fs-held-face" {...large}>
        {face}
      </div>
    );
  }
  const pick = picking(props, index);
  return (
    <button
      type="button"
      className={`fs-held-face fs-held-lit ${pointed === index ? 'fs-pointed' : ''}`}
      onClick={pick.onClick}
      {...both(large, pick.onPointerEnter, pick.onPointerLeave)}
    >
      {face}
      <span className="fs-heard">{tellings[language].answer(question!.answers[index]!, question!, view)}</span>
    </button>
  );
}

/** The own cards with what each could be used for, and the own goods. */
export function Hand(props: BoardProps<FiftyFirstStateView>): ReactNode {
  const { view, seat, language } = props;
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined) return null;
  const words = allWords[language];
  const hand = player.hand ?? [];
  const transports = player.transports.flatMap((count, card) => Array<number>(count).fill(card));
  // As many as fit beside each other, so that the board keeps its room.
  const width = hand.length > 12 ? 76 : hand.length > 6 ? 84 : 100;
  const hasGoods = player.goods.some((n) => n > 0);
  const hasKept = player.kept.some((n) => n > 0);
  return (
    <div className="fs fs-hand">
      <div className="fs-supply-line">
        <h3>{words.board.supply}</h3>
        {hasGoods ? <GoodsList goods={player.goods} words={words} size={22} /> : <span className="fs-none">{words.board.noGoods}</span>}
        {hasKept && (
          <>
            <h3>{words.board.onLocations}</h3>
            <GoodsList goods={player.kept} words={words} size={22} />
          </>
        )}
      </div>
      <div className="fs-cards" aria-label={words.board.hand} role="group">
        {hand.length === 0 && transports.length === 0 && <p className="fs-none">{words.board.emptyHand}</p>}
        {hand.map((card, i) => (
          <HeldCard key={i} props={props} words={words} card={card} width={width} />
        ))}
        {transports.length > 0 && (
          <div className="fs-transports">
            {transports.map((card, i) => (
              <HeldTransport key={i} props={props} words={words} card={card} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

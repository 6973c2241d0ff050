import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { TransportFace } from './card-face.tsx';
import { GoodsList } from './choosers.tsx';
import { AskedFace, HeldCard } from './held-card.tsx';
import { LargeTransport } from './large-card.tsx';
import { choicesIn, transportThing } from './things.ts';

function HeldTransport({ props, words, card }: { props: BoardProps<FiftyFirstStateView>; words: Words; card: number }): ReactNode {
  const { question } = props;
  const enlarge = useEnlarge();
  const large = enlarge(() => <LargeTransport card={card} words={words} />);
  const index = choicesIn(question).get(transportThing(card))?.[0] ?? -1;
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
  return (
    <AskedFace props={props} index={index} large={large}>
      {face}
    </AskedFace>
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
  const hasGoods = player.goods.some((n) => n > 0);
  const hasKept = player.kept.some((n) => n > 0);
  return (
    <div className="fs fs-hand">
      <div className="fs-supply">
        <h3>{words.board.supply}</h3>
        {hasGoods ? <GoodsList goods={player.goods} words={words} size={22} /> : <span className="fs-none">{words.board.noGoods}</span>}
      </div>
      {hasKept && (
        <div className="fs-supply">
          <h3>{words.board.onLocations}</h3>
          <GoodsList goods={player.kept} words={words} size={22} />
        </div>
      )}
      <div className="fs-cards" aria-label={words.board.hand} role="group">
        {hand.length === 0 && transports.length === 0 && <p className="fs-none">{words.board.emptyHand}</p>}
        {hand.map((card, i) => (
          <HeldCard key={i} props={props} words={words} card={card} />
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

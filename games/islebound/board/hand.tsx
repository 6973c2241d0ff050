import type { ReactNode } from 'react';
import { BOOK, COIN, FISH, goodNames, PIRATE, SERPENT, WOOD } from '../content/goods.ts';
import { holdOf } from '../rules/abilities.ts';
import { speedOf } from '../rules/sailing.ts';
import type { Words } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { stateOf } from '../words/outlook.ts';
import { crewInWords } from '../words/phrases.ts';
import { BuildingCard } from './building.tsx';
import { Crew } from './crew-card.tsx';
import { findAnswer, Thing } from './lit.tsx';
import { Picture, type SignName } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

/** A good with its number; lit where one of it is given away or lost. */
function Good({ props, words, good, n }: { props: BoardProps; words: Words; good: number; n: number }): ReactNode {
  const raider = good === PIRATE ? 'pirate' : good === SERPENT ? 'serpent' : null;
  const index = findAnswer(
    props,
    (answer) =>
      (answer.kind === 'add' && answer.good === good && props.question?.name === 'trade-give') ||
      (answer.kind === 'raider' && answer.raider === raider),
  );
  return (
    <Thing props={props} index={index} label={words.countGood[good]!(n)} className="ib-good">
      <Picture name={goodNames[good] as SignName} size={20} />
      <b aria-hidden="true">{n}</b>
    </Thing>
  );
}

function Supply({ props, words }: { props: BoardProps; words: Words }): ReactNode {
  const player = props.view.players[props.seat!]!;
  const state = stateOf(props.view).players[props.seat!]!;
  const { goods, ichor } = player;
  const counted = props.view.variants.architect ? [COIN, WOOD, FISH, PIRATE, SERPENT] : [COIN, WOOD, FISH, BOOK, PIRATE, SERPENT];
  const speed = speedOf(state);
  const ichorLost = findAnswer(props, (answer) => answer.kind === 'raider' && answer.raider === 'ichor');
  return (
    <section className="ib-hold">
      <h3>{words.board.hold(goods[WOOD]! + goods[FISH]!, holdOf(state))}</h3>
      <div className="ib-goods">
        {counted.map((good) => (
          <Good key={good} props={props} words={words} good={good} n={goods[good]!} />
        ))}
        {ichor && (
          <Thing props={props} index={ichorLost} label={words.ichor} className="ib-good">
            <Picture name="ichor" size={20} />
          </Thing>
        )}
        <div className="ib-thing ib-good">
          <Picture name="sailing" size={20} />
          <b aria-hidden="true">{speed}</b>
          <span className="unseen">{words.board.speed(speed)}</span>
        </div>
      </div>
    </section>
  );
}

type Where = 'deck' | 'below' | 'wounded';

function CrewGroup({ props, words, where, title }: { props: BoardProps; words: Words; where: Where; title: string }): ReactNode {
  const crew = props.view.players[props.seat!]![where];
  if (crew.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="ib-crews">
        {crew.map((kind, i) => (
          <Thing
            key={i}
            props={props}
            index={where === 'deck' ? findAnswer(props, (answer) => answer.kind === 'crew' && answer.crew === kind) : -1}
            label={crewInWords(words, kind)}
            className={`ib-crew-card ib-${where}`}
          >
            <Crew kind={kind} size={22} state={where} />
          </Thing>
        ))}
      </div>
    </section>
  );
}

function Cards({
  props,
  words,
  cards,
  title,
  held,
}: {
  props: BoardProps;
  words: Words;
  cards: readonly number[];
  title: string;
  held: boolean;
}): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <div className="ib-cards">
        {cards.length === 0 && <p className="ib-none">{words.board.noBuildings}</p>}
        {cards.map((building) => (
          <BuildingCard key={building} props={props} words={words} building={building} held={held} />
        ))}
      </div>
    </section>
  );
}

/** The own ship with crew and hold, the cards in hand, and the capital. */
export function Hand(props: BoardProps): ReactNode {
  const { view, seat, language } = props;
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined) return null;
  const words = allWords[language];
  const drafting = view.phase === 'draft' && (player.passed?.length ?? 0) > 0;
  return (
    <div className="ib ib-hand">
      {drafting && <Cards props={props} words={words} cards={player.passed!} title={words.board.passed} held />}
      <Supply props={props} words={words} />
      <CrewGroup props={props} words={words} where="deck" title={words.board.onDeck} />
      <CrewGroup props={props} words={words} where="below" title={words.board.below} />
      <CrewGroup props={props} words={words} where="wounded" title={words.board.wounded} />
      {view.variants.architect && <Cards props={props} words={words} cards={player.hand ?? []} title={words.board.hand} held />}
      <Cards props={props} words={words} cards={player.buildings} title={words.board.capital} held={false} />
    </div>
  );
}

import { SeatBadge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { COIN, CUBE } from '../content/goods.ts';
import { events, influenceTrack, renownTokens, reputations } from '../content/original.ts';
import { priceOfPlace } from '../rules/hiring.ts';
import { reputationOf } from '../rules/reputation.ts';
import { BLOCKED, NOBODY, NOTHING, RENOWN_A_TOKEN } from '../rules/state.ts';
import type { Words } from '../words/catalogue.ts';
import { stateOf } from '../words/outlook.ts';
import { crewInWords, eventInWords, reputationCounts, reputationInWords, seatName, tokenInWords } from '../words/phrases.ts';
import type { IsleboundAnswer } from '../words/telling.ts';
import { Crew } from './crew-card.tsx';
import { findAnswer, Thing } from './lit.tsx';
import { Marks } from './mark-lines.tsx';
import { marksOfGoods, signsOfSkills } from './marks.ts';
import { Picture } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

interface PartProps {
  readonly props: BoardProps;
  readonly words: Words;
}

/** The space that an answer stands for: the cube that is taken, or the place where one would go. */
function isSpace(view: BoardProps['view'], answer: IsleboundAnswer, space: number): boolean {
  if (answer.kind === 'cube') return answer.space === space;
  if (answer.kind !== 'place' && answer.kind !== 'place-further') return false;
  const free = view.influence.flatMap((owner, at) => (owner === NOBODY ? [at] : []));
  return free[answer.kind === 'place' ? 0 : 1] === space;
}

/** I-7.2, I-9.3 */
export function InfluenceTrack({ props, words }: PartProps): ReactNode {
  const { view, names } = props;
  const said = words.board;
  return (
    <section className="ib-part">
      <h2>
        <Picture name="negotiation" size={15} /> {said.influence}
      </h2>
      <div className="ib-track">
        {view.influence.map((owner, space) => {
          const whose = owner === NOBODY ? words.describe.free : owner === BLOCKED ? words.describe.blocked : seatName(words, names, owner);
          return (
            <Thing
              key={space}
              props={props}
              index={findAnswer(props, (answer) => isSpace(view, answer, space))}
              label={said.space(space + 1, influenceTrack[space]!, whose)}
              className={`ib-space ${owner === BLOCKED ? 'ib-blocked' : ''}`}
            >
              <span className="ib-spot" aria-hidden="true">
                {owner >= 0 && <SeatBadge seat={owner} size={18} />}
              </span>
              <b aria-hidden="true">{influenceTrack[space]}</b>
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

/** I-11.1 */
export function RenownTrack({ props, words }: PartProps): ReactNode {
  const { view } = props;
  const said = words.board;
  const left = view.hidden.tokensBelow + (view.token === NOTHING ? 0 : 1);
  return (
    <section className="ib-part">
      <h2>
        <Picture name="renown" size={15} /> {said.renown}{' '}
        <small>{(view.round === view.lastRound ? said.roundLast : said.round)(view.round)}</small>
      </h2>
      <div className="ib-track">
        {Array.from({ length: RENOWN_A_TOKEN }, (_, step) => (
          <div key={step} className="ib-space ib-thing">
            <span className="ib-spot">
              {view.players.map(({ renown }, seat) =>
                renown % RENOWN_A_TOKEN === step ? <SeatBadge key={seat} seat={seat} size={13} /> : null,
              )}
            </span>
            <b>{step}</b>
          </div>
        ))}
        <div
          className="ib-space ib-token"
          role="img"
          aria-label={left === 0 ? words.describe.noTokens : words.describe.token(tokenInWords(words, view.token), left)}
        >
          <span className="ib-spot">
            <Picture name="token" size={20} />
            {view.token !== NOTHING && <Marks marks={marksOfGoods(renownTokens[view.token]!)} size={15} />}
          </span>
          <b aria-hidden="true">
            {RENOWN_A_TOKEN} · ×{left}
          </b>
        </div>
      </div>
    </section>
  );
}

/** I-9.1 */
export function Events({ props, words }: PartProps): ReactNode {
  return (
    <section className="ib-part">
      <h2>
        <Picture name="event" size={15} /> {words.board.events}
      </h2>
      {props.view.events.map((card, at) => {
        if (card === NOTHING) return null;
        const { town, tires, pays, cubes } = events[card]!;
        return (
          <Thing
            key={at}
            props={props}
            index={findAnswer(props, (answer) => answer.kind === 'event' && answer.card === card)}
            label={`${words.towns[town]!}: ${eventInWords(words, card)}`}
            large={() => (
              <article className="ib ib-large">
                <h3>{words.towns[town]}</h3>
                <p>{eventInWords(words, card)}</p>
                <p className="ib-origin">{events[card]!.origin === 'published' ? words.published : words.original}</p>
              </article>
            )}
            className="ib-line"
          >
            <span className="ib-row-name">{words.towns[town]}</span>
            <Marks
              marks={[
                ...tires.flatMap((skill) => signsOfSkills(skill).map((sign) => ({ sign, n: 1 }))),
                ...(tires.length > 0 ? [{ sign: 'tire' as const, n: 1 }] : []),
                ...marksOfGoods(pays),
                { sign: 'arrow' as const, n: 1 },
                ...marksOfGoods([CUBE, cubes]),
              ]}
              size={17}
            />
          </Thing>
        );
      })}
    </section>
  );
}

/** I-11.4: with what it would bring whoever looks. */
export function Reputations({ props, words }: PartProps): ReactNode {
  const { view, seat } = props;
  return (
    <section className="ib-part">
      <h2>
        <Picture name="reputation" size={15} /> {words.board.reputation}
      </h2>
      {view.reputations.every((card) => card === NOTHING) && <span className="ib-soft">–</span>}
      {view.reputations.map((card, at) => {
        if (card === NOTHING) return null;
        const all = view.players.map((_, of) => reputationOf(stateOf(view), of, card));
        return (
          <Thing
            key={at}
            props={props}
            index={findAnswer(props, (answer) => answer.kind === 'reputation' && answer.card === card)}
            label={reputationInWords(words, card)}
            large={() => (
              <article className="ib ib-large">
                <h3>{words.board.reputation}</h3>
                <p>{reputationInWords(words, card)}</p>
                <ul>
                  {all.map((renown, of) => (
                    <li key={of}>
                      <SeatBadge seat={of} size={15} /> {seatName(words, props.names, of)}: {words.countGood[6]!(renown)}
                    </li>
                  ))}
                </ul>
                <p className="ib-origin">{reputations[card]!.origin === 'published' ? words.published : words.original}</p>
              </article>
            )}
            className="ib-line"
          >
            <span className="ib-mark">
              <b>+{reputations[card]!.renown}</b>
              <Picture name="renown" size={15} />
            </span>
            <span className="ib-row-text">
              1 / {reputationCounts(words, card)}
              {seat !== null && <b> = {all[seat]}</b>}
            </span>
          </Thing>
        );
      })}
    </section>
  );
}

/** I-8.1 and what is left of the cards that anybody may get. */
export function TreasureAndSupply({ props, words }: PartProps): ReactNode {
  const { view } = props;
  const said = words.board;
  return (
    <section className="ib-part ib-treasure">
      <Thing
        props={props}
        index={findAnswer(props, ({ kind }) => kind === 'treasure')}
        label={`${said.treasure}: ${words.countGood[COIN]!(view.treasure)}`}
        className="ib-line ib-map"
      >
        <svg width="30" height="22" viewBox="-15 -11 30 22" aria-hidden="true" className="ib-picture">
          <path className="ib-parchment" d="M-14 -9C-9 -11 -5 -7 0 -9S10 -11 14 -9V9C9 11 5 7 0 9S-10 11 -14 9Z" />
          <path className="ib-trail" d="M-10 4C-6 -4 -2 4 3 -2" />
          <path className="ib-cross" d="M4 -5L10 1M10 -5L4 1" />
        </svg>
        <span className="ib-mark">
          <b>{view.treasure}</b>
          <Picture name="coin" size={17} />
        </span>
        <span className="ib-row-name">{said.treasure}</span>
      </Thing>
      <div
        className="ib-line ib-supply"
        role="img"
        aria-label={words.describe.supply(words.countGood[4]!(view.pirates), words.countGood[5]!(view.serpents))}
      >
        <Marks
          marks={[
            { text: String(view.pirates) },
            { sign: 'pirate', n: 1 },
            { text: ' ' },
            { text: String(view.serpents) },
            { sign: 'serpent', n: 1 },
          ]}
          size={17}
        />
      </div>
    </section>
  );
}

/** I-3.8: the first two for a coin, the last for nothing; the next one waits. */
export function CrewForHire({ props, words }: PartProps): ReactNode {
  const { view } = props;
  return (
    <section className="ib-part">
      <h2>
        <Picture name="hire" size={15} /> {words.board.crewForHire}
      </h2>
      <div className="ib-hires">
        {view.crewRow.every((kind) => kind === NOTHING) && <span className="ib-soft">{words.nobody}</span>}
        {view.crewNext !== NOTHING && (
          <div className="ib-thing ib-hire ib-next" role="img" aria-label={`${words.board.next}: ${crewInWords(words, view.crewNext)}`}>
            <Crew kind={view.crewNext} size={18} state="below" />
            <span className="ib-hire-price" aria-hidden="true">
              {words.board.next}
            </span>
          </div>
        )}
        {view.crewRow.map((kind, place) =>
          kind === NOTHING ? null : (
            <Thing
              key={place}
              props={props}
              index={findAnswer(props, (answer) => answer.kind === 'hire' && answer.crew === kind)}
              label={`${crewInWords(words, kind)}: ${priceOfPlace(place) === 0 ? words.board.free0 : words.countGood[COIN]!(priceOfPlace(place))}`}
              className="ib-hire"
            >
              <Crew kind={kind} size={18} />
              <span className="ib-hire-price" aria-hidden="true">
                {priceOfPlace(place) === 0 ? words.board.free0 : <Picture name="coin" size={14} />}
              </span>
            </Thing>
          ),
        )}
      </div>
    </section>
  );
}

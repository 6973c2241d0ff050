import { picking } from '@skerry/presentation/react';
import { type ReactNode, useState } from 'react';
import { PIRATE, SERPENT } from '../content/goods.ts';
import { strengths } from '../content/original.ts';
import { neededAgainst } from '../rules/attack.ts';
import { bandOf, type Force, type Laid, layDice } from '../rules/odds.ts';
import type { Words } from '../words/catalogue.ts';
import { chanceAsTheyLie, oddsOf, perCent, stateOf, wholeForce } from '../words/outlook.ts';
import { goodsInWords } from '../words/phrases.ts';
import { aboutOf, forceIn, type IsleboundAnswer } from '../words/telling.ts';
import { findAnswer, saying } from './lit.tsx';
import { Marks } from './mark-lines.tsx';
import { marksOfGoods } from './marks.ts';
import { Die, Picture } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

interface PanelProps {
  readonly props: BoardProps;
  readonly words: Words;
}

/** I-6.2: every force with its odds: pirates across, serpents down. */
function Forces({ props, words }: PanelProps): ReactNode {
  const { view, pointed } = props;
  const question = props.question!;
  const { town } = aboutOf(question);
  const { goods, ichor } = view.players[question.seat]!;
  const pirates = Array.from({ length: goods[PIRATE]! + 1 }, (_, n) => n);
  const serpents = Array.from({ length: goods[SERPENT]! + 1 }, (_, n) => n);
  const rows = (ichor ? [false, true] : [false]).flatMap((withIchor) => serpents.map((n) => ({ serpents: n, ichor: withIchor })));
  return (
    <table className="ib-forces">
      <thead>
        <tr>
          <th scope="col">{words.board.chances}</th>
          {pirates.map((n) => (
            <th key={n} scope="col">
              {n}
              <Picture name="pirate" size={16} />
              <span className="unseen">{words.countGood[PIRATE]!(n)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.serpents} ${row.ichor}`}>
            <th scope="row">
              {row.serpents}
              <Picture name="serpent" size={16} />
              {row.ichor && <Picture name="ichor" size={16} />}
              <span className="unseen">
                {words.countGood[SERPENT]!(row.serpents)}
                {row.ichor && `, ${words.ichor}`}
              </span>
            </th>
            {pirates.map((n) => {
              const force: Force = { ...row, pirates: n };
              const index = findAnswer(
                props,
                (answer) =>
                  answer.kind === 'force' && answer.pirates === n && answer.serpents === row.serpents && answer.ichor === row.ichor,
              );
              if (index < 0) return <td key={n}>–</td>;
              const { unhurt, wounded } = oddsOf(view, question.seat, town!, force);
              return (
                <td key={n}>
                  <button type="button" className={`ib-lit ib-odds ${pointed === index ? 'ib-pointed' : ''}`} {...picking(props, index)}>
                    <b aria-hidden="true">{words.percent(perCent(unhurt))}</b>
                    {perCent(wounded) !== perCent(unhurt) && <small aria-hidden="true">{words.percent(perCent(wounded))}</small>}
                    <span className="unseen">{saying(props, index)}</span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same where there are too many for a table: so many of each, more or fewer. */
function Muster({ props, words }: PanelProps): ReactNode {
  const { view } = props;
  const question = props.question!;
  const whole = wholeForce(view.players[question.seat]!);
  const [force, setForce] = useState<Force>(whole);
  const index = findAnswer(
    props,
    (answer) =>
      answer.kind === 'force' && answer.pirates === force.pirates && answer.serpents === force.serpents && answer.ichor === force.ichor,
  );
  const { unhurt, wounded } = oddsOf(view, question.seat, aboutOf(question).town!, force);
  const counted = [
    { sign: 'pirate', good: PIRATE, n: force.pirates, most: whole.pirates, to: (pirates: number) => ({ ...force, pirates }) },
    { sign: 'serpent', good: SERPENT, n: force.serpents, most: whole.serpents, to: (serpents: number) => ({ ...force, serpents }) },
  ] as const;
  return (
    <div className="ib-muster">
      {counted.map(({ sign, good, n, most, to }) => (
        <div key={sign} className="ib-muster-line">
          <button
            type="button"
            disabled={n === 0}
            aria-label={words.board.fewer(words.goodNames[good]!)}
            onClick={() => setForce(to(n - 1))}
          >
            −
          </button>
          <b>{n}</b>
          <Picture name={sign} size={22} />
          <button
            type="button"
            disabled={n === most}
            aria-label={words.board.more(words.goodNames[good]!)}
            onClick={() => setForce(to(n + 1))}
          >
            +
          </button>
        </div>
      ))}
      {whole.ichor && (
        <label className="ib-muster-line">
          <input type="checkbox" checked={force.ichor} onChange={() => setForce({ ...force, ichor: !force.ichor })} />
          <Picture name="ichor" size={22} /> {words.ichor}
        </label>
      )}
      <button
        type="button"
        disabled={index < 0}
        className="ib-lit ib-odds"
        {...picking(props, index)}
        data-answers={question.answers.map((_, i) => i).join(' ')}
      >
        <b aria-hidden="true">{index < 0 ? words.board.oneToTen : words.board.unhurt(words.percent(perCent(unhurt)))}</b>
        {index >= 0 && perCent(wounded) !== perCent(unhurt) && <small aria-hidden="true">{words.percent(perCent(wounded))}</small>}
        <span className="unseen">{index < 0 ? words.board.oneToTen : saying(props, index)}</span>
      </button>
    </div>
  );
}

/** The dice that lie on no card. */
function spareOf(dice: readonly number[], laid: readonly Laid[]): readonly number[] {
  const spare = dice.slice();
  for (const { die } of laid) spare.splice(spare.indexOf(die), 1);
  return spare;
}

function Dice({ props, words }: PanelProps): ReactNode {
  const { view, pointed } = props;
  const question = props.question!;
  const about = aboutOf(question);
  const force = forceIn(about);
  const state = stateOf(view);
  const needed = neededAgainst(state, question.seat, about.town!);
  const chance = chanceAsTheyLie(view.dice, force, view.players[question.seat]!.goods[1]!, needed);
  // I-6.4: for the greatest sum; lower only while that answer is looked at.
  const lowered = question.name === 'lay-dice' && pointed !== null && question.answers[pointed]!.kind === 'retreat';
  const cards = layDice(force, view.dice, lowered ? 'least' : 'greatest');
  const spare = spareOf(view.dice, cards);
  const bonus = (about.needed ?? 0) - needed;
  const strength = cards.reduce((sum, { raider, die: value }) => sum + strengths[raider][bandOf(value)]!, bonus);
  const die = (value: number, key: number): ReactNode => {
    const index = findAnswer(props, (answer: IsleboundAnswer) => answer.kind === 'reroll' && answer.die === value);
    if (index < 0) return <Die key={key} value={value} />;
    return (
      <button
        key={key}
        type="button"
        className={`ib-lit ib-die ${pointed === index ? 'ib-pointed' : ''}`}
        aria-label={saying(props, index)}
        {...picking(props, index)}
      >
        <Die value={value} />
      </button>
    );
  };
  return (
    <>
      <div className="ib-fighters">
        {cards.map(({ raider, die: value }, i) => (
          <span key={i} className="ib-fighter">
            <Picture name={raider} size={26} />
            {die(value, i)}
            <b>+{strengths[raider][bandOf(value)]}</b>
          </span>
        ))}
        {spare.length > 0 && <span className="ib-spare">{spare.map(die)}</span>}
      </div>
      <p>
        <b>{words.board.strengthNow(strength, about.needed ?? 0)}</b>
        {question.name === 'battle' && ` · ${words.board.unhurt(words.percent(perCent(chance)))}`}
      </p>
    </>
  );
}

/** I-16.3: what goes over, and what comes back. */
function Offer({ props, words }: PanelProps): ReactNode {
  const { gives = [], gets, bundle = [] } = aboutOf(props.question!);
  const isGiving = props.question!.name === 'trade-give';
  const [out, back] = isGiving ? [bundle, []] : [gives, gets ?? bundle];
  return (
    <p className="ib-offer" role="img" aria-label={words.board.offer(goodsInWords(words, out), goodsInWords(words, back))}>
      {out.length === 0 ? '…' : <Marks marks={marksOfGoods(out)} size={26} />}
      <Picture name="arrow" size={22} />
      {back.length === 0 ? '…' : <Marks marks={marksOfGoods(back)} size={26} />}
    </p>
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** What a chance in the table of forces takes, and what stands around them. */
const CELL = { width: 50, height: 38 } as const;
const AROUND = { width: 90, height: 72 } as const;

/** Whether all forces fit over half of the chart, each with its odds. */
function hasRoomFor({ view, question }: BoardProps, { width, height }: Room): boolean {
  const { goods, ichor } = view.players[question!.seat]!;
  const rows = (goods[SERPENT]! + 1) * (ichor ? 2 : 1);
  return (goods[PIRATE]! + 1) * CELL.width + AROUND.width <= width && rows * CELL.height + AROUND.height <= height * 0.6;
}

/** What a question is about that lies nowhere on the table: a fight, or an offer. */
export function Panel({ props, words, where, room }: PanelProps & { readonly where: 'north' | 'south'; readonly room: Room }): ReactNode {
  const { question } = props;
  if (question === null) return null;
  const { town } = aboutOf(question);
  const isFight = question.name === 'force' || question.name === 'battle' || question.name === 'lay-dice';
  const isTrade = question.name === 'trade-give' || question.name === 'trade-get' || question.name === 'trade-answer';
  if (!isFight && !isTrade) return null;
  const Choice = hasRoomFor(props, room) ? Forces : Muster;
  return (
    <div className={`ib-panel ib-panel-${where}`} data-about="">
      {isFight && <h2>{words.board.battle(words.towns[town!]!)}</h2>}
      {question.name === 'force' && <Choice key={question.id} props={props} words={words} />}
      {(question.name === 'battle' || question.name === 'lay-dice') && <Dice props={props} words={words} />}
      {isTrade && <Offer props={props} words={words} />}
    </div>
  );
}

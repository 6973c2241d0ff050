import type { Answer } from '@skerry/engine';
import type { BoardProps } from '@skerry/presentation';
import { picking, SeatBadge } from '@skerry/presentation/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { factions } from '../content/factions.ts';
import { bundleOf } from '../content/goods.ts';
import type { FactionAnswer, PayAnswer } from '../rules/answers.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { type Consequence, consequenceOf } from '../words/consequence.ts';
import { costInWords, goodsInWords } from '../words/goods-in-words.ts';
import { tellings } from '../words/spoken.ts';
import { actInWords } from '../words/telling.ts';
import { Glyphs } from './glyph-lines.tsx';
import { consequenceGlyphs, costGlyphs, goodsGlyphs } from './glyphs.ts';

/** What else an answer does, beside its price and what it brings. */
export function notesOf(words: Words, { other, ruins, replaces }: Consequence, names: readonly string[]): string[] {
  const notes: string[] = [];
  if (other !== null) {
    const name = names[other.seat] ?? words.hegemony;
    notes.push((other.loses ? words.board.loses : words.board.gets)(name, goodsInWords(words, other.goods)));
  }
  if (ruins) notes.push(words.board.becomesRuins);
  if (replaces >= 0) notes.push(words.board.replaces(words.quoted(words.locations[replaces]!)));
  return notes;
}

/** The answers to choose from, each with its price and what it brings; the list of a thing can be closed again. */
export function Chooser({
  props,
  words,
  indices,
  title,
  close,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  indices: readonly number[];
  title: string;
  close: (() => void) | null;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const opened = close !== null;
  useEffect(() => {
    // Whoever opened the list goes on in it.
    if (opened) box.current?.querySelector<HTMLElement>('.fs-choice')?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <div
      ref={box}
      className="fs-chooser"
      role="group"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || close === null) return;
        event.stopPropagation();
        close();
      }}
    >
      {close !== null && (
        // What is asked of everybody stands in the prompt; only the list of a thing needs a title of its own.
        <p>
          {title}
          <button type="button" className="fs-close" onClick={close}>
            {words.board.close}
          </button>
        </p>
      )}
      <Choices props={props} words={words} indices={indices} />
    </div>
  );
}

/** Answers as buttons, each with its price and what it brings. */
export function Choices({
  props,
  words,
  indices,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  indices: readonly number[];
}): ReactNode {
  const { question, view, language, names, pointed } = props;
  return (
    <div className="fs-choices">
      {indices.map((index) => {
        const given = question!.answers[index]!;
        const consequence = consequenceOf(view, question!.seat, question!, given);
        const notes = notesOf(words, consequence, names);
        const bare = given.kind === 'pay' || given.kind === 'goods' || given.kind === 'steal';
        const label = tellings[language].answer(given, question!, view);
        const of = given.kind === 'steal' ? (given as unknown as { readonly of: number }).of : null;
        return (
          <button
            key={index}
            type="button"
            className={`fs-choice ${pointed === index ? 'fs-pointed' : ''}`}
            title={label}
            {...picking(props, index)}
          >
            <span className="unseen">{label}</span>
            {of !== null && of < view.seats && <SeatBadge seat={of} size={18} />}
            {!bare && <span aria-hidden="true">{actInWords(words, given, question!, view)}</span>}
            <Glyphs groups={bare ? bareGlyphs(given, consequence) : consequenceGlyphs(consequence)} size={20} />
            {notes.length > 0 && of === null && <small>{notes.join(' · ')}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** Goods alone; those paid from own locations behind the sign of a tray. */
function bareGlyphs(given: Answer, { gains }: Consequence): ReturnType<typeof consequenceGlyphs> {
  if (given.kind !== 'pay') return [goodsGlyphs(gains)];
  const { supply, kept } = given as PayAnswer;
  return [goodsGlyphs(supply), kept.length === 0 ? [] : [{ kind: 'sign', sign: 'tray', n: 1 }, ...goodsGlyphs(kept)]];
}

/** T-2.1: the four faction boards, those that are taken with the mark of who has them. */
export function FactionChooser({
  props,
  words,
  size,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  /** Of the pictures. */
  size: number;
}): ReactNode {
  const { question, view, names, pointed } = props;
  const answers = question?.name === 'faction' ? question.answers : [];
  return (
    <div className="fs-factions" role="group" aria-label={words.board.chooseFaction}>
      {factions.map(({ makes, actions }, faction) => {
        const taker = view.players.findIndex((player) => player.faction === faction);
        const index = answers.findIndex((answer) => (answer as FactionAnswer).faction === faction);
        const special = makes.slice(6);
        const content = (
          <>
            <strong>{words.factions[faction]}</strong>
            <span className="fs-faction-line fs-faction-makes">
              <small aria-hidden="true">{words.board.produces}</small>
              <span className="unseen">
                {words.board.produces} {goodsInWords(words, makes)}
              </span>
              <Glyphs groups={[goodsGlyphs([...makes.slice(0, 6), ...special])]} size={size} />
            </span>
            <small aria-hidden="true">{words.board.oncePerRound}</small>
            {actions.slice(5).map(({ does, pays, gains }) => (
              <span key={does} className="fs-faction-line">
                <span className="unseen">
                  {costInWords(words, pays)} → {goodsInWords(words, gains)}
                </span>
                <Glyphs groups={[[...costGlyphs(pays), { kind: 'sign', sign: 'arrow', n: 1 }, ...goodsGlyphs(gains)]]} size={size} />
              </span>
            ))}
            {taker >= 0 && (
              <span className="fs-taker">
                <SeatBadge seat={taker} size={16} /> {words.board.takenBy(names[taker] ?? '')}
              </span>
            )}
          </>
        );
        return index < 0 ? (
          <div key={faction} className={`fs-faction ${taker >= 0 ? 'fs-faction-taken' : ''}`}>
            {content}
          </div>
        ) : (
          <button
            key={faction}
            type="button"
            className={`fs-faction fs-faction-lit ${pointed === index ? 'fs-pointed' : ''}`}
            {...picking(props, index)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}

/** Goods in HTML, each with its number, named for those who hear. */
export function GoodsList({ goods, words, size }: { goods: readonly number[]; words: Words; size: number }): ReactNode {
  const bundle = bundleOf(goods);
  return (
    <ul className="fs-goods">
      {goodsGlyphs(bundle).map((glyph, i) => {
        const label = words.countGood[bundle[i * 2]!]!(bundle[i * 2 + 1]!);
        return (
          <li key={bundle[i * 2]} title={label}>
            <Glyphs groups={[[glyph]]} size={size} />
            <span className="unseen">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

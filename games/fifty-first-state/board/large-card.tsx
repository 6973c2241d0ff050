import type { ReactNode } from 'react';
import { bundleOf } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { transports } from '../content/transport.ts';
import { defenceOf } from '../rules/locations.ts';
import { type Location, NOBODY } from '../rules/state.ts';
import type { Words } from '../words/catalogue.ts';
import { effectsOf, transportEffect, typeInWords } from '../words/effects.ts';
import { goodsInWords } from '../words/goods-in-words.ts';
import { CardFace, TALL, TransportFace } from './card-face.tsx';

const WIDTH = 176;

/** A location large: its face, and in words all that it does. */
export function LargeCard({
  card: number,
  words,
  notes = [],
  children,
}: {
  card: number;
  words: Words;
  notes?: readonly string[];
  children?: ReactNode;
}): ReactNode {
  const card = locations[number]!;
  const { face } = words;
  return (
    <div className={`fs fs-large fs-type-${card.type}`}>
      <svg width={WIDTH} height={WIDTH * TALL} viewBox={`-1 -1 ${WIDTH + 2} ${WIDTH * TALL + 2}`} aria-hidden="true">
        <CardFace card={number} width={WIDTH} height={WIDTH * TALL} words={words} />
      </svg>
      <div className="fs-large-text">
        <strong>{words.locations[number]}</strong>
        <small>{typeInWords(words, card)}</small>
        {effectsOf(words, card).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <dl>
          <dt>{face.distance}</dt>
          <dd>{card.distance}</dd>
          <dt>{face.spoils}</dt>
          <dd>{goodsInWords(words, card.spoils)}</dd>
          <dt>{face.deal}</dt>
          <dd>{goodsInWords(words, card.deal)}</dd>
          <dt>{face.categories}</dt>
          <dd>{card.icons.length === 0 ? face.noCategory : card.icons.map((icon) => words.icons[icon]).join(', ')}</dd>
        </dl>
        {notes.map((note) => (
          <p key={note} className="fs-note">
            {note}
          </p>
        ))}
        {children}
        <footer>{words.board.origin[card.origin]}</footer>
      </div>
    </div>
  );
}

export function LargeTransport({ card: number, words }: { card: number; words: Words }): ReactNode {
  const card = transports[number]!;
  return (
    <div className="fs fs-large">
      <svg width="150" height="84" viewBox="-1 -1 152 86" aria-hidden="true">
        <TransportFace card={number} width={150} height={84} words={words} text={16} />
      </svg>
      <div className="fs-large-text">
        <strong>{words.transports[number]}</strong>
        <small>{words.face.transport}</small>
        <p>{transportEffect(words, card)}</p>
        <footer>{words.board.origin[card.origin]}</footer>
      </div>
    </div>
  );
}

/** What lies on a location, and what it takes to raze it. */
export function notesOn(words: Words, location: Location, names: readonly string[]): string[] {
  const { board, face } = words;
  if (location.ruined) return [board.ruins];
  const notes = [`${face.defence}: ${defenceOf(location)}`];
  if (location.defended) notes.push(board.defended);
  if (location.uses > 0) notes.push(words.describe.used(location.uses));
  if (location.visitor !== NOBODY) notes.push(board.visitor(names[location.visitor] ?? words.hegemony));
  if (location.stock !== null) notes.push(words.describe.stock(goodsInWords(words, bundleOf(location.stock))));
  return notes;
}

import type { BoardProps } from '@skerry/presentation';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { consequenceOf } from '../words/consequence.ts';
import { actInWords } from '../words/telling.ts';
import { notesOf } from './choosers.tsx';
import { Glyphs } from './glyph-lines.tsx';
import { consequenceGlyphs } from './glyphs.ts';
import type { Layout, Rect } from './layout.ts';

/** What the answers that are pointed at cost and bring, beside what they are about, or at the lower edge. */
export function Tag({
  props,
  words,
  indices,
  beside,
  layout,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  indices: readonly number[];
  beside: Rect | null;
  layout: Layout;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    const { offsetWidth: w, offsetHeight: h } = element;
    const across = (x: number): number => Math.min(Math.max(2, x), Math.max(2, layout.width - w - 2));
    if (beside === null) {
      element.style.left = `${across((layout.width - w) / 2)}px`;
      element.style.top = `${layout.height - h - 4}px`;
      return;
    }
    const above = beside.y - h - 8;
    // What it is about may be shown large on its right: the tag keeps to the left of that.
    element.style.left = `${across(Math.max(beside.x + beside.w - w, Math.min(beside.x, layout.width * 0.04)))}px`;
    element.style.top = `${above >= 0 ? above : Math.min(beside.y + beside.h + 8, layout.height - h)}px`;
  });
  return (
    <div ref={box} className="fs-tag" aria-hidden="true">
      {indices.map((index) => (
        <Told key={index} props={props} words={words} index={index} />
      ))}
    </div>
  );
}

export function Told({ props, words, index }: { props: BoardProps<FiftyFirstStateView>; words: Words; index: number }): ReactNode {
  const { question, view, names } = props;
  const given = question!.answers[index]!;
  const consequence = consequenceOf(view, question!.seat, question!, given);
  const notes = notesOf(words, consequence, names);
  return (
    <div>
      <strong>{actInWords(words, given, question!, view)}</strong>
      <Glyphs groups={consequenceGlyphs(consequence)} size={20} />
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </div>
  );
}

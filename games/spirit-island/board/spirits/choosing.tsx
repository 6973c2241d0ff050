import type { BoardProps, Motion } from '@skerry/presentation';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type BoardId, boards } from '../../content/boards.ts';
import { elements as elementNames } from '../../content/elements.ts';
import type { Complexity } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { thematicIslands } from '../../content/thematic.ts';
import type { View } from '../../rules/view.ts';
import { type BoardLabels, labels } from '../../words/board.ts';
import { BoardPicture } from '../island/board-picture.tsx';
import { ElementCounts, ElementSign } from '../cards/elements.tsx';
import { Emblem } from './emblems.tsx';
import { Chips, SearchField } from './filters.tsx';
import { type ChoiceNames, choiceNamesIn } from '../../words/choice-names.ts';
import { Pickable } from '../pickable.tsx';
import { answersOf } from '../answers-of.ts';
import { complexities, elementsOfSpirit, spiritsFor } from './spirit-filter.ts';

/** Before the island is laid: each seat takes a spirit and a board. */
export function Choosing(
  props: BoardProps<View> & {
    readonly motion: Motion<View> | null;
    /** What chooses among aspects: it comes with the words of all cards. */
    readonly aspects: ComponentType<BoardProps<View>> | undefined;
  },
): ReactNode {
  const { question, language, motion, aspects: AspectChoice } = props;
  // Nothing travels here.
  useEffect(() => motion?.done(), [motion]);
  const said = labels[language];
  const names = choiceNamesIn(language);
  const asksBoard = question !== null && question.answers.some(({ kind }) => kind === 'take-board');
  const asksAspect = question !== null && question.answers.some(({ kind }) => kind === 'take-aspect');
  return (
    <div className="spirit-island si-choosing" data-scrolls="">
      <h2>
        {asksAspect
          ? said.chooseAspect
          : !asksBoard
            ? said.chooseSpirit
            : question.name === 'extra-board'
              ? said.chooseExtraBoard
              : said.chooseBoard}
      </h2>
      {asksBoard ? (
        <BoardChoice props={props} said={said} names={names} />
      ) : asksAspect ? (
        AspectChoice !== undefined && <AspectChoice {...props} />
      ) : (
        <SpiritChoice props={props} said={said} names={names} />
      )}
    </div>
  );
}

/** From so many on, one looks for a spirit instead of reading all. */
const MANY = 9;
const allElements = elementNames.map((_, element) => element);

function SpiritChoice({ props, said, names }: { props: BoardProps<View>; said: BoardLabels; names: ChoiceNames }): ReactNode {
  const { view, question, names: people } = props;
  const [text, setText] = useState('');
  const [complexity, setComplexity] = useState<ReadonlySet<Complexity>>(new Set());
  const [elements, setElements] = useState<ReadonlySet<number>>(new Set());
  const offered = new Map(
    question === null
      ? []
      : answersOf(question).flatMap((answer, index) => (answer.kind === 'take-spirit' ? [[answer.spirit, index] as const] : [])),
  );
  const owned = view.spirits.flatMap(({ kind }) => (kind < 0 ? [] : [kind]));
  const there = spirits.flatMap((_, kind) => (offered.has(kind) || owned.includes(kind) || question === null ? [kind] : []));
  const textOf = (kind: number): string =>
    [
      names.spirit(kind),
      names.howItPlays(kind),
      ...names.specialRules(kind).flatMap(({ label, explanation }) => [label, explanation]),
    ].join(' ');
  const found = spiritsFor({ text, complexities: complexity, elements }, there, textOf);
  return (
    <>
      {there.length >= MANY && (
        <div className="si-filters">
          <SearchField label={said.searchSpirits} text={text} change={setText} />
          <Chips label={said.complexity} things={complexities} chosen={complexity} change={setComplexity} say={names.complexity} />
          <Chips
            label={said.codex.elements}
            things={allElements}
            chosen={elements}
            change={setElements}
            say={names.element}
            draw={(element) => <ElementSign element={element} size={20} />}
          />
        </div>
      )}
      <ul className={found.length < MANY ? 'si-spirits' : 'si-spirits si-many'}>
        {found.map((kind) => {
          const owner = view.spirits.findIndex((spirit) => spirit.kind === kind);
          const taken = owner >= 0 ? said.chosenBy(people[owner]!) : '';
          const hard = names.complexity(spirits[kind]!.complexity);
          return (
            <li key={kind}>
              <Pickable
                choosing={props}
                index={offered.get(kind)}
                label={[names.spirit(kind), hard, names.howItPlays(kind), taken].filter(Boolean).join('. ')}
                className={owner >= 0 ? 'si-choice si-gone' : 'si-choice'}
              >
                <svg className="si-choice-emblem" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
                  <circle r="1.04" />
                  <Emblem kind={kind} size={0.78} />
                </svg>
                <strong>{names.spirit(kind)}</strong>
                <span className="si-complexity">{hard}</span>
                <p>{names.howItPlays(kind)}</p>
                <div className="si-special">
                  {names.specialRules(kind).map(({ label, explanation }) => (
                    <p key={label}>
                      <b>{label}.</b> {explanation}
                    </p>
                  ))}
                </div>
                <footer>{taken === '' ? <ElementCounts counts={elementsOfSpirit[kind]!} size={18} /> : taken}</footer>
              </Pickable>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="si-quiet">{said.noSpirit}</p>}
    </>
  );
}

function BoardChoice({ props, said, names }: { props: BoardProps<View>; said: BoardLabels; names: ChoiceNames }): ReactNode {
  const { view, question, names: people } = props;
  return (
    <ul className="si-boards">
      {boardsOn(view).map((id) => {
        const index =
          question === null ? -1 : answersOf(question).findIndex((answer) => answer.kind === 'take-board' && answer.board === id);
        const owner = view.boards.indexOf(id);
        const name = said.board(names.board(id));
        const label = owner >= 0 && owner < people.length ? `${name}. ${said.chosenBy(people[owner]!)}` : name;
        return (
          <li key={id}>
            <Pickable
              choosing={props}
              index={index < 0 ? undefined : index}
              label={label}
              className={owner >= 0 ? 'si-choice si-gone' : 'si-choice'}
            >
              <strong>{label}</strong>
              <BoardPicture id={id} />
            </Pickable>
          </li>
        );
      })}
    </ul>
  );
}

/** The boards that the island of this table may have. */
const boardsOn = ({ wishes, players, extra }: View): readonly BoardId[] =>
  wishes.thematic ? thematicIslands[players + extra - 1]! : boards.map(({ id }) => id);

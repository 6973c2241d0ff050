import type { Part } from '../content/part.ts';
import type { Test } from '../content/step.ts';
import type { Words } from './catalogue.ts';
import { asItIs, chosenLand, clauses } from './step-text.ts';

/** What a part of a card says. */
export function partClause(words: Words, part: Part): string {
  const text = partText(words, part);
  return part.after === undefined ? text : `${words.parts.after[part.after]} ${text}`;
}

function partText(words: Words, part: Part): string {
  const said = words.parts;
  switch (part.each) {
    case 'island':
      return (part.turn === true ? said.thisTurn : asItIs)(clauses(words, part.steps, 'order'));
    case 'land':
      return `${words.tests.land('each', part.land.test)}: ${clauses(words, part.steps, 'order')}`;
    case 'board':
      return boardText(words, part);
    case 'player': {
      const where = part.land === null ? '' : chosenLand(words, part.land, part.differentLands ? 'different' : 'one');
      return (part.optional ? said.eachMay : said.each)(where, clauses(words, part.steps, 'option'));
    }
    case 'spirit': {
      const where = part.land === null ? '' : chosenLand(words, part.land, part.differentLands ? 'different' : 'one');
      const having =
        part.having === undefined ? '' : said.having(part.having.least, words.tests.label({ is: 'has', of: [part.having.of], least: 1 }));
      return (part.optional ? said.spiritMay : said.spirit)(having, where, clauses(words, part.steps, 'option'));
    }
  }
}

function boardText(words: Words, { when, half, unless, steps }: Extract<Part, { each: 'board' }>): string {
  const said = words.parts;
  const ofBoard = when.filter((test) => !isOfIsland(test));
  const condition = ofBoard.length === 0 ? '' : said.boardWith(words.list(ofBoard.map((test) => boardLabel(words, test))));
  const onBoards = said.board(condition, half === true, clauses(words, steps, 'order'));
  const [island] = when.filter(isOfIsland);
  const text = island === undefined ? onBoards : words.steps.order.when(words.tests.condition(island), onBoards, '');
  if (unless === undefined) return text;
  const ransoms = unless.map((ransom) =>
    'presence' in ransom
      ? said.unlessPresence(ransom.presence)
      : said.unlessEnergy(ransom.energy === 'invader-discards' ? null : ransom.energy),
  );
  return [text, ...ransoms].join('; ');
}

/** What is not so of one board only. */
const isOfIsland = (test: Test): boolean => test.is === 'healthy-island' || (test.is === 'not' && isOfIsland(test.test));

/** What a board must have, perhaps in some of its lands only. */
const boardLabel = (words: Words, test: Test): string =>
  test.is === 'board' ? words.tests.label(test.test) + words.tests.inside(test.in) : words.tests.label(test);

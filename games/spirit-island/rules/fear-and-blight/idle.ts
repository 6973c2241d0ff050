import type { Part } from '../../content/part.ts';
import type { Named, Step, Test } from '../../content/step.ts';
import { type TokenName, tokenNames } from '../state.ts';

/*
 * J-39.16: whether what a card says can come to anything where some kinds of tokens are not played with. It is read off the declaration, whatever lies
 * on the island now.
 */

type Without = readonly TokenName[];

const isGone = (of: readonly Named[], without: Without): boolean => of.every((name) => without.some((token) => token === name));

function isImpossible(test: Test, without: Without): boolean {
  switch (test.is) {
    case 'has':
    case 'surrounded':
      return test.least > 0 && isGone(test.of, without);
    case 'more':
      return isGone(test.of, without);
    case 'any':
      return test.of.every((one) => isImpossible(one, without));
    case 'all':
      return test.of.some((one) => isImpossible(one, without));
    case 'near':
    case 'beside':
      return test.test.some((one) => isImpossible(one, without));
    default:
      return false;
  }
}

const arePossible = (tests: readonly Test[], without: Without): boolean => !tests.some((test) => isImpossible(test, without));

const areIdle = (steps: readonly Step[], without: Without): boolean => steps.every((step) => isIdleStep(step, without));

function isIdleStep(step: Step, without: Without): boolean {
  switch (step.do) {
    case 'destroy':
    case 'remove':
    case 'push':
    case 'gather':
      return isGone(step.what, without);
    case 'rule':
      if (step.rule === 'health-per-strife') return isGone(['strife'], without);
      if (step.rule === 'defend-by-troubles') return isGone(tokenNames, without);
      return step.where !== undefined && !arePossible(step.where, without);
    case 'when':
      return areIdle(step.otherwise, without) && (!arePossible(step.test, without) || areIdle(step.so, without));
    case 'at':
      return !arePossible(step.land.test, without) || areIdle(step.steps, without);
    case 'either':
      return step.of.every((steps) => areIdle(steps, without));
    default:
      return false;
  }
}

function isIdlePart(part: Part, without: Without): boolean {
  const land = 'land' in part ? part.land : null;
  return (land !== null && !arePossible(land.test, without)) || areIdle(part.steps, without);
}

/** Whether none of a card's parts can do anything. */
export const isIdle = (parts: readonly Part[], without: Without): boolean =>
  without.length > 0 && parts.every((part) => isIdlePart(part, without));

export { tellAnswer } from './answering.ts';
export { describe } from './describing.ts';
export { tellEnding, tellOutcome, tellResult } from './ending.ts';
export { prompt } from './prompting.ts';
export { tellEntry } from './telling-entries.ts';

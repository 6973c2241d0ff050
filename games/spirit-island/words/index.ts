import { languages } from '@skerry/presentation';
import { telling } from './spoken.ts';

// All languages at once, for whoever compares them; a page fetches the one that is read.
await Promise.all(languages.map(telling));

export { tellings, words } from './spoken.ts';

import { languages } from '@skerry/presentation';
import { telling, whole } from './spoken.ts';

// All languages at once, for whoever compares them; a page fetches the one that is read.
await Promise.all(languages.map(telling));
await whole();

export { tellings, words } from './spoken.ts';

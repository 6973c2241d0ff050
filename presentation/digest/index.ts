export { readDigest } from './digest.ts';
export type { Digest, Part, Section } from './digest.ts';
export { cutAtWanted, search, wantedIn } from './search.ts';

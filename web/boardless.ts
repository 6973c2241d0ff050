import type { Plugin } from 'vite';

/** Bots think without seeing the board or reading: their worker gets the list of games, and none of the drawings and words that it can load. */
export function boardless(): Plugin {
  const empty = '\0skerry-no-board';
  return {
    name: 'skerry-boardless',
    enforce: 'pre',
    resolveId: (source) => (/^@skerry\/[\w-]+\/(?:board|words)$/.test(source) ? empty : null),
    load: (id) => (id === empty ? 'export const board = null, tellings = null;' : null),
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.\/[\w-]+-worker\.ts)', import\.meta\.url\)/g;
/** What Vite asks before it looks into the document for what is loaded already. */
const LOOKS = 'if (__VITE_IS_MODERN__ && deps && deps.length > 0)';

/**
 * Builds workers together with the page, so that the rules of a game, which page and bots both need, are one file that is transferred once.
 * Vite would build each worker by itself, with rules of its own.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'skerry-shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      // A worker has no document, and nothing there to load beforehand.
      if (id.includes('vite/preload-helper')) {
        if (!code.includes(LOOKS)) throw new Error('Vite loads parts of the page in another way now: see shared-workers.ts.');
        return { code: code.replace(LOOKS, LOOKS.replace('if (', "if (typeof document !== 'undefined' && ")), map: null };
      }
      if (!WORKER.test(code)) return null;
      const built = code.replaceAll(WORKER, (_, path: string) => {
        const worker = fileURLToPath(new URL(path, `file://${id}`));
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker })}`;
      });
      return { code: built, map: null };
    },
  };
}

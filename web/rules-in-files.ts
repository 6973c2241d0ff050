import type { Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What belongs to a game's rules. The outlines of its lands are only drawn, but for what few rules ask of them. */
const RULES = /^(.*games\/([\w-]+)\/)(?:rules|bot|content(?!\/(?:thematic-)?(?:outlines|drawing))|index|opening)\b/;
/** What is here at the first question. */
const FIRST = ['opening.ts', 'board/index.tsx', 'words/spoken.ts'];

/**
 * The file into which a module of a game's rules goes. They are needed all together, by page and bots: cut into pieces they would weigh
 * more. Only where a game has an opening, what its first questions need comes before all the rest.
 */
export function rulesFile(): (id: string, modules: Modules) => string | null {
  const openings = new Map<string, ReadonlySet<string> | null>();
  return (id, modules) => {
    const [, folder, game] = RULES.exec(id) ?? [];
    if (folder === undefined || game === undefined) return null;
    let first = openings.get(game);
    if (first === undefined) {
      const hasOpening = modules.getModuleInfo(`${folder}opening.ts`) !== null;
      first = hasOpening
        ? withAllTheyImport(
            FIRST.map((file) => folder + file),
            modules,
          )
        : null;
      openings.set(game, first);
    }
    return first?.has(id) === true ? `${game}-opening` : game;
  };
}

function withAllTheyImport(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Files that wait for each other in a circle cannot begin: the build says so, before somebody opens such a page. */
export function noCircles(): Plugin {
  return {
    name: 'skerry-no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const settled = new Set<string>();
      const follow = (name: string, way: readonly string[]): void => {
        if (way.includes(name)) throw new Error(`These files wait for each other: ${[...way.slice(way.indexOf(name)), name].join(' → ')}`);
        const file = bundle[name];
        if (settled.has(name) || file?.type !== 'chunk') return;
        for (const other of file.imports) follow(other, [...way, name]);
        settled.add(name);
      };
      for (const name of Object.keys(bundle)) follow(name, []);
    },
  };
}

import { isIdle, type Option, type Options } from '@skerry/engine';

/** What is chosen, but that options which say nothing beside it are as the game has them; by that others may have nothing more to say. */
export function withoutIdle(all: Readonly<Record<string, Option>>, chosen: Options): Options {
  const settled = Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [name, isIdle(all[name]!, chosen) ? all[name]!.default : value]),
  );
  return Object.keys(chosen).every((name) => settled[name] === chosen[name]) ? settled : withoutIdle(all, settled);
}

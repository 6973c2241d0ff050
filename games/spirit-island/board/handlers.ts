type Handlers = Readonly<Record<string, unknown>>;
type Handler = (event: unknown) => void;

/** The handlers of both, one after the other, where both have them. */
export function both<A extends object, B extends object>(one: A, other: B): A & B {
  const all = { ...one } as unknown as Record<string, unknown>;
  for (const [name, handler] of Object.entries(other as Handlers)) {
    const first = all[name] as Handler | undefined;
    all[name] =
      first === undefined
        ? handler
        : (event: unknown) => {
            first(event);
            (handler as Handler)(event);
          };
  }
  return all as A & B;
}

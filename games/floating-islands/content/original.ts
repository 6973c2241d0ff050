/*
 * The island faces and the airship properties. The printed ones are not public, so these are ours, within every constraint that
 * the rulebook states; an owner of the box can replace them here, and nowhere else.
 */

/** F-7.2: one source on each of the six sides of a face, counted clockwise. Sides 0, 2, 4 end the inner wires, 1, 3, 5 the outer ones. */
export interface IslandFace {
  readonly id: string;
  readonly origin: 'original';
  readonly rundor: boolean;
  /** A bit for each side with a red source (1 << side); the other sides have a blue one. */
  readonly red: number;
}

/** Written as the sources of sides 0, 2, 4 and then those of sides 1, 3, 5. */
function face(id: string, sources: string): IslandFace {
  const [inner, outer] = sources.split('/') as [string, string];
  if (!/^[RB]{3}\/[RB]{3}$/.test(sources)) throw new Error(`island face ${id}: "${sources}" is not like RRB/RBB`);
  let red = 0;
  for (let wire = 0; wire < 3; wire++) {
    if (inner[wire] === 'R') red |= 1 << (2 * wire);
    if (outer[wire] === 'R') red |= 1 << (2 * wire + 1);
  }
  return { id, origin: 'original', rundor: id.startsWith('Rundor'), red };
}

/**
 * Two faces of each island, one after the other. Every face has three red and three blue sources and no circuit of one colour,
 * so that nothing can be mined without a neighbour; the back of an island is its front with the colours swapped.
 */
export const islandFaces: readonly IslandFace[] = [
  face('Rundor A', 'RBR/BRB'), face('Rundor B', 'BRB/RBR'),
  face('1A', 'RRB/RBB'),       face('1B', 'BBR/BRR'),
  face('2A', 'RRB/BRB'),       face('2B', 'BBR/RBR'),
  face('3A', 'RRB/BBR'),       face('3B', 'BBR/RRB'),
  face('4A', 'RBB/RRB'),       face('4B', 'BRR/BBR'),
  face('5A', 'RBB/BRR'),       face('5B', 'BRR/RBB'),
  face('6A', 'RBB/RBR'),       face('6B', 'BRR/BRB'),
];

export type PropertyId = 'armour' | 'barracks' | 'second-drill' | 'tow-lines';

/** F-10.3: what the second side of an airship card adds to one action. */
export interface AirshipProperty {
  readonly id: PropertyId;
  readonly origin: 'original';
  readonly action: 'capture' | 'recruitment' | 'illegal-mining' | 'rotation';
  readonly rule: string;
}

export const airshipProperties: readonly AirshipProperty[] = [
  { id: 'armour',       origin: 'original', action: 'capture',        rule: 'F-10.4' },
  { id: 'barracks',     origin: 'original', action: 'recruitment',    rule: 'F-10.5' },
  { id: 'second-drill', origin: 'original', action: 'illegal-mining', rule: 'F-10.6' },
  { id: 'tow-lines',    origin: 'original', action: 'rotation',       rule: 'F-10.7' },
];

export const propertyRule = (id: PropertyId): string => airshipProperties.find((property) => property.id === id)!.rule;

/** Pieces that a step can name. */
export type Named = 'explorer' | 'town' | 'city' | 'dahan' | 'blight' | 'beasts' | 'wilds' | 'disease' | 'badlands' | 'strife';
export const invaders: readonly Named[] = ['explorer', 'town', 'city'];

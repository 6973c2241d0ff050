/** J-6.4: the steps of the invader phase, by their numbers. */
export const EVENT = 1;
export const IMMIGRATION = 3;
export const RAVAGE = 4;
export const BUILD = 6;
export const EXPLORE = 7;

/** The last part of an event card. */
export const DAHAN_EVENT = 2;

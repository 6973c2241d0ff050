import type { Island } from './geography.ts';

/** Before anything is laid. */
export const nowhere: Island = { boards: [], joins: [], seas: [], sunk: [], absent: [], woven: [], opened: null };

import { litOf } from '@skerry/presentation/react';

/** A drawn thing that can be picked. */
export const Lit = litOf('ss');

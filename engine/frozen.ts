import type { Given, Pending, Snapshot } from './history.ts';
import type { Line } from './log.ts';
import type { Seat } from './question.ts';
import type { Dealt } from './save.ts';

/**
 * A session that was written down, to go on without playing all of it again. It belongs to one version of the rules and to the acts that
 * led to it: whoever keeps it keeps those, and believes them.
 */
export interface Frozen {
  readonly number: number;
  readonly counted: readonly Given[];
  readonly pending: readonly (readonly [Seat, readonly Pending[]])[];
  readonly snapshots: readonly Snapshot[];
  readonly lines: readonly Line[];
  readonly dealt: readonly Dealt[];
  /** The names of the open questions. */
  readonly questions: readonly { readonly seat: Seat; readonly name: string; readonly id: number; readonly since: number }[];
  readonly check: string;
}

/** What scenarios have put on the table. What a scenario does not have stays empty. */
export interface Laid {
  /** Ward the Shores: the land of each pattern. */
  wards: number[];
  /** Rituals of the Destroying Flame: the land of each marker. */
  flames: number[];
  /** Elemental Invocation: the markers, each on a corner. */
  invoked: { readonly corner: number; readonly element: number }[];
  /** The Great River: towns that have left the island. */
  emigrants: number;
}

export const nothingLaid = (): Laid => ({ wards: [], flames: [], invoked: [], emigrants: 0 });

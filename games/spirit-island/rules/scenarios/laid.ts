/** What scenarios have put on the table. What a scenario does not have stays empty. */
export interface Laid {
  /** Ward the Shores: the land of each pattern. */
  wards: number[];
  /** The Great River: towns that have left the island. */
  emigrants: number;
}

export const nothingLaid = (): Laid => ({ wards: [], emigrants: 0 });

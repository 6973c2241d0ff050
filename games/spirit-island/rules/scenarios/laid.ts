/** What scenarios have put on the table. What a scenario does not have stays empty. */
export interface Laid {
  /** The Great River: towns that have left the island. */
  emigrants: number;
}

export const nothingLaid = (): Laid => ({ emigrants: 0 });

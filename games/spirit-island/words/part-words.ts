/** Words for fear cards, events and blight cards, which consist of parts. `clauses` is what is done. */
export interface PartWords {
  readonly thisTurn: (clauses: string) => string;
  readonly each: (where: string, clauses: string) => string;
  readonly eachMay: (where: string, clauses: string) => string;
  /** Each spirit; `having`: that has so much in its lands, or nothing. */
  readonly spirit: (having: string, where: string, clauses: string) => string;
  readonly spiritMay: (having: string, where: string, clauses: string) => string;
  readonly having: (n: number, pieces: string) => string;
  readonly board: (condition: string, half: boolean, clauses: string) => string;
  /** "of which this is true": what a board must have. */
  readonly boardWith: (condition: string) => string;
  readonly unlessPresence: (n: number) => string;
  readonly unlessEnergy: (n: number | null) => string;
  readonly after: Readonly<Record<'ravage' | 'advance', string>>;
  /** What decides about an event. */
  readonly stage: (from: number) => readonly [string, string];
  readonly terror: (from: number) => readonly [string, string];
  readonly island: readonly [string, string];
  readonly slowCard: string;
  readonly price: (n: number, aid: string) => string;
  readonly aidedBy: (element: string) => string;
  /** A branch of an event by its title, and behind it when it happens or what it costs, if there is anything to say. */
  readonly choice: (title: string, price: string) => string;
}

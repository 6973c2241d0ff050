import { Refusal } from '@skerry/engine';
import type { Language, Telling } from '@skerry/presentation';
import { useSettings } from '../settings/settings.ts';
import type { Level, Trouble } from '../client/table-client.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Everything that the shell says. Each language is one object of this type, so that a missing word does not compile. */
export interface Words {
  readonly tagline: string;
  readonly skipToContent: string;
  readonly close: string;
  readonly back: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly tryAgain: string;
  readonly notFound: string;
  readonly toLobby: string;

  readonly lobby: {
    readonly games: string;
    readonly players: (min: number, max: number) => string;
    readonly playNow: string;
    readonly playNowExplained: (players: number) => string;
    readonly firstGame: string;
    readonly firstGameExplained: string;
    readonly newTable: string;
    readonly rules: string;
    readonly myTables: string;
    readonly noTables: string;
    readonly openTables: string;
    readonly noOpenTables: string;
    readonly onThisDevice: string;
    readonly onServer: string;
    readonly join: string;
    readonly watch: string;
    readonly goOn: string;
    readonly lookAgain: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly over: string;
    readonly answers: (n: number) => string;
    readonly freeSeats: (n: number) => string;
    readonly joinByLink: string;
    readonly joinByLinkLabel: string;
    readonly joinByLinkWrong: string;
    readonly loadSave: string;
    readonly loadSaveExplained: string;
    readonly broken: string;
    readonly brokenExplained: string;
    readonly unknownGame: (game: string) => string;
    readonly download: string;
    readonly noServer: string;
    readonly yourTurn: string;
    readonly yourMove: string;
    readonly waitingForOthers: string;
    readonly stalled: string;
    readonly at: (date: Date) => string;
  };

  readonly name: {
    readonly title: string;
    readonly explained: string;
    readonly label: string;
    readonly confirm: string;
    readonly called: (name: string) => string;
    readonly empty: string;
  };

  /** What somebody reads who follows the link of a table. */
  readonly invitation: {
    readonly invited: string;
    readonly invitedBy: (name: string) => string;
    readonly sitDown: string;
    readonly justWatch: string;
    readonly yes: string;
    readonly no: string;
  };

  readonly newTable: {
    readonly title: (game: string) => string;
    readonly players: string;
    readonly seats: string;
    readonly seat: (n: number) => string;
    readonly me: string;
    readonly person: string;
    readonly open: string;
    readonly bot: (level: Level) => string;
    readonly nameOf: (n: number) => string;
    readonly options: string;
    readonly where: string;
    readonly here: string;
    readonly hereExplained: string;
    readonly server: string;
    readonly serverExplained: string;
    readonly listed: string;
    readonly consent: string;
    readonly consentExplained: string;
    readonly begin: string;
    readonly openNeedsServer: string;
    readonly nobodyPlays: string;
    readonly hotSeat: string;
  };

  readonly levels: Readonly<Record<Level, string>>;
  /** Sea birds: what the bots are called. */
  readonly birds: readonly [string, string, string, string, string, string];
  readonly you: string;
  /** What somebody is called who has not said a name. */
  readonly guest: string;
  readonly player: (n: number) => string;
  readonly shapes: Readonly<Record<'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'hexagon', string>>;

  readonly table: {
    readonly board: string;
    readonly boardHelp: string;
    readonly seats: string;
    readonly hand: string;
    /** The place of what belongs to the looking person. */
    readonly own: string;
    readonly log: string;
    readonly chat: string;
    readonly unread: (n: number) => string;
    readonly prompt: string;
    readonly answers: string;
    readonly allAnswers: (n: number) => string;
    /** Said where the answers are things on the table, too many to list in a line. */
    readonly pickThere: string;
    /** The own seats that are asked at once. */
    readonly ownSeats: string;
    /** What a game shows beside its board. */
    readonly side: string;
    /** What the signs of a game mean. */
    readonly legend: string;
    readonly blocked: (rule: string) => string;
    readonly waitsFor: (names: string) => string;
    readonly thinks: (name: string) => string;
    readonly moving: string;
    readonly skip: string;
    readonly sending: string;
    readonly sendsLater: string;
    readonly turn: string;
    readonly isBot: (level: string) => string;
    readonly away: string;
    /** A bot sits in for somebody who went away. */
    readonly botSitsIn: string;
    readonly freeSeat: string;
    readonly undo: string;
    /** Back to where the turn or the phase began. */
    readonly undoPart: string;
    readonly history: string;
    readonly rules: string;
    readonly settings: string;
    readonly menu: string;
    readonly keys: string;
    readonly saveFile: string;
    readonly fold: string;
    readonly fit: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly replayTurn: string;
    readonly inWords: string;
    readonly codex: string;
    readonly before: string;
    readonly ruleLink: (rule: string) => string;
    readonly emptyLog: string;
    readonly emptyChat: string;
    readonly sayLabel: string;
    readonly say: string;
    readonly saidAt: (when: Date) => string;
    readonly watchedBy: (names: string) => string;
    /** Where a game comes from, where that is not its own beginning. */
    readonly background: {
      readonly fromSave: string;
      readonly dealtAnew: string;
      readonly carriedOver: (from: string, lost: number) => string;
      readonly stands: (lost: number) => string;
      readonly goOnFromHere: string;
    };
    readonly tookBack: (name: string) => string;
    /** To who had been asked already. */
    readonly tookBackFromYou: (name: string) => string;
    /** A move that is taken back only if those agree who were asked since. */
    readonly wish: {
      readonly asksYou: (name: string) => string;
      readonly asks: (name: string, of: string) => string;
      readonly waits: (names: string) => string;
      readonly refused: (name: string) => string;
      readonly allow: string;
      readonly refuse: string;
    };
    readonly hint: string;
    readonly hintsOff: string;
    readonly watching: string;
    readonly leave: string;
    readonly comeBack: string;
    /** The same table is open in another tab: goes on in this one. */
    readonly playHere: string;
    readonly left: string;
    readonly copySeatLink: string;
    readonly seatLinkCopied: string;
  };

  readonly walk: {
    readonly title: string;
    readonly past: string;
    /** The same of a game that is over, and waits for nobody. */
    readonly pastOver: string;
    readonly moment: (at: number, last: number) => string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly now: string;
    readonly copyLink: string;
    readonly copied: string;
    /** A new table from this moment. */
    readonly goOn: string;
  };

  readonly curtain: {
    readonly title: (name: string) => string;
    readonly explained: string;
    readonly lift: (name: string) => string;
  };

  readonly over: {
    readonly title: string;
    readonly won: string;
    /** Instead of the title, in a game that all win or lose as one. */
    readonly allWon: string;
    readonly allLost: string;
    readonly again: string;
    readonly replay: string;
    readonly look: string;
    readonly overTime: (unit: string) => string;
    readonly bySource: string;
    /** Whose turn moved the winner's lead the most, and by how much. */
    readonly mattered: (name: string, swing: number) => string;
    readonly lookAtTurn: string;
  };

  readonly waiting: {
    readonly title: string;
    readonly explained: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly sit: string;
    readonly fillWithBots: string;
    readonly getUp: string;
    /** What getting up means where nobody else sits. */
    readonly closeTable: string;
    readonly closeSure: string;
  };

  readonly connection: {
    readonly opening: string;
    readonly lost: string;
    readonly live: string;
    readonly here: string;
  };

  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'system' | 'night' | 'day', string>>;
    readonly sound: string;
    readonly sounds: Readonly<Record<'off' | 'turn' | 'all', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'system' | 'off' | 'fast' | 'normal' | 'slow', string>>;
    readonly switches: Readonly<Record<'confirm' | 'largeCards' | 'hideBlocked', { readonly label: string; readonly explained: string }>>;
    readonly hints: string;
    readonly hintsExplained: string;
    /** Fetches what is not here yet of all games. */
    readonly keepAll: string;
    readonly keepAllExplained: string;
    readonly keptAll: string;
    readonly cannotKeep: string;
    readonly name: string;
  };

  readonly rules: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly found: (n: number) => string;
    readonly nothing: (text: string) => string;
    readonly contents: string;
  };

  /** Where every answer is asked for twice. */
  readonly confirm: {
    readonly title: string;
    readonly yes: string;
    readonly no: string;
  };

  /** Beside the board in a first game. */
  readonly lesson: {
    readonly title: string;
    readonly number: (n: number, of: number) => string;
    /** Between two lessons. */
    readonly goOn: string;
    /** After the last one. */
    readonly taught: string;
    /** Points at the answer that the lesson invites to. */
    readonly show: string;
    /** Puts the lesson away where it lies over the hand. */
    readonly play: string;
    readonly fold: string;
    readonly unfold: string;
  };

  /** What the strongest bot says when it is asked. */
  readonly judge: {
    readonly ask: string;
    readonly title: string;
    readonly thinks: string;
    readonly nothing: string;
    /** How it judges the position for a seat. */
    readonly stands: (name: string, chance: string) => string;
    readonly share: (share: string) => string;
  };

  readonly keys: {
    readonly title: string;
    readonly list: readonly { readonly key: string; readonly does: string }[];
  };

  readonly trouble: Readonly<Record<Trouble, string>>;
  /** Sentences for refusals, by their code; for others the English message is shown. */
  readonly refusals: Readonly<Record<RefusalCode, (facts: Facts) => string>>;
  readonly failed: string;
}

type RefusalCode =
  | 'players'
  | 'game-over'
  | 'not-asked'
  | 'stale'
  | 'nothing-to-undo'
  | 'undo-chance'
  | 'undo-reveal'
  | 'undo-others'
  | 'undo-refused'
  | 'undo-asked'
  | 'broken-save'
  | 'save-version'
  | 'no-server'
  | 'no-such-table'
  | 'closed'
  | 'turned-away'
  | 'save-hidden'
  | 'too-many'
  | 'unknown-game'
  | 'wrong-key'
  | 'not-your-seat'
  | 'no-open-seat'
  | 'seat-left'
  | 'not-begun'
  | 'already-begun'
  | 'already-answered'
  | 'rules-version'
  | 'rules-fault'
  | 'option-value'
  | 'storage'
  | 'storage-full'
  | 'fault';

/** What each language calls itself: who looks for his own does not read the others. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', uk: 'Українська' };

const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};
const here: Partial<Record<Language, Words>> = {};

/** A language is fetched before the page speaks it. */
export async function fetchWords(language: Language): Promise<void> {
  here[language] ??= await catalogues[language]();
}

export function wordsOf(language: Language): Words {
  return here[language]!;
}

export function useWords(): Words {
  return wordsOf(useSettings((settings) => settings.language));
}

/** One sentence for whatever was thrown: the game's own where it refused, else the page's, else the English message. */
export function sentenceOf(error: unknown, words: Words, telling: Telling | null = null): string {
  if (!(error instanceof Refusal)) return words.failed;
  const { code, message, facts } = error;
  const known = Object.hasOwn(words.refusals, code) ? words.refusals[code as RefusalCode] : undefined;
  return telling?.refusal?.(code, facts) ?? known?.(facts) ?? message;
}

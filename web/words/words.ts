import { Refusal } from '@skerry/engine';
import type { Language, Telling } from '@skerry/presentation';
import { useSettings } from '../settings/settings.ts';
import type { Level, Trouble } from '../client/table-client.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Everything that the shell says. Each language is one object of this type, so that a missing word does not compile. */
export interface Words {
  readonly tagline: string;
  readonly languageName: string;
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
    readonly blocked: (rule: string) => string;
    readonly waitsFor: (names: string) => string;
    readonly and: string;
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
    readonly before: string;
    readonly ruleLink: (rule: string) => string;
    readonly emptyLog: string;
    readonly emptyChat: string;
    readonly sayLabel: string;
    readonly say: string;
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
    readonly moment: (at: number, last: number) => string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly now: string;
    readonly copyLink: string;
    readonly copied: string;
  };

  readonly curtain: {
    readonly title: (name: string) => string;
    readonly explained: string;
    readonly lift: (name: string) => string;
  };

  readonly over: {
    readonly title: string;
    readonly won: string;
    readonly again: string;
    readonly replay: string;
    readonly look: string;
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
    readonly motions: Readonly<Record<'system' | 'on' | 'off', string>>;
    readonly hints: string;
    readonly hintsExplained: string;
    readonly name: string;
  };

  readonly rules: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly found: (n: number) => string;
    readonly nothing: (text: string) => string;
    readonly contents: string;
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
  | 'broken-save'
  | 'save-version'
  | 'no-server'
  | 'no-such-table'
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

const catalogues: Readonly<Record<Language, Words>> = { en, ru, uk };

export function wordsOf(language: Language): Words {
  return catalogues[language];
}

export function useWords(): Words {
  return catalogues[useSettings((settings) => settings.language)];
}

/** One sentence for whatever was thrown: the game's own where it refused, else the page's, else the English message. */
export function sentenceOf(error: unknown, words: Words, telling: Telling | null = null): string {
  if (!(error instanceof Refusal)) return words.failed;
  const { code, message, facts } = error;
  const known = Object.hasOwn(words.refusals, code) ? words.refusals[code as RefusalCode] : undefined;
  return telling?.refusal?.(code, facts) ?? known?.(facts) ?? message;
}

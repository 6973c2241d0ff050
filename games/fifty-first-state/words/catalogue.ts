import type { CardSet, Icon, SpecialAction } from '../content/card.ts';
import type { TransportColour } from '../content/transport.ts';
import type { Rank } from '../rules/score.ts';
import type { Phase } from '../rules/state.ts';

export const questionNames = [
  'faction',
  'card-to-leave',
  'pick',
  'turn',
  'defend',
  'build-on',
  'payment',
  'card-to-discard',
  'deal-to-discard',
  'use-again',
  'trade-again',
  'steal',
  'product',
  'production-to-repeat',
  'production-to-copy',
  'production-to-take',
  'production-to-use',
  'take-off',
  'deal-to-use',
  'store',
  'location-hit',
] as const;
export type QuestionName = (typeof questionNames)[number];

/** What a question is about: a card's name, where there is one, and a number; of the open row, the rule it follows. */
export interface Asked {
  readonly card: string;
  readonly price: string;
  readonly rule: string;
  readonly n: number;
}

/** All words of the game in one language. Nothing else differs between languages. Goods come as finished lists: "2 bricks, 1 worker". */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly expansion: { readonly label: string; readonly explanation: string };
  readonly expansions: Readonly<Record<CardSet, string>>;

  /** By number: locations, transport cards, factions. */
  readonly locations: readonly string[];
  readonly transports: readonly string[];
  readonly factions: readonly string[];
  readonly hegemony: string;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A card's name in a sentence. */
  readonly quoted: (name: string) => string;
  /** The second of two like cards in one state. */
  readonly numbered: (name: string, n: number) => string;
  readonly ruinsOf: (name: string) => string;

  /** By good: with its number, and alone. */
  readonly countGood: readonly ((n: number) => string)[];
  readonly goodNames: readonly string[];
  readonly icons: Readonly<Record<Icon, string>>;
  readonly colours: Readonly<Record<TransportColour, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly types: Readonly<Record<'production' | 'open' | 'feature' | 'action', string>>;
  readonly list: (parts: readonly string[]) => string;
  readonly either: (parts: readonly string[]) => string;
  readonly nothing: string;

  readonly cost: {
    readonly any: (n: number) => string;
    readonly cards: (n: number) => string;
    readonly deals: (n: number) => string;
    readonly all: (good: string) => string;
  };
  readonly effect: {
    readonly makes: (goods: string) => string;
    readonly perIcon: (good: string, icon: string, max: number) => string;
    readonly perGained: (good: string, max: number) => string;
    readonly copy: string;
    readonly supply: string;
    readonly open: string;
    readonly bonus: (goods: string) => string;
    readonly bonusPerIcon: (icon: string, max: number) => string;
    readonly bonusCache: (goods: string) => string;
    readonly bonusSupply: string;
    readonly stores: (goods: string) => string;
    readonly eachDeal: (goods: string) => string;
    readonly eachRaze: (goods: string) => string;
    readonly ifGained: (atLeast: string, goods: string) => string;
    readonly action: (pays: string, gains: string) => string;
    readonly twice: string;
    readonly special: Readonly<Record<SpecialAction, string>>;
    readonly fortified: string;
    readonly transport: (gains: string) => string;
    readonly transportFor: (pays: string, gains: string) => string;
  };
  /** The small words on a card. */
  readonly face: {
    readonly distance: string;
    readonly spoils: string;
    readonly deal: string;
    readonly categories: string;
    readonly noCategory: string;
    readonly defence: string;
    readonly transport: string;
  };

  readonly prompt: Readonly<Record<QuestionName, (asked: Asked) => string>>;
  readonly hint: Readonly<Partial<Record<QuestionName, string>>>;

  readonly answer: {
    readonly incorporate: (card: string) => string;
    readonly build: (card: string) => string;
    readonly makeDeal: (card: string) => string;
    readonly razeCard: (card: string) => string;
    readonly use: (card: string) => string;
    readonly board: (goods: string) => string;
    readonly raze: (card: string, owner: string) => string;
    readonly sendWorker: (card: string, owner: string) => string;
    readonly takeTransport: (card: string | null, colour: TransportColour) => string;
    readonly playTransport: (card: string) => string;
    readonly defend: (card: string) => string;
    readonly closeBorders: string;
    readonly faction: (name: string, makes: string) => string;
    readonly leave: (card: string) => string;
    readonly pick: (card: string) => string;
    readonly discardCard: (card: string) => string;
    readonly discardDeal: (card: string, goods: string) => string;
    readonly useDeal: (card: string, goods: string) => string;
    readonly useDealOf: (card: string, owner: string, goods: string) => string;
    readonly buildOn: (card: string) => string;
    readonly place: (card: string) => string;
    readonly placeOf: (card: string, owner: string) => string;
    readonly takeOff: (card: string) => string;
    readonly goods: (goods: string) => string;
    readonly keep: (goods: string) => string;
    readonly steal: (goods: string, owner: string) => string;
    readonly pay: (goods: string) => string;
    readonly payKept: (supply: string, kept: string) => string;
    readonly again: string;
    readonly enough: string;
    readonly noDefence: string;
    /** A player by the number of the seat, where names are not known. */
    readonly player: (n: number) => string;
  };

  readonly entry: {
    readonly began: (expansion: string, first: string) => string;
    readonly choseFaction: (name: string, faction: string) => string;
    readonly wasDealt: (name: string, count: number, cards: string) => string;
    readonly kept: (name: string, discarded: string) => string;
    readonly round: (round: number, first: string) => string;
    readonly transportShown: (card: string, colour: TransportColour) => string;
    readonly row: (cards: string) => string;
    readonly secondRow: (cards: string) => string;
    readonly picked: (name: string, card: string) => string;
    readonly rowDiscarded: (cards: string) => string;
    readonly reshuffled: Readonly<Record<'main' | TransportColour, string>>;
    readonly returned: (name: string, goods: string) => string;
    readonly producedBoard: (name: string, goods: string) => string;
    readonly producedDeal: (name: string, goods: string) => string;
    readonly produced: (name: string, card: string, goods: string) => string;
    readonly producedAtOther: (name: string, card: string, owner: string, goods: string) => string;
    readonly drew: (name: string, count: number, cards: string) => string;
    readonly short: (name: string, goods: string) => string;
    readonly incorporated: (name: string, card: string, paid: string) => string;
    readonly built: (name: string, card: string, over: string, paid: string) => string;
    readonly bonus: (name: string, card: string, goods: string) => string;
    readonly bonusOnCard: (name: string, card: string, goods: string) => string;
    readonly madeDeal: (name: string, card: string, paid: string, goods: string) => string;
    readonly razedFromHand: (name: string, card: string, paid: string, goods: string) => string;
    readonly razed: (name: string, card: string, owner: string, paid: string, goods: string) => string;
    readonly compensation: (owner: string, goods: string) => string;
    readonly feature: (name: string, card: string, goods: string) => string;
    readonly used: (name: string, card: string, paid: string) => string;
    readonly usedFor: (name: string, card: string, paid: string, goods: string) => string;
    readonly usedFree: (name: string, card: string, goods: string) => string;
    readonly usedBoard: (name: string, paid: string, goods: string) => string;
    readonly gaveCard: (name: string, card: string) => string;
    readonly gaveDeal: (name: string, card: string) => string;
    readonly stole: (name: string, owner: string, goods: string) => string;
    readonly tookOff: (name: string, card: string) => string;
    readonly usedDeal: (name: string, card: string, goods: string) => string;
    readonly usedDealOf: (name: string, card: string, owner: string, goods: string) => string;
    readonly sentWorker: (name: string, card: string, owner: string, goods: string) => string;
    readonly tookTransport: (name: string, card: string) => string;
    readonly playedTransport: (name: string, card: string, goods: string) => string;
    readonly defended: (name: string, card: string) => string;
    readonly closed: (name: string) => string;
    readonly stored: (name: string, card: string, goods: string) => string;
    readonly discarded: (name: string, goods: string) => string;
    readonly transportDiscarded: (card: string) => string;
    readonly hegemonyGained: (card: string) => string;
    readonly hegemonyTook: (card: string, points: string) => string;
    readonly attackFailed: (n: number, attack: string) => string;
    readonly attackRepelled: (n: number, attack: string, card: string) => string;
    readonly attackRazed: (n: number, attack: string, card: string, goods: string) => string;
    readonly endReached: (name: string, points: string) => string;
    readonly scored: (name: string, points: string, locations: number) => string;
    readonly ended: string;
  };

  readonly outcome: {
    readonly won: (name: string, points: string) => string;
    readonly shared: (names: string, points: string) => string;
    readonly tieByGoods: string;
    readonly tieByLocations: string;
    readonly scores: (list: string) => string;
    readonly score: (name: string, total: number, points: number, locations: number) => string;
    readonly beatHegemony: (name: string, points: string, hegemony: number, rank: string) => string;
    readonly lostToHegemony: (name: string, points: string, hegemony: number) => string;
    readonly rounds: (n: number) => string;
    /** How a total came about. */
    readonly sum: (points: number, locations: number) => string;
    readonly goods: (n: number) => string;
  };

  readonly describe: {
    readonly round: (round: number, phase: string) => string;
    readonly turnOf: (name: string) => string;
    readonly lastRound: string;
    readonly deck: (cards: number, discarded: number) => string;
    readonly row: (cards: string) => string;
    readonly offers: (cards: string) => string;
    readonly attacks: (cards: string) => string;
    readonly seat: (name: string, faction: string, you: boolean, first: boolean, closed: boolean) => string;
    readonly supply: (goods: string) => string;
    readonly hand: (count: number, cards: string) => string;
    readonly known: (cards: string) => string;
    readonly transports: (cards: string) => string;
    readonly deals: (cards: string) => string;
    readonly rows: Readonly<Record<'production' | 'feature' | 'action', (cards: string) => string>>;
    readonly used: (times: number) => string;
    readonly visited: string;
    readonly defended: string;
    readonly stock: (goods: string) => string;
    readonly open: string;
  };

  readonly board: {
    readonly board: string;
    readonly state: (name: string) => string;
    readonly show: (name: string) => string;
    readonly rows: Readonly<Record<'production' | 'feature' | 'action', string>>;
    readonly noLocations: string;
    readonly deals: string;
    readonly noDeals: string;
    readonly track: string;
    readonly onTrack: (name: string, points: string) => string;
    readonly round: (n: number) => string;
    readonly lastRound: string;
    readonly deck: (n: number) => string;
    readonly discards: (n: number) => string;
    readonly transportDeck: (colour: TransportColour, n: number) => string;
    readonly noOffer: string;
    readonly row: string;
    readonly chooseFaction: string;
    readonly takenBy: (name: string) => string;
    readonly keepFour: string;
    readonly toLeave: string;
    readonly attacks: string;
    readonly closed: string;
    readonly firstPlayer: string;
    readonly ruins: string;
    readonly usedUp: string;
    readonly visitor: (name: string) => string;
    readonly defended: string;
    readonly lit: (n: number) => string;
    readonly cards: (n: number) => string;
    readonly locations: (n: number) => string;
    readonly close: string;
    readonly produces: string;
    readonly oncePerRound: string;
    readonly alreadyUsed: string;
    readonly blocked: (rule: string) => string;
    readonly gets: (name: string, goods: string) => string;
    readonly loses: (name: string, goods: string) => string;
    readonly onCard: string;
    readonly becomesRuins: string;
    readonly replaces: (card: string) => string;
    readonly hand: string;
    readonly emptyHand: string;
    readonly supply: string;
    readonly noGoods: string;
    readonly onLocations: string;
    readonly knownCards: string;
    /** Headings of the legend. */
    readonly goods: string;
    readonly kinds: string;
    /** The ways to use a card of the hand, each in a word. */
    readonly ways: Readonly<Record<'incorporate' | 'build' | 'make-deal' | 'raze-card', string>>;
    readonly uses: Readonly<
      Record<'incorporate' | 'build' | 'make-deal' | 'raze-card' | 'use' | 'raze' | 'send-worker' | 'defend', string>
    >;
    readonly origin: Readonly<Record<'published' | 'original', string>>;
    readonly seenByAll: string;
  };
}

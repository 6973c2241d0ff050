import { counting, listing } from '@skerry/presentation';
import type { Words } from './catalogue.ts';
import { titles } from './titles.ts';

const count = counting.en;
const countStars = count('star', 'stars');
const countPoints = count('point', 'points');
const countTokens = count('Anomaly token', 'Anomaly tokens');
const countCards = count('card', 'cards');

const list = listing.en;
const howFar = { 1: '90° clockwise', 2: '180°', 3: '90° anticlockwise' } as const;
const heads = ['up', 'right', 'down', 'left'] as const;

export const en: Words = {
  ...titles.en,
  options: {
    expertEnd: {
      label: 'Expert end',
      explanation:
        'The game ends with the round in which somebody reaches 18 points (24 with three or five players), however many stars are left (S-9.4).',
    },
    turnTileCard: {
      label: 'Bonus card: Turn Planet Tile',
      explanation:
        'Whoever holds it may turn the tile under the own pawn with everything on it; then it goes to the player on the left (S-10.5).',
    },
    doubleJumpCard: {
      label: 'Bonus card: Double Jump',
      explanation: 'Whoever holds it may make two simple moves in a row; then it goes to the player on the left (S-10.7).',
    },
    teleportCard: {
      label: 'Bonus card: Teleport',
      explanation: 'Whoever holds it may go straight to the open door; then it goes to the player on the left (S-10.8).',
    },
  },
  on: 'yes',
  off: 'no',

  card: {
    'long-jump': 'Long Jump',
    'high-jump': 'High Jump',
    fall: 'Fall',
    turn: 'Turn',
    universal: 'Universal',
    'turn-tile': 'Turn Planet Tile',
    'double-jump': 'Double Jump',
    teleport: 'Teleport',
  },
  effect: {
    'long-jump': 'Go exactly two spaces to your left or to your right; no platform may be in the way.',
    'high-jump': 'Go one space up, then one to your left or right; no platform may be in the way.',
    fall: 'Drop through the platform under your feet, down to the next one.',
    turn: 'Turn on the spot by 90° either way or by 180°, then fall if nothing is under your feet.',
    'turn-tile': 'Turn the tile on which you stand by 90° either way or by 180°, with everything on it.',
    'double-jump': 'Make two simple moves in a row, each to the left or right, falling after each.',
    teleport: 'Go straight to the open door. An opponent standing there is ejected and robbed.',
  },
  simpleToo: 'Or put it face down for a simple move: one space to your left or right.',
  bonusGoesOn: 'Afterwards the card goes into the hand of the player on your left.',

  stars: [
    { name: 'blue', taken: 'a blue star', letter: 'B' },
    { name: 'yellow', taken: 'a yellow star', letter: 'Y' },
    { name: 'pink', taken: 'a pink star', letter: 'P' },
    { name: 'green', taken: 'a green star', letter: 'G' },
    { name: 'orange', taken: 'an orange star', letter: 'O' },
    { name: 'white', taken: 'a white star', letter: 'W' },
  ],
  countStars,
  countPoints,
  countTokens,
  countCards,
  countPairs: count('pair', 'pairs'),

  prompt: {
    card: () => 'Choose your action: play a card, or take your played cards back (S-3.4).',
    way: (card, rule) => `Choose your way with ${card}: its special move, or a simple move with the card face down (${rule}).`,
    loot: (_card, _rule, victim) =>
      `Choose what to steal from ${victim ?? 'the opponent'}, whom you ejected: a star or an Anomaly token (S-6.5).`,
    token: () => 'Spend an Anomaly token for a second action, or end your turn (S-8.1).',
    'tile-turn': (card) => `Choose how far to turn the tile under your pawn: bonus card ${card} (S-10.5).`,
    'first-jump': (card) => `Choose the side of the first of two simple moves: bonus card ${card} (S-10.7).`,
    'second-jump': (card) => `Choose the side of the second simple move: bonus card ${card} (S-10.7).`,
  },
  hint: {
    card: 'Each card can be played for the move it shows or for one step to the side. Choose a card to see where it leads: undo is free. Played cards come back together: by this action, or by themselves once your hand is empty.',
    way: 'Left, right, up and down are your pawn’s own: its feet are down. After the move it falls until a platform is under its feet, and everything on the way counts: stars, anomaly symbols and opponents.',
    loot: 'Two stars of one colour are worth 3 points, so look for the one that completes a pair of yours or breaks one of theirs.',
    token: 'A token is worth 1 point at the end. Spent now, it buys a whole second action, but only one in a turn.',
    'tile-turn': 'Everything on the tile turns with it: platforms, stars, the door and all pawns. Then only your own pawn may fall.',
    'first-jump': 'You fall after the first move already, and then move again from where you landed.',
    'second-jump': 'The second move starts where you landed; after it you fall once more.',
  },

  answer: {
    play: (card) => `Play ${card}`,
    playBonus: (card) => `Play bonus card ${card}`,
    takeCards: 'Take all cards back',
    takeNoCards: 'Pass',
    simple: { left: 'Simple move to the left', right: 'Simple move to the right' },
    longJump: { left: 'Long Jump to the left', right: 'Long Jump to the right' },
    highJump: { left: 'High Jump up and to the left', right: 'High Jump up and to the right' },
    fall: 'Fall through the platform',
    turn: { 1: 'Turn 90° clockwise', 2: 'Turn 180°', 3: 'Turn 90° anticlockwise' },
    turnTile: { 1: 'Turn the tile 90° clockwise', 2: 'Turn the tile 180°', 3: 'Turn the tile 90° anticlockwise' },
    steal: (taken) => `Steal ${taken}`,
    stealToken: 'Steal an Anomaly token',
    spendToken: 'Spend an Anomaly token for a second action',
    endTurn: 'End the turn',
  },

  entry: {
    turn: (name) => `${name} takes a turn.`,
    cameIn: (name) => `${name} comes in at the open door.`,
    played: (name, card) => `${name} plays ${card}.`,
    playedUniversal: (name, as) => `${name} plays the universal card as ${as}.`,
    putFaceDown: (name, card) => `${name} puts ${card ?? 'a card'} face down for a simple move.`,
    tookCards: {
      action: (name) => `${name} takes all cards back.`,
      'last-card': (name) => `${name} has an empty hand and takes all cards back.`,
      ejected: (name) => `${name} takes all cards back after being ejected.`,
    },
    turned: (name, quarters) => `${name} turns ${howFar[quarters]}.`,
    tookStar: (name, taken) => `${name} takes ${taken}.`,
    tookAnomaly: (name) => `${name} gains an Anomaly token.`,
    ejected: (name, victim) => `${name} ejects ${victim}.`,
    robbed: (name, victim, taken) => `${name} steals ${taken} from ${victim}.`,
    tokenTaken: 'an Anomaly token',
    doorMoved: 'The Open Door marker moves to another door.',
    spentToken: (name) => `${name} spends an Anomaly token for a second action.`,
    playedBonus: (name, card, to) => `${name} plays the bonus card ${card}; it goes to ${to}.`,
    tileTurned: (name, quarters) => `${name} turns the planet tile ${howFar[quarters]}.`,
    endReached: (name, points) => `${name} has ${countPoints(points)}: the game ends with this round.`,
    ended: 'The game is over.',
  },

  outcome: {
    won: (name, points) => `${name} wins with ${countPoints(points)}.`,
    shared: (names, points) => `${names} share the victory with ${countPoints(points)} each.`,
    tieBroken: 'The tie is broken by the fewest Anomaly tokens (S-9.3).',
    scores: (scores) => `Points: ${scores}.`,
  },
  list,

  describe: {
    turnOf: (name) => `${name} is at turn.`,
    endByStars: (left, limit) => `${countStars(left)} on the board; the game ends with a round that leaves ${limit} or fewer.`,
    endByPoints: (points) => `The game ends with the round in which somebody reaches ${countPoints(points)}.`,
    lastRound: 'This is the last round.',
    supply: (tokens) => `In the supply: ${countTokens(tokens)}.`,
    tiles: (ids) => `Planet tiles, row by row: ${ids} (our own layouts).`,
    legend: (letters, door, openDoor) =>
      `Stars: ${letters}, with @ if an anomaly symbol lies under it. Free symbols: * star, @ anomaly. Doors: ${door} closed, ${openDoor} open. Pawns: their number. ^ > v < show where the head points, - and | are platforms.`,
    doorLetters: ['d', 'D'],
    seat: (mark, name, you, first) => `${mark}. ${name}${you ? ' (you)' : ''}${first ? ', first player' : ''}`,
    noStars: 'no stars',
    starsOf: (name, n) => `${name} ${n}`,
    hand: (n, known) => `in hand ${countCards(n)}${known && `: ${known}`}`,
    faceUp: (cards) => `face up: ${cards}`,
    faceDown: (n, known) => `face down ${countCards(n)}${known && `: ${known}`}`,
    bonus: (n, known) => `bonus cards ${n}${known && `: ${known}`}`,
    at: (space, head) => `on ${space}, head pointing ${heads[head]}`,
    offBoard: 'off the board',
  },

  board: {
    legend: {
      pawn: 'Superstar: its feet point where it falls',
      symbol: 'a star lay here; the pawn gets nothing',
      anomaly: 'anomaly: a pawn that enters gets a token once its star is gone',
      token: 'Anomaly token: 1 point, or a second action',
      door: 'door: pawns come in at the open one',
      platform: 'platform: floor, ceiling or wall, by how one stands',
      joined: 'the same platform, seen at the opposite edge',
      edge: 'a way over the edge, in at the other side',
    },
    starsToEnd: (stars) => `${countStars(stars)} until the end`,
    pointsToEnd: (points) => `ends at ${countPoints(points)}`,
    lastRound: 'the last round',
    tile: (id) => `Planet tile, side ${id}. Original: our own layout, not the printed one.`,
    openDoor: 'Open Door marker: pawns come in here',
    ejects: (name) => `ejects ${name}`,
    takesNothing: 'nothing on the way',
    landsOn: (space) => `lands on ${space}`,
    stealFrom: (name) => `Steal from ${name}`,
    hand: 'Hand',
    played: 'Played',
    nothingPlayed: 'no card played',
    faceUp: 'face up',
    faceDown: 'face down',
    bonusCard: 'bonus card',
    unknownBonus: count('hidden bonus card', 'hidden bonus cards'),
    takeBack: 'Take back',
    pass: 'Pass',
    takeBackWhy: (n) =>
      n === 0
        ? 'All your cards are in hand already; this action only passes (S-4.1).'
        : `Brings ${countCards(n)} back into your hand (S-4.1).`,
    reserve: 'Reserve',
    offBoard: 'off the board',
    firstPlayer: 'First player',
    blocked: (rule) => `Not possible now (${rule})`,
    inHand: (n) => `in hand: ${n}`,
  },
};

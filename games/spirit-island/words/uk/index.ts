import { counting, plural } from '@skerry/presentation';
import type { Words } from '../catalogue.ts';
import { adversaryWords } from './adversaries.ts';
import { answers } from './answers.ts';
import { aspects } from './aspects.ts';
import { describing } from './describing.ts';
import { enemy } from './enemy.ts';
import { entries } from './entries.ts';
import { names } from './names.ts';
import { opening } from './opening.ts';
import { parts } from './parts.ts';
import { hints, prompts } from './prompts.ts';
import { harm, steps } from './steps.ts';
import { tests } from './tests.ts';
import { price, timeAnswers, timeEntries, timeGrowth } from './time.ts';
import { variants } from './variants.ts';
import { scenario } from './scenarios.ts';

const count = counting.uk;
const roman = (n: number): string => ['', 'I', 'II', 'III'][n]!;
const share = (dahan: number, blight: number): string => `${dahan} за даханів − ${blight} за скверну`;

/** «місяць, повітря або рослини» */
const oneOf = (all: readonly string[]): string => all.join(', ').replace(/, (?=[^,]*$)/, ' або ');

/** By element: what it makes of a spirit that has taken much of it. */
const epithets = [
  'у Сяйві Сонця',
  'у Світлі Місяця',
  'у Язиках Полум’я',
  'у Поривах Вітру',
  'у Струменях Води',
  'у Серці Каменя',
  'у Гущі Зелені',
  'серед Звірів',
];

export const uk: Words = {
  ...opening,
  ...enemy,
  aspects,
  scenario,
  named: (name) => names[name] ?? name,

  times: (n, element) => `${element} ×${n}`,

  steps,
  price,
  time: { ...timeEntries, ...timeAnswers },
  adversaries: adversaryWords,
  variants,
  tests,
  threshold: {
    slow: 'можна використати як повільну',
    split: (most, land) => `її шкоду можна поділити між вибраним регіоном і ${most === 1 ? 'ще одним вашим' : 'будь-якими вашими'}${land}`,
    separate: (clauses) => `з окремою ціллю: ${clauses}`,
    orElements: (elements) => `або ${elements}`,
    both: 'ви можете зробити і те, і те',
    targetBoth: 'вибраний дух може зробити і те, і те в тому самому регіоні',
    there: (clauses) => `у цьому регіоні: ${clauses}`,
    instead: 'натомість',
    first: 'спочатку',
    mayInstead: (clauses) => `натомість ви можете: ${clauses}`,
    rangeBy: (n) => `+${n} до дальності`,
    rangeTo: (n) => `дальність ${n}`,
    speed: 'можна використати як швидку',
    repeat: 'повторіть цю здібність',
    repeatAdjacent: 'повторіть цю здібність у сусідньому регіоні',
  },
  target: {
    nothing: 'без цілі',
    spirit: { any: 'будь-який дух', another: 'інший дух', yourself: 'ви самі' },
    range: { presence: (n) => `дальність ${n}`, 'sacred-site': (n) => `дальність ${n} від святилища` },
    rangeFrom: (n, terrain) => `дальність ${n} від присутності (${terrain})`,
    orLand: ' або ',
    farther: (n, label) => `+${n} до дальності до регіону ${label}`,
    fastFor: (n) => `за ${n} енергію цю здібність можна використати як швидку`,
    unhindered: 'правила супротивників і сценаріїв, що заважають прибирати або змінюють це, на цю здібність не діють',
  },
  parts,
  blightCard: {
    holds: (n) => `скверни на гравця: ${n}`,
    atOnce: (clauses) => `одразу: ${clauses}`,
    eachTurn: (clauses) => `у кожній фазі загарбників: ${clauses}`,
    since: { now: (clauses) => `відтепер: ${clauses}`, 'next-turn': (clauses) => `з наступного ходу: ${clauses}` },
  },
  lasting: {
    oftener: (n) =>
      `цього ходу те, що карти загарбників і події роблять із кожним регіоном чи полем, на цьому полі відбувається ${n > 0 ? 'на раз більше' : 'на раз менше'}`,
    without: (tokens) => `Не використовують жетони: ${tokens}. За кожен, який треба додати, здобувають 1 енергію й породжують 1 страх.`,
    aid: (name, card) => `${name}: ${card} можна застосовувати щоходу задарма.`,
    bargains: (name, n) =>
      `${name}: довгих угод — ${n}. Кожна забирає 1 енергію з доходу ходу й дає захист 1 за кожного дахана в межах дальності 1.`,
    commands: (n) => `Духи можуть ${n === 1 ? 'один раз' : 'двічі'} приборкати звірів — у фазі швидких здібностей і якщо всі згодні.`,
    reminder: (name, above) => `Підказка «${name}» лежить у колоді загарбників; карт над нею: ${above}.`,
  },
  tokenNames: { beasts: 'звірі', wilds: 'нетрі', disease: 'хвороби', strife: 'чвари', badlands: 'пустища' },
  growth: {
    perCardPlay: 'отримати 1 енергію за кожен розіграш на шкалі',
    perFire: (n) => `отримати ${n} енергії та ще по 1 за кожен відкритий вогонь на своїх шкалах`,
    cost: (n) => `сплатити ${n} ${n === 1 ? 'енергію' : 'енергії'}`,
    element: (n, all) => `отримати на цей хід: ${oneOf(all)}${n > 1 ? ` ×${n}` : ''}`,
    presenceWith: (where, piece) => `додати 1 присутність і ${piece} (${where})`,
    presenceOr: (where, piece) => `додати 1 присутність або ${piece} (${where})`,
    discard: (n) => `скинути ${plural('uk', n, { one: 'карту', few: 'карти', many: 'карт' })} з руки`,
    ignoreRange: 'не зважати на дальність цього ходу',
    trackActions: {
      'move-1': 'перемістити 1 присутність (дальність 1)',
      'push-dahan': 'виштовхнути 1 дахана зі свого регіону',
      'push-building': 'виштовхнути 1 поселення/місто зі свого регіону',
      'prepare-1': 'підготувати 1 жетон стихії',
      'pay-2-for-a-card': 'сплатити 2 енергії й отримати карту здібності',
      'markers-for-a-play': 'скинути 2 жетони стихій заради ще 1 розіграшу',
    },
    moreIncome: (n) => `+${n} до енергії`,
    moreRange: (n) => `+${n} до дальності`,
    reclaimAll: 'повернути всі карти',
    reclaimHalf: 'повернути половину карт',
    reclaim: (n) => `повернути ${n === 1 ? '1 карту' : count('карта', 'карти', 'карт')(n)}`,
    card: 'здобути карту здібності',
    energy: (n) => `здобути ${n === 1 ? '1 енергію' : `${n} енергії`}`,
    plays: (n) => `ще ${count('розіграш', 'розіграші', 'розіграшів')(n)}`,
    anywhere: 'будь-яка дальність',
    range: (n) => `дальність ${n}`,
    presence: (where) => `додати 1 присутність (${where})`,
    movePresence: (n) => `перемістити 1 присутність (дальність ${n})`,
    gatherPresence: 'притягнути по 1 присутності в кожен океан',
    pushPresence: 'виштовхнути по 1 присутності з кожного океану',
    income: (n) => `${n} ${n === 1 ? 'енергія' : 'енергії'}`,
    cardPlays: count('розіграш карт', 'розіграші карт', 'розіграшів карт'),
    anyElement: 'будь-яка стихія',
    ...timeGrowth,
  },

  presence: 'присутність',
  marked: (piece, { damage, strife, dream }) => {
    const marks = [
      ...(damage > 0 ? [harm(damage)] : []),
      ...(strife > 0 ? [`чвар: ${strife}`] : []),
      ...(dream > 0 ? [`${harm(dream)} уві сні`] : []),
      ...(dream < 0 ? ['налякано сном'] : []),
    ];
    return marks.length === 0 ? piece : `${piece} (${marks.join(', ')})`;
  },
  land: (board, number) => `${board}${number}`,
  ocean: (board) => `океан ${board}`,
  landOfSlot: (slot, number) => `регіон ${number} поля ${slot}`,
  phases: {
    choose: 'вибір духів',
    setup: 'підготовка до гри',
    spirit: 'фаза духів',
    fast: 'швидка фаза',
    invader: 'фаза загарбників',
    slow: 'повільна фаза',
    'time-passes': 'плин часу',
  },
  speed: { fast: 'швидка', slow: 'повільна' },
  cost: (n) => `${n} ${n === 1 ? 'енергія' : 'енергії'}`,
  stage: (n) => `етап ${roman(n)}`,
  tracks: { energy: 'шкала енергії', plays: 'шкала карт', shared: 'спільна шкала', growth: 'ряд росту' },
  loss: {
    blight: 'на карті не лишилося скверни, острів не врятувати',
    presence: 'в одного з духів не лишилося присутності на острові',
    'invader-cards': 'карти загарбників скінчилися, острів заселено',
    capital: 'в одному регіоні виросла столиця із 7 поселень і міст',
    plantations: 'плантації розповзлися всім островом: поселень більше не лишилося',
    ruin: 'тяжкі спустошення завдали острову непоправної шкоди',
    hunters: 'острів заполонили мисливці: звірів убито більше, ніж лишилося',
    'trade-hub': 'торговельний вузол: міст на узбережжі забагато',
    dahan: 'даханів лишилося замало',
    insurrection: 'повстання не вдалося',
    heart: 'загарбники забудували серце острова',
    river: 'забагато поселень пішло за далекий край острова',
  },
  winAt: [
    '',
    'на острові не лишилося загарбників (ступінь жаху I)',
    'не лишилося поселень і міст (ступінь жаху II)',
    'не лишилося міст (ступінь жаху III)',
    'загарбники тікають від жаху',
  ],
  insurrectionAt: [
    '',
    'на острові не лишилося загарбників',
    'ніде поселень і міст не більше, ніж даханів',
    'поселень і міст більше, ніж даханів, уже мало де',
    'дахани повстали всюди',
  ],

  prompt: prompts,
  hint: hints,
  answer: answers,
  entry: entries,
  describe: describing,
  outcome: {
    won: (how) => `Духи перемогли: ${how}.`,
    sacrifice: 'Остання дія коштувала б і поразки: це перемога ціною жертви.',
    lost: (why) => `Перемогли загарбники: ${why}.`,
    score: (n) => `Бали: ${n}.`,
    turns: (n) => `Партія тривала ${count('хід', 'ходи', 'ходів')(n)}.`,
    difficulty: (n) => `Складність: ${n}.`,
    newName: (spirit, element) => `Тепер дахани звуть цього духа: ${spirit}, ${epithets[element]!}.`,
    sumWon: (difficulty, cards, dahan, blight) =>
      `10 за перемогу + ${5 * difficulty} за складність + ${2 * cards} за карти загарбників, що лишилися, + ${share(dahan, blight)}`,
    sumLost: (difficulty, cards, dahan, blight) =>
      `${2 * difficulty} за складність + ${cards} за карти загарбників, що вийшли, + ${share(dahan, blight)}`,
    sumOfFinds: (points) => `${points} за невикористані знахідки`,
  },
};

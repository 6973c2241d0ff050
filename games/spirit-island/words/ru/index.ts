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
import { damage } from './pieces.ts';
import { steps } from './steps.ts';
import { tests } from './tests.ts';
import { price, timeAnswers, timeEntries, timeGrowth } from './time.ts';
import { variants } from './variants.ts';
import { scenario } from './scenarios.ts';

const count = counting.ru;
const roman = (n: number): string => ['', 'I', 'II', 'III'][n]!;
const share = (dahan: number, blight: number): string => `${dahan} за даханов − ${blight} за скверну`;

/** «луна, воздух или растения» */
const oneOf = (all: readonly string[]): string => all.join(', ').replace(/, (?=[^,]*$)/, ' или ');

/** By element: what it makes of a spirit that has taken much of it. */
const epithets = [
  'в Сиянии Солнца',
  'в Свете Луны',
  'в Языках Пламени',
  'в Порывах Ветра',
  'в Струях Воды',
  'в Сердце Камня',
  'в Гуще Зелени',
  'среди Зверей',
];

export const ru: Words = {
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
    slow: 'можно использовать как медленную',
    split: (most, land) => `её урон можно разделить между выбранным регионом и ${most === 1 ? 'ещё одним вашим' : 'любыми вашими'}${land}`,
    separate: (clauses) => `с отдельной целью: ${clauses}`,
    orElements: (elements) => `или ${elements}`,
    both: 'вы можете сделать и то и другое',
    targetBoth: 'выбранный дух может сделать и то и другое в одном и том же регионе',
    there: (clauses) => `в этом регионе: ${clauses}`,
    instead: 'вместо этого',
    first: 'сначала',
    mayInstead: (clauses) => `вместо этого вы можете: ${clauses}`,
    rangeBy: (n) => `+${n} к дальности`,
    rangeTo: (n) => `дальность ${n}`,
    speed: 'можно использовать как быструю',
    repeat: 'повторите эту способность',
    repeatAdjacent: 'повторите эту способность в соседнем регионе',
  },
  target: {
    nothing: 'без цели',
    spirit: { any: 'любой дух', another: 'другой дух', yourself: 'вы сами' },
    range: { presence: (n) => `дальность ${n}`, 'sacred-site': (n) => `дальность ${n} от святилища` },
    rangeFrom: (n, terrain) => `дальность ${n} от присутствия (${terrain})`,
    orLand: ' или ',
    farther: (n, label) => `+${n} к дальности до региона ${label}`,
    fastFor: (n) => `за ${n} энергию эту способность можно использовать как быструю`,
    unhindered: 'правила противников и сценариев, мешающие удалять или меняющие удаление, на эту способность не действуют',
  },
  parts,
  blightCard: {
    holds: (n) => `скверны на игрока: ${n}`,
    atOnce: (clauses) => `сразу: ${clauses}`,
    eachTurn: (clauses) => `в каждой фазе захватчиков: ${clauses}`,
    since: { now: (clauses) => `с этого момента: ${clauses}`, 'next-turn': (clauses) => `со следующего хода: ${clauses}` },
  },
  lasting: {
    oftener: (n) =>
      `на этом ходу то, что карты захватчиков и события делают с каждым регионом или полем, на этом поле происходит ${n > 0 ? 'на раз больше' : 'на раз меньше'}`,
    without: (tokens) => `Не используются жетоны: ${tokens}. За каждый, который нужно добавить, получают 1 энергию и порождают 1 страх.`,
    aid: (name, card) => `${name}: ${card} можно применять каждый ход бесплатно.`,
    bargains: (name, n) =>
      `${name}: долгих сделок — ${n}. Каждая забирает 1 энергию из дохода хода и даёт защиту 1 за каждого дахана в пределах дальности 1.`,
    commands: (n) => `Духи могут ${n === 1 ? 'один раз' : 'дважды'} подчинить зверей — в фазе быстрых способностей и если все согласны.`,
    reminder: (name, above) => `Подсказка «${name}» лежит в колоде захватчиков; карт над ней: ${above}.`,
  },
  tokenNames: { beasts: 'звери', wilds: 'дебри', disease: 'болезни', strife: 'раздоры', badlands: 'пустоши' },
  growth: {
    perCardPlay: 'получить 1 энергию за каждый розыгрыш на шкале',
    perFire: (n) => `получить ${n} энергии и ещё по 1 за каждый открытый огонь на своих шкалах`,
    cost: (n) => `заплатить ${n} ${n === 1 ? 'энергию' : 'энергии'}`,
    element: (n, all) => `получить на этот ход: ${oneOf(all)}${n > 1 ? ` ×${n}` : ''}`,
    presenceWith: (where, piece) => `добавить 1 присутствие и ${piece} (${where})`,
    presenceOr: (where, piece) => `добавить 1 присутствие или ${piece} (${where})`,
    discard: (n) => `сбросить ${plural('ru', n, { one: 'карту', few: 'карты', many: 'карт' })} с руки`,
    ignoreRange: 'не учитывать дальность на этом ходу',
    trackActions: {
      'move-1': 'переместить 1 присутствие (дальность 1)',
      'push-dahan': 'вытолкнуть 1 дахана из своего региона',
      'push-building': 'вытолкнуть 1 поселение/город из своего региона',
      'prepare-1': 'подготовить 1 жетон стихии',
      'pay-2-for-a-card': 'заплатить 2 энергии и получить карту способности',
      'markers-for-a-play': 'сбросить 2 жетона стихий ради ещё 1 розыгрыша',
    },
    moreIncome: (n) => `+${n} к энергии`,
    moreRange: (n) => `+${n} к дальности`,
    reclaimAll: 'вернуть все карты',
    reclaimHalf: 'вернуть половину карт',
    reclaim: (n) => `вернуть ${n === 1 ? '1 карту' : count('карта', 'карты', 'карт')(n)}`,
    card: 'получить карту способности',
    energy: (n) => `получить ${n === 1 ? '1 энергию' : `${n} энергии`}`,
    plays: (n) => `ещё ${count('разыгрываемая карта', 'разыгрываемые карты', 'разыгрываемых карт')(n)}`,
    anywhere: 'любая дальность',
    range: (n) => `дальность ${n}`,
    presence: (where) => `добавить 1 присутствие (${where})`,
    movePresence: (n) => `переместить 1 присутствие (дальность ${n})`,
    gatherPresence: 'привлечь по 1 присутствию в каждый океан',
    pushPresence: 'вытолкнуть по 1 присутствию из каждого океана',
    income: (n) => `${n} ${n === 1 ? 'энергия' : 'энергии'}`,
    cardPlays: count('розыгрыш карт', 'розыгрыша карт', 'розыгрышей карт'),
    anyElement: 'любая стихия',
    ...timeGrowth,
  },

  presence: 'присутствие',
  marked: (piece, { damage: harm, strife, dream }) => {
    const marks = [
      ...(harm > 0 ? [damage(harm)] : []),
      ...(strife > 0 ? [`раздоров: ${strife}`] : []),
      ...(dream > 0 ? [`${damage(dream)} во сне`] : []),
      ...(dream < 0 ? ['напугано сном'] : []),
    ];
    return marks.length === 0 ? piece : `${piece} (${marks.join(', ')})`;
  },
  land: (board, number) => `${board}${number}`,
  ocean: (board) => `океан ${board}`,
  landOfSlot: (slot, number) => `регион ${number} поля ${slot}`,
  phases: {
    choose: 'выбор духов',
    setup: 'подготовка к игре',
    spirit: 'фаза духов',
    fast: 'быстрая фаза',
    invader: 'фаза захватчиков',
    slow: 'медленная фаза',
    'time-passes': 'течение времени',
  },
  speed: { fast: 'быстрая', slow: 'медленная' },
  cost: (n) => `${n} ${n === 1 ? 'энергия' : 'энергии'}`,
  stage: (n) => `этап ${roman(n)}`,
  tracks: { energy: 'шкала энергии', plays: 'шкала карт', shared: 'общая шкала', growth: 'ряд роста' },
  loss: {
    blight: 'на карте не осталось скверны, остров не спасти',
    presence: 'у одного из духов не осталось присутствия на острове',
    'invader-cards': 'карты захватчиков кончились, остров заселён',
    capital: 'в одном регионе выросла столица из 7 поселений и городов',
    plantations: 'плантации расползлись по всему острову: поселений больше не осталось',
    ruin: 'тяжёлые разорения нанесли острову непоправимый ущерб',
    hunters: 'остров наводнён охотниками: зверей убито больше, чем осталось',
    'trade-hub': 'торговый узел: городов на побережье слишком много',
    dahan: 'даханов осталось слишком мало',
    insurrection: 'восстание не удалось',
    heart: 'захватчики построились в сердце острова',
    river: 'слишком много поселений ушло за дальний край острова',
  },
  winAt: [
    '',
    'на острове не осталось захватчиков (степень ужаса I)',
    'не осталось поселений и городов (степень ужаса II)',
    'не осталось городов (степень ужаса III)',
    'захватчики бегут в ужасе',
  ],
  insurrectionAt: [
    '',
    'на острове не осталось захватчиков',
    'нигде поселений и городов не больше, чем даханов',
    'поселений и городов больше, чем даханов, уже мало где',
    'даханы восстали повсюду',
  ],

  prompt: prompts,
  hint: hints,
  answer: answers,
  entry: entries,
  describe: describing,
  outcome: {
    won: (how) => `Духи победили: ${how}.`,
    sacrifice: 'Последнее действие стоило бы и поражения: это победа ценой жертвы.',
    lost: (why) => `Победили захватчики: ${why}.`,
    score: (n) => `Очки: ${n}.`,
    turns: (n) => `Партия длилась ${count('ход', 'хода', 'ходов')(n)}.`,
    difficulty: (n) => `Сложность: ${n}.`,
    newName: (spirit, element) => `Теперь даханы зовут этого духа: ${spirit}, ${epithets[element]!}.`,
    sumWon: (difficulty, cards, dahan, blight) =>
      `10 за победу + ${5 * difficulty} за сложность + ${2 * cards} за оставшиеся карты захватчиков + ${share(dahan, blight)}`,
    sumLost: (difficulty, cards, dahan, blight) =>
      `${2 * difficulty} за сложность + ${cards} за вышедшие карты захватчиков + ${share(dahan, blight)}`,
    sumOfFinds: (points) => `${points} за неиспользованные находки`,
  },
};

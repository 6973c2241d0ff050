import { plural } from '@skerry/presentation';
import type { Trigger, Who } from '../../content/step.ts';
import type { PowerPerWords, PowerRuleName, PowerSpecialName, PowerStepWords } from '../power-words.ts';
import { behindVerb, count, each, he, many, some, two } from './pieces.ts';

const energy = (n: number): string => `${n} ${n === 1 ? 'енергію' : 'енергії'}`;
const may = (who: Who): string => (who === 'you' ? 'ви можете' : 'вибраний дух може');

const triggers: Readonly<Record<Trigger, string>> = {
  'invaders-destroyed': 'цього ходу після наступної дії, що знищила тут загарбників',
  'power-used': 'один раз цього ходу після здібності, застосованої до регіону, вибраний дух може там',
  skipped: 'цього ходу після кожної дії, яку загарбники тут пропустили через цю здібність',
};

export function powerSteps(mood: 0 | 1): PowerStepWords {
  const verb = (order: string, option: string): string => (mood === 0 ? order : option);
  return {
    takeDamaged: (how, amount, what) =>
      `${behindVerb(how === 'remove' ? verb('приберіть', 'прибрати') : verb('знищте', 'знищити'), many(amount, what))}, що ${amount.n === 1 ? 'зазнав' : 'зазнали'} шкоди`,
    seaward: ' на один регіон ближче до найближчого океану',
    addAny: (n, of, per, most) =>
      `${verb('додайте', 'додати')} ${count(n, of).replaceAll(/\/жетон\S* /g, '/')}${per}${most === null ? '' : ` (не більше ${most} кожного виду)`}`,
    restorePresence: (who, n) =>
      `${may(who)} повернути сюди ${plural('uk', n, {
        one: 'знищену присутність',
        few: 'знищені присутності',
        many: 'знищених присутностей',
      })}`,
    gainElement: (n, who) =>
      `${who === 'you' ? verb('здобудьте', 'здобути') : 'вибраний дух здобуває'} ${
        n === 1 ? '1 будь-яку стихію' : `${n} однакові стихії на вибір`
      }`,
    skipOne: (per) => `цього ходу загарбники пропускають тут 1 дію${per}`,
    whenever: (on, clauses) => `${triggers[on]}${on === 'power-used' ? '' : ':'} ${clauses}`,
    repeatCheapest: (who) => `${may(who)} цього ходу повторити найдешевшу зі своїх зіграних карт, заплативши ще раз`,
    anySpeed: (n, who) =>
      `${may(who)} цього ходу використати ${n === 1 ? '1 повільну здібність як швидку або 1 швидку як повільну' : `здібностей з іншою швидкістю: ${n}`}`,
    coastalRange: (n, who) =>
      `цього ходу здібності ${who === 'you' ? 'вашого' : 'вибраного'} духа мають +${n} до дальності до прибережних регіонів`,
    playCard: (who) => `${may(who)} одразу зіграти ще одну карту здібності за її вартість`,
    targetChooses: (options) => `вибраний дух вибирає: ${he(options)}`,
    pay: (n, optional, clauses) =>
      `${optional ? 'ви можете ' : ''}${optional || mood === 1 ? 'заплатити' : 'заплатіть'} ${energy(n)}${clauses && `: ${clauses}`}`,
    forForgetting: (clauses) => `скільки завгодно разів, забувши по одній малій, великій та унікальній здібності: ${clauses}`,
    repeatedly: (n, per, clauses) =>
      per === '' ? `${plural('uk', n, { one: 'раз', few: 'рази', many: 'разів' })}: ${clauses}` : `по одному разу${per}: ${clauses}`,
    places: {
      origin: 'у регіоні, від якого відлічено дальність',
      secondTarget: 'у другому вибраному регіоні',
      targeted: 'в одному з вибраних регіонів',
      adjacent: (labels) => `у сусідньому регіоні${labels}`,
      nearby: (labels) => `тут або в сусідньому регіоні${labels}`,
      adjacentLands: (n, upTo, labels) => `у кожному з ${upTo ? `не більш ніж ${n}` : n} сусідніх регіонів${labels}`,
      lands: (n, labels) => `у кожному з ${n} будь-яких регіонів${labels.replace(/^ де/, ', де')}`,
    },
    mayAt: (place, clauses) => `${place} ви можете ${clauses}`,
    mayAtSacredSite: (clauses) => `вибраний дух може в одному зі своїх святилищ: ${he(clauses)}`,
    atNearTarget: (range, clauses) => `вибраний дух вибирає регіон у межах дальності ${range} від своєї присутності; там: ${he(clauses)}`,
  };
}

export const powerRules: Readonly<Record<PowerRuleName, (n: number) => string>> = {
  'skip-next-build': () => 'цього ходу загарбники пропускають тут наступне будівництво',
  'ravage-becomes-build': () => 'перше спустошення тут цього ходу стає будівництвом',
  'ravage-beside': () =>
    'цього ходу загарбники, що спустошують тут, завдають шкоди загарбникам у сусідніх регіонах, а не даханам і землі; дахани тут не контратакують',
  'ravage-deals-less': (n) => `під час наступного спустошення загарбники завдають на ${n} шкоди менше`,
  'invaders-deal-less': (n) => `цього ходу кожен загарбник тут завдає на ${n} шкоди менше`,
  'explorers-fight-beside-dahan': () =>
    'під час спустошення тут цього ходу розвідники б’ються на боці даханів: завдають і зазнають шкоди разом із ними',
  'may-push-added': () => 'кожного загарбника, доданого сюди цього ходу, можна одразу виштовхнути',
  'no-cascade': () => 'скверна, додана сюди цього ходу, не поширюється далі',
  'no-healing': () => 'загарбники тут не зцілюються наприкінці цього ходу',
  guard: () => 'цього ходу після того як сюди додадуть або перемістять загарбників, кожен із них зазнає 1 шкоди',
};

export const powerSpecials = (mood: 0 | 1): Readonly<Record<PowerSpecialName, (n: number) => string>> => {
  const verb = (order: string, option: string): string => (mood === 0 ? order : option);
  return {
    'choose-second-target': (n) => `другий вибраний регіон лежить у межах дальності ${n} від того самого святилища`,
    'flow-with-presence': (n) =>
      `вибраний дух може виштовхнути 1 свою присутність; з нею можуть піти до 2 розвідників, 2 поселень${
        n > 0 ? ', 2 даханів, 2 міст і 2 скверн' : ' і 2 даханів'
      }`,
    'strife-strikes': () => 'кожен загарбник із чварами завдає своєї шкоди іншим загарбникам тут',
    'spread-a-hazard': () =>
      `${verb('додайте', 'додати')} 1 жетон пустища, звіра, хвороби, чвар або нетрів того виду, який є в сусідньому регіоні; хвороба коштує 1 енергію`,
    'a-spirit-of-the-board-returns': () => 'один дух із присутністю на цьому полі може повернути сюди 1 знищену присутність',
    'ferry-dahan': (n) => `${verb('перемістіть', 'перемістити')} до ${n} даханів між цим і одним іншим прибережним регіоном`,
    'draw-in': () =>
      `з кожного сусіднього регіону ${verb('притягніть', 'притягнути')} по 1 розвіднику, поселенню, місту, дахану, жетону звіра та присутності будь-якого духа`,
    'each-spirit-here-loses-presence': () => `${verb('знищте', 'знищити')} тут 1 присутність кожного духа`,
    'presence-to-badlands': () =>
      `${verb('замініть', 'замінити')} кожну його присутність на 1 жетон пустища (сама присутність виходить із гри)`,
    'burn-energy': () =>
      `${verb('заплатіть', 'заплатити')} скільки завгодно енергії, не менше 1, і ${verb('завдайте', 'завдати')} стільки ж шкоди в одному зі своїх регіонів`,
  };
};

export const powerPer: PowerPerWords = {
  around: (of) => ` за ${each(of)} тут і в сусідніх регіонах`,
  inTarget: (of) => ` за ${each(of)} у вибраному регіоні`,
  kinds: (of) => ` за кожен вид ${some(of)} тут`,
  fewer: (of, or) => ` за ${each(of)} або за ${each(or)} тут, чого менше`,
  done: (what, of, every) =>
    ` за ${every === 1 ? each(of) : `кожні ${every} ${two(of)}`} ${what === 'destroyed' ? 'зі знищених' : 'з прибраних'} цією здібністю`,
  replaced: ' за кожну замінену присутність',
};

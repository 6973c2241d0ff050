import { plural } from '@skerry/presentation';
import type { Trigger, Who } from '../../content/step.ts';
import type { PowerPerWords, PowerRuleName, PowerSpecialName, PowerStepWords } from '../power-words.ts';
import { count, damage, each, he, many, some, two } from './pieces.ts';

const energy = (n: number): string => `${n} ${n === 1 ? 'энергию' : 'энергии'}`;
const may = (who: Who): string => (who === 'you' ? 'вы можете' : 'выбранный дух может');

const triggers: Readonly<Record<Trigger, string>> = {
  'invaders-destroyed': 'на этом ходу после следующего действия, уничтожившего здесь захватчиков',
  'power-used': 'один раз на этом ходу после способности, применённой к региону, выбранный дух может там',
  skipped: 'на этом ходу после каждого действия, которое захватчики здесь пропустили из-за этой способности',
};

export function powerSteps(mood: 0 | 1): PowerStepWords {
  const verb = (order: string, option: string): string => (mood === 0 ? order : option);
  return {
    takeDamaged: (how, amount, what) =>
      `${how === 'remove' ? verb('удалите', 'удалить') : verb('уничтожьте', 'уничтожить')} ${many(amount, what)}, ${amount.n === 1 ? 'получившего' : 'получивших'} урон`,
    seaward: ' на один регион ближе к ближайшему океану',
    addAny: (n, of, per, most) =>
      `${verb('добавьте', 'добавить')} ${count(n, of).replaceAll(/\/жетон\S* /g, '/')}${per}${most === null ? '' : ` (не больше ${most} каждого вида)`}`,
    restorePresence: (who, n) =>
      `${may(who)} вернуть сюда ${plural('ru', n, {
        one: 'уничтоженное присутствие',
        few: 'уничтоженных присутствия',
        many: 'уничтоженных присутствий',
      })}`,
    gainElement: (n, who) =>
      `${who === 'you' ? verb('получите', 'получить') : 'выбранный дух получает'} ${
        n === 1 ? '1 любую стихию' : `${n} одинаковые стихии на выбор`
      }`,
    skipOne: (per) => `на этом ходу захватчики пропускают здесь 1 действие${per}`,
    whenever: (on, clauses) => `${triggers[on]}${on === 'power-used' ? '' : ':'} ${clauses}`,
    repeatCheapest: (who) => `${may(who)} на этом ходу повторить самую дешёвую из своих разыгранных карт, заплатив ещё раз`,
    anySpeed: (n, who) =>
      `${may(who)} на этом ходу использовать ${n === 1 ? '1 медленную способность как быструю или 1 быструю как медленную' : `способностей с другой скоростью: ${n}`}`,
    coastalRange: (n, who) =>
      `на этом ходу у способностей ${who === 'you' ? 'вашего' : 'выбранного'} духа +${n} к дальности до прибрежных регионов`,
    playCard: (who) => `${may(who)} сразу разыграть ещё одну карту способности за её стоимость`,
    targetChooses: (options) => `выбранный дух выбирает: ${he(options)}`,
    pay: (n, optional, clauses) =>
      `${optional ? 'вы можете ' : ''}${optional || mood === 1 ? 'заплатить' : 'заплатите'} ${energy(n)}${clauses && `: ${clauses}`}`,
    forForgetting: (clauses) => `сколько угодно раз, забыв по одной малой, великой и уникальной способности: ${clauses}`,
    repeatedly: (n, per, clauses) =>
      per === '' ? `${plural('ru', n, { one: 'раз', few: 'раза', many: 'раз' })}: ${clauses}` : `по одному разу${per}: ${clauses}`,
    places: {
      origin: 'в регионе, от которого отсчитана дальность',
      secondTarget: 'во втором выбранном регионе',
      targeted: 'в одном из выбранных регионов',
      adjacent: (labels) => `в соседнем регионе${labels}`,
      nearby: (labels) => `здесь или в соседнем регионе${labels}`,
      adjacentLands: (n, upTo, labels) => `в каждом из ${upTo ? `не более чем ${n}` : n} соседних регионов${labels}`,
      lands: (n, labels) => `в каждом из ${n} любых регионов${labels.replace(/^ где/, ', где')}`,
    },
    mayAt: (place, clauses) => `${place} вы можете ${clauses}`,
    mayAtSacredSite: (clauses) => `выбранный дух может в одном из своих святилищ: ${he(clauses)}`,
    atNearTarget: (range, clauses) =>
      `выбранный дух выбирает регион в пределах дальности ${range} от своего присутствия; там: ${he(clauses)}`,
  };
}

export const powerRules: Readonly<Record<PowerRuleName, (n: number) => string>> = {
  'skip-next-build': () => 'на этом ходу захватчики пропускают здесь следующее строительство',
  'ravage-becomes-build': () => 'первое разорение здесь на этом ходу становится строительством',
  'ravage-beside': () =>
    'на этом ходу разоряющие здесь захватчики наносят урон захватчикам в соседних регионах, а не даханам и земле; даханы здесь не контратакуют',
  'ravage-deals-less': (n) => `при следующем разорении захватчики наносят на ${damage(n)} меньше`,
  'invaders-deal-less': (n) => `на этом ходу каждый захватчик здесь наносит на ${damage(n)} меньше`,
  'explorers-fight-beside-dahan': () =>
    'при разорении здесь на этом ходу разведчики сражаются на стороне даханов: наносят и получают урон вместе с ними',
  'may-push-added': () => 'каждого захватчика, добавленного сюда на этом ходу, можно сразу вытолкнуть',
  'no-cascade': () => 'скверна, добавленная сюда на этом ходу, не распространяется дальше',
  'no-healing': () => 'захватчики здесь не исцеляются в конце этого хода',
  guard: () => 'на этом ходу после того как сюда добавят или переместят захватчиков, каждый из них получает 1 урон',
};

export const powerSpecials = (mood: 0 | 1): Readonly<Record<PowerSpecialName, (n: number) => string>> => {
  const verb = (order: string, option: string): string => (mood === 0 ? order : option);
  return {
    'choose-second-target': (n) => `второй выбранный регион лежит в пределах дальности ${n} от того же святилища`,
    'flow-with-presence': (n) =>
      `выбранный дух может вытолкнуть 1 своё присутствие; с ним могут пойти до 2 разведчиков, 2 поселений${
        n > 0 ? ', 2 даханов, 2 городов и 2 скверн' : ' и 2 даханов'
      }`,
    'strife-strikes': () => 'каждый захватчик с раздором наносит свой урон другим захватчикам здесь',
    'spread-a-hazard': () =>
      `${verb('добавьте', 'добавить')} 1 жетон пустоши, зверя, болезни, раздора или дебрей того вида, какой есть в соседнем регионе; болезнь стоит 1 энергию`,
    'a-spirit-of-the-board-returns': () => 'один дух с присутствием на этом поле может вернуть сюда 1 уничтоженное присутствие',
    'ferry-dahan': (n) => `${verb('переместите', 'переместить')} до ${n} даханов между этим и одним другим прибрежным регионом`,
    'draw-in': () =>
      `из каждого соседнего региона ${verb('привлеките', 'привлечь')} по 1 разведчику, поселению, городу, дахану, жетону зверя и присутствию любого духа`,
    'each-spirit-here-loses-presence': () => `${verb('уничтожьте', 'уничтожить')} здесь 1 присутствие каждого духа`,
    'presence-to-badlands': () =>
      `${verb('замените', 'заменить')} каждое его присутствие на 1 жетон пустоши (само присутствие выходит из игры)`,
    'burn-energy': () =>
      `${verb('заплатите', 'заплатить')} сколько угодно энергии, не меньше 1, и ${verb('нанесите', 'нанести')} столько же урона в одном из своих регионов`,
  };
};

export const powerPer: PowerPerWords = {
  around: (of) => ` за ${each(of)} здесь и в соседних регионах`,
  inTarget: (of) => ` за ${each(of)} в выбранном регионе`,
  kinds: (of) => ` за каждый вид ${some(of)} здесь`,
  fewer: (of, or) => ` за ${each(of)} или за ${each(or)} здесь, чего меньше`,
  done: (what, of, every) =>
    ` за ${every === 1 ? each(of) : `каждые ${every} ${two(of)}`} из ${what === 'destroyed' ? 'уничтоженных' : 'удалённых'} этой способностью`,
  replaced: ' за каждое заменённое присутствие',
};

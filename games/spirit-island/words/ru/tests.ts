import { listing } from '@skerry/presentation';
import type { Terrain } from '../../content/boards.ts';
import type { Test } from '../../content/step.ts';
import { pieces } from '../pieces-of.ts';
import type { TestWords } from '../step-words.ts';
import { are, each, some, two, withOne, withSome } from './pieces.ts';
import { powerPer } from './powers.ts';

const terrainNames: Readonly<Record<Terrain, string>> = { mountain: 'горы', wetland: 'болото', jungle: 'джунгли', sands: 'пустыня' };
const terrains = (of: readonly Terrain[]): string => of.map((terrain) => terrainNames[terrain]).join('/');

const inside = (tests: readonly Test[]): string => (tests.length === 0 ? '' : ` (только регионы: ${tests.map(label).join(', ')})`);

function condition(test: Test): string {
  switch (test.is) {
    case 'terrain':
      return `это ${terrains(test.of)}`;
    case 'coastal':
      return 'регион прибрежный';
    case 'inland':
      return 'регион внутренний';
    case 'dry-land':
      return 'это не океан';
    case 'ocean':
      return 'это океан';
    case 'has': {
      const of = pieces(test.of);
      if (test.most === test.least) return `${some(of)} здесь ровно ${test.most}`;
      if (test.most !== undefined) return `здесь от ${test.least} до ${test.most} ${some(of)}`;
      return test.least === 1 ? `здесь есть ${are(of)}` : `здесь не меньше ${test.least} ${some(of)}`;
    }
    case 'without':
      return `здесь нет ${some(pieces(test.of))}`;
    case 'more':
      return `${some(pieces(test.of))} здесь больше, чем ${some(pieces(test.than))}`;
    case 'surrounded':
      return `в соседних регионах вместе не меньше ${test.least} ${some(pieces(test.of))}`;
    case 'ravage-card':
      return test.shows ? 'регион показан на карте разорения' : 'регион не показан на картах разорения';
    case 'presence':
      return test.of === 'you' ? 'здесь есть ваше присутствие' : `здесь есть присутствие${test.of === 'target' ? ' выбранного духа' : ''}`;
    case 'sacred-site':
      return test.of === 'you' ? 'здесь ваше святилище' : `здесь есть святилище${test.of === 'target' ? ' выбранного духа' : ''}`;
    case 'all':
      return listing.ru(test.of.map(condition));
    case 'hemmed-in':
      return 'во всех соседних регионах есть ваше присутствие';
    case 'presence-lost':
      return `уничтожено не меньше ${test.least} ваших присутствий`;
    case 'other-target':
      return 'вы выбрали другого духа';
    case 'self-target':
      return 'вы выбрали себя';
    case 'your-sacred-sites':
      return `у вас не меньше ${test.least} святилищ`;
    case 'board':
      return `его поле — ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map(condition).join(' или ');
    case 'not':
      return test.test.is === 'presence' ? 'здесь нет присутствия' : `неверно, что ${condition(test.test)}`;
    case 'near':
      return `${test.test.map(condition).join(' и ')}, или так в соседнем регионе`;
    case 'beside':
      return `рядом есть регион ${test.test.map(label).join(' и ')}`;
    case 'terror':
      return `степень ужаса ${test.least === test.most ? test.least : test.most === 3 ? `не ниже ${test.least}` : `${test.least}–${test.most}`}`;
    case 'origin':
      return 'дальность отсчитана отсюда';
    case 'beside-origin':
      return 'регион соседствует с тем, от которого отсчитана дальность';
    case 'origin-is-sacred-site':
      return 'регион, от которого отсчитана дальность, ваше святилище';
    case 'targeted':
      return 'это выбранный регион';
    case 'second-target':
      return 'это второй выбранный регион';
    case 'destroyed':
      return `этой способностью здесь уничтожены ${are(pieces(test.of))}`;
    case 'added':
      return `эта способность добавила сюда ${are(pieces(test.of))}`;
    case 'burdened':
      return `у вас в игре не меньше ${test.cards} карт способностей или карта стоимостью не меньше ${test.cost}`;
    case 'only-card':
      return 'у вас нет других карт способностей в игре';
  }
}

function label(test: Test): string {
  switch (test.is) {
    case 'terrain':
      return terrains(test.of);
    case 'coastal':
      return 'прибрежный';
    case 'inland':
      return 'внутренний';
    case 'dry-land':
      return 'не океан';
    case 'ocean':
      return 'океан';
    case 'has': {
      const of = pieces(test.of);
      if (test.most === 1) return `с 1 ${withOne(of)}`;
      if (test.most !== undefined) return `с ${test.least}–${test.most} ${withSome(of).replace(/^со? /, '')}`;
      return test.least === 1 ? withSome(of) : `где не меньше ${test.least} ${some(of)}`;
    }
    case 'without':
      return `без ${some(pieces(test.of))}`;
    case 'more':
      return `где ${some(pieces(test.of))} больше, чем ${some(pieces(test.than))}`;
    case 'surrounded':
      return `где в соседних регионах вместе не меньше ${test.least} ${some(pieces(test.of)).replaceAll(/\/жетон\S* /g, '/')}`;
    case 'ravage-card':
      return test.shows ? 'с карты разорения' : 'не с карты разорения';
    case 'presence':
      return test.of === 'you' ? 'с вашим присутствием' : `с присутствием${test.of === 'target' ? ' выбранного духа' : ''}`;
    case 'sacred-site':
      return test.of === 'you' ? 'с вашим святилищем' : 'со святилищем';
    case 'board':
      return `на поле ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map((one) => (one.is === 'inland' ? 'вдали от берега' : label(one))).join(' или ');
    case 'not':
      return test.test.is === 'presence'
        ? test.test.of === 'you'
          ? 'без вашего присутствия'
          : 'без присутствия'
        : `не ${label(test.test)}`;
    case 'near':
      return `${test.test.map(label).join(' и ')} здесь или по соседству`;
    case 'beside':
      return `по соседству с регионом ${test.test.map(label).join(' и ')}`;
    case 'all':
      return test.of.map(label).join(' и ');
    case 'beside-origin':
      return 'рядом и с тем, от которого отсчитана дальность';
    default:
      return condition(test);
  }
}

const which = { one: '', each: 'каждом ', different: 'отдельном ' } as const;

export const tests: TestWords = {
  per: {
    sets: (elements) => ` за каждый ваш набор стихий: ${elements}`,
    counted: {
      'sacred-sites-near': ' за каждое ваше святилище здесь и в соседних регионах',
      'presence-near': ' за каждое ваше присутствие здесь и в соседних регионах',
      'lands-beside': ' за каждый соседний регион с вашим присутствием',
      'presence-lost': ' за каждое уничтоженное так присутствие',
      'invader-discards': ' за каждую карту в сбросе захватчиков',
      terror: ' за каждый уровень террора',
      absorbed: ' за каждое поглощённое присутствие',
      'energy-track': ' за каждую единицу наибольшего открытого числа на вашей шкале энергии, без 1',
    },
    pastTheFirst: (of) => ` за ${each(of)} здесь сверх первого`,
    everyElement: (every, element) => ` за каждые ${every} вашей стихии: ${element}`,
    ...powerPer,
    pieces: (of, every, adjacent) =>
      ` за ${every === 1 ? each(of) : `каждые ${every} ${two(of)}`} ${adjacent ? 'в соседних регионах' : 'здесь'}`,
    presence: ' за каждое присутствие здесь',
    element: (element) => ` за каждую вашу стихию «${element}»`,
    cardsPlayed: ' за каждую карту способности, которую он разыграл на этом ходу',
    sacredSitesHere: ' за каждое святилище здесь',
    adjacentLands: ' за каждый соседний регион',
    players: ' за каждого игрока',
    roundedUp: ' (округляя вверх)',
    sacredSitesWithInvaders: ' за каждое своё святилище с захватчиками',
    times: (of) => `, умножив на число ${some(of)} здесь`,
    most: (n) => ` (не больше ${n})`,
  },
  condition,
  and: listing.ru,
  label,
  land: (form, all) => {
    if (all.length === 0 && form === 'one') return 'в регионе на ваш выбор';
    const adjectives = all.flatMap(({ is }) => (is === 'coastal' ? ['прибрежном '] : is === 'inland' ? ['внутреннем '] : []));
    const terrain = all.flatMap((test) => (test.is === 'terrain' ? [` (${terrains(test.of)})`] : []));
    const rest = all.filter(({ is }) => is !== 'coastal' && is !== 'inland' && is !== 'terrain').map(label);
    const having = rest.filter((text) => !text.startsWith('где '));
    const where = rest.filter((text) => text.startsWith('где ')).map((text) => `, ${text}`);
    const land = `${which[form]}${adjectives.join('')}регионе${terrain.join('')}${having.length === 0 ? '' : ` ${listing.ru(having)}`}`;
    return `${land.startsWith('вн') ? 'во' : 'в'} ${land}${where.join('')}`;
  },
  terrains,
};

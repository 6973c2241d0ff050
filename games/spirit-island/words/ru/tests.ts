import { listing } from '@skerry/presentation';
import type { Terrain } from '../../content/boards.ts';
import type { Named, Test } from '../../content/step.ts';
import { pieces } from '../pieces-of.ts';
import type { TestWords } from '../step-words.ts';
import { are, each, some, two, withOne, withSome } from './pieces.ts';
import { powerPer } from './powers.ts';

const terrainNames: Readonly<Record<Terrain, string>> = { mountain: 'горы', wetland: 'болото', jungle: 'джунгли', sands: 'пустыня' };
const terrains = (of: readonly Terrain[]): string => of.map((terrain) => terrainNames[terrain]).join('/');

const inside = (tests: readonly Test[]): string => {
  if (tests.length === 1 && tests[0]!.is === 'coastal') return ' в прибрежных регионах';
  return tests.length === 0 ? '' : ` (только регионы: ${tests.map(label).join(', ')})`;
};

/** «жетонов зверя/болезни» */
const someOf = (of: readonly Named[]): string => some(pieces(of)).replaceAll(/(?<=жетон.*)\/жетон\S* /g, '/');

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
      return `${some(pieces(test.of))} здесь больше, чем ${some(pieces(test.than))}${test.by === undefined ? '' : `, не меньше чем на ${test.by}`}`;
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
      return test.least === 1 ? 'у вас есть святилище' : `у вас не меньше ${test.least} святилищ`;
    case 'board':
      return `его поле — ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map(condition).join(' или ');
    case 'not':
      if (test.test.is === 'healthy-island') return 'остров осквернён';
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
      return `при этом здесь уничтожены ${are(pieces(test.of))}`;
    case 'all-destroyed':
      return `при этом здесь уничтожены все ${are(pieces(test.of))}`;
    case 'added':
      return `эта способность добавила сюда ${are(pieces(test.of))}`;
    case 'gathered':
      return `этой способностью сюда привлечены ${are(pieces(test.of))}`;
    case 'burdened':
      return `у вас в игре не меньше ${test.cards} карт способностей или карта стоимостью не меньше ${test.cost}`;
    case 'printed-dahan':
      return 'здесь напечатаны даханы';
    case 'shown':
      return `здесь действует карта ${cards[test.on]}`;
    case 'healthy-island':
      return 'остров первозданный';
    case 'spared-board':
      return 'разорение не добавило скверны на его поле';
    case 'lands-of-board':
      return `на его поле ${landsLike(test)}`;
    case 'only-card':
      return 'у вас нет других карт способностей в игре';
  }
}

const cards = { ravage: 'разорения', build: 'строительства' } as const;

/** «не меньше 4 регионов с поселениями» */
const landsLike = ({ least, in: like }: Extract<Test, { is: 'lands-of-board' }>): string =>
  `${least === 1 ? 'регион' : `не меньше ${least} регионов`} ${listing.ru(like.map(label))}`;

/** What is not so has words of its own where «не» does not do. */
const negated: Readonly<Partial<Record<Test['is'], (test: Test) => string>>> = {
  'printed-dahan': () => 'где даханы не напечатаны',
  shown: (test) => `где не действует ни одна карта ${cards[(test as Extract<Test, { is: 'shown' }>).on]}`,
};

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
      if (test.least === 0) return `где не больше ${test.most} ${some(of)}`;
      if (test.most === 1) return `с 1 ${withOne(of)}`;
      if (test.most !== undefined) return `с ${test.least}–${test.most} ${withSome(of).replace(/^со? /, '')}`;
      return test.least === 1 ? withSome(of) : `где не меньше ${test.least} ${some(of)}`;
    }
    case 'without':
      return `без ${someOf(test.of)}`;
    case 'more':
      return `где ${some(pieces(test.of))} больше, чем ${some(pieces(test.than))}${test.by === undefined ? '' : `, не меньше чем на ${test.by}`}`;
    case 'surrounded':
      return `где в соседних регионах вместе не меньше ${test.least} ${someOf(test.of)}`;
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
        : (negated[test.test.is]?.(test.test) ?? `не ${label(test.test)}`);
    case 'near':
      return `${test.test.map(label).join(' и ')} здесь или по соседству`;
    case 'beside':
      return `по соседству с ${besideLand(test.test)}`;
    case 'printed-dahan':
      return 'где напечатаны даханы';
    case 'shown':
      return `где действует карта ${cards[test.on]}`;
    case 'spared-board':
      return 'куда разорение не добавило скверны';
    case 'lands-of-board':
      return `где есть ${landsLike(test)}`;
    case 'all':
      return test.of.map(label).join(' и ');
    case 'beside-origin':
      return 'рядом и с тем, от которого отсчитана дальность';
    default:
      return condition(test);
  }
}

/** «прибрежным регионом с поселениями» */
function besideLand(tests: readonly Test[]): string {
  const coast = tests.some(({ is }) => is === 'coastal') ? 'прибрежным ' : '';
  const rest = tests.filter(({ is }) => is !== 'coastal').map(label);
  return `${coast}регионом ${rest.join(' и ')}`;
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
      terror: ' за каждую степень ужаса',
      absorbed: ' за каждое поглощённое присутствие',
      'energy-track': ' за каждую единицу сверх первой в наибольшем открытом числе вашей шкалы энергии',
    },
    pastTheFirst: (of) => ` за ${each(of)} здесь сверх первого`,
    everyElement: (every, element) => ` за каждые ${every} ваши стихии «${element}»`,
    ...powerPer,
    pieces: (of, every, adjacent) =>
      ` за ${every === 1 ? each(of) : `каждые ${every} ${two(of)}`} ${adjacent ? 'в соседних регионах' : 'здесь'}`,
    presence: ' за каждое ваше присутствие здесь',
    anyPresence: ' за каждое присутствие здесь',
    element: (element) => ` за каждую вашу стихию «${element}»`,
    cardsPlayed: ' за каждую карту способности, которую он разыграл на этом ходу',
    sacredSitesHere: ' за каждое святилище здесь',
    adjacentLands: ' за каждый соседний регион',
    players: ' за каждого игрока',
    earnedFearCards: (every) => ` за каждые ${every} полученные карты страха`,
    roundedUp: ' (округляя вверх)',
    sacredSitesWithInvaders: ' за каждое своё святилище с захватчиками',
    times: (of) => `, умножив на число ${some(of)} здесь`,
    most: (n) => ` (не больше ${n})`,
  },
  condition,
  and: listing.ru,
  label,
  inside,
  land: (form, all) => {
    if (all.length === 0 && form === 'one') return 'в регионе на ваш выбор';
    const adjectives = all.flatMap(({ is }) => (is === 'coastal' ? ['прибрежном '] : is === 'inland' ? ['внутреннем '] : []));
    const terrain = all.flatMap((test) => (test.is === 'terrain' ? [` (${terrains(test.of)})`] : []));
    const rest = all.filter(({ is }) => is !== 'coastal' && is !== 'inland' && is !== 'terrain').map(label);
    const having = rest.filter((text) => !text.startsWith('где '));
    const where = rest.filter((text) => text.startsWith('где ')).map((text, i) => `${i === 0 ? ', ' : ' и '}${text}`);
    const land = `${which[form]}${adjectives.join('')}регионе${terrain.join('')}${having.length === 0 ? '' : ` ${listing.ru(having)}`}`;
    return `${land.startsWith('вн') ? 'во' : 'в'} ${land}${where.join('')}`;
  },
  terrains,
};

import { listing } from '@skerry/presentation';
import type { Terrain } from '../../content/boards.ts';
import type { Named, Test } from '../../content/step.ts';
import { pieces } from '../pieces-of.ts';
import type { TestWords } from '../step-words.ts';
import { are, each, some, two, withOne, withSome } from './pieces.ts';
import { powerPer } from './powers.ts';

const terrainNames: Readonly<Record<Terrain, string>> = { mountain: 'гори', wetland: 'болото', jungle: 'джунглі', sands: 'пустеля' };
const terrains = (of: readonly Terrain[]): string => of.map((terrain) => terrainNames[terrain]).join('/');

const inside = (tests: readonly Test[]): string => {
  if (tests.length === 1 && tests[0]!.is === 'coastal') return ' у прибережних регіонах';
  return tests.length === 0 ? '' : ` (лише регіони: ${tests.map(label).join(', ')})`;
};

/** «жетонів звіра/хвороби» */
const someOf = (of: readonly Named[]): string => some(pieces(of)).replaceAll(/(?<=жетон.*)\/жетон\S* /g, '/');

function condition(test: Test): string {
  switch (test.is) {
    case 'terrain':
      return `це ${terrains(test.of)}`;
    case 'coastal':
      return 'регіон прибережний';
    case 'inland':
      return 'регіон внутрішній';
    case 'dry-land':
      return 'це не океан';
    case 'ocean':
      return 'це океан';
    case 'has': {
      const of = pieces(test.of);
      if (test.most === test.least) return `${some(of)} тут рівно ${test.most}`;
      if (test.most !== undefined) return `тут від ${test.least} до ${test.most} ${some(of)}`;
      return test.least === 1 ? `тут є ${are(of)}` : `тут не менше ${test.least} ${some(of)}`;
    }
    case 'without':
      return `тут немає ${some(pieces(test.of))}`;
    case 'more':
      return `${some(pieces(test.of))} тут більше, ніж ${some(pieces(test.than))}${test.by === undefined ? '' : `, щонайменше на ${test.by}`}`;
    case 'surrounded':
      return `у сусідніх регіонах разом не менше ${test.least} ${some(pieces(test.of))}`;
    case 'ravage-card':
      return test.shows ? 'регіон показано на карті спустошення' : 'регіон не показано на картах спустошення';
    case 'presence':
      return test.of === 'you' ? 'тут є ваша присутність' : `тут є присутність${test.of === 'target' ? ' вибраного духа' : ''}`;
    case 'sacred-site':
      return test.of === 'you' ? 'тут ваше святилище' : `тут є святилище${test.of === 'target' ? ' вибраного духа' : ''}`;
    case 'all':
      return listing.uk(test.of.map(condition));
    case 'hemmed-in':
      return 'в усіх сусідніх регіонах є ваша присутність';
    case 'presence-lost':
      return `знищено не менше ${test.least} ваших присутностей`;
    case 'other-target':
      return 'ви вибрали іншого духа';
    case 'self-target':
      return 'ви вибрали себе';
    case 'your-sacred-sites':
      return test.least === 1 ? 'у вас є святилище' : `у вас не менше ${test.least} святилищ`;
    case 'board':
      return `його поле — ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map(condition).join(' або ');
    case 'not':
      if (test.test.is === 'healthy-island') return 'острів осквернений';
      return test.test.is === 'presence' ? 'тут немає присутності' : `неправда, що ${condition(test.test)}`;
    case 'near':
      return `${test.test.map(condition).join(' і ')}, або так у сусідньому регіоні`;
    case 'beside':
      return `поруч є регіон ${test.test.map(label).join(' і ')}`;
    case 'terror':
      return `ступінь жаху ${test.least === test.most ? test.least : test.most === 3 ? `не нижчий за ${test.least}` : `${test.least}–${test.most}`}`;
    case 'origin':
      return 'дальність відлічено звідси';
    case 'beside-origin':
      return 'регіон межує з тим, від якого відлічено дальність';
    case 'origin-is-sacred-site':
      return 'регіон, від якого відлічено дальність, ваше святилище';
    case 'targeted':
      return 'це вибраний регіон';
    case 'second-target':
      return 'це другий вибраний регіон';
    case 'destroyed':
      return `при цьому тут знищені ${are(pieces(test.of))}`;
    case 'all-destroyed':
      return `при цьому тут знищені всі ${are(pieces(test.of))}`;
    case 'added':
      return `ця здібність додала сюди ${are(pieces(test.of))}`;
    case 'gathered':
      return `цією здібністю сюди залучені ${are(pieces(test.of))}`;
    case 'burdened':
      return `у вас у грі не менше ${test.cards} карт здібностей або карта вартістю не менше ${test.cost}`;
    case 'printed-dahan':
      return 'тут надруковано даханів';
    case 'shown':
      return `тут діє карта ${cards[test.on]}`;
    case 'healthy-island':
      return 'острів незайманий';
    case 'spared-board':
      return 'спустошення не додало скверни на його поле';
    case 'lands-of-board':
      return `на його полі ${landsLike(test)}`;
    case 'only-card':
      return 'у вас немає інших карт здібностей у грі';
  }
}

const cards = { ravage: 'спустошення', build: 'будівництва' } as const;

/** «не менше 4 регіонів із поселеннями» */
const landsLike = ({ least, in: like }: Extract<Test, { is: 'lands-of-board' }>): string =>
  `${least === 1 ? 'регіон' : `не менше ${least} регіонів`} ${listing.uk(like.map(label))}`;

/** What is not so has words of its own where «не» does not do. */
const negated: Readonly<Partial<Record<Test['is'], (test: Test) => string>>> = {
  'printed-dahan': () => 'де даханів не надруковано',
  shown: (test) => `де не діє жодна карта ${cards[(test as Extract<Test, { is: 'shown' }>).on]}`,
};

function label(test: Test): string {
  switch (test.is) {
    case 'terrain':
      return terrains(test.of);
    case 'coastal':
      return 'прибережний';
    case 'inland':
      return 'внутрішній';
    case 'dry-land':
      return 'не океан';
    case 'ocean':
      return 'океан';
    case 'has': {
      const of = pieces(test.of);
      if (test.least === 0) return `де не більше ${test.most} ${some(of)}`;
      if (test.most === 1) return `з 1 ${withOne(of)}`;
      if (test.most !== undefined) return `з ${test.least}–${test.most} ${withSome(of).replace(/^(?:зі?|із) /, '')}`;
      return test.least === 1 ? withSome(of) : `де не менше ${test.least} ${some(of)}`;
    }
    case 'without':
      return `без ${someOf(test.of)}`;
    case 'more':
      return `де ${some(pieces(test.of))} більше, ніж ${some(pieces(test.than))}${test.by === undefined ? '' : `, щонайменше на ${test.by}`}`;
    case 'surrounded':
      return `де в сусідніх регіонах разом не менше ${test.least} ${someOf(test.of)}`;
    case 'ravage-card':
      return test.shows ? 'з карти спустошення' : 'не з карти спустошення';
    case 'presence':
      return test.of === 'you' ? 'з вашою присутністю' : `з присутністю${test.of === 'target' ? ' вибраного духа' : ''}`;
    case 'sacred-site':
      return test.of === 'you' ? 'з вашим святилищем' : 'зі святилищем';
    case 'board':
      return `на полі ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map((one) => (one.is === 'inland' ? 'далеко від берега' : label(one))).join(' або ');
    case 'not':
      return test.test.is === 'presence'
        ? test.test.of === 'you'
          ? 'без вашої присутності'
          : 'без присутності'
        : (negated[test.test.is]?.(test.test) ?? `не ${label(test.test)}`);
    case 'near':
      return `${test.test.map(label).join(' і ')} тут або по сусідству`;
    case 'beside':
      return `по сусідству з ${besideLand(test.test)}`;
    case 'printed-dahan':
      return 'де надруковано даханів';
    case 'shown':
      return `де діє карта ${cards[test.on]}`;
    case 'spared-board':
      return 'куди спустошення не додало скверни';
    case 'lands-of-board':
      return `де є ${landsLike(test)}`;
    case 'all':
      return test.of.map(label).join(' і ');
    case 'beside-origin':
      return 'поряд і з тим, від якого відлічено дальність';
    default:
      return condition(test);
  }
}

/** «прибережним регіоном із поселеннями» */
function besideLand(tests: readonly Test[]): string {
  const coast = tests.some(({ is }) => is === 'coastal') ? 'прибережним ' : '';
  const rest = tests.filter(({ is }) => is !== 'coastal').map(label);
  return `${coast}регіоном ${rest.join(' і ')}`;
}

const which = { one: '', each: 'кожному ', different: 'окремому ' } as const;

export const tests: TestWords = {
  per: {
    sets: (elements) => ` за кожен ваш набір стихій: ${elements}`,
    counted: {
      'sacred-sites-near': ' за кожне ваше святилище тут і в сусідніх регіонах',
      'presence-near': ' за кожну вашу присутність тут і в сусідніх регіонах',
      'lands-beside': ' за кожен сусідній регіон з вашою присутністю',
      'presence-lost': ' за кожну знищену так присутність',
      'invader-discards': ' за кожну карту у скиді загарбників',
      terror: ' за кожен ступінь жаху',
      absorbed: ' за кожну поглинуту присутність',
      'energy-track': ' за кожну одиницю понад першу в найбільшому відкритому числі вашої шкали енергії',
    },
    pastTheFirst: (of) => ` за ${each(of)} тут понад перший`,
    everyElement: (every, element) => ` за кожні ${every} ваші стихії «${element}»`,
    ...powerPer,
    pieces: (of, every, adjacent) =>
      ` за ${every === 1 ? each(of) : `кожні ${every} ${two(of)}`} ${adjacent ? 'в сусідніх регіонах' : 'тут'}`,
    presence: ' за кожну вашу присутність тут',
    anyPresence: ' за кожну присутність тут',
    element: (element) => ` за кожну вашу стихію «${element}»`,
    cardsPlayed: ' за кожну карту здібності, яку він зіграв цього ходу',
    sacredSitesHere: ' за кожне святилище тут',
    adjacentLands: ' за кожен сусідній регіон',
    players: ' за кожного гравця',
    earnedFearCards: (every) => ` за кожні ${every} здобуті карти страху`,
    roundedUp: ' (округлюючи вгору)',
    sacredSitesWithInvaders: ' за кожне своє святилище із загарбниками',
    times: (of) => `, помноживши на кількість ${some(of)} тут`,
    most: (n) => ` (не більше ${n})`,
  },
  condition,
  and: listing.uk,
  label,
  inside,
  land: (form, all) => {
    if (all.length === 0 && form === 'one') return 'у регіоні на ваш вибір';
    const adjectives = all.flatMap(({ is }) => (is === 'coastal' ? ['прибережному '] : is === 'inland' ? ['внутрішньому '] : []));
    const terrain = all.flatMap((test) => (test.is === 'terrain' ? [` (${terrains(test.of)})`] : []));
    const rest = all.filter(({ is }) => is !== 'coastal' && is !== 'inland' && is !== 'terrain').map(label);
    const having = rest.filter((text) => !text.startsWith('де '));
    const where = rest.filter((text) => text.startsWith('де ')).map((text, i) => `${i === 0 ? ', ' : ' і '}${text}`);
    const land = `${which[form]}${adjectives.join('')}регіоні${terrain.join('')}${having.length === 0 ? '' : ` ${listing.uk(having)}`}`;
    // «в окремому», «у внутрішньому»
    return `${land.startsWith('о') ? 'в' : 'у'} ${land}${where.join('')}`;
  },
  terrains,
};

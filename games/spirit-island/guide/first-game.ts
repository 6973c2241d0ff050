import type { AnswerPattern, FirstGame } from '@skerry/presentation';
import { powerNamed } from '../content/powers.ts';
import { EXPLORER, TOWN } from '../rules/state.ts';

const play = (name: string): AnswerPattern => ({ kind: 'play', card: powerNamed(name) });
const use = (name: string): AnswerPattern => ({ kind: 'use', power: powerNamed(name) });
/** By its number on board A. */
const land = (number: number): AnswerPattern => ({ kind: 'land', land: number - 1 });

/** River alone on board A, with the cards of its progression: two turns, and what comes of them. */
export const firstGame: FirstGame = {
  players: 1,
  options: { sets: 'base', spirit1: 'river-surges-in-sunlight', board1: 'A', progression: true },
  seed: 'lesson',
  others: [],
  lessons: [
    {
      at: 'spirit-phase',
      tries: [{ kind: 'grow', group: 0, option: 1 }],
      says: {
        en: 'You are the river of this island. Pale **invaders** settle it: explorers, towns, cities. A turn: grow and play cards, *fast* powers, the invaders, *slow* powers. First **grow**: choose the option with two presence.',
        ru: 'Вы — река этого острова. Его заселяют бледные **захватчики**: разведчики, поселения, города. Ход: рост и карты, *быстрые* способности, захватчики, *медленные* способности. Сначала **рост**: выберите вариант с двумя фишками присутствия.',
        uk: 'Ви — ріка цього острова. Його заселяють бліді **загарбники**: розвідники, поселення, міста. Хід: ріст і карти, *швидкі* здібності, загарбники, *повільні* здібності. Спершу **ріст**: оберіть варіант із двома фішками присутності.',
      },
    },
    {
      at: 'presence-land',
      tries: [land(7)],
      says: {
        en: 'Powers reach out from your **presence**, and without any on the island you lose. Range 1: a land beside one where you are. Begin with A7: two *dahan* live there, the islanders, and they will fight with you.',
        ru: 'Способности действуют от вашего **присутствия**; без него на острове вы проиграете. Дальность 1 — регион рядом с вашим. Начните с A7: там живут двое *даханов*, островитян, и они будут сражаться вместе с вами.',
        uk: 'Здібності діють від вашої **присутності**; без неї на острові ви програєте. Дальність 1 — регіон поруч із вашим. Почніть з A7: там живуть двоє *даханів*, остров’ян, і вони битимуться разом із вами.',
      },
    },
    {
      at: 'presence-from',
      tries: [{ kind: 'track', track: 1 }],
      says: {
        en: 'Presence comes from one of two **tracks**, and what lay under it is yours for good: more energy each turn, or more card plays. Take it from *card plays*: two cards a turn.',
        ru: 'Присутствие берут с одного из двух **треков**, и то, что открылось под ним, ваше навсегда: больше энергии за ход или больше карт. Возьмите с трека *розыгрышей*: две карты за ход.',
        uk: 'Присутність беруть з одного з двох **треків**, і те, що відкрилося під нею, ваше назавжди: більше енергії за хід або більше карт. Візьміть із треку *розіграшів*: дві карти за хід.',
      },
    },
    {
      at: 'presence-land',
      tries: [land(6)],
      says: {
        en: 'The second presence goes to A6. An explorer has come there, and where explorers are, towns will be built: the plate with **+** in the land says so.',
        ru: 'Второе присутствие — в A6. Туда пришёл разведчик, а где разведчик, там построят поселение: об этом говорит табличка с **+** в регионе.',
        uk: 'Друга присутність — у A6. Туди прийшов розвідник, а де розвідник, там збудують поселення: про це каже табличка з **+** у регіоні.',
      },
    },
    {
      at: 'presence-from',
      tries: [{ kind: 'track', track: 0 }],
      says: {
        en: 'This time take it from *energy*: 2 energy a turn instead of 1. The income comes at once, when growth is over.',
        ru: 'Теперь возьмите с трека *энергии*: 2 энергии за ход вместо 1. Доход приходит сразу, как закончится рост.',
        uk: 'Тепер візьміть із треку *енергії*: 2 енергії за хід замість 1. Прибуток приходить одразу, щойно скінчиться ріст.',
      },
    },
    {
      at: 'spirit-phase',
      tries: [play('Boon of Vigor')],
      says: {
        en: 'Two **cards** this turn. The number is the cost, the small signs are **elements**: they count all turn long, as soon as the card is paid for. Play *Boon of Vigor*: fast, free, with sun, water and plant.',
        ru: 'Две **карты** в этот ход. Число — цена, маленькие знаки — **стихии**: они считаются весь ход, как только карта оплачена. Сыграйте «Дар несокрушимости»: быстрая, бесплатная, с солнцем, водой и растением.',
        uk: 'Дві **карти** цього ходу. Число — ціна, маленькі знаки — **стихії**: вони рахуються весь хід, щойно карту оплачено. Зіграйте «Дар незламності»: швидка, безкоштовна, із сонцем, водою і рослиною.',
      },
    },
    {
      at: 'spirit-phase',
      tries: [play("River's Bounty")],
      says: {
        en: 'Point at *River’s Bounty* or keep a finger on it: with it you would have two sun and two water, and the first level of your **innate power**, *Massive Flooding*, lights up. Innate powers are free once you have their elements. Play it.',
        ru: 'Наведите на «Щедрость реки» или задержите на ней палец: с ней у вас два солнца и две воды, и загорается первая ступень **врождённой способности** «Великое половодье». Врождённые способности бесплатны, были бы стихии. Сыграйте её.',
        uk: 'Наведіть на «Щедрість ріки» або затримайте на ній палець: з нею у вас два сонця й дві води, і засвічується перший щабель **вродженої здібності** «Велика повінь». Вроджені здібності безкоштовні, аби були стихії. Зіграйте її.',
      },
    },
    {
      at: 'power',
      tries: [use('Boon of Vigor')],
      says: {
        en: 'The **fast phase**, before the invaders act. The line above the island shows their cards: what is *ravaged*, *built* and *explored*. This turn they build in the mountains. Use *Boon of Vigor*: 1 energy for yourself.',
        ru: '**Быстрая фаза**, до захватчиков. В строке над островом лежат их карты: что *разорят*, где *построят* и *разведают*. В этот ход они строят в горах. Примените «Дар несокрушимости»: вам 1 энергия.',
        uk: '**Швидка фаза**, перед загарбниками. У рядку над островом лежать їхні карти: що *спустошать*, де *збудують* і *розвідають*. Цього ходу вони будують у горах. Застосуйте «Дар незламності»: вам 1 енергія.',
      },
    },
    {
      at: 'power',
      tries: [use("River's Bounty")],
      says: {
        en: 'They built towns, explored the wetlands, and their cards moved on: **what was built in now will be ravaged next turn**. You always know one turn ahead. Now the **slow phase**. Use *River’s Bounty*.',
        ru: 'Они построили поселения, разведали болота, и карты сдвинулись: **где строили сейчас, там в следующий ход разорение**. Вы всегда знаете на ход вперёд. Теперь **медленная фаза**. Примените «Щедрость реки».',
        uk: 'Вони збудували поселення, розвідали болота, і карти зсунулися: **де будували зараз, там наступного ходу спустошення**. Ви завжди знаєте на хід наперед. Тепер **повільна фаза**. Застосуйте «Щедрість ріки».',
      },
    },
    {
      at: 'target',
      tries: [land(7)],
      says: {
        en: 'Lit lands are in range; point at one or keep a finger on it to read what the power would do there. Range 0 is a land with your presence. In A7 there are two dahan: one more comes, and 1 energy.',
        ru: 'Подсвечены регионы в пределах дальности; наведите или задержите палец, чтобы узнать, что там сделает способность. Дальность 0 — регион с вашим присутствием. В A7 двое даханов: придёт ещё один и 1 энергия.',
        uk: 'Підсвічено регіони в межах дальності; наведіть або затримайте палець, щоб дізнатися, що там зробить здібність. Дальність 0 — регіон із вашою присутністю. В A7 двоє даханів: прийде ще один і 1 енергія.',
      },
    },
    {
      at: 'power',
      tries: [use('Massive Flooding')],
      says: {
        en: 'Your innate power is slow too. It reaches 1 land far from a **sacred site**: two presence in one land; for you, one in a wetland is enough. Use *Massive Flooding*.',
        ru: 'Врождённая способность тоже медленная. Она действует на 1 регион от **святилища**: это два присутствия в регионе, а вам в болоте хватает одного. Примените «Великое половодье».',
        uk: 'Вроджена здібність теж повільна. Вона діє на 1 регіон від **святилища**: це дві присутності в регіоні, а вам у болоті досить однієї. Застосуйте «Велику повінь».',
      },
    },
    {
      at: 'target',
      tries: [land(6)],
      says: {
        en: 'The red plates show the coming ravage: town 2 and explorer 1 make 3 damage. **2 or more blight the land**, and blight destroys a presence there. The dahan are hit too, and those who live strike back. Choose A6.',
        ru: 'Красные таблички — будущее разорение: поселение 2 и разведчик 1, всего 3 урона. **От 2 урона в регионе скверна**, и она уничтожает там присутствие. Достаётся и даханам, но выжившие бьют в ответ. Выберите A6.',
        uk: 'Червоні таблички — майбутнє спустошення: поселення 2 і розвідник 1, разом 3 шкоди. **Від 2 шкоди в регіоні скверна**, і вона знищує там присутність. Дістається й даханам, але вцілілі б’ють у відповідь. Оберіть A6.',
      },
    },
    {
      at: 'push',
      tries: [
        { kind: 'move', piece: TOWN, to: 7 },
        { kind: 'move', piece: TOWN },
      ],
      says: {
        en: 'Push the **town** into A8, which will not be ravaged. The explorer alone deals 1 damage in A6: the land will hold, and the dahan there will drive him out.',
        ru: 'Вытолкните **поселение** в A8: там разорения не будет. Один разведчик нанесёт в A6 лишь 1 урон: регион устоит, а дахан прогонит его.',
        uk: 'Виштовхніть **поселення** в A8: там спустошення не буде. Сам розвідник завдасть в A6 лише 1 шкоди: регіон устоїть, а дахан прожене його.',
      },
    },
    {
      at: 'spirit-phase',
      tries: [{ kind: 'grow', group: 0, option: 2 }],
      says: {
        en: '**Time passes**: played cards go to the discards, elements are gone, wounds heal. What you have grown stays. This turn take the option with a **new power card** and a presence. Your first cards come from a fixed list.',
        ru: '**Время проходит**: сыгранные карты уходят в сброс, стихии пропадают, раны заживают. Что выросло, остаётся. В этот ход возьмите вариант с **новой картой** и присутствием. Первые карты приходят по готовому списку.',
        uk: '**Час минає**: зіграні карти йдуть у скид, стихії зникають, рани гояться. Що виросло, лишається. Цього ходу візьміть варіант із **новою картою** і присутністю. Перші карти приходять за готовим списком.',
      },
    },
    {
      at: 'presence-land',
      tries: [land(2)],
      says: {
        en: 'Range 2 now. A2 is a wetland, so it becomes a sacred site of yours at once. Any track will do.',
        ru: 'Теперь дальность 2. A2 — болото, поэтому сразу станет вашим святилищем. Трек любой.',
        uk: 'Тепер дальність 2. A2 — болото, тому одразу стане вашим святилищем. Трек будь-який.',
      },
    },
    {
      at: 'spirit-phase',
      tries: [play('Flash Floods')],
      says: {
        en: 'A1 is about to be ravaged for 3. *Flash Floods* is fast and deals damage, one more on the coast: it comes in time. Play it.',
        ru: 'A1 вот-вот разорят на 3. «Внезапные паводки» быстрые и наносят урон, на побережье на один больше: они успеют. Сыграйте их.',
        uk: 'A1 от-от спустошать на 3. «Раптові паводки» швидкі й завдають шкоди, на узбережжі на одну більше: вони встигнуть. Зіграйте їх.',
      },
    },
    {
      at: 'spirit-phase',
      tries: [play('Wash Away')],
      says: {
        en: 'And *Wash Away*: slow, but its water is enough for your innate power again. A phase can be **taken back** to its beginning in one step, as long as nothing new was revealed.',
        ru: 'И «Смыть прочь»: медленная, зато её воды снова хватит врождённой способности. Фазу можно одним шагом **вернуть** к началу, пока не открылось ничего нового.',
        uk: 'І «Змити геть»: повільна, зате її води знову вистачить вродженій здібності. Фазу можна одним кроком **повернути** до початку, доки не відкрилося нічого нового.',
      },
    },
    {
      at: 'target',
      tries: [land(1)],
      says: {
        en: 'Use *Flash Floods* against A1. Point at the land or keep a finger on it: the power says what it does there, the plate what would happen without it.',
        ru: '«Внезапные паводки» — на A1. Наведите на регион или задержите палец: видно, что там сделает способность, а на табличке — что будет без неё.',
        uk: '«Раптові паводки» — на A1. Наведіть на регіон або затримайте палець: видно, що там зробить здібність, а на табличці — що буде без неї.',
      },
    },
    {
      at: 'damage',
      tries: [{ kind: 'hit', piece: TOWN, damage: 0 }],
      says: {
        en: 'A town has 2 health, an explorer 1, a city 3. Put both points on the **town**: the explorer alone cannot blight the land.',
        ru: 'У поселения 2 здоровья, у разведчика 1, у города 3. Оба урона — **поселению**: один разведчик регион не осквернит.',
        uk: 'У поселення 2 здоров’я, у розвідника 1, у міста 3. Обидві шкоди — **поселенню**: сам розвідник регіон не осквернить.',
      },
    },
    {
      at: 'damage',
      tries: [
        { kind: 'hit', piece: TOWN, damage: 1 },
        { kind: 'hit', piece: EXPLORER },
      ],
      says: {
        en: 'A destroyed town brings 1 **fear**, a city 2. Four fear earn a fear card, which helps in the next invader phase; and the more fear cards, the higher the *terror level*, and the less it takes to win.',
        ru: 'Уничтоженное поселение даёт 1 **страх**, город 2. Четыре страха — карта страха, она поможет в ближайшей фазе захватчиков; чем больше таких карт, тем выше *степень ужаса* и тем легче победить.',
        uk: 'Знищене поселення дає 1 **страх**, місто 2. Чотири страхи — карта страху, вона допоможе в найближчій фазі загарбників; що більше таких карт, то вищий *ступінь жаху* і то легше перемогти.',
      },
    },
    {
      at: 'target',
      tries: [land(5)],
      says: {
        en: 'A1 and A6 held. Next the wetlands: A5 is where your river springs. Wash the invaders **out of A5**. A second blight in a land would *cascade* into a neighbour.',
        ru: 'A1 и A6 устояли. Теперь очередь болот: в A5 исток вашей реки. Смойте захватчиков **из A5**. Вторая скверна в одном регионе *перекинулась бы* на соседний.',
        uk: 'A1 і A6 встояли. Тепер черга боліт: в A5 витік вашої ріки. Змийте загарбників **із A5**. Друга скверна в одному регіоні *перекинулася б* на сусідній.',
      },
    },
    {
      at: 'spirit-phase',
      tries: [{ kind: 'grow', group: 0, option: 0 }],
      says: {
        en: 'Reclaim takes all cards back. **You win** with no invaders left; at terror level II no towns or cities, at III no cities. **You lose** without presence, when blight runs out, or when the invaders have no card left. Play on!',
        ru: 'Возврат даёт назад все карты. **Победа** — нет захватчиков; при степени ужаса II — поселений и городов, при III — городов. **Поражение** — нет присутствия, кончилась скверна или карты захватчиков. Играйте дальше!',
        uk: 'Повернення дає назад усі карти. **Перемога** — немає загарбників; за ступеня жаху II — поселень і міст, за III — міст. **Поразка** — немає присутності, скінчилася скверна або карти загарбників. Грайте далі!',
      },
    },
  ],
};

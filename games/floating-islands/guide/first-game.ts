import type { FirstGame } from '@skerry/presentation';

/** Two corporations and a few rounds: mining, a capture, turned islands, and an island that is drawn near. */
export const firstGame: FirstGame = {
  players: 2,
  options: { maxRounds: 6 },
  seed: 'lesson 28',
  // The other corporation mines once and then leaves the sky to the learner for this round.
  others: [{ island: 1 }, { kind: 'cards', cards: [2, 4] }, { kind: 'card', card: 1 }, { kind: 'pass' }],
  lessons: [
    {
      at: 'first-island',
      tries: [{ island: 2 }],
      says: {
        en: 'You win as soon as the strongest island is yours and **all six of its sides are taken** by other islands. This first game ends after 6 rounds at the latest: then permanent gravity counts. Settle on island 2: it can be mined at once.',
        ru: 'Вы побеждаете, как только самый сильный остров ваш и **все шесть его сторон заняты** другими островами. Эта первая игра длится не больше 6 раундов: затем считают постоянную гравитацию. Поселитесь на острове 2: там сразу можно добывать.',
        uk: 'Ви перемагаєте, щойно найсильніший острів ваш і **всі шість його сторін зайняті** іншими островами. Ця перша гра триває не більше 6 раундів: потім рахують постійну гравітацію. Оселіться на острові 2: там одразу можна видобувати.',
      },
    },
    {
      at: 'keep',
      tries: [{ cards: [0, 1, 3, 4] }],
      says: {
        en: 'Each round you draw five cards and keep up to four, one for each turn. Every card has two actions, and a turn may use both. Keep cards 1, 2, 4 and 5: they take, mine, convert and turn.',
        ru: 'Каждый раунд вы берёте пять карт и оставляете до четырёх, по одной на ход. У каждой карты два действия, и за ход можно выполнить оба. Оставьте карты 1, 2, 4 и 5: захват, добыча, преобразование и вращение.',
        uk: 'Щораунду ви берете п’ять карт і залишаєте до чотирьох, по одній на хід. Кожна карта має дві дії, і за хід можна виконати обидві. Залиште карти 1, 2, 4 і 5: захоплення, видобуток, перетворення й обертання.',
      },
    },
    {
      at: 'move',
      tries: [{ kind: 'card', card: 1 }],
      says: {
        en: 'Look at island 2: each side ends a wire at a red or a blue source, and a neighbour’s source touching it counts too. Three wires of one circuit with a common colour are **closed**, and mining yields 1. Play card 2, *Gravity mining*.',
        ru: 'Посмотрите на остров 2: каждый гравипровод кончается у стороны красным или синим источником, и источник соседа у той же стороны тоже считается. Три гравипровода одного контура с общим цветом **замкнуты**: добыча даёт 1. Сыграйте карту 2.',
        uk: 'Погляньте на острів 2: кожен гравіпровід закінчується біля сторони червоним або синім джерелом, і джерело сусіда біля тієї самої сторони теж рахується. Три гравіпроводи одного контуру зі спільним кольором **замкнені**: видобуток дає 1. Зіграйте карту 2.',
      },
    },
    {
      at: 'move',
      tries: [{ kind: 'card', card: 0 }],
      says: {
        en: 'One permanent gravity lies on island 2 now. Next card 1: *Illegal mining* puts a temporary one beside it, and *Capture islands* takes a second island. Both in one turn.',
        ru: 'Теперь на острове 2 лежит одна постоянная гравитация. Дальше карта 1: «Незаконная добыча» положит рядом временную, а «Захват островов» возьмёт второй остров. И то и другое за один ход.',
        uk: 'Тепер на острові 2 лежить одна постійна гравітація. Далі карта 1: «Незаконний видобуток» покладе поруч тимчасову, а «Захоплення островів» візьме другий острів. І те й те за один хід.',
      },
    },
    {
      at: 'action',
      tries: [{ action: 'illegal-mining' }],
      says: {
        en: 'The order of the two actions is yours. Temporary gravity counts as much as permanent for who is strongest, but fades at the end of the round. Begin with *Illegal mining*.',
        ru: 'Порядок двух действий выбираете вы. Временная гравитация решает, кто сильнее, наравне с постоянной, но исчезает в конце раунда. Начните с «Незаконной добычи».',
        uk: 'Порядок двох дій обираєте ви. Тимчасова гравітація вирішує, хто сильніший, нарівні з постійною, але зникає наприкінці раунду. Почніть із «Незаконного видобутку».',
      },
    },
    {
      at: 'second-action',
      tries: [{ action: 'capture' }],
      says: {
        en: 'The other action of the card waits; you may use it or end the turn. Use it: *Capture islands*.',
        ru: 'Второе действие карты ждёт: его можно выполнить или закончить ход. Выполните: «Захват островов».',
        uk: 'Друга дія карти чекає: її можна виконати або закінчити хід. Виконайте: «Захоплення островів».',
      },
    },
    {
      at: 'capture-from',
      tries: [{ kind: 'airship' }],
      says: {
        en: 'From an island your forces reach its neighbours only, from the **airship any island**. The two hunters on island 2 keep it yours, so send those of the airship.',
        ru: 'С острова ваши силы достают только соседние острова, с **дирижабля любой**. Два охотника на острове 2 держат его за вами, поэтому отправьте тех, кто на дирижабле.',
        uk: 'З острова ваші сили дістають лише сусідні острови, з **дирижабля будь-який**. Двоє мисливців на острові 2 утримують його за вами, тож відправте тих, хто на дирижаблі.',
      },
    },
    {
      at: 'capture-target',
      tries: [{ island: 4 }],
      says: {
        en: 'On each free island stands a mercenary. A capture needs one piece more than stands there, and one of them a hunter. Take island 4.',
        ru: 'На каждом свободном острове стоит наёмник. Для захвата нужно на одну фишку больше, чем стоит там, и хотя бы один охотник. Возьмите остров 4.',
        uk: 'На кожному вільному острові стоїть найманець. Для захоплення потрібно на одну фішку більше, ніж стоїть там, і хоча б один мисливець. Візьміть острів 4.',
      },
    },
    {
      at: 'send-hunters',
      tries: [{ amount: 3 }, { amount: 2 }],
      says: {
        en: 'The defender loses all, the attacker half of what was sent, rounded down: two lose one, and so do three. So send **three**: two will stay and hold the island.',
        ru: 'Защитник теряет всё, нападающий половину отправленного, с округлением вниз: двое теряют одного, и трое тоже одного. Поэтому отправьте **троих**: двое останутся держать остров.',
        uk: 'Захисник втрачає все, нападник половину відправленого, з округленням униз: двоє втрачають одного, і троє теж одного. Тож відправте **трьох**: двоє залишаться тримати острів.',
      },
    },
    {
      at: 'move',
      tries: [{ kind: 'card', card: 3 }],
      says: {
        en: 'Card 4 has *Conversion*: all temporary gravity on one island turns permanent, so it will not fade. And *Recruitment* hires a mercenary who can take losses in a hunter’s place.',
        ru: 'На карте 4 есть «Преобразование»: вся временная гравитация одного острова станет постоянной и не исчезнет. А «Вербовка» даёт наёмника, который погибнет вместо охотника.',
        uk: 'На карті 4 є «Перетворення»: уся тимчасова гравітація одного острова стане постійною й не зникне. А «Вербування» дає найманця, який загине замість мисливця.',
      },
    },
    {
      at: 'action',
      tries: [{ action: 'conversion' }],
      says: {
        en: 'First convert: the gravity of the illegal mining stays with island 2 for good.',
        ru: 'Сначала преобразуйте: гравитация незаконной добычи останется на острове 2 навсегда.',
        uk: 'Спершу перетворіть: гравітація незаконного видобутку залишиться на острові 2 назавжди.',
      },
    },
    {
      at: 'move',
      tries: [{ kind: 'card', card: 4 }],
      says: {
        en: 'The last card turns islands, so that more circuits close at the next mining. Two cards face down may also stand for any card at all: that is *Castling*.',
        ru: 'Последняя карта вращает острова, чтобы при следующей добыче замкнулось больше контуров. А две карты рубашкой вверх заменяют любую карту: это «Рокировка».',
        uk: 'Остання карта обертає острови, щоб під час наступного видобутку замкнулося більше контурів. А дві карти сорочкою догори замінюють будь-яку карту: це «Рокірування».',
      },
    },
    {
      at: 'action',
      tries: [{ action: 'rotation' }],
      says: {
        en: 'Choose *Rotation of islands*. *Support* would share out your pieces anew among islands and airship.',
        ru: 'Выберите «Вращение островов». «Поддержка» заново распределила бы ваши фишки по островам и дирижаблю.',
        uk: 'Оберіть «Обертання островів». «Підтримка» заново розподілила б ваші фішки по островах і дирижаблю.',
      },
    },
    {
      at: 'rotate',
      says: {
        en: 'Drag an island or pick a handle: each says what the island would yield then. Look for a turn that yields **2 or more**, or stop if it is good as it is.',
        ru: 'Потяните остров или выберите метку: на ней написано, сколько остров тогда даст. Ищите поворот, который даёт **2 и больше**, или остановитесь, если и так хорошо.',
        uk: 'Потягніть острів або оберіть позначку: на ній написано, скільки острів тоді дасть. Шукайте поворот, що дає **2 і більше**, або зупиніться, якщо й так добре.',
      },
    },
    {
      at: 'attract-to',
      says: {
        en: 'Your island is the strongest, so it draws the least stable island to a free side. Each side that is taken brings you nearer to six. Choose a side whose source closes a circuit of yours.',
        ru: 'Ваш остров самый сильный и притягивает к свободной стороне самый неустойчивый. Каждая занятая сторона приближает к шести. Выберите сторону, где источник замкнёт ваш контур.',
        uk: 'Ваш острів найсильніший і притягує до вільної сторони найменш стійкий. Кожна зайнята сторона наближає до шести. Оберіть сторону, де джерело замкне ваш контур.',
      },
    },
    {
      at: 'attract-turned',
      says: {
        en: 'The island may be turned as you like. Afterwards 1 permanent gravity goes over to it: who draws much must mine much. Now you have seen a whole round. Play on as you like!',
        ru: 'Остров можно повернуть как угодно. Затем 1 постоянная гравитация переходит к нему: кто много притягивает, должен много добывать. Вы видели целый раунд. Играйте дальше как хотите!',
        uk: 'Острів можна повернути як завгодно. Потім 1 постійна гравітація переходить до нього: хто багато притягує, мусить багато видобувати. Ви бачили цілий раунд. Грайте далі як хочете!',
      },
    },
  ],
};

import type { FirstGame } from '@skerry/presentation';

/** Two states: each of the three ways to use a card, the board, the workers, and when to stop. */
export const firstGame: FirstGame = {
  players: 2,
  options: {},
  seed: 'first',
  others: [
    { faction: 2 },
    { kind: 'card', card: 12 },
    { kind: 'card', card: 53 },
    { kind: 'card', card: 16 },
    { kind: 'card', card: 57 },
    { kind: 'incorporate', card: 5 },
    { kind: 'board', does: 'red' },
    { kind: 'raze', of: 0, at: 0 },
    { kind: 'close-borders' },
  ],
  lessons: [
    {
      at: 'faction',
      tries: [{ faction: 1 }],
      says: {
        en: 'You build a state out of cards. Once somebody has **25 points**, the round is the last, and each location scores 1 more. Every faction makes three workers, a card, a grey transport and one resource of its own. Take the Appalachian Federation: it has bricks.',
        ru: 'Вы строите штат из карт. Как только у кого-то **25 очков**, раунд последний, и каждая точка даст ещё по очку. Каждая фракция получает трёх рабочих, карту, серый жетон и свой ресурс. Возьмите Аппалачскую Федерацию: у неё кирпич.',
        uk: 'Ви будуєте штат із карт. Щойно в когось **25 балів**, раунд останній, і кожна локація дасть ще по балу. Кожна фракція отримує трьох робітників, карту, сірий жетон і свій ресурс. Візьміть Аппалачську Федерацію: у неї цегла.',
      },
    },
    {
      at: 'card-to-leave',
      tries: [{ card: 56 }],
      says: {
        en: 'Enlarge a card to read it. On top its **distance**, which is its price, and the spoils for who razes it; then its signs and what it does; at the foot its deal. Cards of distance 1 are easy to begin with; leave the far ones.',
        ru: 'Увеличьте карту, чтобы прочесть её. Сверху **дальность**, то есть цена, и трофеи для того, кто её разнесёт; затем её значки и эффект; внизу сделка. Начинать легче с карт с дальностью 1; оставьте далёкие.',
        uk: 'Збільште карту, щоб прочитати її. Угорі **відстань**, тобто ціна, і трофеї для того, хто її зруйнує; далі її значки й ефект; унизу угода. Починати легше з карт із відстанню 1; залиште далекі.',
      },
    },
    {
      at: 'pick',
      says: {
        en: 'Each round begins with the lookout: everybody takes two cards from open rows. Look for cards that **share a sign** with one you have: one of them can replace the other later, for a point.',
        ru: 'Каждый раунд начинается с разведки: все берут по две карты из открытого ряда. Ищите карты с **общим значком** с вашими: потом одна сможет заменить другую, и это очко.',
        uk: 'Кожен раунд починається з розвідки: усі беруть по дві карти з відкритого ряду. Шукайте карти зі **спільним значком** із вашими: згодом одна зможе замінити іншу, і це бал.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'incorporate', card: 14 }, { kind: 'incorporate' }],
      says: {
        en: 'One action a turn, until all have closed their borders. **Incorporate**: grey transport as much as the distance puts a card into your state, and it produces at once. Take *Brick Storage*: it brings three bricks.',
        ru: 'Одно действие за ход, пока все не закроют границы. **Присвоить**: за серые жетоны по её дальности карта входит в ваш штат и сразу производит. Возьмите «Склад кирпича»: он приносит три кирпича.',
        uk: 'Одна дія за хід, доки всі не закриють кордони. **Приєднати**: за сірі жетони за відстанню карта входить до вашого штату й одразу виробляє. Візьміть «Склад цегли»: він приносить три цеглини.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'build', card: 6 }, { kind: 'build' }],
      says: {
        en: '**Build**: for a brick a card from your hand replaces a location that shares a sign with it. The old one goes, and you gain **1 point**. It is the cheapest way to score, so bricks are worth a lot.',
        ru: '**Построить**: за кирпич карта из руки заменяет точку, с которой у неё есть общий значок. Старая уходит, а вы получаете **1 очко**. Это самый дешёвый способ набирать очки, поэтому кирпич ценен.',
        uk: '**Збудувати**: за цеглину карта з руки замінює локацію, з якою має спільний значок. Стара йде, а ви отримуєте **1 бал**. Це найдешевший спосіб набирати бали, тому цегла цінна.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'send-worker' }],
      says: {
        en: 'Your rival has an open production. **Send a worker** there and you get what it makes; its owner is paid with a worker. Each such place takes one visitor a round.',
        ru: 'У соперника есть общее производство. **Отправьте рабочего** туда и получите то, что оно даёт; владельцу достанется рабочий. Каждое такое место принимает одного гостя за раунд.',
        uk: 'Суперник має відкрите виробництво. **Надішліть робітника** туди й отримайте те, що воно дає; власникові дістанеться робітник. Кожне таке місце приймає одного гостя за раунд.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'board', does: 'grey' }, { kind: 'board' }],
      says: {
        en: 'Your **faction board** trades: two workers for any resource or a card, and once a round each a resource for transport of a colour. Now make grey transport. (A location that a rival razes lies as ruins; anything may be built on them.)',
        ru: '**Планшет фракции** меняет: двух рабочих на любой ресурс или карту и раз за раунд ресурс на транспорт каждого цвета. Сделайте серый. (Точка, которую разнёс соперник, становится развалинами; на них можно построить что угодно.)',
        uk: '**Планшет фракції** міняє: двох робітників на будь-який ресурс або карту й раз за раунд ресурс на транспорт кожного кольору. Зробіть сірий. (Локація, яку зруйнував суперник, стає руїнами; на них можна збудувати що завгодно.)',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'incorporate', card: 32 }],
      says: {
        en: 'Locations come in three rows: production above, features in the middle, actions below. *Archive* is an action: a worker for a point, up to twice a round. Incorporate it.',
        ru: 'Точки лежат в трёх рядах: сверху производство, в середине свойства, внизу действия. «Архив» — это действие: рабочий меняется на очко, до двух раз за раунд. Присвойте его.',
        uk: 'Локації лежать у трьох рядах: угорі виробництво, посередині властивості, унизу дії. «Архів» — це дія: робітник міняється на бал, до двох разів за раунд. Приєднайте його.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'use' }],
      says: {
        en: 'Now **use** it: pay the worker, take the point. The worker lies on the card until the end of the round to show that it was used.',
        ru: 'Теперь **используйте** его: заплатите рабочего, возьмите очко. Рабочий пролежит на карте до конца раунда: видно, что она использована.',
        uk: 'Тепер **використайте** його: заплатіть робітника, візьміть бал. Робітник пролежить на карті до кінця раунду: видно, що її використано.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'close-borders' }],
      says: {
        en: 'All goods but cards are **lost at the end of the round**, so spend what you can first. When nothing is left to do, close your borders: nobody can raze or visit you any more this round.',
        ru: 'Все запасы, кроме карт, **теряются в конце раунда**, так что сперва потратьте что можете. Когда делать нечего, закройте границы: до конца раунда вас нельзя ни разносить, ни посещать.',
        uk: 'Усі запаси, крім карт, **втрачаються наприкінці раунду**, тож спершу витратьте що можете. Коли робити нічого, закрийте кордони: до кінця раунду вас не можна ані руйнувати, ані відвідувати.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'take-transport', colour: 'blue' }, { kind: 'take-transport' }],
      says: {
        en: 'Two transport cards lie open each round, a red and a blue one. Two workers buy one; it comes into your hand and stays there until you play it, also over the end of the round. Take the **blue** one.',
        ru: 'Каждый раунд открыты две карты транспорта: красная и синяя. Двое рабочих покупают одну; она идёт в руку и остаётся там, пока вы её не сыграете, даже после конца раунда. Возьмите **синюю**.',
        uk: 'Щораунду відкриті дві карти транспорту: червона й синя. Двоє робітників купують одну; вона йде в руку й лишається там, доки ви її не зіграєте, навіть після кінця раунду. Візьміть **синю**.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'play-transport' }],
      says: {
        en: 'Play your transport card when you need it: it brings its tokens at once. Playing it is an action of its own.',
        ru: 'Сыграйте карту транспорта, когда она нужна: она сразу даёт свои жетоны. Сыграть её — отдельное действие.',
        uk: 'Зіграйте карту транспорту, коли вона потрібна: вона одразу дає свої жетони. Зіграти її — окрема дія.',
      },
    },
    {
      at: 'turn',
      tries: [{ kind: 'make-deal' }],
      says: {
        en: 'With **blue** transport a card becomes a deal: it goes under your board and brings its good now and in every production to come. A deal can never be razed.',
        ru: 'За **синий** транспорт карта становится сделкой: она ложится под планшет и приносит свой ништяк сейчас и в каждом производстве. Сделку нельзя разнести.',
        uk: 'За **синій** транспорт карта стає угодою: вона лягає під планшет і приносить свій товар зараз і в кожному виробництві. Угоду не можна зруйнувати.',
      },
    },
    {
      at: 'turn',
      says: {
        en: 'With **red** transport a card from your hand is razed for its spoils, at once and only once. A rival’s location can be razed too: 3 red for production, 4 for a feature, 5 for an action. That is all: now build your state!',
        ru: 'За **красный** транспорт карту из руки можно разнести ради трофеев, сразу и один раз. И точку соперника тоже: 3 красных за производство, 4 за свойство, 5 за действие. Это всё: стройте свой штат!',
        uk: 'За **червоний** транспорт карту з руки можна зруйнувати заради трофеїв, одразу й один раз. І локацію суперника теж: 3 червоних за виробництво, 4 за властивість, 5 за дію. Це все: будуйте свій штат!',
      },
    },
  ],
};

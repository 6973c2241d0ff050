import type { FirstGame } from '@skerry/presentation';
import { regionNames } from '../content/map.ts';

const region = (name: (typeof regionNames)[number]): number => regionNames.indexOf(name);

/** Marhaven, The Grotto and Ratnest lie close together with this seed. */
const MARHAVEN = region('P2');
const GROTTO = region('A3');
const RATNEST = region('C1');
const TANDRAKE = region('P3');

/** Two on the base map: goods, an event, pirates, a rest, an attack and a building. */
export const firstGame: FirstGame = {
  players: 2,
  options: {},
  seed: 'first',
  others: [{ kind: 'port', region: TANDRAKE }],
  lessons: [
    {
      at: 'home-port',
      tries: [{ kind: 'port', region: MARHAVEN }],
      says: {
        en: 'You are the blue circle. Whoever has the most **renown** at the end wins: from coins, buildings and fame. First choose a home port: it is yours, and your crew may rest there for nothing. *Marhaven* also gives a pirate with every visit.',
        ru: 'Вы — синий круг. Побеждает тот, у кого в конце больше **славы**: за монеты, здания и подвиги. Сначала выберите домашний порт: он ваш, и команда отдыхает там без пошлины. «Мархэвен» к тому же даёт пирата при каждом посещении.',
        uk: 'Ви — синє коло. Перемагає той, у кого наприкінці більше **слави**: за монети, споруди й подвиги. Спершу оберіть домашній порт: він ваш, і команда відпочиває там без мита. «Мархевен» ще й дає пірата за кожні відвідини.',
      },
    },
    {
      at: 'sail',
      tries: [{ kind: 'sail', to: GROTTO }],
      says: {
        en: 'Every turn begins with a **move** of at least one region. The number on a lit region says how far it is; your speed is 2, and a fish buys one more. Point at a town or keep a finger on it to read what it asks and gives. Sail to *The Grotto*.',
        ru: 'Каждый ход начинается с **движения** хотя бы на один регион. Число в подсвеченном регионе — расстояние; ваша скорость 2, рыба даёт ещё один регион. Наведите на город или задержите на нём палец, чтобы узнать, что он просит и даёт. Плывите в «Зэ Гротто».',
        uk: 'Кожен хід починається з **руху** бодай на один регіон. Число в підсвіченому регіоні — відстань; ваша швидкість 2, риба дає ще один регіон. Наведіть на місто або затримайте на ньому палець, щоб дізнатися, що воно просить і дає. Пливіть до «Зе Гротто».',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'visit' }],
      says: {
        en: 'Now **one action**. A *visit* does what the sign says. The fee stands beside the banner: here a coin, which goes onto the treasure map because nobody owns the town. You get 4 fish, and 1 more for the worker on your deck.',
        ru: 'Теперь **одно действие**. *Посещение* делает то, что на табличке. Пошлина — рядом с баннером: здесь монета, она ложится на карту сокровищ, ведь город ничей. Вы получите 4 рыбы и ещё 1 за работника на палубе.',
        uk: 'Тепер **одна дія**. *Відвідини* роблять те, що на табличці. Мито — поруч із прапором: тут монета, вона лягає на карту скарбів, бо місто нічиє. Ви отримаєте 4 риби й ще 1 за працівника на палубі.',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'event' }],
      says: {
        en: 'The flag shows an **event** here. Events are free actions: pay and tire what the card asks, and place cubes on the influence track. Cubes win the teal towns by diplomacy, without a fight.',
        ru: 'Флажок — это **событие**. События — свободные действия: заплатите, утомите, кого просит карта, и выставьте кубики на трек влияния. Кубиками берут сине-зелёные города дипломатией, без боя.',
        uk: 'Прапорець — це **подія**. Події — вільні дії: заплатіть, втомте, кого просить карта, і виставте кубики на трек впливу. Кубиками здобувають синьо-зелені міста дипломатією, без бою.',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'end-turn' }],
      says: {
        en: 'Who was tired lies below deck until the crew rests; only who is on deck counts. Nothing more to do here: **end the turn**.',
        ru: 'Кто устал, лежит под палубой, пока команда не отдохнёт; считаются только матросы на палубе. Больше здесь делать нечего: **завершите ход**.',
        uk: 'Хто втомився, лежить під палубою, доки команда не відпочине; рахуються лише матроси на палубі. Більше тут робити нічого: **завершіть хід**.',
      },
    },
    {
      at: 'sail',
      tries: [{ kind: 'sail', to: RATNEST }],
      says: {
        en: 'A ship may sail through regions where others lie; ending beside another ship tires one with administration. For war one needs raiders: *Ratnest* has **pirates**.',
        ru: 'Сквозь чужие корабли плыть можно; кто останавливается рядом, утомляет матроса с административным делом. Для войны нужны налётчики: в «Рэтнесте» есть **пираты**.',
        uk: 'Крізь чужі кораблі пливти можна; хто зупиняється поруч, втомлює матроса з адмініструванням. Для війни потрібні нападники: у «Ретнесті» є **пірати**.',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'visit' }],
      says: {
        en: 'Visit: two pirates for a coin. A pirate is one die in an attack: 3–4 brings 1 strength, 5–6 brings 2. Serpents are stronger. The legend behind *Signs* explains every picture.',
        ru: 'Посетите: два пирата за монету. Пират — это один куб в атаке: 3–4 дают 1 силу, 5–6 дают 2. Змеи сильнее. Список *Знаки* объясняет каждый рисунок.',
        uk: 'Відвідайте: два пірати за монету. Пірат — це одна кістка в атаці: 3–4 дають 1 силу, 5–6 дають 2. Змії сильніші. Перелік *Знаки* пояснює кожен малюнок.',
      },
    },
    {
      at: 'sail',
      tries: [{ kind: 'sail', to: MARHAVEN }],
      says: {
        en: 'Your crew is tired. Sail home to *Marhaven*: in your own towns you pay no fee, and a port lets the crew **rest**.',
        ru: 'Команда устала. Плывите домой, в «Мархэвен»: в своих городах пошлины нет, а в порту команда **отдыхает**.',
        uk: 'Команда втомилася. Пливіть додому, до «Мархевена»: у своїх містах мита немає, а в порту команда **відпочиває**.',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'visit' }],
      says: {
        en: 'A visit brings everybody back on deck and gives a third pirate. Wounded crew would be healed first, and come up with the next rest.',
        ru: 'Посещение вернёт всех на палубу и даст третьего пирата. Раненые сначала вылечиваются, а поднимаются при следующем отдыхе.',
        uk: 'Відвідини повернуть усіх на палубу й дадуть третього пірата. Поранені спершу лікуються, а піднімаються з наступним відпочинком.',
      },
    },
    {
      at: 'sail',
      tries: [{ kind: 'sail', to: GROTTO }],
      says: {
        en: 'A red shield is won **by force**, its number is the strength you need. No town is weaker than *The Grotto*. Who takes a town gets as many coins from the bank.',
        ru: 'Красный щит берут **атакой**, число на нём — нужная сила. Слабее, чем «Зэ Гротто», городов нет. Захвативший получает столько же монет из банка.',
        uk: 'Червоний щит беруть **атакою**, число на ньому — потрібна сила. Слабших за «Зе Гротто» міст немає. Хто візьме місто, отримає стільки ж монет із банку.',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'attack' }],
      says: {
        en: 'The sword above the town is the **attack**. The button says your best odds; they are exact.',
        ru: 'Меч над городом — это **атака**. На кнопке ваш лучший шанс, он посчитан точно.',
        uk: 'Меч над містом — це **атака**. На кнопці ваш найкращий шанс, його пораховано точно.',
      },
    },
    {
      at: 'force',
      tries: [{ kind: 'force', pirates: 3 }, { kind: 'force' }],
      says: {
        en: 'Each force with its odds: above unhurt, below if your crew may be **wounded** for 1 strength each. A wood would reroll a die. Who wins loses the cards that fought; who retreats loses one. Send all three.',
        ru: 'Каждый отряд со своим шансом: сверху без ран, снизу — если можно **ранить** команду, по 1 силе за матроса. Дерево перебрасывает куб. Победив, сбрасывают все карты отряда, отступив — одну. Пошлите всех троих.',
        uk: 'Кожен загін зі своїм шансом: угорі без ран, унизу — якщо можна **поранити** команду, по 1 силі за матроса. Деревина перекидає кістку. Перемігши, скидають усі карти загону, відступивши — одну. Пошліть усіх трьох.',
      },
    },
    {
      at: 'act',
      tries: [{ kind: 'buy' }],
      says: {
        en: 'You can afford a **building**. It costs coins, is worth as much renown at the end, and has an ability. The two lowest cards of the row need no book, the others ask that you own some. Buying is a free action.',
        ru: 'Вам хватает на **здание**. Оно стоит монет, в конце приносит столько же славы и имеет свойство. Две нижние карты ряда не требуют книг, для других их надо иметь. Покупка — свободное действие.',
        uk: 'Вам вистачає на **споруду**. Вона коштує монет, наприкінці дає стільки ж слави й має властивість. Дві нижні карти ряду не вимагають книг, для інших їх треба мати. Купівля — вільна дія.',
      },
    },
    {
      at: 'sail',
      says: {
        en: 'That is all. When somebody has 8 buildings (7 with four players), or the last renown token is taken, one more round is played. Play on as you like; the log names the rule of each event.',
        ru: 'Это всё. Когда у кого-то 8 зданий (вчетвером 7) или взят последний жетон славы, играется ещё один раунд. Играйте дальше как хотите; журнал называет правило каждого события.',
        uk: 'Це все. Коли в когось 8 споруд (учотирьох 7) або взято останній жетон слави, грають ще один раунд. Грайте далі як хочете; журнал називає правило кожної події.',
      },
    },
  ],
};

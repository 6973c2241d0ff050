import type { FirstGame } from '@skerry/presentation';

/** Two on a small planet: every kind of move comes up, an opponent is thrown out, and a token gives a second action. */
export const firstGame: FirstGame = {
  players: 2,
  options: {},
  seed: 'first',
  others: [
    { kind: 'card', card: 'universal' },
    { kind: 'fall' },
    { kind: 'card', card: 'high-jump' },
    { kind: 'high-jump', side: 'right' },
    { kind: 'card', card: 'long-jump' },
    { kind: 'long-jump', side: 'left' },
    { kind: 'card', card: 'long-jump' },
    { kind: 'long-jump', side: 'left' },
    { kind: 'card', card: 'turn' },
    { kind: 'turn', quarters: 2 },
    { kind: 'end-turn' },
  ],
  lessons: [
    {
      at: 'card',
      tries: [{ kind: 'card', card: 'turn' }],
      says: {
        en: 'You are the blue pawn with the circle. **Down is where your feet point**, and with no platform under them you fall. Every star on the way is yours: 1 point, and 1 more for each pair of a colour. Begin with the card *Turn*.',
        ru: 'Ваша фишка синяя, с кругом. **Низ там, куда смотрят ноги**: если под ними нет платформы, вы падаете. Каждая звезда на пути ваша: 1 очко и ещё 1 за каждую пару одного цвета. Начните с карты «Поворот».',
        uk: 'Ваша фішка синя, з колом. **Низ там, куди дивляться ноги**: якщо під ними немає платформи, ви падаєте. Кожна зірка на шляху ваша: 1 очко і ще 1 за кожну пару одного кольору. Почніть із карти «Поворот».',
      },
    },
    {
      at: 'way',
      tries: [{ kind: 'turn', quarters: 1 }],
      says: {
        en: 'Each handle on the board is a way. Point at one or touch it first: the dotted trail shows where you would end up and what you would take. Turn **clockwise**: your feet leave the wall, and you fall past two stars.',
        ru: 'Каждая метка на поле — это путь. Сначала наведите на неё или коснитесь: пунктир покажет, где вы окажетесь и что возьмёте. Повернитесь **по часовой стрелке**: ноги оторвутся от стены, и вы пролетите мимо двух звёзд.',
        uk: 'Кожна позначка на полі — це шлях. Спершу наведіть на неї або торкніться: пунктир покаже, де ви опинитеся й що візьмете. Поверніться **за годинниковою стрілкою**: ноги відірвуться від стіни, і ви пролетите повз дві зірки.',
      },
    },
    {
      at: 'card',
      tries: [{ kind: 'card', card: 'long-jump' }],
      says: {
        en: 'A played card lies before you until you take all cards back, so the choice shrinks. *Long Jump* goes two spaces to a side, if no platform is in between. Left and right are your pawn’s own.',
        ru: 'Сыгранная карта лежит перед вами, пока вы не заберёте все карты, так что выбор сужается. «Длинный прыжок» — это два шага вбок, если между ними нет платформ. Лево и право считаются от вашей фишки.',
        uk: 'Зіграна карта лежить перед вами, доки ви не заберете всі карти, тож вибір звужується. «Довгий стрибок» — це два кроки вбік, якщо між ними немає платформ. Ліво й право рахуються від вашої фішки.',
      },
    },
    {
      at: 'way',
      tries: [{ kind: 'long-jump' }],
      says: {
        en: 'A simple move, one step to a side, is always offered too: then the card lies face down, whatever it is. Here the jump is better. See the two blue stars on its trail? They make a pair.',
        ru: 'Простой ход, один шаг вбок, тоже предлагается: тогда карта, какой бы она ни была, кладётся рубашкой вверх. Здесь прыжок лучше. Видите две синие звезды на его пути? Это пара.',
        uk: 'Простий хід, один крок убік, теж пропонується: тоді карта, хоч яка вона, кладеться сорочкою догори. Тут стрибок кращий. Бачите дві сині зірки на його шляху? Це пара.',
      },
    },
    {
      at: 'card',
      tries: [{ kind: 'card', card: 'fall' }],
      says: {
        en: '*Fall* is the only card that breaks through a platform: the one under your feet, down to the next. And the planet is round: what leaves the board on one side comes back on the other.',
        ru: '«Падение» — единственная карта, которая проходит сквозь платформу: ту, что под ногами, и вниз до следующей. А планета круглая: кто вышел за край поля, появляется с другой стороны.',
        uk: '«Падіння» — єдина карта, що проходить крізь платформу: ту, що під ногами, і вниз до наступної. А планета кругла: хто вийшов за край поля, з’являється з іншого боку.',
      },
    },
    {
      at: 'way',
      tries: [{ kind: 'fall' }],
      says: {
        en: 'The trail leads through the floor: an orange and a green star lie on it. Your green one from before makes a pair with it.',
        ru: 'Путь ведёт сквозь пол: на нём лежат оранжевая и зелёная звёзды. С прежней зелёной получится пара.',
        uk: 'Шлях веде крізь підлогу: на ньому лежать помаранчева й зелена зірки. З попередньою зеленою вийде пара.',
      },
    },
    {
      at: 'card',
      tries: [{ kind: 'card', card: 'universal' }],
      says: {
        en: 'The *universal* card is any one of the four others. Look at your rival now: who enters an opponent’s space throws that pawn off the planet and steals a star or a token.',
        ru: '*Универсальная* карта заменяет любую из четырёх других. Взгляните на соперника: кто входит в его клетку, выбивает фишку с планеты и крадёт звезду или жетон.',
        uk: '*Універсальна* карта замінює будь-яку з чотирьох інших. Погляньте на суперника: хто входить у його клітинку, викидає фішку з планети й краде зірку або жетон.',
      },
    },
    {
      at: 'way',
      tries: [{ kind: 'simple', side: 'right' }],
      says: {
        en: 'Sometimes one step is the best: on the right stands your rival. Other pawns never block, so the *simple move* leads right there, and the universal card goes face down for it.',
        ru: 'Иногда лучше всего один шаг: справа стоит соперник. Чужие фишки не преграждают путь, так что простой ход ведёт прямо к нему; универсальная карта за это ложится рубашкой вверх.',
        uk: 'Часом найкраще зробити один крок: праворуч стоїть суперник. Чужі фішки не перегороджують шлях, тож простий хід веде просто до нього; універсальна карта за це лягає сорочкою догори.',
      },
    },
    {
      at: 'loot',
      tries: [{ kind: 'star', colour: 4 }, { kind: 'star' }],
      says: {
        en: 'Thrown out! Take what serves you best: a star of a colour of which you have one makes a pair, and that is worth 2. Your victim comes in again at the open door and has all cards back.',
        ru: 'Выбит! Возьмите то, что полезнее: звезда цвета, который у вас уже есть один раз, составит пару и даст 2 очка. Жертва вернётся через открытую дверь и возьмёт все карты в руку.',
        uk: 'Вибито! Візьміть те, що корисніше: зірка кольору, який у вас уже є один раз, складе пару й дасть 2 очки. Жертва повернеться через відчинені двері й візьме всі карти в руку.',
      },
    },
    {
      at: 'card',
      tries: [{ kind: 'card', card: 'high-jump' }],
      says: {
        en: '*High Jump* goes one up and one to a side, and then you fall if nothing holds you. When your hand is empty, all cards come back by themselves; taking them back earlier costs the action.',
        ru: '«Высокий прыжок» — это шаг вверх и шаг вбок, а потом падение, если под ногами пусто. Когда рука пуста, все карты возвращаются сами; забрать их раньше стоит действия.',
        uk: '«Високий стрибок» — це крок угору та крок убік, а потім падіння, якщо під ногами порожньо. Коли рука порожня, усі карти повертаються самі; забрати їх раніше коштує дії.',
      },
    },
    {
      at: 'way',
      tries: [{ kind: 'simple', side: 'right' }],
      says: {
        en: 'The jump is barred by platforms here, so this card too serves for a step. Your hand is empty then, and an empty hand takes **all cards back** at once and for free.',
        ru: 'Прыжку здесь мешают платформы, поэтому и эта карта послужит для шага. Рука опустеет, а пустая рука сразу и бесплатно забирает **все карты**.',
        uk: 'Стрибку тут заважають платформи, тож і ця карта послужить для кроку. Рука спорожніє, а порожня рука одразу й безкоштовно забирає **всі карти**.',
      },
    },
    {
      at: 'card',
      tries: [{ kind: 'card', card: 'universal' }],
      says: {
        en: 'All five cards again. Where a ring with a spiral lies open, without a star, something else is to be had: look for one beside you.',
        ru: 'Снова все пять карт. Где открыто кольцо со спиралью, без звезды, можно получить кое-что другое: поищите такое рядом с собой.',
        uk: 'Знову всі п’ять карт. Де відкрите кільце зі спіраллю, без зірки, можна отримати дещо інше: пошукайте таке поруч із собою.',
      },
    },
    {
      at: 'way',
      tries: [{ kind: 'simple', side: 'right' }],
      says: {
        en: 'There it is, one step to your right. Entering it gives an **Anomaly token**, and it will give another to whoever comes next.',
        ru: 'Вот оно, в одном шаге справа. Кто войдёт туда, получит **жетон аномалии**, и следующий получит тоже.',
        uk: 'Ось воно, за один крок праворуч. Хто зайде туди, отримає **жетон аномалії**, і наступний отримає теж.',
      },
    },
    {
      at: 'token',
      tries: [{ kind: 'spend-token' }],
      says: {
        en: 'A bare symbol of the ring gives an Anomaly token, every time anew. A token is 1 point at the end, or a **second action now**. A second action mostly brings more than a point.',
        ru: 'Открытый символ аномалии каждый раз даёт жетон аномалии. Жетон — это 1 очко в конце или **второе действие сейчас**. Второе действие обычно приносит больше очка.',
        uk: 'Відкритий символ аномалії щоразу дає жетон аномалії. Жетон — це 1 очко наприкінці або **друга дія зараз**. Друга дія зазвичай приносить більше очка.',
      },
    },
    {
      at: 'card',
      says: {
        en: 'That is all. The game ends after the round in which only 4 stars are left on the planet, and the most points win. Play on as you like; the log names the rule of each event.',
        ru: 'Это всё. Игра заканчивается после круга, в котором на планете осталось не больше 4 звёзд; побеждает тот, у кого больше очков. Играйте дальше как хотите; журнал называет правило каждого события.',
        uk: 'Це все. Гра закінчується після кола, у якому на планеті лишилося не більше 4 зірок; перемагає той, у кого більше очок. Грайте далі як хочете; журнал називає правило кожної події.',
      },
    },
  ],
};

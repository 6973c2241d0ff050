import type { Language } from '@skerry/presentation';

/** What the terminal says around a game, in one language. */
export interface TerminalWords {
  player(n: number): string;
  bot(n: number): string;
  begins(title: string, seed: string): string;
  goesOn(title: string, answers: number): string;
  keys: string;
  asked(name: string): string;
  notAnAnswer(answers: number): string;
  undone: string;
  /** Why an undo was refused, by the code of the refusal. */
  refused: Readonly<Record<'nothing-to-undo' | 'undo-chance' | 'undo-reveal' | 'undo-others', string>>;
  saved(file: string): string;
  notSaved(file: string, why: string): string;
  notWrittenOver(file: string): string;
  nothingBlocked: string;
  blocked: string;
  chapters: string;
  noDigest: string;
  noRule(words: string): string;
  moreRules(n: number): string;
  inputEnded: string;
  replayed(title: string, players: number, answers: number, seed: string): string;
  moment(n: number, of: number): string;
  verified(check: string): string;
}

export const terminalWords: Readonly<Record<Language, TerminalWords>> = {
  en: {
    player: (n) => `Player ${n}`,
    bot: (n) => `Bot ${n}`,
    begins: (title, seed) => `${title}. Seed: ${seed}`,
    goesOn: (title, answers) => `${title}. Answers so far: ${answers}`,
    keys: 'number – answer · u – undo · s [file] – save · ? [words or number] – rules · b – what is not allowed, and why · q – quit',
    asked: (name) => `${name} is asked.`,
    notAnAnswer: (answers) => `Type a number from 1 to ${answers}, or u, s, ?, b, q.`,
    undone: 'Taken back.',
    refused: {
      'nothing-to-undo': 'You have not answered anything yet.',
      'undo-chance': 'Chance has been used since: that cannot be taken back.',
      'undo-reveal': 'Something hidden has been shown since: that cannot be taken back.',
      'undo-others': 'Another player has gone on from there: that cannot be taken back.',
    },
    saved: (file) => `Saved to ${file}`,
    notSaved: (file, why) => `Could not save to ${file}: ${why}`,
    notWrittenOver: (file) => `${file} exists already, and is not written over. Another name: s FILE`,
    nothingBlocked: 'Nothing that one would expect is forbidden here.',
    blocked: 'Not allowed here:',
    chapters: 'Type ? and a word, a rule or a chapter, such as:',
    noDigest: 'This game has no rules digest.',
    noRule: (words) => `No rule speaks of "${words}".`,
    moreRules: (n) => `… and ${n} more.`,
    inputEnded: 'The input has ended before the game.',
    replayed: (title, players, answers, seed) => `${title}, players: ${players}, answers: ${answers}, seed: ${seed}`,
    moment: (n, of) => `Moment ${n} of ${of}`,
    verified: (check) => `The save leads to the position that it was made from (check ${check}).`,
  },
  ru: {
    player: (n) => `Игрок ${n}`,
    bot: (n) => `Бот ${n}`,
    begins: (title, seed) => `${title}. Зерно: ${seed}`,
    goesOn: (title, answers) => `${title}. Ответов сделано: ${answers}`,
    keys: 'число – ответ · u – отменить · s [файл] – сохранить · ? [слова или номер] – правила · b – что нельзя и почему · q – выйти',
    asked: (name) => `Отвечает ${name}.`,
    notAnAnswer: (answers) => `Введите число от 1 до ${answers} или u, s, ?, b, q.`,
    undone: 'Отменено.',
    refused: {
      'nothing-to-undo': 'Вы ещё ничего не ответили.',
      'undo-chance': 'С тех пор решал случай: отменить уже нельзя.',
      'undo-reveal': 'С тех пор открылось скрытое: отменить уже нельзя.',
      'undo-others': 'Другой игрок уже продолжил отсюда: отменить нельзя.',
    },
    saved: (file) => `Сохранено в ${file}`,
    notSaved: (file, why) => `Не удалось сохранить в ${file}: ${why}`,
    notWrittenOver: (file) => `${file} уже есть, и поверх него не пишется. Другое имя: s ФАЙЛ`,
    nothingBlocked: 'Здесь не запрещено ничего из того, что можно было бы ожидать.',
    blocked: 'Здесь нельзя:',
    chapters: 'Введите ? и слово, правило или главу, например:',
    noDigest: 'У этой игры нет свода правил.',
    noRule: (words) => `Ни одно правило не говорит о «${words}».`,
    moreRules: (n) => `… и ещё ${n}.`,
    inputEnded: 'Ввод закончился раньше игры.',
    replayed: (title, players, answers, seed) => `${title}, игроков: ${players}, ответов: ${answers}, зерно: ${seed}`,
    moment: (n, of) => `Момент ${n} из ${of}`,
    verified: (check) => `Сохранение ведёт к той позиции, из которой оно сделано (проверка ${check}).`,
  },
  uk: {
    player: (n) => `Гравець ${n}`,
    bot: (n) => `Бот ${n}`,
    begins: (title, seed) => `${title}. Зерно: ${seed}`,
    goesOn: (title, answers) => `${title}. Відповідей зроблено: ${answers}`,
    keys: 'число – відповідь · u – скасувати · s [файл] – зберегти · ? [слова або номер] – правила · b – що не можна й чому · q – вийти',
    asked: (name) => `Відповідає ${name}.`,
    notAnAnswer: (answers) => `Введіть число від 1 до ${answers} або u, s, ?, b, q.`,
    undone: 'Скасовано.',
    refused: {
      'nothing-to-undo': 'Ви ще нічого не відповіли.',
      'undo-chance': 'Відтоді вирішував випадок: скасувати вже не можна.',
      'undo-reveal': 'Відтоді відкрилося приховане: скасувати вже не можна.',
      'undo-others': 'Інший гравець уже продовжив звідси: скасувати не можна.',
    },
    saved: (file) => `Збережено в ${file}`,
    notSaved: (file, why) => `Не вдалося зберегти в ${file}: ${why}`,
    notWrittenOver: (file) => `${file} уже є, і поверх нього не пишеться. Інше ім’я: s ФАЙЛ`,
    nothingBlocked: 'Тут не заборонено нічого з того, чого можна було б очікувати.',
    blocked: 'Тут не можна:',
    chapters: 'Введіть ? і слово, правило або розділ, наприклад:',
    noDigest: 'Ця гра не має зводу правил.',
    noRule: (words) => `Жодне правило не говорить про «${words}».`,
    moreRules: (n) => `… і ще ${n}.`,
    inputEnded: 'Введення закінчилося раніше за гру.',
    replayed: (title, players, answers, seed) => `${title}, гравців: ${players}, відповідей: ${answers}, зерно: ${seed}`,
    moment: (n, of) => `Момент ${n} із ${of}`,
    verified: (check) => `Збереження веде до тієї позиції, з якої його зроблено (перевірка ${check}).`,
  },
};

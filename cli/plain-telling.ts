import type { Answer, LogEntry, Plain } from '@skerry/engine';
import type { Telling, Tellings } from '@skerry/presentation';

/** An answer or a log entry in words that need no catalogue: its kind and its facts. */
export function inPlainWords(facts: object): string {
  const { kind, what } = facts as { readonly kind?: unknown; readonly what?: unknown };
  const says = kind ?? what;
  return Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const words = typeof value === 'string' ? value : JSON.stringify(value);
      // A card that is a card is named once.
      return name === 'kind' || name === 'what' || name === says ? words : `${name} ${words}`;
    })
    .join(', ');
}

/** For a game that has no words of its own, so that it can be played in a terminal from its first day. */
function plainTelling(title: string): Telling<Plain> {
  return {
    title,
    blurb: '',
    option: (name) => ({ label: name, explanation: '' }),
    optionValue: (_name, value) => value,
    prompt: ({ name }) => `${name}?`,
    answer: (answer: Answer) => inPlainWords(answer),
    entry: (entry: LogEntry, names) => {
      const { seat, ...rest } = entry as LogEntry & { readonly seat?: number };
      return seat === undefined ? inPlainWords(rest) : `${names[seat]}: ${inPlainWords(rest)}`;
    },
    describe: (view) =>
      typeof view === 'object' && view !== null
        ? Object.entries(view)
            .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
            .join('\n')
        : String(view),
    outcome: ({ winners, scores, common }, names) => {
      const won = winners.map((seat) => names[seat]).join(', ') || 'nobody';
      return `${common === true ? (winners.length > 0 ? 'won' : 'lost') : won}: ${scores.join(', ')}`;
    },
    hint: () => undefined,
  };
}

export function plainTellings(title: string): Tellings<Plain> {
  const telling = plainTelling(title);
  return { en: telling, ru: telling, uk: telling };
}

import type { Language } from '@skerry/presentation';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { aspects } from '../../content/aspects.ts';
import { blightCards } from '../../content/blight-cards.ts';
import { elements as elementNames, noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { type BoardLabels, labels } from '../../words/board.ts';
import { type Names, namesIn } from '../../words/names-in.ts';
import { CardFace, powerInWords } from './card-face.tsx';
import { type CodexEntry, codexEntries, type CodexKind, codexKinds, entriesFor, isPower } from './codex-entries.ts';
import { ElementSign } from './elements.tsx';
import { EventFace } from '../invaders/event-card.tsx';
import { Chips, SearchField } from '../spirits/filters.tsx';

const TERRORS = [1, 2, 3];
/** So many are drawn at once; nobody reads more. */
const PAGE = 40;
const none = noElements();
const allElements = elementNames.map((_, element) => element);

/** Every card of the game, to be looked up by its text, its kind and its elements. */
export function Codex({ language }: { language: Language }): ReactNode {
  const said = labels[language];
  const names = namesIn(language);
  const [text, setText] = useState('');
  const [kinds, setKinds] = useState<ReadonlySet<CodexKind>>(new Set());
  const [elements, setElements] = useState<ReadonlySet<number>>(new Set());
  const [pages, setPages] = useState(1);
  const texts = useMemo(() => new Map(codexEntries.map((entry) => [entry, textOf(entry, said, names)])), [said, names]);
  const wanted = useDeferredValue(text);
  const found = useMemo(
    () =>
      entriesFor(
        { text: wanted, kinds, elements },
        (entry) => texts.get(entry)!,
        (entry) => nameOf(entry, names),
      ),
    [wanted, kinds, elements, texts, names],
  );
  const anew = <Value,>(set: (value: Value) => void): ((value: Value) => void) => {
    return (value) => {
      setPages(1);
      set(value);
    };
  };
  return (
    <div className="spirit-island si-codex">
      <div className="si-filters">
        <SearchField label={said.codex.search} text={text} change={anew(setText)} />
        <Chips label={said.codex.kinds} things={codexKinds} chosen={kinds} change={anew(setKinds)} say={(kind) => said.codex.kind[kind]} />
        <Chips
          label={said.codex.elements}
          things={allElements}
          chosen={elements}
          change={anew(setElements)}
          say={names.element}
          draw={(element) => <ElementSign element={element} size={20} />}
        />
      </div>
      <p className="si-quiet" role="status">
        {said.codex.found(found.length)}
      </p>
      <ul className="si-codex-cards">
        {found.slice(0, pages * PAGE).map((entry) => (
          <li key={`${entry.kind} ${entry.card}`} className="si-card si-large-card">
            <Face entry={entry} said={said} names={names} />
          </li>
        ))}
      </ul>
      {found.length > pages * PAGE && (
        <button type="button" className="button" onClick={() => setPages(pages + 1)}>
          {said.codex.more}
        </button>
      )}
    </div>
  );
}

function nameOf({ kind, card }: CodexEntry, names: Names): string {
  if (kind === 'fear') return names.fearCard(card);
  if (kind === 'event') return names.eventCard(card);
  if (kind === 'aspect') return names.aspect(card);
  return kind === 'blight' ? names.blightCard(card) : names.power(card);
}

/** What stands on a card, to be searched. */
function textOf(entry: CodexEntry, said: BoardLabels, names: Names): string {
  const { kind, card } = entry;
  if (kind === 'fear') return [names.fearCard(card), ...TERRORS.flatMap((terror) => names.fearText(card, terror))].join(' ');
  if (kind === 'event')
    return [names.eventCard(card), ...names.eventLines(card).flatMap(({ when, title, text }) => [title, when, text])].join(' ');
  if (kind === 'aspect') return [names.aspect(card), names.spirit(spiritOfAspect(card)), ...names.aspectText(card)].join(' ');
  if (kind === 'blight') return [names.blightCard(card), sideOf(card, said), names.blightHolds(card), ...names.blightText(card)].join(' ');
  return [powerInWords(card, { said, names }), ownerOf(card, names)].join(' ');
}

const spiritOfAspect = (aspect: number): number => spirits.findIndex(({ name }) => name === aspects[aspect]!.spirit);

/** What stands above the text of a blight card. */
const sideOf = (card: number, said: BoardLabels): string =>
  blightCards[card]!.side === 'blighted' ? said.codex.kind.blight : said.stillHealthy;

function ownerOf(power: number, names: Names): string {
  const kind = spirits.findIndex(({ name }) => name === powers[power]!.spirit);
  return kind < 0 ? '' : names.spirit(kind);
}

function Face({ entry, said, names }: { entry: CodexEntry; said: BoardLabels; names: Names }): ReactNode {
  const { kind, card } = entry;
  if (kind === 'aspect') {
    return (
      <>
        <header>
          <strong>{names.aspect(card)}</strong>
        </header>
        <div className="si-card-text">
          {names.aspectText(card).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className="si-quiet">{names.spirit(spiritOfAspect(card))}</p>
      </>
    );
  }
  if (isPower(entry)) {
    return (
      <>
        <CardFace id={card} have={none} said={said} names={names} large />
        <p className="si-quiet">{kind === 'spirit' ? ownerOf(card, names) : said.codex.kind[kind]}</p>
      </>
    );
  }
  if (kind === 'event') {
    return (
      <>
        <EventFace card={card} said={said} names={names} />
        <p className="si-quiet">{said.codex.kind.event}</p>
      </>
    );
  }
  return (
    <>
      <header>
        <strong>{kind === 'fear' ? names.fearCard(card) : names.blightCard(card)}</strong>
      </header>
      <div className="si-card-text">
        {kind === 'fear' ? (
          <ol type="I">
            {TERRORS.map((terror) => (
              <li key={terror}>{names.fearText(card, terror).join(' ')}</li>
            ))}
          </ol>
        ) : (
          [names.blightHolds(card), ...names.blightText(card)].map((line, i) => <p key={i}>{line}</p>)
        )}
      </div>
      <p className="si-quiet">{kind === 'blight' ? sideOf(card, said) : said.codex.kind[kind]}</p>
    </>
  );
}

import type { GameBoard, Guide, Language } from '@skerry/presentation';
import { cutAtWanted, readDigest, search, wantedIn } from '@skerry/presentation/digest';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { NotHereYet, useLoaded } from '../loaded.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { InlineText } from './inline-text.tsx';

interface Reading {
  readonly rules: GameBoard['rules'];
  /** The rule to open it at. */
  readonly at: string | null;
  readonly show: (rule: string) => void;
  /** What the sections' headings are below. */
  readonly heading: 'h2' | 'h3';
  /** Small pictures, by the rule that they show. */
  readonly pictures?: Guide['pictures'];
}

const noPictures: Guide['pictures'] = {};

/** The rules digest with search. */
export function RulesReader({ rules, at, show, heading: Heading, pictures = noPictures }: Reading): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { here: markdown, failed } = useLoaded(rules[language]);
  const digest = useMemo(() => (markdown === null ? null : readDigest(markdown, language)), [markdown, language]);
  // A search holds until another rule is opened.
  const [searched, setSearched] = useState({ text: '', at });
  const wanted = searched.at === at ? searched.text : '';
  const text = useRef<HTMLDivElement>(null);
  const sought = useMemo(() => wantedIn(wanted, language), [wanted, language]);
  const found = useMemo(() => (digest === null ? [] : search(digest, sought)), [digest, sought]);
  const mark = useCallback(
    (plain: string): ReactNode =>
      sought.length === 0 ? plain : cutAtWanted(plain, sought).map((piece, i) => (i % 2 === 0 ? piece : <mark key={i}>{piece}</mark>)),
    [sought],
  );
  useEffect(() => {
    // The best match stands first, so that is where one reads on.
    if (sought.length > 0) text.current?.scrollTo(0, 0);
  }, [sought]);
  useEffect(() => {
    if (at === null || digest === null) return;
    // After the whole text is there again.
    const frame = requestAnimationFrame(() => {
      const rule = text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at, digest]);
  if (digest === null) return <NotHereYet failed={failed} />;
  const count = found.reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <div className="rules">
      <div className="rules-search">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          onChange={(event) => setSearched({ text: event.target.value, at })}
          aria-label={words.rules.search}
          placeholder={words.rules.search}
        />
        <span role="status" className="rules-count">
          {sought.length === 0 ? '' : count === 0 ? words.rules.nothing(wanted.trim()) : words.rules.found(count)}
        </span>
      </div>
      <div className="rules-text" ref={text} tabIndex={0} role="region" aria-label={digest.title}>
        {sought.length === 0 && (
          <>
            {digest.intro.map((line, i) => (
              <p key={i} className="rules-intro">
                <InlineText text={line} show={show} />
              </p>
            ))}
            <nav aria-label={words.rules.contents} className="rules-contents">
              {digest.sections.map(({ id, heading }) => (
                <button key={id} type="button" onClick={() => text.current?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView()}>
                  <span>{id}</span> {heading}
                </button>
              ))}
            </nav>
          </>
        )}
        {found.map((section) => (
          <section key={section.id}>
            <Heading id={section.id}>
              <span>{mark(section.id)}</span> <b>{mark(section.heading)}</b>
            </Heading>
            {section.parts.map((part, i) => (
              <div
                key={part.rule ?? i}
                id={part.rule ?? undefined}
                className="rule"
                data-at={part.rule !== null && part.rule === at}
                tabIndex={-1}
              >
                {part.rule !== null && <span className="rule-number">{mark(part.rule)}</span>}
                <div>
                  {part.text !== '' && (
                    <p>
                      <InlineText text={part.text} show={show} mark={mark} />
                    </p>
                  )}
                  {part.items.length > 0 && (
                    <ul>
                      {part.items.map((item, n) => (
                        <li key={n}>
                          <InlineText text={item} show={show} mark={mark} />
                        </li>
                      ))}
                    </ul>
                  )}
                  <RulePicture Picture={part.rule === null ? undefined : pictures[part.rule]} language={language} />
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function RulePicture({ Picture, language }: { Picture: Guide['pictures'][string] | undefined; language: Language }): ReactNode {
  if (Picture === undefined) return null;
  return (
    <div className="rule-picture">
      <Picture language={language} />
    </div>
  );
}

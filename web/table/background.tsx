import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useTable } from './use-table.ts';

/** At the beginning of the log: where the game comes from, if not from its own beginning. */
export function BackgroundLine(): ReactNode {
  const words = useWords().table.background;
  const background = useTable((state) => state.about?.background);
  if (background === undefined) return null;
  const { fromSave, dealtAnew, carriedOver, stands } = background;
  const sentences = [
    ...(fromSave ? [words.fromSave] : []),
    ...(dealtAnew ? [words.dealtAnew] : []),
    ...(carriedOver === null || stands ? [] : [words.carriedOver(carriedOver.from, carriedOver.lost)]),
  ];
  return sentences.length === 0 ? null : <li className="taken-back">{sentences.join(' ')}</li>;
}

/** A table that stands still since the rules changed, and the way on from there for who sits at it. */
export function StandsNotice(): ReactNode {
  const words = useWords().table.background;
  const client = useTable((state) => state.client);
  const background = useTable((state) => state.about?.background);
  const sits = useTable((state) => state.about?.sitters.some((sitter) => sitter.sits === 'me') === true);
  if (background?.stands !== true || background.carriedOver === null) return null;
  return (
    <p className="notice">
      <span>{words.stands(background.carriedOver.lost)}</span>
      {sits && (
        <button type="button" className="button primary small" onClick={() => client.goOnFromHere()}>
          {words.goOnFromHere}
        </button>
      )}
    </p>
  );
}

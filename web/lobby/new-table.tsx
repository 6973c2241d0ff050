import { configure, type AnyGame } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Dialog } from '../dialog.tsx';
import { useGame, useHouse } from '../house.ts';
import { NotHereYet, useLoaded } from '../loaded.tsx';
import { NotFound } from '../not-found.tsx';
import { Choice } from '../settings/settings-form.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTellingOf } from '../use-telling.ts';
import { sentenceOf, useWords } from '../words/words.ts';
import { NameForm } from './name-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { PageHead } from './page-head.tsx';
import { SeatWishes } from './seat-wishes.tsx';
import { beginAsWished, hasOpenSeat, placeOf, type TableWishes, usualWishes } from './table-wishes.ts';
import { useServer } from './use-server.ts';
import { WhereToPlay } from './where-to-play.tsx';

export function NewTable({ id }: { id: string }): ReactNode {
  const game = useGame(id);
  return game === undefined ? <NotFound /> : <NewTableOf game={game} />;
}

/** Which options there are, the rules know. */
function NewTableOf({ game }: { game: ShelvedGame }): ReactNode {
  const words = useWords();
  const { here: rules, failed } = useLoaded(game.rules);
  const { title } = game.titles[useSettings((settings) => settings.language)];
  useEffect(() => {
    document.title = `${words.newTable.title(title)} – Skerry`;
  }, [words, title]);
  return (
    <div className="page">
      <PageHead />
      <main className="new-table">
        <h1>{words.newTable.title(title)}</h1>
        {rules === null ? <NotHereYet failed={failed} /> : <NewTableForm game={game} rules={rules} />}
      </main>
    </div>
  );
}

/** What keeps a table from being made as it is wished, in words. */
function useRefusal(game: ShelvedGame, rules: AnyGame, wished: TableWishes, serverIsThere: boolean): string | null {
  const words = useWords();
  const { telling } = useTellingOf(game);
  const { players, options } = wished;
  const refusal = useMemo(() => {
    try {
      configure(rules, players, options);
      return null;
    } catch (refused) {
      return sentenceOf(refused, words, telling);
    }
  }, [rules, players, options, words, telling]);
  return refusal ?? (hasOpenSeat(wished) && !serverIsThere ? words.newTable.openNeedsServer : null);
}

const numbersFrom = ({ min, max }: AnyGame['players']): readonly string[] =>
  Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

function NewTableForm({ game, rules }: { game: ShelvedGame; rules: AnyGame }): ReactNode {
  const words = useWords();
  const house = useHouse();
  const [, go] = useLocation();
  const { telling } = useTellingOf(game);
  const { reachable } = useServer();
  const serverIsThere = reachable === true;
  const [wished, setWished] = useState(() => usualWishes(game, rules));
  const change = (changed: Partial<TableWishes>): void => setWished({ ...wished, ...changed });
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const place = placeOf(wished, serverIsThere);
  const wrong = useRefusal(game, rules, wished, serverIsThere);

  const begin = async (): Promise<void> => {
    setError(null);
    // Others read it there.
    if (place === 'server' && useSettings.getState().name === null) return setAsking(true);
    try {
      go(await beginAsWished(game, wished, place, house));
    } catch (refused) {
      setError(refused);
    }
  };

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong === null) void begin();
        }}
      >
        <Choice
          label={words.newTable.players}
          values={numbersFrom(rules.players)}
          value={String(wished.players)}
          text={(value) => value}
          choose={(value) => change({ players: Number(value) })}
        />
        <SeatWishes wished={wished} serverIsThere={serverIsThere} named={place === 'here'} change={change} />
        <OptionsForm
          game={game}
          rules={rules}
          players={wished.players}
          options={wished.options}
          choose={(options) => change({ options })}
        />
        {serverIsThere && <WhereToPlay wished={wished} place={place} change={change} />}
        {reachable === false && <p className="notice calm">{words.lobby.noServer}</p>}
        <p role="status" className="wrong">
          {wrong ?? (error === null ? '' : sentenceOf(error, words, telling))}
        </p>
        <Buttons refused={wrong !== null} />
      </form>
      {asking && (
        <Dialog title={words.name.title} onClose={() => setAsking(false)}>
          <NameForm
            named={() => {
              setAsking(false);
              void begin();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Buttons({ refused }: { refused: boolean }): ReactNode {
  const words = useWords();
  const { name } = useSettings();
  return (
    <div className="buttons">
      <button type="submit" className="button primary" disabled={refused}>
        {words.newTable.begin}
      </button>
      <Link href="/" className="button">
        {words.back}
      </Link>
      {name !== null && <span className="explained">{words.name.called(name)}</span>}
    </div>
  );
}

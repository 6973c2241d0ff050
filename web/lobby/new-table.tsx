import { configure, type AnyGame, type OptionValue } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { SeatBadge } from '@skerry/presentation/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { LocalSeat } from '../client/kept-tables.ts';
import { levels, type Level } from '../client/table-client.ts';
import { Dialog } from '../dialog.tsx';
import { useGame, useHouse } from '../house.ts';
import { NotHereYet, useLoaded } from '../loaded.tsx';
import { NotFound } from '../not-found.tsx';
import { Choice } from '../settings/settings-form.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTellingOf } from '../use-telling.ts';
import { sentenceOf, useWords } from '../words/words.ts';
import { beginHere, beginOnServer, usualPlayers } from './begin.ts';
import { NameForm } from './name-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { PageHead } from './page-head.tsx';
import { useServer } from './use-server.ts';

/** Who is to sit on a seat, as the form knows it. */
type Wish = 'me' | 'open' | Level;

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

function NewTableForm({ game, rules }: { game: ShelvedGame; rules: AnyGame }): ReactNode {
  const words = useWords();
  const house = useHouse();
  const [, go] = useLocation();
  const { name } = useSettings();
  const { telling } = useTellingOf(game);
  const { reachable } = useServer();
  const [players, setPlayers] = useState(usualPlayers(game));
  const [wishes, setWishes] = useState<readonly Wish[]>(() =>
    Array.from({ length: rules.players.max }, (_, i) => (i === 0 ? 'me' : 'normal')),
  );
  const [names, setNames] = useState<readonly string[]>(() => Array.from({ length: rules.players.max }, () => ''));
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>(() =>
    Object.fromEntries(Object.entries(rules.options).map(([key, option]) => [key, option.default])),
  );
  const [where, setWhere] = useState<'here' | 'server'>('here');
  const [listed, setListed] = useState(false);
  const [consent, setConsent] = useState(false);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const seats = wishes.slice(0, players);
  const mine = seats.filter((wish) => wish === 'me').length;
  const hasOpen = seats.includes('open');
  const place = hasOpen && reachable === true ? 'server' : reachable === true ? where : 'here';
  const refusal = useMemo(() => {
    try {
      configure(rules, players, options);
      return null;
    } catch (refused) {
      return sentenceOf(refused, words, telling);
    }
  }, [rules, players, options, words, telling]);
  const wrong = refusal ?? (hasOpen && reachable !== true ? words.newTable.openNeedsServer : null);

  const begin = async (): Promise<void> => {
    setError(null);
    try {
      if (place === 'here') {
        const local = seats.map((wish, i): LocalSeat =>
          wish === 'me' || wish === 'open' ? { sits: 'me', name: names[i]!.trim() || null } : { sits: 'bot', level: wish },
        );
        go(await beginHere(game, local, options, house));
      } else if (useSettings.getState().name === null) {
        setAsking(true);
      } else {
        const asked = seats.map((wish) => (wish === 'me' || wish === 'open' ? { kind: wish } : { kind: 'bot' as const, level: wish }));
        go(await beginOnServer(game, asked, options, { listed: listed && hasOpen, consent: consent && hasOpen }));
      }
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
          values={Array.from({ length: rules.players.max - rules.players.min + 1 }, (_, i) => String(rules.players.min + i))}
          value={String(players)}
          text={(value) => value}
          choose={(value) => setPlayers(Number(value))}
        />
        <fieldset className="seat-wishes">
          <legend>{words.newTable.seats}</legend>
          {seats.map((wish, i) => (
            <div key={i} className="seat-wish">
              <SeatBadge seat={i} size={22} />
              <select
                value={wish}
                aria-label={words.newTable.seat(i + 1)}
                onChange={(event) => setWishes(wishes.with(i, event.target.value as Wish))}
              >
                <option value="me">{mine > 1 || (mine === 1 && wish !== 'me') ? words.newTable.person : words.newTable.me}</option>
                <option value="open" disabled={reachable !== true}>
                  {words.newTable.open}
                </option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {words.newTable.bot(level)}
                  </option>
                ))}
              </select>
              {wish === 'me' && mine > 1 && place === 'here' && (
                <input
                  value={names[i]}
                  maxLength={30}
                  placeholder={words.player(i + 1)}
                  aria-label={words.newTable.nameOf(i + 1)}
                  onChange={(event) => setNames(names.with(i, event.target.value))}
                />
              )}
            </div>
          ))}
          {mine > 1 && <p className="explained">{words.newTable.hotSeat}</p>}
          {mine === 0 && <p className="explained">{words.newTable.nobodyPlays}</p>}
        </fieldset>
        <OptionsForm game={game} rules={rules} players={players} options={options} choose={setOptions} />
        {reachable === true && (
          <fieldset className="where">
            <legend>{words.newTable.where}</legend>
            {(['here', 'server'] as const).map((one) => (
              <label key={one} className="switch">
                <input
                  type="radio"
                  name="where"
                  checked={place === one}
                  disabled={hasOpen && one === 'here'}
                  onChange={() => setWhere(one)}
                />
                <span>
                  <b>{words.newTable[one]}</b>
                  <small>{one === 'here' ? words.newTable.hereExplained : words.newTable.serverExplained}</small>
                </span>
              </label>
            ))}
            {hasOpen && (
              <>
                <label className="switch">
                  <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
                  <span>
                    <b>{words.newTable.listed}</b>
                  </span>
                </label>
                <label className="switch">
                  <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.target.checked)} />
                  <span>
                    <b>{words.newTable.consent}</b>
                    <small>{words.newTable.consentExplained}</small>
                  </span>
                </label>
              </>
            )}
          </fieldset>
        )}
        {reachable === false && <p className="notice calm">{words.lobby.noServer}</p>}
        <p role="status" className="wrong">
          {wrong ?? (error === null ? '' : sentenceOf(error, words, telling))}
        </p>
        <div className="buttons">
          <button type="submit" className="button primary" disabled={wrong !== null}>
            {words.newTable.begin}
          </button>
          <Link href="/" className="button">
            {words.back}
          </Link>
          {name !== null && <span className="explained">{words.name.called(name)}</span>}
        </div>
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

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useHouse } from '../house.ts';
import { Icon } from '../icons.tsx';
import { sentenceOf, useWords } from '../words/words.ts';
import { adoptFile } from './begin.ts';
import { GameCard } from './game-card.tsx';
import { LineForm } from './line-form.tsx';
import { PageHead } from './page-head.tsx';
import { MyTables, OpenTables, useMyTables, YourTurn } from './table-lists.tsx';
import { useServer } from './use-server.ts';

export function Lobby(): ReactNode {
  const words = useWords();
  const { shelf } = useHouse();
  const server = useServer();
  const mine = useMyTables(server.mine);
  const waiting = mine.filter(({ waits }) => waits);
  useEffect(() => {
    document.title = server.mine.some(({ id }) => waiting.some((one) => one.id === id)) ? '● Skerry' : 'Skerry';
  }, [server.mine, waiting]);
  return (
    <div className="page">
      <PageHead />
      <main className="lobby">
        <div className="lobby-head">
          <h1>{words.tagline}</h1>
          {server.reachable === false && (
            <p className="notice calm" role="status">
              {words.lobby.noServer}
            </p>
          )}
        </div>
        <YourTurn tables={waiting} />
        <section className="games" aria-label={words.lobby.games}>
          {shelf.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <div className="lobby-tables">
          <MyTables tables={mine.filter(({ waits }) => !waits)} others={waiting.length > 0} />
          <div>
            {server.reachable === true && <OpenTables tables={server.open} />}
            <section className="ways-in">
              {server.reachable === true && <JoinByLink />}
              <LoadSave />
            </section>
          </div>
        </div>
      </main>
    </div>
  );
}

function JoinByLink(): ReactNode {
  const words = useWords().lobby;
  const [, go] = useLocation();
  const take = (text: string): boolean => {
    const found = /(?:\/table\/|^\s*)([\w-]{4,64})(#[\w=.-]*)?\s*$/.exec(text);
    if (found === null) return false;
    go(`/table/${found[1]!}${found[2] ?? ''}`);
    return true;
  };
  return (
    <LineForm className="join" label={words.joinByLinkLabel} confirm={words.join} wrong={words.joinByLinkWrong} take={take}>
      <h2>{words.joinByLink}</h2>
    </LineForm>
  );
}

function LoadSave(): ReactNode {
  const words = useWords();
  const house = useHouse();
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<unknown>(null);
  const load = async (chosen: File): Promise<void> => {
    try {
      setError(null);
      go(await adoptFile(await chosen.text(), house));
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <section className="load">
      <h2>{words.lobby.loadSave}</h2>
      <p className="empty">{words.lobby.loadSaveExplained}</p>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.lobby.loadSave}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen !== undefined) void load(chosen);
        }}
      />
      <button type="button" className="button" onClick={() => file.current?.click()}>
        <Icon name="load" size={18} /> {words.lobby.loadSave}
      </button>
      <p role="status" className="wrong">
        {error === null ? '' : sentenceOf(error, words)}
      </p>
    </section>
  );
}

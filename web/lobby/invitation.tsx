import type { Seat } from '@skerry/engine';
import { SeatBadge } from '@skerry/presentation/react';
import type { TableInfo, TableReply } from '@skerry/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { joinTable, peekTable } from '../client/server.ts';
import { Dialog } from '../dialog.tsx';
import { useGame } from '../house.ts';
import { Icon } from '../icons.tsx';
import { useNames } from '../names.ts';
import { Message } from '../not-found.tsx';
import { useSettings } from '../settings/settings.ts';
import { sentenceOf, useWords } from '../words/words.ts';
import { Cover } from './cover.tsx';
import { NameForm } from './name-form.tsx';
import { PageHead } from './page-head.tsx';
import { sitterOf } from './sitter-of.ts';
import { TableOptions } from './table-options.tsx';

const LOOK_AGAIN = 3000;

/**
 * What somebody sees who follows the link of a table that waits for players: what is played, by whom and how, before anything is asked.
 * Who sits there already, or comes when the game has begun, goes straight in.
 */
export function Invitation({ id, enter }: { id: string; enter: () => void }): ReactNode {
  const words = useWords();
  const [reply, setReply] = useState<TableReply | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      try {
        const found = await peekTable(id);
        if (left) return;
        setFailure(null);
        if (found.mine.length > 0 || found.table.status !== 'waiting') enter();
        else setReply(found);
      } catch (error) {
        if (!left) setFailure(error);
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id, enter]);
  if (reply !== null) return <Invited table={reply.table} enter={enter} />;
  return failure === null ? <p className="opening">{words.loading}</p> : <Message text={sentenceOf(failure, words)} />;
}

function Invited({ table, enter }: { table: TableInfo; enter: () => void }): ReactNode {
  const words = useWords();
  const game = useGame(table.game);
  const { language, name } = useSettings();
  const names = useNames(table.seats.map(sitterOf));
  // The seat that is wanted, while a name is asked for.
  const [wanted, setWanted] = useState<Seat | null>(null);
  const [error, setError] = useState<unknown>(null);
  const host = table.seats.findIndex((seat) => seat.kind === 'person' && seat.guest === table.host);
  const free = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const title = game?.titles[language].title ?? words.lobby.unknownGame(table.game);
  const sitDown = async (seat: Seat): Promise<void> => {
    setWanted(null);
    try {
      await joinTable(table.id, { seat });
      enter();
    } catch (refusal) {
      setError(refusal);
    }
  };
  const want = (seat: Seat): void => {
    if (name === null) setWanted(seat);
    else void sitDown(seat);
  };
  useEffect(() => {
    document.title = `${title} – Skerry`;
  }, [title]);
  return (
    <div className="page">
      <PageHead />
      <main className="invitation">
        <article className="invited">
          {game !== undefined && <Cover game={game} />}
          <div className="invited-text">
            <p className="invited-by">{host < 0 ? words.invitation.invited : words.invitation.invitedBy(names[host]!)}</p>
            <h1>{title}</h1>
            {game !== undefined && <p>{game.titles[language].blurb}</p>}
            <div className="buttons">
              <button type="button" className="button primary" disabled={free.length === 0} onClick={() => want(free[0]!)}>
                {words.invitation.sitDown}
              </button>
              <button type="button" className="button" onClick={enter}>
                {words.invitation.justWatch}
              </button>
              {game !== undefined && (
                <Link href={`/rules/${game.id}`} className="button bare">
                  <Icon name="rules" size={18} /> {words.lobby.rules}
                </Link>
              )}
            </div>
            <p role="status" className="wrong">
              {error === null ? '' : sentenceOf(error, words)}
            </p>
          </div>
        </article>
        <div className="invited-facts">
          <section aria-labelledby="invited-seats">
            <h2 id="invited-seats">{words.newTable.seats}</h2>
            <ol className="waiting-seats">
              {table.seats.map((seat, i) => (
                <li key={i}>
                  <SeatBadge seat={i} size={24} />
                  <span>
                    {seat.kind === 'open' ? words.table.freeSeat : names[i]}
                    {seat.kind === 'bot' && <small> {words.table.isBot(words.levels[seat.level])}</small>}
                  </span>
                  {seat.kind === 'open' && free.length > 1 && (
                    <button type="button" className="button small" onClick={() => want(i)}>
                      {words.waiting.sit}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </section>
          {game !== undefined && Object.keys(table.options).length > 0 && (
            <section aria-labelledby="invited-options">
              <h2 id="invited-options">{words.newTable.options}</h2>
              <TableOptions game={game} options={table.options} players={table.seats.length} />
            </section>
          )}
          {table.consent && (
            <p className="invited-consent">
              <b>{words.newTable.consent}.</b> {words.newTable.consentExplained}
            </p>
          )}
        </div>
      </main>
      {wanted !== null && (
        <Dialog title={words.name.title} onClose={() => setWanted(null)}>
          <NameForm named={() => void sitDown(wanted)} />
        </Dialog>
      )}
    </div>
  );
}

import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { AnyGame } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { TableReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { CARDS, cardName, sealedCards } from './sealed-cards.ts';
import { playOut, sitDown } from './tables.ts';

const LAST_CARDS = Array.from({ length: CARDS }, (_, i) => cardName(i));

/** What is in some texts that a seat must not have been told: the seed, keys of other seats, cards that it never held and that were never shown. */
function leaks(texts: readonly string[], mayKnow: ReadonlySet<string>, secrets: readonly string[]): string[] {
  const all = texts.join('\n');
  const cards = LAST_CARDS.filter((card) => !mayKnow.has(card) && all.includes(card));
  return [...cards, ...secrets.filter((secret) => all.includes(secret))];
}

interface Game {
  readonly leaked: Readonly<Record<string, readonly string[]>>;
  readonly bytes: number;
}

/** Plays a whole game over the wire and looks at every byte that each client was sent. */
async function playAndListen(rules: AnyGame): Promise<Game> {
  const data = newFolder();
  const server = await openServer({ data, games: [{ rules, titles: {} }] });
  const { id, players } = await sitDown(server.address, rules.id, 'Anna', 'Bohdan', 'Cat');
  const zoe = await (await Player.arrive(server.address, 'Zoe')).connect();
  await zoe.subscribe(id, null);
  const held = players.map(() => new Set<string>());
  const note = (): void => {
    for (const [seat, player] of players.entries()) {
      const { hand, won } = player.look(id, seat).view as { hand: string[]; won: string[][] };
      for (const card of [...hand, ...won.flat()]) held[seat]!.add(card);
    }
  };
  note();
  for (let i = 0; i < 40; i++) {
    await playOut(id, players, 1);
    const number = Math.max(...players.map((player, seat) => player.look(id, seat).number));
    for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number === number);
    note();
    // Everything else that can be asked for, in the middle of the game and at its end.
    for (const [seat, player] of players.entries()) {
      await player.http('GET', `tables/${id}/history?seat=${seat}`);
      await player.http('GET', `tables/${id}/look?seat=${seat}`);
      if (player.look(id, seat).outcome === null) await player.http('GET', `tables/${id}/save`);
      await player.http('GET', `tables/${id}/look?seat=${(seat + 1) % 3}`);
    }
    for (const path of ['', '/history', '/look', '/look?seat=0', '/chat']) await zoe.http('GET', `tables/${id}${path}`);
    await zoe.http('GET', 'tables');
    if (players[0]!.look(id, 0).outcome !== null) break;
  }
  expect(players[0]!.look(id, 0).outcome).not.toBeNull();
  const shown = new Set((players[0]!.look(id, 0).view as { won: string[][] }).won.flat());
  const database = new DatabaseSync(join(data, 'skerry.sqlite'), { readOnly: true });
  const { seed } = database.prepare('SELECT seed FROM tables').get() as { seed: string };
  database.close();
  const keys = await Promise.all(
    players.map(async (player) => (await player.at(server.address).http<TableReply>('GET', `tables/${id}`)).body.mine[0]!.key),
  );
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  const leaked: Record<string, string[]> = {};
  for (const [seat, player] of players.entries())
    leaked[player.name] = leaks(player.heard, held[seat]!, [seed, ...keys.filter((_, other) => other !== seat)]);
  leaked['Zoe'] = leaks(zoe.heard, shown, [seed, ...keys]);
  return { leaked, bytes: [...players, zoe].flatMap(({ heard }) => heard).join('').length };
}

test('over a whole game no client is sent the seed, a foreign key, or a card that it may not know', async () => {
  const { leaked, bytes } = await playAndListen(sealedCards);
  expect(leaked).toEqual({ Anna: [], Bohdan: [], Cat: [], Zoe: [] });
  expect(bytes).toBeGreaterThan(10_000);
});

test('the canary: the same test finds a game that shows one hidden card', async () => {
  const leaky: AnyGame = { ...sealedCards, view: (state, seat) => ({ ...sealedCards.view(state, seat), canary: state.deck[0] }) };
  const { leaked } = await playAndListen(leaky);
  for (const found of Object.values(leaked)) expect(found.length).toBeGreaterThan(0);
});

test('the canary of secret answers: a game that logs them openly is found', async () => {
  const leaky: AnyGame = {
    ...sealedCards,
    *step(table) {
      table.log({ what: 'offered', seat: 0, card: table.state.hands[0].at(-1) });
      yield* sealedCards.step(table);
    },
  };
  const { leaked } = await playAndListen(leaky);
  expect(leaked['Zoe']!.length + leaked['Bohdan']!.length).toBeGreaterThan(0);
});

test('a token is stored as a hash only', async () => {
  const data = newFolder();
  const { address } = await openServer({ data });
  const anna = await Player.arrive(address, 'Anna');
  expect(Buffer.from(anna.token, 'base64url').length).toBeGreaterThanOrEqual(16);
  const database = new DatabaseSync(join(data, 'skerry.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM guests').all();
  database.close();
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]!['token_hash'] as Uint8Array)).toHaveLength(32);
  expect(
    JSON.stringify(
      rows.map((row) => Object.values(row).map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : value))),
    ),
  ).not.toContain(anna.token);
});

import { allow, type Asking } from './asking.ts';
import type { Buckets } from './limits.ts';
import type { ActReply, ChatLine, ChatReply, HistoryReply, LogReply, LookReply, SaveReply } from './protocol.ts';
import { read } from './refusals.ts';
import type { RoutesNeed } from './routes.ts';
import * as schemas from './schemas.ts';

/** What is played, said and seen again at a table. */
export function addGameRoutes(ask: Asking, need: RoutesNeed, histories: Buckets): void {
  addPlayRoutes(ask, need);
  addChatRoutes(ask, need);
  addPastRoutes(ask, need, histories);
}

function addPlayRoutes(ask: Asking, { undoRate }: RoutesNeed): void {
  ask.on('GET', '/api/tables/:table/look', async (request): Promise<LookReply> => {
    const table = await ask.tableOf(request);
    const seat = await ask.eyes(request, table);
    await table.settled();
    return table.showing.look(seat);
  });

  ask.on('GET', '/api/tables/:table/log', async (request): Promise<LogReply> => {
    const table = await ask.tableOf(request);
    const query = read(schemas.logQuery, request.query);
    const seat = await ask.eyes(request, table, query);
    await table.settled();
    return table.showing.logBefore(seat, query.before);
  });

  ask.on('POST', '/api/tables/:table/answers', async (request): Promise<ActReply> => {
    const guest = await ask.asker(request);
    const { seat, question, index, key } = read(schemas.answerBody, request.body);
    return { number: await (await ask.tableOf(request)).answer(guest, seat, question, index, key) };
  });

  ask.on('POST', '/api/tables/:table/undo', async (request): Promise<ActReply> => {
    const guest = await ask.asker(request);
    const { seat, number } = read(schemas.undoBody, request.body);
    allow(undoRate, guest.id, 'You are taking back too much: slow down.');
    return (await ask.tableOf(request)).undo(guest, seat, number);
  });

  ask.on('POST', '/api/tables/:table/consent', async (request): Promise<ActReply> => {
    const guest = await ask.asker(request);
    const { number, allow: allows } = read(schemas.consentBody, request.body);
    return (await ask.tableOf(request)).agree(guest, number, allows);
  });
}

function addChatRoutes(ask: Asking, { chatRate }: RoutesNeed): void {
  ask.on('GET', '/api/tables/:table/chat', async (request): Promise<ChatReply> => ({ lines: (await ask.tableOf(request)).chat }));

  ask.on('POST', '/api/tables/:table/chat', async (request, response): Promise<ChatLine> => {
    const guest = await ask.asker(request);
    const { text } = read(schemas.chatBody, request.body);
    allow(chatRate, guest.id, 'You are writing too fast.');
    const table = await ask.tableOf(request);
    response.code(201);
    return table.say(guest, text);
  });
}

function addPastRoutes(ask: Asking, { recorder, addressOf }: RoutesNeed, histories: Buckets): void {
  ask.on('GET', '/api/tables/:table/history', async (request): Promise<HistoryReply> => {
    const guest = await ask.askerOrNull(request);
    const address = addressOf(request);
    const table = await ask.tableOf(request);
    const seat = await ask.eyes(request, table);
    for (const whose of guest === null ? [address] : [guest.id, address])
      allow(histories, whose, 'You are asking for too many histories: wait a little.');
    return recorder.history(table, seat);
  });

  ask.on('GET', '/api/tables/:table/save', async (request, response): Promise<SaveReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    const save = await table.saveFor(guest);
    response.header('content-disposition', `attachment; filename="${table.stored.game}-${table.id}.json"`);
    return save;
  });
}

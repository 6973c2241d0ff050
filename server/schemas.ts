import { z } from 'zod';

/** The shape of everything that may arrive. `protocol.ts` has the same as types; a test holds the two together. */

const seat = z.int().min(0).max(63);
const number = z.int().min(0).max(1_000_000_000);
const tableId = z.string().regex(/^[a-z0-9]{1,32}$/, 'it is not the id of a table');
const ref = z.union([z.number(), z.string().max(64)]).optional();

const NAME_LENGTH = 24;
const CHAT_LENGTH = 500;

// Characters that control, that are invisible, or that turn the writing direction could make one name look like another.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Joiners inside a word are part of some scripts and of many emoji. */
const withoutJoiners = (text: string): string => text.replace(/[\u200c\u200d]/g, '');

const name = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFC').trim().replace(/ +/g, ' '))
  .refine((text) => text.length > 0 && [...text].length <= NAME_LENGTH, `a name has 1 to ${NAME_LENGTH} characters`)
  .refine((text) => !unseen.test(withoutJoiners(text)), 'a name has no control characters');

const chatText = z
  .string()
  .max(CHAT_LENGTH * 4)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0 && [...text].length <= CHAT_LENGTH, `a line of chat has 1 to ${CHAT_LENGTH} characters`)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/\n/g, '')), 'a line of chat has no control characters');

const level = z.enum(['random', 'easy', 'normal', 'hard']);

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);

/** The engine reads a save more closely; here only its size and rough shape. */
const save = z.looseObject({ skerry: z.number(), game: z.string().max(64), answers: z.array(z.int().min(0)) });

export const nameBody = z.strictObject({ name });
export const createTableBody = z.strictObject({
  game: z.string().max(64).optional(),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64), z.number()])).optional(),
  seats: z.array(seatWish).min(1).max(64),
  listed: z.boolean().optional(),
  save: save.optional(),
});
export const seatBody = z.strictObject({ seat: seat.optional() });
export const claimBody = z.strictObject({ key: z.string().min(1).max(64) });
export const changeSeatBody = z.strictObject({ seat, to: seatWish });
export const answerBody = z.strictObject({ seat, question: number, index: number });
export const undoBody = z.strictObject({ seat, number });
export const chatBody = z.strictObject({ text: chatText });
export const eyesQuery = z.strictObject({ seat: z.coerce.number().int().min(0).max(63).optional() });
export const tableParams = z.strictObject({ table: tableId });

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.number(), token: z.string().max(128), ref }),
  z.strictObject({
    type: z.literal('subscribe'),
    table: tableId,
    seat: seat.nullable(),
    after: number.optional(),
    chatAfter: number.optional(),
    ref,
  }),
  z.strictObject({ type: z.literal('unsubscribe'), table: tableId, seat: seat.nullable(), ref }),
  z.strictObject({ type: z.literal('answer'), table: tableId, seat, question: number, index: number, ref }),
  z.strictObject({ type: z.literal('undo'), table: tableId, seat, number, ref }),
  z.strictObject({ type: z.literal('chat'), table: tableId, text: chatText, ref }),
  z.strictObject({ type: z.literal('ping'), ref }),
]);

import type { Save } from '@skerry/engine';
import { z } from 'zod';

/** The shape of everything that may arrive. The types of `protocol.ts` are made from it. */

const seat = z.int().min(0).max(63);
const number = z.int().min(0).max(1_000_000_000);
const tableId = z.string().regex(/^[a-z0-9]{1,32}$/, 'it is not the id of a table');
export const refOf = z.union([z.number(), z.string().max(64)]);
const ref = refOf.optional();

const NAME_LENGTH = 24;
const CHAT_LENGTH = 500;

// What controls, what is invisible and what turns the writing direction could make one name look like another, or like none.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners and the sign for coloured emoji are part of many emoji, and joiners of words in some scripts: there they are seen by what they do. */
const seenByEffect =
  /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\ufe0f|(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const name = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .normalize('NFC')
      .trim()
      .replace(/\p{Zs}+/gu, ' '),
  )
  .refine((text) => text.length > 0 && [...text].length <= NAME_LENGTH, `a name has 1 to ${NAME_LENGTH} characters`)
  .refine((text) => !unseen.test(text.replace(seenByEffect, '')) && visible.test(text), 'a name has only characters that can be seen');

const chatText = z
  .string()
  .max(CHAT_LENGTH * 4)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0 && [...text].length <= CHAT_LENGTH, `a line of chat has 1 to ${CHAT_LENGTH} characters`)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/\n/g, '')), 'a line of chat has no control characters')
  .refine((text) => visible.test(text), 'a line of chat says something');

export const level = z.enum(['random', 'easy', 'normal', 'hard']);

export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);

/** The engine reads a save more closely; here only its size and rough shape. */
const save = z
  .looseObject({ skerry: z.number(), game: z.string().max(64), answers: z.array(z.int().min(0)) })
  .transform((value) => value as unknown as Save);

export const nameBody = z.strictObject({ name });
export const createTableBody = z.strictObject({
  game: z.string().max(64).optional(),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64), z.number()])).optional(),
  seats: z.array(seatWish).min(1).max(64),
  listed: z.boolean().optional(),
  consent: z.boolean().optional(),
  save: save.optional(),
});
export const seatBody = z.strictObject({ seat: seat.optional() });
export const claimBody = z.strictObject({ key: z.string().min(1).max(64) });
export const changeSeatBody = z.strictObject({ seat, to: seatWish, bar: z.boolean().optional() });
/** What the answer says (`keyOf`), so that it still counts when somebody else's act has changed the question on its way. */
const key = z.string().max(4000).optional();

export const answerBody = z.strictObject({ seat, question: number, index: number, key });
export const undoBody = z.strictObject({ seat, number });
export const consentBody = z.strictObject({ number, allow: z.boolean() });
export const chatBody = z.strictObject({ text: chatText });
export const eyesQuery = z.strictObject({ seat: z.coerce.number().int().min(0).max(63).optional() });
export const logQuery = z.strictObject({ ...eyesQuery.shape, before: z.coerce.number().int().min(0).max(1_000_000_000) });
export const tableParams = z.strictObject({ table: tableId });

/** Any protocol can be read, so that a client of another one can be told. */
const protocol = z.number();

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol, token: z.string().max(128), ref }),
  z.strictObject({
    type: z.literal('subscribe'),
    table: tableId,
    seat: seat.nullable(),
    after: number.optional(),
    chatAfter: number.optional(),
    ref,
  }),
  z.strictObject({ type: z.literal('unsubscribe'), table: tableId, seat: seat.nullable(), ref }),
  z.strictObject({ type: z.literal('answer'), table: tableId, seat, question: number, index: number, key, ref }),
  z.strictObject({ type: z.literal('undo'), table: tableId, seat, number, ref }),
  z.strictObject({ type: z.literal('chat'), table: tableId, text: chatText, ref }),
  z.strictObject({ type: z.literal('ping'), ref }),
]);

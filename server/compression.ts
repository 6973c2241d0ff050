import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** What fits into one packet anyway gains nothing. */
const SMALLEST = 1400;
/** A reply is made for one reader, so it must be quick; built files were compressed at leisure. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses long replies (histories, saves, lists of tables) as their reader asks for. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST || reply.hasHeader('content-encoding')) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const way = (['br', 'gzip'] as const).find((one) => takes(accepted, one));
    reply.header('vary', 'accept-encoding');
    if (way === undefined) return payload;
    reply.header('content-encoding', way).removeHeader('content-length');
    return way === 'br' ? brotli(payload, quickly) : zip(payload);
  });
}

/** Whether a reader takes what is compressed in this way: it may name one to say that it does not (`br;q=0`). */
function takes(accepted: string, way: string): boolean {
  return accepted.split(',').some((wish) => {
    const [name = '', ...more] = wish.split(';').map((part) => part.trim().toLowerCase());
    return name === way && !more.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

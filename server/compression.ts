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
    const way = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    reply.header('vary', 'accept-encoding');
    if (way === null) return payload;
    reply.header('content-encoding', way).removeHeader('content-length');
    return way === 'br' ? brotli(payload, quickly) : zip(payload);
  });
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this a compressed file saves nothing that anybody would notice. */
const SMALLEST = 512;

/** Writes each text file of the build compressed beside itself, once and as small as can be, so that a server only hands it out. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'skerry-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        if (text.length < SMALLEST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

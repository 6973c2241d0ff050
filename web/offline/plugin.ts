import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const worker = fileURLToPath(new URL('./service-worker.ts', import.meta.url));

/** Writes `/service-worker.js`: the worker of this folder, told which files the build has and a version made of their content. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'skerry-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      const files = new Set<string>(['/']);
      for (const [name, file] of Object.entries(bundle).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        if (name.endsWith('.map')) continue;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        if (name !== 'index.html') files.add(`/${name}`);
      }
      for (const name of readdirSync(publicDir).toSorted()) {
        hash.update(name).update(readFileSync(join(publicDir, name)));
        files.add(`/${name}`);
      }
      const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker);
      const known = `const VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 16))};\nconst FILES = ${JSON.stringify([...files])};\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: known + code });
    },
  };
}

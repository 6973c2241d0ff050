// npm start: install, build the page if it is not up to date, serve.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install, node, root, run } from './node.mjs';

install();
const built = join(root, 'web', 'dist', 'index.html');
if (!existsSync(built) || newest(['engine', 'presentation', 'games', 'bots', 'web', 'package-lock.json']) > statSync(built).mtimeMs) {
  console.log('Building the page …');
  run('npm', ['run', '--silent', 'build']);
}
let server;
serve();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// npm passes a signal on to the shell between us, and that ends without a word.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid === parent || server.kill(), 500).unref();

/** A server that its own watchdog had to end is started again; it has noted which table that was, and knows better then. */
function serve() {
  server = spawn(node(), ['--disable-warning=ExperimentalWarning', 'cli/main.ts', 'serve', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  server.on('exit', (status, signal) => {
    if (signal === 'SIGKILL') serve();
    else process.exit(status ?? (signal === null ? 1 : 0));
  });
}

/** When anything below these was last changed. */
function newest(paths) {
  let time = 0;
  for (const path of paths) {
    const full = join(root, path);
    const stat = statSync(full);
    if (!stat.isDirectory()) time = Math.max(time, stat.mtimeMs);
    else {
      const inside = readdirSync(full).filter((name) => name !== 'node_modules' && name !== 'dist' && name !== 'tests');
      time = Math.max(time, newest(inside.map((name) => join(path, name))));
    }
  }
  return time;
}

// Looked at before all that is loaded: npm may be stopped meanwhile.
const parent = process.ppid;
const { run } = await import('./run.ts');

// A reader that has seen enough (`skerry … | head`) closes the pipe; that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const PARENT_MS = 500;

const status = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  // Every later signal is taken too: a Ctrl-C may arrive twice, from the terminal and from the parent, and must not cut off the closing.
  stopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
      // npm passes a signal on to the shell between us, and that ends without a word: whose parent is gone is meant to stop too.
      if (process.env['npm_lifecycle_event'] !== undefined) setInterval(() => process.ppid === parent || resolve(), PARENT_MS).unref();
    }),
});

// Whatever a failed command has left open keeps nobody waiting; what was written goes out first.
process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));

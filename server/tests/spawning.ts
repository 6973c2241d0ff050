import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A server in a process of its own. */
export async function spawnServer(
  data: string,
  program = new URL('child.ts', import.meta.url),
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [fileURLToPath(program), data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, address: text.toString().trim() };
}

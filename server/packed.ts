import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Plain data as it is kept: compressed JSON. */
export function pack(data: object): Promise<Uint8Array> {
  return zip(JSON.stringify(data));
}

export async function unpack<Data>(body: Uint8Array): Promise<Data> {
  return JSON.parse((await unzip(body)).toString()) as Data;
}

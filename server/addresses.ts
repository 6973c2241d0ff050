import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '@skerry/engine';

/** Whose `X-Forwarded-For` is believed: that of this many proxies in front, or that of these addresses and networks. */
export type TrustedProxies = number | readonly string[];

const NOBODY: TrustedProxies = 0;

/**
 * Who asks, as far as limits go. A header can be forged, so only what a trusted proxy has appended to it counts: it is read from
 * its end, and whatever stands before the first address that is not a proxy's is ignored.
 */
export class Addresses {
  private readonly hops: number;
  private readonly proxies: Networks | null;

  constructor(trusted: TrustedProxies = NOBODY) {
    this.hops = typeof trusted === 'number' ? trusted : Infinity;
    this.proxies = typeof trusted === 'number' ? null : new Networks(trusted);
  }

  /** Whether a connection comes from a proxy, so that it stands for many. */
  isProxy(peer: string): boolean {
    return this.proxies === null ? this.hops > 0 : this.proxies.has(peer);
  }

  of(request: IncomingMessage): string {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const chain = [request.socket.remoteAddress ?? '', ...(forwarded === '' ? [] : forwarded.split(',').toReversed())].map((text) =>
      text.trim(),
    );
    let at = 0;
    while (at < this.hops && at + 1 < chain.length && isIP(chain[at + 1]!) !== 0 && this.isProxy(chain[at]!)) at++;
    return neighbourhood(chain[at]!);
  }
}

/** Whoever has one IPv6 address has 2^64 of them: all of them count as one. */
export function neighbourhood(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? before : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The address or network as it is written in one way only; null if it is none. An IPv6 address stands for its neighbourhood. */
export function networkOf(text: string): string | null {
  const [address = '', bits] = text.trim().split('/');
  const family = isIP(address);
  if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)))) return null;
  if (family === 4) return bits === undefined || bits === '32' ? address : `${address}/${Number(bits)}`;
  return bits === undefined || Number(bits) >= 64 ? neighbourhood(address) : `${address.toLowerCase()}/${Number(bits)}`;
}

/** Addresses and networks. Those of IPv4 are apart: in one list a short IPv6 network such as `::/64` would have all of them in it. */
export class Networks {
  private readonly four = new BlockList();
  private readonly six = new BlockList();

  /** Throws a `Refusal` for what is none. */
  constructor(networks: readonly string[] = []) {
    for (const network of networks) {
      const [address = '', bits] = network.trim().split('/');
      const family = isIP(address);
      const most = family === 6 ? 128 : 32;
      if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
        throw new Refusal('bad-request', `"${network}" is not an address or a network such as 10.0.0.0/8.`);
      if (family === 6) this.six.addSubnet(address, Number(bits ?? most), 'ipv6');
      else this.four.addSubnet(address, Number(bits ?? most), 'ipv4');
    }
  }

  /** Also for an address that stands for its neighbourhood. */
  has(address: string): boolean {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/\/64$/, '');
    const family = isIP(plain);
    return family === 6 ? this.six.check(plain, 'ipv6') : family === 4 && this.four.check(plain, 'ipv4');
  }
}

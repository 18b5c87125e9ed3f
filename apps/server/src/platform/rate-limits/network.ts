import { isIPv6 } from 'node:net';

/**
 * What counts as one address. An IPv6 customer is given 64 bits of addresses at least, so only the first half
 * says who it is; counting whole addresses would give each sender billions of fresh limits.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  // The URL parser writes it in its one canonical form, without an embedded IPv4 part.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

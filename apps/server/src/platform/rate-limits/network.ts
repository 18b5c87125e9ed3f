import { isIPv6 } from 'node:net';

/**
 * What counts as one address. An IPv6 customer is given 64 bits of addresses at least, so only the first half
 * says who it is; counting whole addresses would give each sender billions of fresh limits. Some proxies tell the port
 * too, which is another one with every connection.
 */
export function networkOf(address: string): string {
  const [bare = ''] = withoutPort(address).split('%', 1);
  if (!isIPv6(bare)) return bare;
  // The URL parser writes it in its one canonical form, without an embedded IPv4 part.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  if (mapped) return dotted(mapped.slice(1));
  const [head = '', tail] = canonical.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

function withoutPort(address: string): string {
  const [, withPort] = /^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return withPort ?? inBrackets ?? address;
}

/** The two halves of an IPv4 address as it is written. */
const dotted = (halves: readonly string[]): string =>
  halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 0xff])
    .join('.');

import { isIPv6 } from 'node:net';

/** A host as `Host` may name it: a name or an address, and a port or none. */
export interface PlainHost {
  /** In small letters, without the brackets of an address and without the dot that ends a full name. */
  readonly name: string;
  readonly port: number | undefined;
}

const nameAndPort = /^(?<name>[a-z0-9_](?:[a-z0-9_.-]{0,253}[a-z0-9_])?)\.?(?::(?<port>\d{1,5}))?$/i;
const addressAndPort = /^\[(?<name>[0-9a-f:.]{2,45})\](?::(?<port>\d{1,5}))?$/i;

/** Undefined for everything that is more, or less, than a host and a port. */
export function plainHost(header: string): PlainHost | undefined {
  const named = nameAndPort.exec(header)?.groups;
  const found = named ?? addressAndPort.exec(header)?.groups;
  const name = found?.name?.toLowerCase();
  if (name === undefined || name.includes('..') || (!named && !isIPv6(name))) return undefined;
  const port = found?.port === undefined ? undefined : Number(found.port);
  if (port !== undefined && (port < 1 || port > 65_535)) return undefined;
  return { name, port };
}

export type HostVerdict = 'ours' | 'malformed' | 'not_ours';

/**
 * What is thought of a request's `Host`, given all that it sent. Ports aren't compared: the proxy in front listens on
 * another one than we do, and some leave it out. No list of names means that every plain host will do.
 */
export function judgeHost(sent: readonly string[], names: ReadonlySet<string> | undefined): HostVerdict {
  const [header, ...more] = sent;
  if (more.length > 0) return 'malformed';
  // Only the oldest HTTP may leave it out, as some balancers do that ask for our health.
  const host = header === undefined ? undefined : plainHost(header);
  if (header !== undefined && !host) return 'malformed';
  if (!names) return 'ours';
  return host && names.has(host.name) ? 'ours' : 'not_ours';
}

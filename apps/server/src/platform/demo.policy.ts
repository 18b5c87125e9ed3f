import type { IncomingHttpHeaders } from 'node:http';
import { plainHost } from './http/host.policy.ts';

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

export const isLoopback = (host: string): boolean => loopbackHosts.has(host);

/** Everything that could say that this is a real site. */
export interface Installation {
  readonly nodeEnv: string | undefined;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
}

/**
 * The one rule for demo accounts, their past, the readable outbox, the sandbox's cards and the local sign-on: they exist
 * only where nobody but the person at this machine can reach them, and nothing says otherwise. Whoever names an origin
 * or a proxy has visitors in mind.
 */
export const isDemo = (given: Installation): boolean =>
  given.nodeEnv !== 'production' &&
  given.databaseUrl === undefined &&
  isLoopback(given.host) &&
  given.publicOrigin === undefined &&
  given.trustedProxies.length === 0;

/**
 * Whether the sandbox's cards, which cost nothing, may be tried outside the demo: for tests of several servers on one
 * database. Nobody leaves that on by accident, since no visitor could come: the start is refused unless the server
 * listens on loopback and is known under no other name, and a card is taken from this machine only.
 */
export const maySandboxBeTried = (given: Installation): boolean =>
  given.nodeEnv !== 'production' &&
  isLoopback(given.host) &&
  (given.publicOrigin === undefined || isLoopbackOrigin(new URL(given.publicOrigin)));

const isLoopbackOrigin = ({ host }: URL): boolean => isLoopback(plainHost(host)?.name ?? '');

/** As much of a request as tells where it comes from. */
export interface Asking {
  readonly peer: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether the person at this machine asks. The name that they asked for counts too: a page of another site may have
 * its own name lead here (DNS rebinding). So does everything by which a proxy on this machine tells of somebody else,
 * whether or not it is believed elsewhere.
 */
export function isAtThisMachine({ peer, headers }: Asking): boolean {
  if (!isLoopbackAddress(peer ?? '') || !isLoopbackHost(headers.host)) return false;
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  return (
    partsOf(headers['x-forwarded-host']).every(isLoopbackHost) &&
    [...partsOf(headers['x-forwarded-for']), ...partsOf(headers['x-real-ip'])].every(isLoopbackAddress)
  );
}

const isLoopbackHost = (header: string | undefined): boolean =>
  isLoopback(plainHost(header ?? '')?.name ?? '');

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address);

const partsOf = (header: string | string[] | undefined): string[] =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((part) => part.trim());

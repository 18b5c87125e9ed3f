import { getHealth, getLiveness } from '@sevenfold/contract/platform/health.endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { isAtThisMachine } from '../demo.policy.ts';
import { type HostVerdict, judgeHost } from './host.policy.ts';

/** Whoever watches over servers asks each by its own address: Kubernetes, a container's check, a balancer. */
const askedByAddress = new Set<string>([getHealth.path, getLiveness.path]);

/**
 * Nothing is made from `Host`, and still a strange one is refused before anything looks at it: what a browser was told
 * to be another site must not be answered in our name, and what is no host at all comes from no browser.
 */
export function refuseHosts(app: FastifyInstance, { hosts, demo }: Config): void {
  const names = hosts && new Set(hosts);
  app.addHook('onRequest', (request, _reply, done) => {
    // As `GET http://elsewhere.example/ HTTP/1.1` is sent to a proxy, which we aren't.
    if (!request.url.startsWith('/')) return done(refusals.malformed());
    const isWatching = askedByAddress.has(request.routeOptions.url ?? '');
    const verdict = judgeHost(hostsOf(request), isWatching ? undefined : names);
    if (verdict !== 'ours') return done(refusals[verdict]());
    // All of it: an owner whose password is known to everybody can be reached through any call.
    if (demo && !isWatching && !isFromThisMachine(request)) {
      return done(new AppError('misdirected', 'The demo answers only on the machine that it runs on'));
    }
    done();
  });
}

const refusals: Record<Exclude<HostVerdict, 'ours'>, () => AppError> = {
  malformed: () => new AppError('malformed_body', 'The address could not be read'),
  not_ours: () => new AppError('misdirected', 'This address is not served here'),
};

export const isFromThisMachine = ({ raw }: FastifyRequest): boolean =>
  isAtThisMachine({ peer: raw.socket.remoteAddress, headers: raw.headers });

/** All that were sent: Node itself keeps the first and says nothing of the others. */
const hostsOf = ({ raw }: FastifyRequest): string[] =>
  raw.rawHeaders.filter((_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'host');

import cookie from '@fastify/cookie';
import { singleSignOn } from '@sevenfold/contract/accounts/auth.endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Register } from '../../../platform/http/register-endpoint.ts';
import type { Limit } from '../../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { handOutDeviceKey, senderOf } from '../sender.ts';
import { bearer, presentSession } from '../user.presenter.ts';
import { beginVisit, endVisit, failure } from './authorization-flow.ts';
import { checkCredential } from './check-credential.ts';
import { type HandOver, handOverPage, handOverPolicy } from './hand-over.page.ts';
import { connectProvider, type ProviderConnection } from './provider-connection.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { channelPattern, readVisit, visitCookieName, visitSeconds, writeVisit } from './visit-cookie.ts';

const folder = '/api/auth/sso';
const callbackPath = `${folder}/callback`;

export function registerSingleSignOn(register: Register, app: FastifyInstance, services: Services): void {
  const settings = services.config.singleSignOn;
  if (!settings) {
    register(singleSignOn, async () => {
      throw new AppError('not_found', 'Single sign-on is not set up here');
    });
    return;
  }
  const connection = connectProvider(settings, services.log);
  register(singleSignOn, async ({ body, request, reply }) => {
    const sender = senderOf(request);
    const identity = await checkCredential(services, connection, body.credential, sender);
    const opened = await signInWithProvider(services, identity, sender);
    reply.header('authorization', bearer(opened.token));
    handOutDeviceKey(reply, opened);
    return { data: { authType: opened.authType, token: opened.token, ...presentSession(opened) } };
  });
  void app.register(async (scope) => {
    await scope.register(cookie);
    registerVisits(scope, services, connection);
  });
}

/** The two addresses that the sign-in window itself visits. HEAD would begin or use up a visit unseen. */
function registerVisits(scope: FastifyInstance, services: Services, connection: ProviderConnection): void {
  const { config, rateLimits, clock, ids } = services;
  const redirectUri = `${config.publicOrigin}${callbackPath}`;
  // Each makes us call the provider. Some classes behind one address may sign in at the same time.
  const visits: Limit = { name: 'sso-visit', tries: 300 * config.rateLimitScale, perSeconds: 15 * 60 };
  const cookieOptions = {
    path: folder,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
  } as const;

  function handOver(reply: FastifyReply, channel: string | undefined, result: HandOver) {
    const nonce = ids.secret();
    return reply
      .header('content-security-policy', handOverPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(handOverPage({ siteName: config.site.name, nonce, channel, result }));
  }

  const notBegunHere: HandOver = {
    error: 'failed',
    message: 'This sign-in was begun elsewhere or too long ago. Please go back and try again.',
  };

  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });

  scope.get(`${folder}/start`, { exposeHeadRoute: false }, async (request, reply) => {
    const { channel } = request.query as { channel?: unknown };
    if (typeof channel !== 'string' || !channelPattern.test(channel)) {
      return handOver(reply.code(400), undefined, notBegunHere);
    }
    try {
      const { visit, address } = await beginVisit(connection, ids, { channel, redirectUri });
      reply.setCookie(visitCookieName(visit.state), writeVisit(visit), {
        ...cookieOptions,
        maxAge: visitSeconds,
      });
      return reply.redirect(address, 303);
    } catch (error) {
      return handOver(reply, channel, failure(connection, error));
    }
  });

  scope.get(callbackPath, { exposeHeadRoute: false }, async (request, reply) => {
    const { state } = request.query as { state?: unknown };
    const visit = readVisit(request.cookies, state);
    if (!visit) return handOver(reply.code(400), undefined, notBegunHere);
    reply.clearCookie(visitCookieName(visit.state), cookieOptions);
    try {
      await rateLimits.spend(visits, senderOf(request).network);
      const credential = await endVisit(connection, clock, visit, answerOf(request, redirectUri));
      return handOver(reply, visit.channel, { credential });
    } catch (error) {
      return handOver(reply, visit.channel, failure(connection, error));
    }
  });
}

/** The provider's answer under our public address, whatever a proxy has made of the request's own. */
function answerOf(request: FastifyRequest, redirectUri: string): URL {
  const address = new URL(redirectUri);
  address.search = request.url.slice(request.url.indexOf('?'));
  return address;
}

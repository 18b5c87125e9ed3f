import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import { isAtThisMachine } from '../../platform/demo.policy.ts';
import { answerInteraction, interactionPath, type LocalAccount } from './local-issuer.interaction.ts';

export interface LocalIssuer {
  readonly issuer: string;
  readonly jwksUrl: string;
  stop(): Promise<void>;
}

export interface LocalIssuerOptions {
  /** A free one when absent. */
  readonly port?: number;
  readonly clientId: string;
  readonly redirectUris: string[];
  /** Offered as one-click choices beside the form that takes any address. */
  readonly accounts?: readonly LocalAccount[];
  /** A private key. Tests bring their own, to sign what a well-behaved issuer never would. */
  readonly signingKey?: JWK;
}

/**
 * A real OpenID Connect provider on loopback that logs in whoever is typed into its form. For the demo and tests only:
 * its library isn't among the dependencies of production. It is hundreds of files, so it is loaded when somebody comes.
 */
export async function startLocalIssuer(options: LocalIssuerOptions): Promise<LocalIssuer> {
  assertInstalled('oidc-provider');
  const server = createServer();
  await listening(server, options.port ?? 0);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, LocalAccount>();
  let opened: ReturnType<typeof open> | undefined;
  async function open() {
    const provider = await createProvider(issuer, options, accounts);
    return { provider, handle: provider.callback() };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    opened ??= open();
    const { provider, handle } = await opened;
    if (request.url?.startsWith(interactionPath)) {
      await answerInteraction(provider, accounts, options.accounts ?? [], request, response);
    } else {
      await handle(request, response);
    }
  }

  server.on('request', (request, response) => {
    if (!isAtThisMachine({ peer: request.socket.remoteAddress, headers: request.headers })) {
      response.writeHead(421).end();
    } else {
      answer(request, response).catch(() => response.destroy());
    }
  });
  return { issuer, jwksUrl: `${issuer}/jwks`, stop: () => stopped(server) };
}

const assertInstalled = (name: string): void => void createRequire(import.meta.url).resolve(name);

async function createProvider(
  issuer: string,
  options: LocalIssuerOptions,
  accounts: ReadonlyMap<string, LocalAccount>,
): Promise<Provider> {
  const signingKey = options.signingKey ?? (await newSigningKey());
  const library = await loadLibrary();
  const policy = library.interactionPolicy.base();
  // Google knows this prompt and we ask for it, so that a shared computer doesn't sign in the last pupil.
  policy.add(new library.interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

  const configuration: Configuration = {
    clients: [
      {
        client_id: options.clientId,
        redirect_uris: options.redirectUris,
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ use: 'sig', ...signingKey }] },
    cookies: { keys: [crypto.randomUUID()] },
    // As Google does: the claims of the scopes are in the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `${interactionPath}${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 3600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...claimsOf(accounts.get(sub)) }),
    }),
    // Whoever typed the form has agreed.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(context, { error, error_description: description }) {
      context.type = 'text';
      context.body = `${error}: ${description ?? ''}`;
    },
  };
  return quietly(() => new library.Provider(issuer, configuration));
}

function claimsOf(account: LocalAccount | undefined) {
  if (!account) return {};
  return {
    email: account.email,
    email_verified: account.emailVerified ?? true,
    ...(account.name && { name: account.name }),
  };
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256' };
  return { ...key, kid: await calculateJwkThumbprint(key) };
}

let library: Promise<typeof import('oidc-provider')> | undefined;
function loadLibrary() {
  library ??= quietly(() => import('oidc-provider'));
  return library;
}

/** The library warns on the console that its in-memory store and Node 20 aren't for production: we know. */
function quietly<Result>(work: () => Result): Result {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING')) warn(...words);
  };
  const restore = () => {
    console.warn = warn;
  };
  const result = work();
  if (result instanceof Promise) void result.then(restore, restore);
  else restore();
  return result;
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

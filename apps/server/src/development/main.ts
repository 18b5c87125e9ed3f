import { fileURLToPath } from 'node:url';
import { readConfigOrExit } from '../read-config-or-exit.ts';
import { startLocalIssuer } from './local-issuer.ts';

/** Development: pages through Vite, and a local single sign-on provider unless another one is configured, for the demo alone. */
const { port, publicOrigin, singleSignOn, demo } = readConfigOrExit();
// It lets anybody in as anybody.
if (!singleSignOn && demo) {
  const clientId = 'sevenfold-development';
  const { issuer } = await startLocalIssuer({
    // Always the same, since it is part of who the provider says a user is.
    port: port + 1,
    clientId,
    redirectUris: [`${publicOrigin}/api/auth/sso/callback`],
  });
  Object.assign(process.env, { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_NAME: 'the local issuer' });
}
const config = readConfigOrExit();
process.env.NODE_ENV ??= 'development';

const { developmentPages } = await import('./development-pages.ts');
const { serve } = await import('../serve.ts');
await serve(config, { pages: developmentPages(fileURLToPath(new URL('../../../web', import.meta.url))) });

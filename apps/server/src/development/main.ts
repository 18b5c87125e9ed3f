import { fileURLToPath } from 'node:url';
import { readConfigOrExit } from '../read-config-or-exit.ts';

/** Development: pages through Vite. */
const config = readConfigOrExit();
process.env.NODE_ENV ??= 'development';

const { developmentPages } = await import('./development-pages.ts');
const { serve } = await import('../serve.ts');
await serve(config, { pages: developmentPages(fileURLToPath(new URL('../../../web', import.meta.url))) });

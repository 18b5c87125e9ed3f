import { readConfigOrExit } from './read-config-or-exit.ts';

const config = readConfigOrExit();

// React chooses its fast build by this variable when it is first loaded, so it is set before anything else is
// imported, and after the configuration was read from what the operator really set.
process.env.NODE_ENV ??= 'production';

const { serve } = await import('./serve.ts');
await serve(config);

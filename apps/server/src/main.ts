import { obeySignals } from './end-signals.ts';
import { launchEarly } from './platform/database/embedded/launch-early.ts';
import { giveHeapRoom } from './platform/heap-room.ts';
import { readConfigOrExit } from './read-config-or-exit.ts';

giveHeapRoom();
const config = readConfigOrExit();

// React chooses its fast build by this variable when it is first loaded, so it is set before anything else is
// imported, and after the configuration was read from what the operator really set.
process.env.NODE_ENV ??= 'production';

// It starts while all the rest is loaded: both take about as long.
const signals = obeySignals();
const embedded = config.databaseUrl ? undefined : launchEarly(config.dataDir);
void embedded?.postgres.then(
  ({ stop }) => signals.stopFirst(stop),
  () => undefined,
);

const { serve } = await import('./serve.ts');
await serve(config, { signals, embedded });

import { obeySignals } from './end-signals.ts';

/** A product process for the tests: is told to end in the very moment in which its doors open. */
const signals = obeySignals();
await signals.stopFirst(async () => console.log('the database alone'));
const alive = setInterval(() => undefined, 60_000);
if (process.argv[2] === 'early') {
  process.kill(process.pid, 'SIGTERM');
} else {
  console.log('ready');
  process.kill(process.pid, 'SIGTERM');
  signals.stopWith(async (signal) => {
    clearInterval(alive);
    console.log(`everything, by ${signal}`);
  });
}

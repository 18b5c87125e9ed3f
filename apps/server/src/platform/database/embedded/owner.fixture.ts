import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A product process for the tests: starts the database in the folder given, and stops it on SIGTERM. */
const log: string[] = [];
let isStarted = false;
const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: (message) => {
    log.push(message);
    // After the first line it tells what happens to its server.
    if (isStarted) console.log(`log: ${JSON.stringify(message)}`);
  },
  ...(process.argv[3] === 'stays' && { onRestart: () => undefined }),
});
const alive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  // What stops is not kept alive by anything else.
  clearInterval(alive);
  void postgres.stop().then(() => console.log('stopped'));
});
console.log(JSON.stringify({ url: postgres.url, log }));
isStarted = true;

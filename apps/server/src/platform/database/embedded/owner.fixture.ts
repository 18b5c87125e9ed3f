import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A product process for the tests: starts the database in the folder given, and stops it on SIGTERM. */
const log: string[] = [];
const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: (message) => log.push(message),
});
const alive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  void postgres.stop().then(() => clearInterval(alive));
});
console.log(JSON.stringify({ url: postgres.url, log }));

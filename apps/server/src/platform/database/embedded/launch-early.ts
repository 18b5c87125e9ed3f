import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

interface Listener {
  readonly log: (message: string) => void;
  readonly onRestart: (url: string) => void;
}

export interface Launched {
  readonly postgres: Promise<EmbeddedPostgres>;
  /** Is told at once what was said before. Where the server is by then, `postgres` knows. */
  listen(listener: Listener): void;
}

/** Starts the product's own PostgreSQL before there is anybody to tell of it: it starts while the product is loaded. */
export function launchEarly(dataDir: string): Launched {
  const said: string[] = [];
  let listener: Listener | undefined;
  const postgres = startEmbeddedPostgres({
    dataDir,
    log: (message) => (listener ? listener.log(message) : said.push(message)),
    onRestart: (url) => listener?.onRestart(url),
  });
  // Whoever awaits it is told.
  postgres.catch(() => undefined);
  return {
    postgres,
    listen(given) {
      listener = given;
      for (const message of said.splice(0)) given.log(message);
    },
  };
}

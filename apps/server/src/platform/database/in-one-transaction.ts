import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * Hands out a database all of whose transactions are parts of one: together they happen, or none of them does. For
 * work that is made of many use cases, each with a transaction of its own, and that a crash may not leave half done.
 */
export function inOneTransaction<Result>(
  database: Database,
  work: (whole: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (outer) => {
    // Between two statements something else may take its time, such as drawing a PDF on a busy machine.
    await outer.client.query('set local idle_in_transaction_session_timeout = 0');
    const client = oneByOne(outer.client);
    const db = drizzle(client);
    let parts = 0;
    return work({
      ...database,
      db,
      lagging: db,
      connected: (part) => part(client),
      async transaction(part) {
        parts += 1;
        const name = `part_${parts}`;
        const followUps: (() => void)[] = [];
        await client.query(`savepoint ${name}`);
        try {
          const result = await part({ db, client, afterCommit: (followUp) => followUps.push(followUp) });
          await client.query(`release savepoint ${name}`);
          for (const followUp of followUps) outer.afterCommit(followUp);
          return result;
        } catch (error) {
          await client.query(`rollback to savepoint ${name}`);
          throw error;
        }
      },
    });
  });
}

/** A pool answers several at once; a single connection has to be asked in turn. */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const query = (...given: unknown[]) => {
    const answer = last.then(() => ask(...given));
    last = answer.catch(() => undefined);
    return answer;
  };
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}

import type { Db } from './database.ts';

/** A query that is made once, and planned once by each connection: for what almost every call asks. */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    let query = queries.get(db);
    if (!query) {
      query = prepare(db);
      queries.set(db, query);
    }
    return query;
  };
}

import pg from 'pg';
import { currentWork, type Work } from './work-context.ts';

/** Told of the beginning of a statement; answers with what is to be told of its end. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

type Callback = (error: Error | undefined, result: unknown) => void;

/** Every statement of the pool's connections is told of, inside transactions too. COPY streams aren't. */
export function watchQueries(pool: pg.Pool, begin: WatchStatement): void {
  pool.on('connect', (client) => watchClient(client, begin));
  type Connected = (...told: unknown[]) => void;
  const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown;
  // Whoever waited for a connection would otherwise go on in the name of the one who gave it back.
  pool.connect = ((callback?: Connected) => {
    if (!callback) return connect();
    const work = currentWork.getStore();
    return connect((...told) => currentWork.run(work as Work, callback, ...told));
  }) as pg.Pool['connect'];
}

function watchClient(client: pg.PoolClient, begin: WatchStatement): void {
  const send = (...parts: unknown[]): unknown =>
    (pg.Client.prototype.query as (...parts: unknown[]) => unknown).apply(client, parts);
  client.query = ((query: unknown, values: unknown, callback: unknown) => {
    const text = textOf(query);
    if (text === undefined) return send(query, values, callback);
    const end = begin(text);
    const told = typeof values === 'function' ? values : callback;
    if (typeof told === 'function') {
      const tell: Callback = (error, result) => {
        end(error ?? undefined);
        (told as Callback)(error, result);
      };
      return typeof values === 'function' ? send(query, tell) : send(query, values, tell);
    }
    const answer = send(query, values) as Promise<unknown>;
    answer.then(() => end(), end);
    return answer;
  }) as pg.PoolClient['query'];
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit, callback } = (query ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && submit === undefined && callback === undefined ? text : undefined;
}

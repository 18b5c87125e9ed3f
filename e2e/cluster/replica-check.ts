import pg from 'pg';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import type { Engine } from '../../apps/server/test/engine.ts';
import { until } from '../product/until.ts';

/** What the product does when a replica is there, falls behind, catches up and goes away. Answers what was wrong. */
export async function checkReplica(primary: Engine, replica: Engine): Promise<string[]> {
  const wrong: string[] = [];
  const log = { warn: () => undefined, info: () => undefined };
  const database = openDatabase({
    url: primary.url,
    poolSize: 2,
    onIdleError: () => undefined,
    replicas: { urls: [replica.url], mostLagSeconds: 1, log },
  });
  const atReplica = new pg.Client({ connectionString: replica.url });
  atReplica.on('error', () => undefined);
  await atReplica.connect();
  const step = async (what: string, fromReplica: boolean) => {
    await until(async () => (await isReplica(database)) === fromReplica, 30).catch(() => wrong.push(what));
  };
  try {
    await step('reads go to the replica', true);
    await atReplica.query('select pg_wal_replay_pause()');
    await database.pool.query('create table behind (id integer)');
    await step('a replica that is too far behind is not read', false);
    await database.lagging.execute('select from behind').catch(() => wrong.push('the primary is read then'));
    await atReplica.query('select pg_wal_replay_resume()');
    await step('a replica that has caught up is read again', true);
    await atReplica.end();
    await replica.stop();
    // The very first read after it is gone, before anybody has looked.
    if (await isReplica(database).catch(() => true))
      wrong.push('a read of a replica that is gone does not fail');
    await database.pool.query('drop table behind');
  } finally {
    await database.close();
  }
  return wrong;
}

async function isReplica({ lagging }: Database): Promise<boolean> {
  const { rows } = await lagging.execute<{ replica: boolean }>('select pg_is_in_recovery() as replica');
  return rows[0]?.replica === true;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { freePort } from '../test/engine.ts';
import { freshDatabase } from '../test/test-app.ts';
import { readConfig } from './platform/config.ts';
import { startDatabase } from './start-database.ts';

it('waits for a database that is not there yet', async () => {
  const fresh = await freshDatabase();
  const url = new URL(fresh.url);
  const target = Number(url.port);
  url.port = String(await freePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-start-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url.href });
  const starting = startDatabase(config, pino({ level: 'silent' }));
  await sleep(1500);

  const sockets = new Set<Socket>();
  const way = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) sockets.add(socket.on('error', () => undefined));
    incoming.pipe(outgoing).pipe(incoming);
  });
  way.listen(Number(url.port), '127.0.0.1');
  try {
    const { database, stop } = await starting;
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await stop();
  } finally {
    way.close();
    for (const socket of sockets) socket.destroy();
    await rm(dataDir, { recursive: true });
    await fresh.drop();
  }
});

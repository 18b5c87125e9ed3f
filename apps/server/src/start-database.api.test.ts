import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { freshDatabase } from '../test/test-app.ts';
import { readConfig } from './platform/config.ts';
import { startDatabase } from './start-database.ts';

it('waits for a database that is not there yet', async () => {
  const fresh = await freshDatabase();
  const url = new URL(fresh.url);
  const target = Number(url.port);
  const sockets = new Set<Socket>();
  let sentAway = 0;
  // A port that is free now may be somebody else's in a moment, so it is held, and whoever comes too early is sent away.
  const way = createServer((incoming) => {
    if (sentAway < 2) {
      sentAway += 1;
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) sockets.add(socket.on('error', () => undefined));
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => {
    way.listen(0, '127.0.0.1', resolve);
  });
  url.port = String((way.address() as AddressInfo).port);
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-start-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url.href });
  try {
    const { database, stop } = await startDatabase(config, pino({ level: 'silent' }));
    expect(sentAway).toBe(2);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await stop();
  } finally {
    way.close();
    for (const socket of sockets) socket.destroy();
    await rm(dataDir, { recursive: true });
    await fresh.drop();
  }
});

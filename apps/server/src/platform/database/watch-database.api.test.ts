import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../test/test-app.ts';
import { type Database, openDatabase } from './database.ts';

/** What stands between us and the database, and may fall silent without closing anything. */
let way: Server;
let silent = false;
const sockets = new Set<Socket>();
let database: Database;
let drop: () => Promise<void>;
const told: string[] = [];

const pass = (from: Socket, to: Socket) => {
  sockets.add(from);
  from.on('error', () => undefined);
  from.on('close', () => to.destroy());
  from.on('data', (piece) => {
    if (!silent) to.write(piece);
  });
};

beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  const url = new URL(fresh.url);
  const target = Number(url.port);
  way = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    pass(incoming, outgoing);
    pass(outgoing, incoming);
  });
  await new Promise<void>((resolve) => {
    way.listen(0, '127.0.0.1', resolve);
  });
  url.port = String((way.address() as { port: number }).port);
  database = openDatabase({
    url: url.href,
    poolSize: 4,
    onIdleError: () => undefined,
    log: { warn: (message) => told.push(message) },
  });
});
afterAll(async () => {
  await database.close();
  for (const socket of sockets) socket.destroy();
  way.close();
  await drop();
});

const one = async () => (await database.pool.query<{ one: number }>('select 1 as one')).rows[0]?.one;

it('whoever waits for a database that has fallen silent is told, and the next ones at once', async () => {
  expect(await one()).toBe(1);
  silent = true;
  const waiting = await Promise.allSettled([
    one(),
    database.transaction(({ client }) => client.query('select 1')),
  ]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  // Refused before anything is sent: whoever is asked and doesn't answer fails with another word.
  await expect(one()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(database.transaction(async () => undefined)).rejects.toMatchObject({ status: 503 });

  silent = false;
  await expect.poll(() => one().catch(() => 0)).toBe(1);
  expect(told).toEqual([
    expect.stringContaining('does not answer'),
    expect.stringContaining('answers again'),
  ]);
});

it('a connection that breaks in a transaction breaks nothing else', async () => {
  const broken = database.transaction(async ({ client }) => {
    await client.query('select 1');
    for (const socket of sockets) socket.destroy();
    await client.query('select 1');
  });
  await expect(broken).rejects.toThrow();
  await expect.poll(() => one().catch(() => 0)).toBe(1);
});

it('stops at once', async () => {
  const other = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/',
    poolSize: 1,
    onIdleError: () => undefined,
  });
  // Neither the pause between two looks nor the time for an answer is waited for: no timer is.
  const nextTimer = sleep(0).then(() => 'a timer');
  expect(await Promise.race([other.close().then(() => 'closed'), nextTimer])).toBe('closed');
});

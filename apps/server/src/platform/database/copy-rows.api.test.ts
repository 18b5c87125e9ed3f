import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../test/test-app.ts';
import { bytea } from './bytea.ts';
import { copyRows, takeIds } from './copy-rows.ts';
import { type Database, openDatabase, type Transaction } from './database.ts';
import { inOneTransaction } from './in-one-transaction.ts';

const things = pgTable('things', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  note: text('note'),
  size: smallint('size').notNull().default(7),
  whole: boolean('whole').notNull().default(true),
  parts: jsonb('parts').notNull().default([]),
  picture: bytea('picture'),
  madeAt: timestamp('made_at', { withTimezone: true, precision: 3, mode: 'date' }),
});
const strangers = pgTable('strangers', { code: varchar('code') });

type Thing = typeof things.$inferInsert & { id: number };

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ drop } = fresh);
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await client.query(`create table things (
    id integer primary key generated always as identity, name text not null check (name <> 'refused'), note text,
    size smallint not null default 7, whole boolean not null default true, parts jsonb not null default '[]',
    picture bytea, made_at timestamptz(3))`);
  await client.end();
  database = openDatabase({ url: fresh.url, poolSize: 2, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  await database.pool.query('truncate things');
});

const copy = (rows: readonly Thing[]) => database.transaction((tx) => copyRows(tx, things, rows));
const stored = () => database.db.select().from(things).orderBy(things.id);
const thing = (id: number, more: Partial<Thing> = {}): Thing => ({ id, name: `thing ${id}`, ...more });
const plain = { note: null, size: 7, whole: true, parts: [], picture: null, madeAt: null };

describe('copying rows', () => {
  it('keeps every value as it is', async () => {
    const rows = [
      thing(1, {
        name: '',
        note: 'tab\t, line\n, "quote", \\backslash, \\N and 𝑥 ∈ ℝ',
        size: -32_768,
        whole: false,
      }),
      thing(2, {
        note: '',
        size: 32_767,
        parts: { text: 'é\u2028\\', list: [1.5, null, true, -0.1e-7], empty: {} },
        picture: Buffer.from([0, 1, 255, 92]),
        madeAt: new Date('1969-07-20T20:17:40.123Z'),
      }),
      thing(2_147_483_647, {
        parts: 'text',
        picture: Buffer.alloc(0),
        madeAt: new Date('2126-11-19T00:00:00.999Z'),
      }),
    ];
    await copy(rows);
    expect(await stored()).toEqual(rows.map((row) => ({ ...plain, ...row })));
  });

  it('takes defaults for what a row leaves out, and nothing for what it says is nothing', async () => {
    await copy([thing(1, { note: 'a', size: 1 }), thing(2), thing(3, { note: null, size: undefined })]);
    expect((await stored()).map(({ note, size }) => [note, size])).toEqual([
      ['a', 1],
      [null, 7],
      [null, 7],
    ]);
  });

  it('takes many large ones, whose text is longer in bytes than in letters', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => thing(index + 1, { note: '∑'.repeat(10_000) }));
    await copy(rows);
    const { rows: found } = await database.pool.query(
      `select count(*)::int as count, bool_and(note = repeat('∑', 10000)) as same from things`,
    );
    expect(found).toEqual([{ count: 300, same: true }]);
  });

  it('takes none', async () => {
    await copy([]);
    expect(await stored()).toEqual([]);
  });

  it('refuses a type that it can not write', async () => {
    await expect(database.transaction((tx) => copyRows(tx, strangers, [{ code: 'x' }]))).rejects.toThrow(
      /code is of type varchar/,
    );
  });
});

describe('rows that the database refuses', () => {
  const many = (wrong: number) =>
    Array.from({ length: 300 }, (_, index) =>
      thing(index + 1, { note: 'x'.repeat(20_000), ...(index === wrong ? { name: 'refused' } : {}) }),
    );

  it.each([0, 150, 299])('leave none of them behind when it is the one at %i', async (wrong) => {
    await expect(copy(many(wrong))).rejects.toMatchObject({ code: '23514' });
    expect(await stored()).toEqual([]);
    await copy([thing(1)]);
    expect(await stored()).toHaveLength(1);
  });

  it('leave a savepoint to go back to', async () => {
    await database.transaction(async (tx) => {
      await copyRows(tx, things, [thing(1)]);
      await tx.client.query('savepoint before');
      await expect(copyRows(tx, things, many(3))).rejects.toMatchObject({ code: '23514' });
      await tx.client.query('rollback to savepoint before');
      await copyRows(tx, things, [thing(2)]);
    });
    expect((await stored()).map(({ id }) => id)).toEqual([1, 2]);
  });
});

it('works in a part of a larger transaction', async () => {
  const part = async (tx: Transaction) => {
    const [id] = await takeIds(tx.db, things, 1);
    await copyRows(tx, things, [thing(id!)]);
  };
  await inOneTransaction(database, async (whole) => {
    await whole.transaction(part);
    await whole.transaction(part);
  });
  expect(await stored()).toHaveLength(2);
});

it('takes ids that nobody else gets', async () => {
  const taken = await Promise.all([3, 0, 4].map((count) => takeIds(database.db, things, count)));
  expect(taken.map((ids) => ids.length)).toEqual([3, 0, 4]);
  expect(new Set(taken.flat()).size).toBe(7);
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from './database.ts';
import { readManyRows, readRow, readRows } from './read-rows.ts';

const row = z.object({ id: z.int(), name: z.string().nullable() });
const answering = (...rows: unknown[]) => ({ execute: async () => ({ rows }) }) as unknown as Db;
const statement = sql`select 1`;

it('hands out rows that are as they should be', async () => {
  const db = answering({ id: 1, name: 'one' }, { id: 2, name: null });
  expect(await readRows(db, 'things', row, statement)).toEqual([
    { id: 1, name: 'one' },
    { id: 2, name: null },
  ]);
  expect(await readManyRows(db, 'things', row, statement)).toHaveLength(2);
  expect(await readManyRows(answering(), 'things', row, statement)).toEqual([]);
});

it.each([
  ['a bigint, which comes as text', { id: '1', name: 'one' }, 'column id'],
  ['a null that nobody expected', { id: null, name: 'one' }, 'column id'],
  ['a column that has another name', { id: 1, title: 'one' }, 'column name'],
])('names the statement and the column of %s', async (_, wrong, column) => {
  const complaint = new RegExp(`query 'things', row 1: ${column}: `);
  await expect(readRows(answering(wrong), 'things', row, statement)).rejects.toThrow(complaint);
  await expect(readRow(answering(wrong), 'things', row, statement)).rejects.toThrow(complaint);
  await expect(readManyRows(answering(wrong), 'things', row, statement)).rejects.toThrow(complaint);
});

it('names the row, and wants exactly one where one is asked for', async () => {
  const db = answering({ id: 1, name: null }, { id: 'x', name: null });
  await expect(readRows(db, 'things', row, statement)).rejects.toThrow("query 'things', row 2: column id");
  await expect(readRow(answering(), 'things', row, statement)).rejects.toThrow('0 rows instead of one');
});

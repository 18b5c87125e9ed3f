import { describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { stemsOfUnknown } from './read-stems.ts';

/** Reduces words by leaving out their last letter, and notes which ones it was asked for. */
function fakeDatabase() {
  const asked: string[][] = [];
  const query = async ({ values: [words] }: { values: [string[]] }) => {
    asked.push(words);
    return { rows: words.map((word) => ({ stem: word.slice(0, -1), stop: false })) };
  };
  return { asked, database: { pool: { query } } as unknown as Database };
}

const stem = (word: string) => ({ stem: word, stop: false });

describe('stems of words that the bank lacks', () => {
  it('are read in one statement for all searches of a moment', async () => {
    const { asked, database } = fakeDatabase();
    const both = await Promise.all([
      stemsOfUnknown(database, ['vecters', 'planed']),
      stemsOfUnknown(database, ['planed', 'cubez']),
    ]);
    expect(asked).toEqual([['vecters', 'planed', 'cubez']]);
    expect(both.map((stems) => [...stems])).toEqual([
      [
        ['vecters', stem('vecter')],
        ['planed', stem('plane')],
      ],
      [
        ['planed', stem('plane')],
        ['cubez', stem('cube')],
      ],
    ]);
  });

  it('are read once', async () => {
    const { asked, database } = fakeDatabase();
    await stemsOfUnknown(database, ['vecters']);
    const stems = await stemsOfUnknown(database, ['vecters', 'cubez']);
    expect(asked).toEqual([['vecters'], ['cubez']]);
    expect(stems.get('vecters')).toEqual(stem('vecter'));
  });

  it('are asked for again where that failed', async () => {
    const { asked, database } = fakeDatabase();
    const { pool } = database as unknown as { pool: { query: unknown } };
    const { query } = pool;
    pool.query = async () => Promise.reject(new Error('gone'));
    await expect(stemsOfUnknown(database, ['vecters'])).rejects.toThrow('gone');
    pool.query = query;
    expect((await stemsOfUnknown(database, ['vecters'])).get('vecters')).toEqual(stem('vecter'));
    expect(asked).toEqual([['vecters']]);
  });
});

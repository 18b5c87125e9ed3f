import { expect, it } from 'vitest';
import { databaseIsAway } from './database-away.ts';
import { onceDatabaseAnswers } from './once-database-answers.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function failing(errors: readonly Error[], patienceMs = 60_000) {
  const told: string[] = [];
  let tries = 0;
  const work = async () => {
    const error = errors[tries];
    tries += 1;
    if (error) throw error;
    return 'done';
  };
  const log = { warn: (_details: object, message: string) => void told.push(message) };
  return { told, tries: () => tries, result: onceDatabaseAnswers(log, work, { patienceMs, pauseMs: 10 }) };
}

it('goes on when the database is back', async () => {
  const { result, told, tries } = failing([refused(), databaseIsAway()]);
  expect(await result).toBe('done');
  expect([tries(), told.length]).toEqual([3, 2]);
});

it('does not try again what is wrong by itself', async () => {
  const { result, tries } = failing([new Error('syntax error')]);
  await expect(result).rejects.toThrow('syntax error');
  expect(tries()).toBe(1);
});

it('gives up at last', async () => {
  await expect(failing(Array.from({ length: 100 }, refused), 200).result).rejects.toThrow('ECONNREFUSED');
});

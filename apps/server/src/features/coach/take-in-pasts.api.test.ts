import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { readAnswersInTests } from '../practice-tests/learn-from-test.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { readPractised } from '../replies/read-practised.ts';
import { readTicks } from '../saved/read-marks.ts';
import { right, startCoach, wrong } from './coach.fixture.ts';
import type { PastReaders } from './coach-readers.ts';
import { takeInSomePasts } from './take-in-pasts.ts';

const migration = new URL('../../../migrations/20261117234108_pasts_to_tell.sql', import.meta.url);

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, check, answer, stateOf, idOf, get }: Coach = {} as Coach;
let readers: PastReaders;

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, check, answer, stateOf, idOf, get } = coach);
  readers = {
    inTests: (db, userId) => readAnswersInTests(test, db, userId),
    practised: readPractised,
    ticked: readTicks,
  };
});

beforeEach(() => accounts.rows('delete from untold_pasts'));

const told = (who: Account) =>
  accounts.rows(
    `select seq, source, in_test, question_id, design, marks, "of", retry, first, complete, at
     from learning_events where user_id = $1 order by seq`,
    [who.user.id],
  );
const waiting = async () => (await accounts.rows('select user_id from untold_pasts')).length;
const forget = (who: Account) =>
  Promise.all(
    ['learning_events', 'learners'].map((table) =>
      accounts.rows(`delete from ${table} where user_id = $1`, [who.user.id]),
    ),
  );
/** What the migration notes of a database that has never known the coach. */
async function migrate(): Promise<void> {
  const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.filter((one) => /^insert/m.test(one))) await accounts.rows(statement);
}
const takeIn = () => takeInSomePasts(test, readers);

/** A test with own marking, replies in practice, and ticks with and without an answer, all on days of their own. */
async function livedIn() {
  const student = await accounts.signUp();
  const tests = testsOf(accounts, student.token);
  const { slug, ids } = await tests.started({ topic_slugs: ['algebra'] });
  await tests.call('PUT', `/${slug}`, {});
  await tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0] });
  test.clock.advance({ days: 1 });
  await answer(student, idOf('rules/0'), wrong);
  test.clock.advance({ days: 1 });
  await check(student, idOf('rules/1'), { 'a.1': right, 'b.1': '3 +* (' });
  test.clock.advance({ days: 1 });
  const tick = (id: number) =>
    accounts.post('/api/completed_question', { question_id: id }, { token: student.token });
  await tick(idOf('rules/2'));
  await tick(idOf('rules/0'));
  return student;
}

describe('what was done before the coach was there', () => {
  it('is the same events as if it had been there', async () => {
    const student = await livedIn();
    const [before, state] = [await told(student), await stateOf(student)];
    expect(before).toHaveLength(4);
    await forget(student);
    await migrate();
    await takeIn();
    const close = (rows: Record<string, unknown>[]) =>
      rows.map(({ at, ...row }) => ({ ...row, day: (at as Date).toISOString().slice(0, 10) }));
    // One that was left open is no longer to be gone on with.
    expect(close(await told(student))).toEqual(close(before).map((row) => ({ ...row, complete: true })));
    expect(Object.keys((await stateOf(student)).memories)).toEqual(Object.keys(state.memories));
    expect((await get(student, 'map')).course).toMatchObject({ answers: 4 });
    expect((await get(student, 'mistakes')).total).toBeGreaterThan(0);
    expect(await waiting()).toBe(0);
  });

  it('is planned with on the same day', async () => {
    const student = await livedIn();
    await forget(student);
    await migrate();
    await takeIn();
    const { session } = await get(student, 'today?minutes=40');
    expect(session.items.map(({ kind }: { kind: string }) => kind)).toContain('missed');
  });

  it('is taken in once, whoever does it and however often', async () => {
    const student = await livedIn();
    await forget(student);
    await migrate();
    await Promise.all([takeIn(), takeIn(), takeIn()]);
    const once = await told(student);
    expect(once).toHaveLength(4);
    await migrate();
    await takeIn();
    expect(await told(student)).toEqual(once);
  });

  it('goes before what was answered since, and takes the place of what followed from that', async () => {
    const student = await livedIn();
    await forget(student);
    await migrate();
    test.clock.advance({ days: 1 });
    await answer(student, idOf('rules/0', 1));
    test.clock.advance({ days: 3 });
    const without = await stateOf(student);
    await takeIn();
    const rows = await told(student);
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.at(-1)).toMatchObject({ question_id: idOf('rules/0', 1) });
    const state = await stateOf(student);
    expect(state).not.toEqual(without);
    expect(state.memories['rules/0']).toMatchObject({ reviews: 2, missed: 1 });
    await answer(student, idOf('series/0'));
    expect((await told(student)).at(-1)).toMatchObject({ seq: 6 });
  });

  it('is whole or not there, and holds up nobody else', async () => {
    const [student, other] = [await livedIn(), await livedIn()];
    await Promise.all([forget(student), forget(other)]);
    await migrate();
    const failing: PastReaders = {
      ...readers,
      ticked: async (db, userId) => {
        if (userId === student.user.id) throw new Error('the server dies here');
        return readTicks(db, userId);
      },
    };
    await takeInSomePasts(test, failing);
    expect(await told(student)).toEqual([]);
    expect(await told(other)).toHaveLength(4);
    expect(await waiting()).toBe(1);
    await takeIn();
    expect(await told(student)).toHaveLength(4);
  });

  it('stays untold where the student has deleted everything', async () => {
    const student = await livedIn();
    await migrate();
    await accounts.call('DELETE', '/api/coach', { confirm: 'delete' }, { token: student.token });
    await takeIn();
    expect(await told(student)).toEqual([]);
  });

  it('is nothing for who did nothing', async () => {
    await accounts.signUp();
    await migrate();
    const before = await waiting();
    await accounts.signUp();
    await migrate();
    expect(await waiting()).toBe(before);
  });
});

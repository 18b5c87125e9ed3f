import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addTestBank, testsOf } from './practice-tests.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addTestBank(test);
});

const attempt = (question_id: number, id = randomUUID()) => ({ id, question_id, kind: 'attempt' });

async function waiting() {
  const tests = testsOf(accounts, (await accounts.signUp()).token);
  return { ...tests, slug: await tests.create() };
}

async function running() {
  const tests = testsOf(accounts, (await accounts.signUp()).token);
  return { ...tests, ...(await tests.started()) };
}

const several = <Student>(count: number, make: () => Promise<Student>): Promise<Student[]> =>
  Promise.all(Array.from({ length: count }, make));

const closings = async (slugs: readonly string[]): Promise<number> =>
  (
    await accounts.rows(
      `select 1 from jobs.job j join practice_tests t on t.id = (j.data->'data'->>'testId')::int
        where j.data->>'job' = 'practice-tests.close' and t.slug = any($1) and j.start_after > t.deadline_at`,
      [slugs],
    )
  ).length;

it('students who start at the same moment share a transaction, and each test has its own end', async () => {
  const students = await several(12, waiting);
  const sent = await statementsOf(test.database, async () => {
    const answers = await Promise.all(students.map(({ call, slug }) => call('POST', `/${slug}/start`)));
    for (const answer of answers) expect(answer.json()).toMatchObject({ state: 'running' });
  });
  const starts = sent.filter((text) => text.includes('start_test('));
  expect(starts.length).toBeLessThan(students.length);
  expect(await closings(students.map(({ slug }) => slug))).toBe(students.length);
});

it('what they do at the same moment is counted for each, and told to each', async () => {
  const students = await several(12, running);
  const sent = await statementsOf(test.database, async () => {
    const answers = await Promise.all(
      students.map(({ act, slug, ids }, at) => act(slug, attempt(ids[at % ids.length]!))),
    );
    for (const [at, answer] of answers.entries()) {
      const { statuses } = answer.json();
      const done = statuses.flatMap((one: { question_id: number; status: string | null }) =>
        one.status === 'attempted' ? [one.question_id] : [],
      );
      expect(done).toEqual([students[at]!.ids[at % 5]]);
    }
  });
  expect(sent.filter((text) => text.includes('record_test_actions(')).length).toBeLessThan(students.length);
});

it('a test that somebody else has locked keeps no other student waiting', async () => {
  const students = await several(8, running);
  const [held, ...others] = students as [Awaited<ReturnType<typeof running>>, ...typeof students];
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from practice_tests where slug = $1 for update', [held.slug]);
    let told = false;
    const late = held.act(held.slug, attempt(held.ids[0]!)).then((answer) => {
      told = true;
      return answer;
    });
    const answers = await Promise.all(others.map(({ act, slug, ids }) => act(slug, attempt(ids[0]!))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
    expect(told).toBe(false);
    await client.query('commit');
    expect((await late).json().statuses[0]).toMatchObject({ status: 'attempted' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('a paper that is only read yet is refused, and nobody else with it', async () => {
  const students = await several(8, running);
  const reader = students[3]!;
  await accounts.rows('update practice_tests set reading_minutes = 5 where slug = $1', [reader.slug]);
  const answers = await Promise.all(students.map(({ act, slug, ids }) => act(slug, attempt(ids[0]!))));
  for (const [at, answer] of answers.entries()) {
    if (students[at] === reader) expect(answer.json()).toMatchObject({ code: 'reading_time' });
    else expect(answer.json().statuses[0]).toMatchObject({ status: 'attempted' });
  }
});

it('one test from several tabs at the same moment: everything counts, and the same thing once', async () => {
  const { act, slug, ids, call } = await running();
  const twice = attempt(ids[4]!);
  await Promise.all([...ids.map((id) => attempt(id)), twice, twice].map((action) => act(slug, action)));
  const { statuses } = (await call('GET', `/${slug}/progress`)).json();
  expect(statuses.map(({ status }: { status: string }) => status)).toEqual(Array(5).fill('attempted'));
  const kept = await accounts.rows(
    'select 1 from practice_test_actions a join practice_tests t on t.id = a.test_id where t.slug = $1',
    [slug],
  );
  expect(kept).toHaveLength(6);
});

it('another student’s test is as unknown among many as it is alone', async () => {
  const [owner, ...strangers] = await several(6, running);
  const { slug, ids } = owner!;
  const answers = await Promise.all([
    owner!.act(slug, attempt(ids[0]!)),
    ...strangers.flatMap((stranger) => [
      stranger.act(slug, attempt(ids[1]!)),
      stranger.call('POST', `/${slug}/start`),
    ]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, ...Array(10).fill(404)]);
  const { statuses } = (await owner!.call('GET', `/${slug}/progress`)).json();
  expect(statuses.map(({ status }: { status: string | null }) => status)).toEqual([
    'attempted',
    null,
    null,
    null,
    null,
  ]);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { closeTest } from './close-tests.jobs.ts';
import { addTestBank, testsOf } from './practice-tests.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addTestBank(test);
});

const student = async () => testsOf(accounts, (await accounts.signUp()).token);
const attempt = (question_id: number, id = randomUUID()) => ({ id, question_id, kind: 'attempt' });
const skip = (question_id: number, id = randomUUID()) => ({ id, question_id, kind: 'skip' });
type Status = 'attempted' | 'skipped' | null;
const statusesOf = (progress: { statuses: { status: Status }[] }) =>
  progress.statuses.map(({ status }) => status);

const actionsOf = async (slug: string): Promise<number> =>
  (
    await accounts.rows(
      'select 1 from practice_test_actions a join practice_tests t on t.id = a.test_id where t.slug = $1',
      [slug],
    )
  ).length;

const waitingForLocks = async (): Promise<number> =>
  (
    await accounts.rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

describe('taking a test', () => {
  it('shows no question before it starts, and no marks, videos or answers while it runs', async () => {
    const { create, read, call } = await student();
    const slug = await create();
    expect((await read(slug, '?includeAnswers=true')).questions).toBeUndefined();
    await call('POST', `/${slug}/start`);
    const running = await read(slug, '?includeAnswers=true');
    expect(running.questions).toHaveLength(5);
    for (const { question, marks } of running.questions!) {
      expect(question).toMatchObject({ marks: null, video_solution: null });
      expect(question).not.toHaveProperty('Answer');
      expect(question.questions_html).toContain('katex');
      expect(marks).toBeNull();
    }
    expect(JSON.stringify(running)).not.toContain('mark_lines');
    expect((await read(slug, '?excludeQuestions=true')).questions).toBeUndefined();
  });

  it('starts once: the clock of the server runs on, whoever starts again', async () => {
    const { create, call } = await student();
    const slug = await create();
    const first = (await call('POST', `/${slug}/start`)).json();
    expect(first).toMatchObject({ state: 'running' });
    expect(first.remaining_ms).toBeGreaterThan(29 * 60_000);
    test.clock.advance({ minutes: 10 });
    const again = (await call('POST', `/${slug}/start`)).json();
    expect(again.remaining_ms).toBeLessThanOrEqual(20 * 60_000);
    expect(again.remaining_ms).toBeGreaterThan(19 * 60_000);
  });

  it('counts actions in order, the last on a question standing', async () => {
    const { started, act, call } = await student();
    const { slug, ids } = await started();
    const [a, b, c] = ids as [number, number, number];
    const answer = await act(slug, attempt(a), skip(b), skip(c), attempt(c));
    expect(statusesOf(answer.json())).toEqual(['attempted', 'skipped', 'attempted', null, null]);
    expect(statusesOf((await act(slug, attempt(b))).json())).toEqual([
      'attempted',
      'attempted',
      'attempted',
      null,
      null,
    ]);
    expect(statusesOf((await call('GET', `/${slug}/progress`)).json())).toHaveLength(5);
  });

  it('counts an action that is sent again only once, also when something else came between', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started();
    const first = attempt(ids[0]!);
    await act(slug, first);
    await act(slug, skip(ids[0]!));
    const replayed = await act(slug, first, attempt(ids[1]!));
    expect(statusesOf(replayed.json()).slice(0, 2)).toEqual(['skipped', 'attempted']);
  });

  it('bears the same actions from two tabs at once', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started();
    const actions = ids.map((id) => attempt(id));
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(slug, ...actions)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(statusesOf(answers[9]!.json())).toEqual(Array(5).fill('attempted'));
  });

  it('ignores questions that are not in the test', async () => {
    const { started, act } = await student();
    const { slug } = await started();
    const answer = await act(slug, attempt(2_000_000));
    expect(answer.statusCode).toBe(200);
    expect(statusesOf(answer.json())).toEqual([null, null, null, null, null]);
    expect(await actionsOf(slug)).toBe(0);
  });

  it('counts what is in the test beside what is not', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started();
    const answer = await act(slug, attempt(2_000_000), attempt(ids[1]!), skip(2_000_001));
    expect(statusesOf(answer.json())).toEqual([null, 'attempted', null, null, null]);
    expect(await actionsOf(slug)).toBe(1);
  });

  it('keeps no more actions than one for each second of the test', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started();
    await accounts.rows(
      'insert into practice_test_actions select id, gen_random_uuid() from practice_tests, generate_series(1, duration * 60 - 1) where slug = $1',
      [slug],
    );
    expect(statusesOf((await act(slug, attempt(ids[0]!))).json())[0]).toBe('attempted');
    const before = await actionsOf(slug);
    expect((await act(slug, skip(ids[0]!))).statusCode).toBe(200);
    expect(await actionsOf(slug)).toBe(before);
  });

  it.each([
    ['no action', { actions: [] }],
    ['an id that is none', { actions: [{ id: 'x', question_id: 1, kind: 'attempt' }] }],
    ['an unknown kind', { actions: [{ id: randomUUID(), question_id: 1, kind: 'solve' }] }],
    ['a question that is text', { actions: [{ id: randomUUID(), question_id: 'one', kind: 'skip' }] }],
    ['nothing', null],
  ])('refuses %s', async (_, body) => {
    const { started, call } = await student();
    const { slug } = await started();
    expect((await call('POST', `/${slug}/actions`, body)).statusCode).toBe(400);
  });

  it('refuses actions before the start', async () => {
    const { create, act } = await student();
    expect((await act(await create(), attempt(1))).statusCode).toBe(409);
  });
});

/** A whole school starts at the same moment. The first statement of each call is about who asks. */
describe('how often the database is asked', () => {
  it.each([
    ['a start, whose transaction has a job', 5, 'POST', '/start'],
    ['reading a running test whose questions were read before', 2, 'GET', ''],
    ['progress', 2, 'GET', '/progress'],
  ] as const)('%s: %i times', async (_, statements, method, path) => {
    const { create, call, started } = await student();
    const slug = path === '/start' ? await create() : (await started()).slug;
    const all = await statementsOf(test.database, async () => {
      expect((await call(method, `/${slug}${path}`)).statusCode).toBe(200);
    });
    // Whether the bank is still the same is asked every now and then, for all who read at that moment.
    const sent = all.filter((text) => !text.includes('from bank_version'));
    expect(sent, sent.join('\n')).toHaveLength(statements);
  });

  it('actions: twice, however many there are', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started();
    const reply = { id: randomUUID(), question_id: ids[0]!, kind: 'reply', field: 'a.1', value: '7' };
    const time = { id: randomUUID(), question_id: ids[1]!, kind: 'time', milliseconds: 0 };
    const sent = await statementsOf(test.database, async () => {
      const answer = await act(slug, ...ids.map((id) => attempt(id)), reply, time);
      expect(statusesOf(answer.json())).toEqual(Array(5).fill('attempted'));
      expect(answer.json().replies).toEqual([{ question_id: ids[0], field: 'a.1', value: '7' }]);
    });
    expect(sent, sent.join('\n')).toHaveLength(2);
  });
});

describe('the end', () => {
  it('comes when the student says so, with what was done', async () => {
    const { started, act, call, read } = await student();
    const { slug, ids } = await started();
    await act(slug, attempt(ids[0]!), attempt(ids[1]!), skip(ids[2]!));
    test.clock.advance({ minutes: 7 });
    const ended = (await call('PUT', `/${slug}`, {})).json();
    expect(ended).toMatchObject({
      state: 'finished',
      attempts: 1,
      ended_by: 'student',
      attempted_count: 2,
      skipped_count: 1,
      score: { marks: 10, total: 25, percentage: 40, source: 'unmarked' },
    });
    expect(ended.time_used).toBeGreaterThanOrEqual(420);
    expect(ended.time_used).toBeLessThan(480);
    const answered = await read(slug, '?includeAnswers=true');
    expect(answered.questions![0]!.question.Answer![0]!.mark_lines).toHaveLength(2);
    expect(answered.breakdown!.by_difficulty.reduce((sum, { questions }) => sum + questions, 0)).toBe(5);
  });

  it('works for a client that sends nothing but the lists', async () => {
    const { create, call } = await student();
    const slug = await create();
    const { statuses } = (await call('GET', `/${slug}/progress`)).json();
    const ids = statuses.map(({ question_id }: { question_id: number }) => question_id);
    const ended = await call('PUT', `/${slug}`, {
      skipped_questions: [ids[0]],
      attempted_questions: [ids[1], ids[2]],
    });
    expect(ended.json()).toMatchObject({ state: 'finished', attempted_count: 2, skipped_count: 1 });
  });

  it('comes once: what is sent later changes nothing', async () => {
    const { started, act, call } = await student();
    const { slug, ids } = await started();
    await call('PUT', `/${slug}`, { attempted_questions: [ids[0]] });
    await call('PUT', `/${slug}`, { attempted_questions: ids });
    const late = await act(slug, attempt(ids[3]!));
    expect(late.json()).toMatchObject({ state: 'finished', remaining_ms: null });
    expect(statusesOf(late.json())).toEqual(['attempted', null, null, null, null]);
  });

  it('comes at the deadline, with what the server has, for every way of reading', async () => {
    const { started, act, read, call } = await student();
    const { slug, ids } = await started();
    await act(slug, attempt(ids[0]!));
    test.clock.advance({ minutes: 30, seconds: 1 });
    const late = await act(slug, attempt(ids[1]!));
    expect(late.json()).toMatchObject({ state: 'finished' });
    await call('PUT', `/${slug}`, { attempted_questions: ids });
    expect(await read(slug)).toMatchObject({
      state: 'finished',
      ended_by: 'deadline',
      attempted_count: 1,
      time_used: 1800,
    });
    expect((await call('GET', '')).json()[0]).toMatchObject({ slug, state: 'finished' });
  });

  it('comes for actions that wait for the row of their test until it is over', async () => {
    const { started, act, call } = await student();
    const { slug, ids } = await started();
    const sentAt = test.clock.now();
    const clock = vi.spyOn(test.clock, 'now').mockReturnValue(sentAt);
    const deadline = new Date(sentAt.getTime() + 10);
    const waiting = await test.database.transaction(async ({ client }) => {
      await client.query('update practice_tests set deadline_at = $2 where slug = $1', [slug, deadline]);
      const sent = act(slug, attempt(ids[0]!)).then((answer) => answer);
      await expect.poll(waitingForLocks).toBe(1);
      await client.query('select pg_sleep(0.02)');
      return [sent];
    });
    expect((await waiting[0]!).statusCode).toBe(200);
    clock.mockRestore();
    expect(statusesOf((await call('GET', `/${slug}/progress`)).json())).toEqual(Array(5).fill(null));
  });

  it('is written down by the job, without any browser, once', async () => {
    const { started } = await student();
    const { slug } = await started();
    test.clock.advance({ minutes: 31 });
    await test.database.transaction((tx) => test.queue.enqueue(tx, closeTest, { testId: 0 }));
    await test.database.transaction((tx) => test.queue.enqueue(tx, closeTest, { testId: 0 }));
    await expect
      .poll(async () => {
        const { rows } = await test.database.pool.query(
          'select ended_by, finished_at = deadline_at as at_deadline from practice_tests where slug = $1',
          [slug],
        );
        return rows[0];
      })
      .toEqual({ ended_by: 'deadline', at_deadline: true });
  });

  it('has its job waiting from the start on', async () => {
    const { create, call } = await student();
    const slug = await create();
    const waiting = async () =>
      (
        await test.database.pool.query(
          `select from jobs.job join practice_tests t on t.slug = $1
           where data ->> 'job' = 'practice-tests.close' and (data -> 'data' ->> 'testId')::int = t.id
             and state = 'created' and start_after > now() + interval '29 minutes'`,
          [slug],
        )
      ).rows.length;
    expect(await waiting()).toBe(0);
    await call('POST', `/${slug}/start`);
    expect(await waiting()).toBe(1);
  });
});

describe('marking it oneself', () => {
  it('counts the lines that were ticked, out of five a question', async () => {
    const { started, act, call } = await student();
    const { slug, ids } = await started();
    await act(slug, ...ids.map((id) => attempt(id)));
    await call('PUT', `/${slug}`, {});
    const mark = (id: number, lines: unknown) => call('PUT', `/${slug}/marking/${id}`, { lines });
    expect((await mark(ids[0]!, [0, 1])).json().score).toEqual({
      marks: 5,
      total: 25,
      percentage: 20,
      source: 'self',
    });
    const second = (await mark(ids[1]!, [1])).json();
    expect(second.score).toMatchObject({ percentage: 33, source: 'self' });
    expect(second.questions[1]).toMatchObject({ ticked_lines: [1] });
    expect((await mark(ids[0]!, null)).json().score).toMatchObject({ percentage: 13 });
    expect((await mark(ids[0]!, [7])).statusCode).toBe(400);
    expect((await mark(ids[0]!, 'all')).statusCode).toBe(400);
    expect((await mark(2_000_000, [])).statusCode).toBe(404);
  });

  it('waits for the end of the test', async () => {
    const { started, call } = await student();
    const { slug, ids } = await started();
    expect((await call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0] })).statusCode).toBe(409);
  });
});

describe("another student's test", () => {
  it.each([
    ['GET', ''],
    ['GET', '/progress'],
    ['POST', '/start'],
    ['POST', '/actions'],
    ['PUT', ''],
    ['PUT', '/marking/1'],
  ] as const)('is unknown: %s %s', async (method, path) => {
    const mine = await student();
    const theirs = await student();
    const slug = await mine.create();
    const body = { actions: [attempt(1)], lines: [0] };
    const answer = await theirs.call(method, `/${slug}${path}`, method === 'GET' ? undefined : body);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'This test does not exist' });
    expect((await mine.read(slug)).state).toBe('not_started');
  });

  it('is not in my list', async () => {
    const mine = await student();
    await (await student()).create();
    expect((await mine.call('GET', '')).json()).toEqual([]);
  });
});

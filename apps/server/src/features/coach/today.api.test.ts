import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { startCoach, wrong } from './coach.fixture.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, answer, today, get, idOf, designOf }: Coach = {} as Coach;

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, answer, today, get, idOf, designOf } = coach);
});

const isoDay = (days: number) =>
  new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** An exam so many days from now, in whatever session that is. */
const examIn = (days: number) => {
  const date = isoDay(days);
  const session = Number(date.slice(5, 7)) <= 6 ? 'May' : 'November';
  return { subject: 'math-aa-sl', session, year: Number(date.slice(0, 4)), date };
};
const tell = (who: Account, exams: unknown[]) => accounts.put('/api/coach/exams', { exams }, who.token);

/** Days in a session of the IB, so that an exam can be told for them. */
async function goToSession(): Promise<void> {
  while (!['05', '11'].includes(isoDay(0).slice(5, 7)) || Number(isoDay(0).slice(8)) > 8) {
    test.clock.advance({ days: 1 });
  }
}

describe('today', () => {
  it('has nothing for a new student, who may say what she takes', async () => {
    const student = await accounts.signUp();
    const first = await today(student);
    expect(first).toEqual({
      courses: [],
      continue: [],
      session: { minutes: 20, planned_minutes: 0, items: [] },
      done_today: { questions: 0, marks: 0, of: 0 },
      due: { now: 0, days: [] },
      last_before_today: null,
    });
    await tell(student, [
      { subject: 'math-aa-sl', session: 'May', year: Number(isoDay(400).slice(0, 4)) + 1 },
    ]);
    const next = await today(student);
    expect(next.courses).toMatchObject([{ subject: { slug: 'math-aa-sl' }, answers: 0 }]);
    expect(next.session.items.length).toBeGreaterThan(1);
    expect(new Set(next.session.items.map(({ kind }) => kind))).toEqual(new Set(['new']));
  });

  it('knows the course that onboarding asked for', async () => {
    const student = await accounts.signUp();
    await accounts.rows(`update users set math_course = 'AA SL' where id = $1`, [student.user.id]);
    expect((await today(student)).courses).toMatchObject([{ subject: { slug: 'math-aa-sl' }, exam: null }]);
  });

  it.each([10, 20, 40])('plans no more than %i minutes, each with a reason', async (minutes) => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    test.clock.advance({ days: 1 });
    const { session } = await today(student, `?minutes=${minutes}`);
    expect(session.items.length).toBeGreaterThan(0);
    expect(session.planned_minutes).toBeLessThanOrEqual(minutes);
    for (const { reason } of session.items) expect(reason).toMatch(/\w{3}/);
  });

  it('brings a missed design back the next day with numbers that the student has not met', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    test.clock.advance({ days: 1 });
    const one = (await today(student)).session.items.find(({ kind }) => kind === 'missed')!;
    expect(one).toMatchObject({
      reason: 'You missed the topic logs yesterday',
      other_numbers: true,
      done: false,
    });
    expect(designOf(one.question.id)).toBe('logs/0');
    expect(one.question.id).not.toBe(idOf('logs/0'));
    // Again missed, and again: other numbers as long as there are some.
    await answer(student, one.question.id, wrong);
    test.clock.advance({ days: 1 });
    const next = (await today(student)).session.items.find(({ kind }) => kind === 'missed')!;
    const variants = [0, 1, 2].map((variant) => idOf('logs/0', variant));
    expect([idOf('logs/0'), one.question.id]).not.toContain(next.question.id);
    expect(variants).toContain(next.question.id);
    // All were met: the one that was met longest ago.
    await answer(student, next.question.id, wrong);
    test.clock.advance({ days: 1 });
    const last = (await today(student)).session.items.find(({ kind }) => kind === 'missed')!;
    expect(last.question.id).toBe(idOf('logs/0'));
  });

  it('asks no numbers that stood in a test which nobody marked, and none of a test to come', async () => {
    const student = await accounts.signUp();
    const tests = testsOf(accounts, student.token);
    await answer(student, idOf('rules/0'), wrong);
    const finished = await tests.started({ topic_slugs: ['calculus'] });
    await tests.call('PUT', `/${finished.slug}`, {});
    const waiting = await tests.create({ topic_slugs: ['calculus'] });
    await tests.call('POST', `/${waiting}/start`);
    const running = (await tests.read(waiting)).questions!.map(({ question_id }) => question_id);
    test.clock.advance({ minutes: 1 });
    const { session, continue: begun } = await today(student, '?minutes=40');
    expect(begun[0]).toMatchObject({ kind: 'test', slug: waiting, state: 'running', question_count: 5 });
    const asked = session.items.map(({ question }) => question.id);
    expect(asked.filter((id) => running.includes(id))).toEqual([]);
    // The tests draw by chance: of a design of which they left nothing, what was met longest ago is asked again.
    const taken = [...finished.ids, ...running, idOf('rules/0')];
    const isLeft = (id: number) => [0, 1, 2].some((variant) => !taken.includes(idOf(designOf(id), variant)));
    for (const id of asked.filter(isLeft)) expect(finished.ids).not.toContain(id);
  });

  it('stays the same while it is worked through, and says what is done', async () => {
    const student = await accounts.signUp();
    for (const design of ['logs/0', 'series/0', 'rules/0']) await answer(student, idOf(design), wrong);
    test.clock.advance({ days: 1 });
    const before = await today(student);
    for (const { question } of before.session.items) await answer(student, question.id);
    const after = await today(student);
    const shown = (day: typeof before) => day.session.items.map(({ question }) => question.id);
    expect(shown(after)).toEqual(shown(before));
    expect(after.session.items.every(({ done }) => done)).toBe(true);
    expect(after.done_today.questions).toBe(before.session.items.length);
    expect(after.due.now).toBe(0);
  });

  it('spreads what is due after three weeks instead of piling it up', async () => {
    const student = await accounts.signUp();
    for (const topic of ['logs', 'series', 'rules']) {
      for (const place of [0, 1, 2, 3]) await answer(student, idOf(`${topic}/${place}`), wrong);
    }
    test.clock.advance({ days: 21 });
    const { due, session, last_before_today } = await today(student, '?minutes=10');
    expect(due.now).toBe(12);
    expect(due.days.length).toBeGreaterThan(3);
    for (const { minutes } of due.days) expect(minutes).toBeLessThanOrEqual(10);
    expect(session.planned_minutes).toBeLessThanOrEqual(10);
    expect(last_before_today).not.toBeNull();
  });

  it('has reviews and nothing new when the exam is tomorrow, and nothing once it is over', async () => {
    await goToSession();
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    await answer(student, idOf('series/0'), wrong);
    test.clock.advance({ days: 1 });
    const told = await tell(student, [examIn(1)]);
    expect(told.statusCode, told.body).toBe(200);
    const eve = await today(student, '?minutes=40');
    expect(eve.courses[0]!.exam).toMatchObject({ days: 1, exact: true, over: false });
    expect(eve.session.items.map(({ kind }) => kind)).not.toContain('new');
    expect(eve.session.items.map(({ kind }) => kind)).toContain('missed');
    test.clock.advance({ days: 2 });
    const after = await today(student, '?minutes=40');
    expect(after.courses[0]!.exam).toMatchObject({ over: true });
  });

  it("counts a student's own day", async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'));
    const { done_today } = await today(student, '?time_zone=Pacific/Auckland');
    expect(done_today).toEqual({ questions: 1, marks: 3, of: 3 });
    test.clock.advance({ days: 1 });
    expect((await today(student, '?time_zone=Pacific/Auckland')).done_today.questions).toBe(0);
  });

  it('goes on with a question whose parts were not all answered', async () => {
    const student = await accounts.signUp();
    await coach.check(student, idOf('logs/0'), { 'a.1': wrong });
    expect((await today(student)).continue).toMatchObject([
      { kind: 'question', question: { id: idOf('logs/0') } },
    ]);
    await coach.check(student, idOf('logs/0'), { 'b.1': wrong });
    expect((await today(student)).continue).toEqual([]);
  });

  it.each([
    '?minutes=15',
    '?minutes=20x',
    '?subject=%00',
    '?time_zone=Nowhere/Here',
    "?time_zone=UTC'--",
    '?time_zone=../../etc',
  ])('refuses %s', async (query) => {
    const student = await accounts.signUp();
    expect((await accounts.get(`/api/coach/today${query}`, student.token)).statusCode).toBe(400);
  });

  it.each(['today', 'map', 'grade'])('of a subject that only staff see is unknown: %s', async (path) => {
    const student = await accounts.signUp();
    const staff = await accounts.signUpAs(roleIds.staff);
    const of = (who: Account) => accounts.get(`/api/coach/${path}?subject=economics-hl`, who.token);
    expect((await of(student)).statusCode).toBe(404);
    expect((await of(staff)).statusCode).toBe(200);
  });
});

describe('the map', () => {
  it('says too little to say until there is enough, and knows nothing of others', async () => {
    const [student, other] = [await accounts.signUp(), await accounts.signUp()];
    await answer(student, idOf('logs/0'));
    const tile = async (who: Account) =>
      (await get(who, 'map?subject=math-aa-sl')).topics[0].subtopics.find(
        ({ topic }: { topic: { slug: string } }) => topic.slug === 'logs',
      );
    expect(await tile(student)).toMatchObject({ estimate: null, low: null, sureness: 0, practised: 1 });
    for (let day = 0; day < 4; day += 1) {
      for (const place of [0, 1, 2, 3]) await answer(student, idOf(`logs/${place}`, day % 3));
      test.clock.advance({ days: 1 });
    }
    const known = await tile(student);
    expect(known.practised).toBeGreaterThan(12);
    expect(known.estimate).toBeGreaterThan(0.6);
    expect(known.low).toBeLessThan(known.estimate);
    expect(known.high).toBeGreaterThan(known.estimate);
    expect(await tile(other)).toMatchObject({ estimate: null, practised: 0, due: 0 });
  });

  it('gives a grade as a range, and three topics that would raise it', async () => {
    const student = await accounts.signUp();
    expect(await get(student, 'grade?subject=math-aa-sl')).toMatchObject({ grade: null, raise: [] });
    for (let day = 0; day < 6; day += 1) {
      for (const topic of ['logs', 'series', 'rules']) {
        for (const place of [0, 1, 2, 3]) await answer(student, idOf(`${topic}/${place}`, day % 3));
      }
      test.clock.advance({ days: 1 });
    }
    const { grade, boundaries, raise } = await get(student, 'grade?subject=math-aa-sl');
    expect(grade.low).toBeGreaterThanOrEqual(4);
    expect(grade.high).toBeGreaterThanOrEqual(grade.low);
    expect(grade.sureness).toBeGreaterThan(0.5);
    expect(boundaries).toHaveLength(6);
    expect(raise).toHaveLength(3);
  });
});

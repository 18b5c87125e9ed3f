import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, tokenOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions } from '../questions/save-question.ts';
import { startCoach, wrong } from './coach.fixture.ts';
import { enqueueWeeks } from './mail-weeks.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let { test, accounts, answer, today, get, idOf }: Coach = {} as Coach;

beforeAll(async () => {
  ({ test, accounts, answer, today, get, idOf } = await startCoach());
  const { topics } = await addSubject(test, 'physics-sl', { motion: {}, heat: {} }, { name: 'Physics SL' });
  await insertQuestions(
    test,
    Object.values(topics).flatMap((topicId) => Array.from({ length: 6 }, () => draftOf(topicId))),
  );
});

const isoDay = (days: number) =>
  new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Early in a session of the IB, so that exams can be told for the days around it. */
function goToSession(): void {
  while (!['05', '11'].includes(isoDay(0).slice(5, 7)) || Number(isoDay(0).slice(8)) > 8) {
    test.clock.advance({ days: 1 });
  }
}

const sessionOf = (date: string) => ({
  session: date.slice(5, 7) === '05' ? 'May' : 'November',
  year: Number(date.slice(0, 4)),
});

async function tell(who: Account, exams: Readonly<Record<string, number | null>>): Promise<void> {
  const told = await accounts.put(
    '/api/coach/exams',
    {
      exams: Object.entries(exams).map(([subject, days]) =>
        days === null
          ? { subject, ...sessionOf(isoDay(0)), year: sessionOf(isoDay(0)).year + 1, date: null }
          : { subject, ...sessionOf(isoDay(days)), date: isoDay(days) },
      ),
    },
    who.token,
  );
  expect(told.statusCode, told.body).toBe(200);
}

/** Somebody with answers enough to be told a grade, most of them wrong. */
async function practised(): Promise<Account> {
  const student = await accounts.signUp();
  for (const place of [0, 1, 2, 3]) {
    for (const topic of ['logs', 'series', 'rules']) await answer(student, idOf(`${topic}/${place}`), wrong);
  }
  test.clock.advance({ days: 1 });
  return student;
}

const subjectsOf = ({ session }: { session: { items: { question: { subject: { slug: string } } }[] } }) =>
  session.items.map(({ question }) => question.subject.slug);

describe('the eve of an exam', () => {
  it('is for its course, and not for something new of another', async () => {
    goToSession();
    const student = await practised();
    await tell(student, { 'math-aa-sl': null, 'physics-sl': null });
    expect(new Set(subjectsOf(await today(student, '?minutes=40')))).toEqual(
      new Set(['math-aa-sl', 'physics-sl']),
    );
    await tell(student, { 'math-aa-sl': 1, 'physics-sl': null });
    const eve = await today(student, '?minutes=40');
    expect(new Set(subjectsOf(eve))).toEqual(new Set(['math-aa-sl']));
    expect(eve.session.items.map(({ kind }) => kind)).toContain('missed');
    // Also one that she has never practised.
    await tell(student, { 'math-aa-sl': null, 'physics-sl': 1 });
    expect(new Set(subjectsOf(await today(student, '?minutes=40')))).toEqual(new Set(['physics-sl']));
  });

  it.each(['Pacific/Auckland', 'Pacific/Honolulu'])('is the one that the student has in %s', async (zone) => {
    goToSession();
    const student = await practised();
    test.clock.advance({ hours: 36 - test.clock.now().getUTCHours() });
    const here = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(
      test.clock.now(),
    );
    const ahead = Math.round((Date.parse(here) - Date.parse(isoDay(0))) / 86_400_000);
    const of = async (days: number) => {
      await tell(student, { 'math-aa-sl': ahead + days, 'physics-sl': null });
      return new Set(subjectsOf(await today(student, `?minutes=40&time_zone=${zone}`)));
    };
    expect(await of(2)).toEqual(new Set(['math-aa-sl', 'physics-sl']));
    expect(await of(1)).toEqual(new Set(['math-aa-sl']));
    expect(await of(0)).toEqual(new Set(['physics-sl']));
  });
});

describe('an exam that is over', () => {
  const shared = async (who: Account) => {
    const { token } = (await accounts.post('/api/coach/share', undefined, { token: who.token })).json();
    return (await accounts.get(`/api/shared-progress/${token}`)).json();
  };
  const dueOn = ({ topics }: { topics: { due: number }[] }) =>
    topics.reduce((sum: number, { due }) => sum + due, 0);

  it('is named nowhere as something to do', async () => {
    goToSession();
    const student = await practised();
    await tell(student, { 'math-aa-sl': 1, 'physics-sl': null });
    expect((await get(student, 'grade?subject=math-aa-sl')).raise).toHaveLength(3);
    expect(dueOn(await get(student, 'map?subject=math-aa-sl'))).toBeGreaterThan(0);
    expect((await shared(student)).courses[0].topics).not.toEqual([]);
    test.clock.advance({ days: 2 });
    const after = await today(student, '?minutes=40');
    expect(after.courses[0]!.exam).toMatchObject({ over: true });
    expect(new Set(subjectsOf(after))).toEqual(new Set(['physics-sl']));
    expect(after.due).toEqual({ now: 0, days: [] });
    expect((await today(student, '?subject=math-aa-sl')).session.items).toEqual([]);
    expect((await get(student, 'grade?subject=math-aa-sl')).raise).toEqual([]);
    const map = await get(student, 'map?subject=math-aa-sl');
    expect(dueOn(map)).toBe(0);
    expect(map.topics).toHaveLength(2);
    expect((await shared(student)).courses).toMatchObject([
      { subject: { slug: 'math-aa-sl' }, topics: [], grade: null, exam: { over: true } },
      { subject: { slug: 'physics-sl' }, exam: { over: false } },
    ]);
  });

  it('is not in the mail of the week, which ends with the last of them', async () => {
    goToSession();
    const student = await practised();
    await accounts.rows('update users set verified = true where id = $1', [student.user.id]);
    await accounts.put('/api/coach/mail', { weekly: true, time_zone: 'UTC' }, student.token);
    await tell(student, { 'math-aa-sl': 1, 'physics-sl': null });
    const nextMail = async () => {
      test.clock.advance({ days: 7 });
      await enqueueWeeks(test);
      await accounts.settled();
      return test.mails.filter(({ to, subject }) => to === student.email && subject.startsWith('Your week'));
    };
    const [mail, ...others] = await nextMail();
    expect(others).toEqual([]);
    expect(mail!.text).toMatch(/Next: The topic (?:motion|heat)/);
    expect(mail!.text).not.toMatch(/logs|series|rules|Math AA SL/);
    expect(mail!.text).toContain('Nothing is due for review.');
    await tell(student, { 'math-aa-sl': 1 });
    expect(await nextMail()).toHaveLength(1);
  });
});

describe('a session in which nobody told the day', () => {
  it('is planned for until its last day, since her papers may still be ahead', async () => {
    goToSession();
    const student = await practised();
    const { session, year } = sessionOf(isoDay(0));
    const exams = [{ subject: 'math-aa-sl', session, year, date: null }];
    expect((await accounts.put('/api/coach/exams', { exams }, student.token)).statusCode).toBe(200);
    expect(subjectsOf(await today(student))).toContain('math-aa-sl');
    test.clock.advance({ days: 31 });
    const token = tokenOf(await accounts.logIn(student.email));
    expect(subjectsOf(await today({ ...student, token }))).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mathHl, mathSl, physicsSl } from '../../../../test/bank-catalogue.ts';
import { aToday, coachCourse, exam, linkedQuestion } from '../../../../test/coach.ts';
import { type Answers, offline, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';

const openToday = (today: ReturnType<typeof aToday>, path = '/today', answers: Answers = {}) =>
  openPage(path, { as: student, answers: { 'GET /api/coach/today': today, ...answers } });
const nothing = { minutes: 20, planned_minutes: 0, items: [] };

test('a session has a reason for each question, and its length is chosen and remembered', async () => {
  const { user, api, main, address } = await openToday(aToday());
  await main.findByText('2 questions are due for review. The session begins with those that matter most.');
  const session = within(main.getByRole('region', { name: 'Your session' }));
  session.getByText('3 questions, about 18 minutes');
  const lines = session.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(
    /Missed before.*You missed sequences on Tuesday, now with other numbers4 marks6 min$/,
  );
  expect(lines[1]).toMatch(/Weak topic.*You earn about 4 marks in 10 on sequences4 marks/);
  expect(session.getByRole('radio', { name: '20 min' })).toBeChecked();
  await user.click(session.getByRole('radio', { name: '40 min' }));
  await waitFor(() => expect(address()).toBe('/today?minutes=40'));
  const asked = api.callsOf('GET /api/coach/today').map(({ query }) => query?.minutes);
  expect([asked[0], asked.at(-1)]).toEqual(['20', '40']);
  expect(localStorage.getItem('session-length')).toBe('40');
});

test('starting keeps the session, and a bar leads from question to question until it is finished', async () => {
  const { user, main, router } = await openToday(aToday());
  const start = await main.findByRole('link', { name: 'Start' });
  const first = start.getAttribute('href')!;
  expect(first).toBe('/ibdp-question-bank/math-aa-sl/algebra/sequences/1');
  start.addEventListener('click', (event) => event.preventDefault());
  await user.click(start);
  expect(JSON.parse(sessionStorage.getItem('study-session')!)).toMatchObject({
    owner: student.id,
    items: [{ id: 1, path: first, topic: 'Sequences' }, { id: 2 }, { id: 3 }],
  });
  // It is no part of the page of today itself.
  expect(screen.queryByRole('navigation', { name: 'Your session' })).toBeNull();
  expect(main.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', first);
  expect(router.state.location.pathname).toBe('/today');
});

test.each([
  [
    'a running test',
    {
      kind: 'test' as const,
      slug: 'abc',
      subject: coachCourse().subject,
      state: 'running' as const,
      remaining_ms: 12 * 60_000,
      question_count: 8,
    },
    'Continue: Your test in Math AA SL is running',
    '/take-a-test/abc',
    '8 questions, 12 minutes left',
  ],
  [
    'a test that was made',
    {
      kind: 'test' as const,
      slug: 'abc',
      subject: coachCourse().subject,
      state: 'not_started' as const,
      remaining_ms: null,
      question_count: 1,
    },
    'Open: Your test in Math AA SL is ready',
    '/take-a-test/abc',
    '1 question; the clock starts when you do',
  ],
  [
    'a question',
    { kind: 'question' as const, question: linkedQuestion(7) },
    'Go on: You began a question on Sequences',
    '/ibdp-question-bank/math-aa-sl/algebra/sequences/7',
    'Math AA SL, 4 marks; some parts are still open',
  ],
])('%s that was begun comes first', async (_, begun, name, path, text) => {
  const { main } = await openToday(aToday({ continue: [begun] }));
  expect(await main.findByRole('link', { name })).toHaveAttribute('href', path);
  main.getByText(text);
});

test('a test whose time runs out while one looks is asked for again', async () => {
  const running = {
    kind: 'test' as const,
    slug: 'abc',
    subject: coachCourse().subject,
    state: 'running' as const,
    remaining_ms: 0,
    question_count: 8,
  };
  let asked = 0;
  const { main } = await openPage('/today', {
    as: student,
    answers: {
      'GET /api/coach/today': () => {
        asked += 1;
        return aToday({ continue: asked === 1 ? [running] : [] });
      },
    },
  });
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  await waitFor(() => expect(main.queryByText(/is running/)).toBeNull());
});

test('a new student tells her course and session, and has a session', async () => {
  const taken = coachCourse({ subject: mathHl, answers: 0 });
  let isTold = false;
  const { user, api, main } = await openPage('/today', {
    as: student,
    answers: {
      'GET /api/coach/today': () =>
        isTold
          ? aToday({ courses: [taken], last_before_today: null, due: { now: 0, days: [] } })
          : aToday({ courses: [], session: nothing, last_before_today: null }),
      'GET /api/subjects': { subjects: [mathSl, mathHl, physicsSl] },
      'PUT /api/coach/exams': () => {
        isTold = true;
        return { courses: [taken], exams: [], weekly_mail: false, shared_since: null };
      },
    },
  });
  const form = within(await main.findByRole('region', { name: 'What are you preparing for?' }));
  // As onboarding has it.
  expect(await form.findByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Math AA HL');
  const send = form.getByRole('button', { name: 'Make my first session' });
  await user.click(send);
  form.getByText('Please choose a session');
  expect(api.callsOf('PUT /api/coach/exams')).toEqual([]);
  const sessions = form.getByRole<HTMLSelectElement>('combobox', { name: 'Exam session' });
  const may = [...sessions.options].find(({ value }) => value.startsWith('May'))!.value;
  await user.selectOptions(sessions, may);
  await user.click(send);
  await main.findByText('A few answers are enough to begin. From then on each session is made for you.');
  expect(api.callsOf('PUT /api/coach/exams')[0]?.body).toEqual({
    exams: [{ subject: 'math-aa-hl', session: 'May', year: Number(may.slice(4)), date: null }],
  });
});

test('a day outside of its session is named, and a refusal loses nothing', async () => {
  const { user, main } = await openPage('/today', {
    as: student,
    answers: {
      'GET /api/coach/today': aToday({ courses: [], session: nothing }),
      'GET /api/subjects': { subjects: [mathSl, mathHl] },
      'PUT /api/coach/exams': refusal('not_found', 'There is no such course'),
    },
  });
  const sessions = await main.findByRole<HTMLSelectElement>('combobox', { name: 'Exam session' });
  const may = [...sessions.options].find(({ value }) => value.startsWith('May'))!.value;
  await user.selectOptions(sessions, may);
  const day = main.getByLabelText(/^First paper/);
  await fill(day, '2020-01-01');
  const send = main.getByRole('button', { name: 'Make my first session' });
  await user.click(send);
  main.getByText('This day is not in that session');
  await fill(day, '');
  await user.click(send);
  expect(await main.findByRole('alert')).toHaveTextContent('There is no such course');
  expect(sessions).toHaveDisplayValue(may);
});

test('everything done, nothing due, and an exam tomorrow are each said calmly', async () => {
  const done = { questions: 6, marks: 14.5, of: 22 };
  const { api, main, user } = await openToday(aToday({ session: nothing, done_today: done }));
  await main.findByText(/^You have done everything that was planned for today\./);
  main.getByText('6 questions');
  main.getByText('14.5 of 22 marks');
  main.getByRole('link', { name: 'Open the question bank' });
  const items = aToday().session.items.map((item, place) => ({ ...item, done: place === 0 }));
  api.answer({
    'GET /api/coach/today': aToday({
      due: { now: 0, days: [] },
      session: { ...aToday().session, items },
      done_today: done,
    }),
  });
  await user.click(main.getByRole('radio', { name: '10 min' }));
  await main.findByText('Nothing is due for review, so there is room for something new.');
  main.getByText('1 of 3 questions done, about 12 minutes left');
  expect(main.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', expect.stringMatching(/\/2$/));
  const tomorrow = exam({ days: 1, exact: true, date: '2027-04-29' });
  api.answer({ 'GET /api/coach/today': aToday({ courses: [coachCourse({ exam: tomorrow })] }) });
  await user.click(main.getByRole('radio', { name: '40 min' }));
  await main.findByText(/^Your first paper in Math AA SL is tomorrow\./);
  const exams = within(main.getByRole('region', { name: 'Days to the exam' }));
  exams.getByText('Tomorrow');
  exams.getByText('First paper on 29 April 2027');
});

test('of several courses one can be chosen; one without an exam is asked for', async () => {
  const physics = coachCourse({ subject: physicsSl, exam: null });
  const { user, api, main, address } = await openToday(aToday({ courses: [coachCourse(), physics] }));
  await main.findByText(/^Not told yet for Physics SL\./);
  expect(main.getByRole('link', { name: 'Tell us your exam' })).toHaveAttribute('href', '/progress/settings');
  await user.selectOptions(main.getByRole('combobox', { name: 'Course' }), 'Physics SL');
  await waitFor(() => expect(address()).toBe('/today?subject=physics-sl'));
  await waitFor(() => expect(api.callsOf('GET /api/coach/today').at(-1)?.query?.subject).toBe('physics-sl'));
  await user.selectOptions(main.getByRole('combobox', { name: 'Course' }), 'All courses');
  await waitFor(() => expect(address()).toBe('/today'));
});

test('a session of several courses says of each question which it is of, and one of a single course does not', async () => {
  const { items } = aToday().session;
  const physics = { ...items[1]!, question: linkedQuestion(2, { subject: physicsSl }) };
  const { main, user, api } = await openToday(aToday());
  await main.findByRole('link', { name: 'Start' });
  const inList = () => within(main.getAllByRole('list').find(({ tagName }) => tagName === 'OL')!);
  expect(inList().queryByText('Math AA SL')).toBeNull();
  api.answer({
    'GET /api/coach/today': aToday({ session: { ...aToday().session, items: [items[0]!, physics] } }),
  });
  await user.click(main.getByRole('radio', { name: '10 min' }));
  await waitFor(() => inList().getByText('Physics SL'));
  inList().getByText('Math AA SL');
});

test('once an exam is over nothing is planned for its course, and another one can be told', async () => {
  const over = coachCourse({ exam: exam({ over: true, days: 0, exact: true }) });
  const physics = coachCourse({ subject: physicsSl });
  const { main, user, api } = await openToday(aToday({ courses: [over], session: nothing }));
  await main.findByText(/^Your exam in Math AA SL is over/);
  expect(main.getByRole('link', { name: 'Tell us when' })).toHaveAttribute('href', '/progress/settings');
  within(main.getByRole('region', { name: 'Days to the exam' })).getByText('Over');
  api.answer({ 'GET /api/coach/today': aToday({ courses: [over, physics] }) });
  await user.click(main.getByRole('radio', { name: '10 min' }));
  await main.findByText(/due for review/);
  api.answer({ 'GET /api/coach/today': aToday({ courses: [over, physics], session: nothing }) });
  await user.selectOptions(main.getByRole('combobox', { name: 'Course' }), 'Math AA SL');
  await main.findByText(/^Your exam in Math AA SL is over/);
});

test('without a connection it says so and can be asked again', async () => {
  const { user, api, main } = await openPage('/today', {
    as: student,
    answers: { 'GET /api/coach/today': offline },
  });
  await main.findByRole('heading', { name: 'Your day could not be loaded' });
  main.getByText(/^You seem to be offline/);
  api.answer({ 'GET /api/coach/today': aToday() });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByRole('heading', { name: 'Your session' });
});

test('the exam of each course is asked for once, one after the other, and can wait', async () => {
  const undated = [mathSl, physicsSl].map((subject) => coachCourse({ subject, exam: null }));
  let courses = [...undated, coachCourse({ subject: mathHl })];
  const { user, api, main } = await openPage('/today', {
    as: student,
    answers: {
      'GET /api/coach/today': () => aToday({ courses }),
      'PUT /api/coach/exams': () => {
        courses = courses.map((course) => ({ ...course, exam: exam() }));
        return { courses, exams: [], weekly_mail: false, shared_since: null };
      },
    },
  });
  await main.findByRole('heading', { name: 'When is your exam in Math AA SL?' });
  await user.click(main.getByRole('button', { name: 'Not sure yet' }));
  expect(localStorage.getItem(`exams-put-off:${student.id}`)).toBe('math-aa-sl');
  const asked = within(main.getByRole('region', { name: 'When is your exam in Physics SL?' }));
  const [first] = asked.getAllByRole('button');
  const [session, year] = first!.textContent.split(' ');
  await user.click(first!);
  await waitFor(() => expect(main.queryByText(/^When is your exam/)).toBeNull());
  expect(api.callsOf('PUT /api/coach/exams')[0]?.body).toEqual({
    exams: [
      { subject: 'math-aa-hl', session: 'May', year: 2027, date: null },
      { subject: 'physics-sl', session, year: Number(year), date: null },
    ],
  });
});

test('an exam that could not be kept is asked for on', async () => {
  const { user, main } = await openToday(aToday({ courses: [coachCourse({ exam: null })] }), '/today', {
    'PUT /api/coach/exams': refusal('too_many_attempts', 'Please wait a moment'),
  });
  const asked = within(await main.findByRole('region', { name: 'When is your exam in Math AA SL?' }));
  await user.click(asked.getAllByRole('button')[0]!);
  await screen.findByText('Please wait a moment');
  expect(asked.getAllByRole('button')[0]).toBeEnabled();
});

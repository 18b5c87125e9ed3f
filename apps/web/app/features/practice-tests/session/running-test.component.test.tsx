import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, type Call, offline, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { finishedTest, practiceSlug, progressOf, runningTest } from '../../../../test/practice-tests.ts';

type Status = 'attempted' | 'skipped' | null;

const path = `/take-a-test/${practiceSlug}`;

// A router in memory leaves the browser's address alone; what waits to be sent looks at it.
beforeEach(() => window.history.replaceState(null, '', path));
afterEach(() => window.history.replaceState(null, '', '/'));

const asked: TestQuestion['asked'] = [
  { field: 'a.1', part: 'a', kind: 'number', marks: 2 },
  {
    field: 'b.1',
    part: 'b',
    kind: 'choice',
    marks: 1,
    choices: ['one', 'two'].map((text) => ({ text, html: text })),
  },
  { field: 'b.2', part: 'b', kind: 'self', marks: 2, why: 'explain' },
];

/** A server that counts what it is sent. */
function server() {
  const statuses: Status[] = [null, null, null, null, null];
  /** By question and field. */
  const typed = new Map<string, string>();
  const clock = { deadline: performance.now() + 1_800_000 };
  let ended = false;
  const now = () => {
    const remaining = Math.ceil(clock.deadline - performance.now());
    if (ended || remaining <= 0) return finishedTest();
    const { questions = [], ...test } = runningTest({ remaining_ms: remaining });
    return {
      ...test,
      questions: questions.map((one) => ({
        ...one,
        asked: one.question_id === 1 ? asked : [],
        typed: asked.flatMap(({ field }) => {
          const value = typed.get(`${one.question_id} ${field}`);
          return value === undefined ? [] : [{ field, value }];
        }),
      })),
    };
  };
  const answers = {
    'GET /api/test/:slug': now,
    'GET /api/test/:slug/progress': () => progressOf(now(), statuses),
    'POST /api/test/:slug/actions': ({ body }: Call<'POST /api/test/:slug/actions'>) => {
      for (const action of body.actions) {
        const { question_id, kind } = action;
        if (kind === 'reply') typed.set(`${question_id} ${action.field}`, action.value);
        else if (kind !== 'time') statuses[question_id - 1] = kind === 'attempt' ? 'attempted' : 'skipped';
      }
      return progressOf(now(), statuses);
    },
    'PUT /api/test/:slug': () => {
      ended = true;
      return now();
    },
    'POST /api/questions/:id/read': ({ body }: Call<'POST /api/questions/:id/read'>) => ({
      read_html: `<b>${body.value}</b>`,
    }),
    'GET /api/test/:slug/grading': refusal('not_found', 'There is no grading.'),
  } satisfies Answers;
  return { answers, statuses, typed, clock };
}

const openRunning = (answers: Answers) => openRunningAt(answers, 1);

async function openRunningAt(answers: Answers, number: number) {
  const page = await openPage(path, { as: student, answers });
  await page.main.findByRole('heading', { level: 1, name: `Question ${number} of 5` });
  const { user, main } = page;
  return {
    ...page,
    press: async (name: string) => user.click(main.getByRole('button', { name: new RegExp(`^${name}`) })),
    question: (number: number) => main.findByRole('heading', { level: 1, name: `Question ${number} of 5` }),
    place: (number: number, word: string) =>
      main.getByRole('button', { name: new RegExp(`^Question ${number} ${word}`) }),
    endDialog: async () => within(await screen.findByRole('alertdialog', { name: 'End the test?' })),
  };
}

test('next, skip and back, and the end asks what is left', async () => {
  const { answers, statuses } = server();
  const { api, user, press, question, place, endDialog, address } = await openRunning(answers);
  expect(place(2, 'Open')).toBeDisabled();
  await press('Next');
  await press('Skip');
  await screen.findByText('Skipped question number 2');
  await question(3);
  expect(place(1, 'Attempted')).toBeEnabled();
  await user.click(place(2, 'Skipped'));
  await press('Next');
  expect(place(2, 'Attempted')).toBeInTheDocument();
  await press('End test');
  let dialog = await endDialog();
  dialog.getByText(/3 questions still open/);
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('End test');
  dialog = await endDialog();
  await user.click(dialog.getByRole('button', { name: 'End test' }));
  await expect.poll(address).toBe(`${path}/result`);
  await screen.findByText('Test completed successfully');
  expect(statuses).toEqual(['attempted', 'attempted', null, null, null]);
  expect(api.callsOf('PUT /api/test/:slug')).toHaveLength(1);
});

test('a clock that is set an hour on, or back, changes nothing', async () => {
  const { answers, statuses } = server();
  const real = Date.now.bind(Date);
  let shift = 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + shift);
  const { main, press, question } = await openRunning(answers);
  const seconds = () => {
    const [hours, minutes, rest] = (main.getByRole('timer', { name: 'Time left' }).textContent ?? '').split(
      ':',
    );
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  };
  const ahead = seconds();
  expect(ahead).toBeGreaterThan(1000);
  shift = -3_600_000;
  await press('Next');
  await question(2);
  expect(seconds()).toBeLessThanOrEqual(ahead);
  expect(seconds()).toBeGreaterThan(1000);
  await waitFor(() => expect(statuses[0]).toBe('attempted'));
});

test('one minute left is said, and at zero the server has closed the test', async () => {
  const { answers, clock } = server();
  const { api, address } = await openRunning(answers);
  const leave = (milliseconds: number) => {
    clock.deadline = performance.now() + milliseconds;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  leave(55_000);
  await screen.findByText('1 minute left');
  leave(500);
  await expect.poll(address).toBe(`${path}/result`);
  await screen.findByText('Test completed successfully');
  expect(api.callsOf('PUT /api/test/:slug')).toHaveLength(0);
});

test('what was done offline is sent by itself when the connection is back', async () => {
  const { answers, statuses } = server();
  const { api, main, press, question } = await openRunning({
    ...answers,
    'POST /api/test/:slug/actions': offline,
  });
  await press('Next');
  await question(2);
  await main.findByText(/^We can't be reached just now/);
  expect(statuses[0]).toBeNull();
  api.answer(answers);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(main.getAllByText('All saved')).toHaveLength(2));
  expect(statuses[0]).toBe('attempted');
});

test('a browser that is offline says so', async () => {
  const { answers } = server();
  const { main } = await openRunning(answers);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await main.findByText('You are offline. Your answers are kept on this device and will be sent.');
});

test('a test that was ended offline is handed in when the connection is back', async () => {
  const { answers } = server();
  const { api, user, main, press, endDialog, address } = await openRunning({
    ...answers,
    'POST /api/test/:slug/actions': offline,
    'PUT /api/test/:slug': offline,
  });
  await press('Next');
  await press('Skip');
  await press('End test');
  await user.click((await endDialog()).getByRole('button', { name: 'End test' }));
  await main.findByRole('heading', { name: 'Waiting for the connection' });
  api.answer(answers);
  window.dispatchEvent(new Event('online'));
  await expect.poll(address).toBe(`${path}/result`);
  expect(api.callsOf('PUT /api/test/:slug').at(-1)?.body).toEqual({
    attempted_questions: [1],
    skipped_questions: [2],
  });
});

test('answers that the server refuses are said to be kept, and sent again by hand', async () => {
  const { answers, statuses } = server();
  const { api, user, main, press } = await openRunning({
    ...answers,
    'POST /api/test/:slug/actions': refusal('conflict', 'That question is not in this test.'),
  });
  await press('Next');
  await main.findByText('Your last answers could not be saved. They are kept on this device.');
  api.answer(answers);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(statuses[0]).toBe('attempted'));
});

test('a student who leaves the test within the product is followed by what was left', async () => {
  const { answers, statuses } = server();
  const { main, press, router } = await openRunning({
    ...answers,
    // Of no use while the test's own page is there, which would try again at any moment.
    'POST /api/test/:slug/actions': (call) => {
      if (document.querySelector('[data-stands-alone]')) throw new TypeError('Failed to fetch');
      return answers['POST /api/test/:slug/actions'](call);
    },
    'GET /api/test': [],
  });
  await press('Next');
  await main.findByText(/^We can't be reached just now/);
  await router.navigate('/my-tests');
  await screen.findByText('The answers that waited on this device are saved');
  expect(statuses[0]).toBe('attempted');
  expect(Object.keys(localStorage).filter((key) => /^test-(actions|end)/.test(key))).toEqual([]);
});

const typedField = { name: 'Answer to (a)' };

test('what is typed is kept with each key, sent after a pause, and read without a verdict', async () => {
  const { answers, typed } = server();
  const { api, user, main } = await openRunning(answers);
  const field = main.getByRole('textbox', typedField);
  await user.type(field, '42');
  expect(field).toHaveValue('42');
  await main.findByText('42', { selector: 'b' });
  await user.click(main.getByRole('radio', { name: /two/ }));
  main.getByText('Explain: write this on paper, and mark it yourself after the test.');
  await waitFor(() =>
    expect([...typed]).toEqual([
      ['1 a.1', '42'],
      ['1 b.1', 'B'],
    ]),
  );
  await waitFor(() => expect(localStorage.getItem(`test-actions:${student.id}:${practiceSlug}`)).toBeNull());
  expect(api.callsOf('POST /api/questions/:id/check')).toHaveLength(0);
  expect(main.queryByText(/right|wrong/i)).toBeNull();
});

test('what is typed without a connection is there after a reload, and sent when it is back', async () => {
  const { answers, typed } = server();
  const cut = { ...answers, 'POST /api/test/:slug/actions': offline };
  const first = await openRunning(cut);
  await first.user.type(first.main.getByRole('textbox', typedField), '17');
  await first.press('Next');
  await first.question(2);
  cleanup();
  const { api, user, main, question, place } = await openRunningAt(cut, 2);
  await user.click(place(1, 'Attempted'));
  await question(1);
  expect(main.getByRole('textbox', typedField)).toHaveValue('17');
  api.answer(answers);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect([...typed]).toEqual([['1 a.1', '17']]));
});

test('another tab shows what was typed in this one', async () => {
  const { answers } = server();
  const { main } = await openRunning(answers);
  const action = { id: crypto.randomUUID(), question_id: 1, kind: 'reply', field: 'a.1', value: '9' };
  const key = `test-actions:${student.id}:${practiceSlug}`;
  localStorage.setItem(key, JSON.stringify([action]));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => expect(main.getByRole('textbox', typedField)).toHaveValue('9'));
});

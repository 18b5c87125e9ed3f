import { questionPath } from '@sevenfold/contract/questions/question';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { question } from '../../../../test/bank-questions.ts';
import { type Answers, type Call, offline, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { forgetDrafts } from '../../../lib/drafts.ts';

const line = (text: string, mark: string) => ({ id: 1, text, html: `<p>${text}</p>`, mark, marks: 1 });

const asked = question(5, {
  answerable: true,
  questions_text: 'Find. [2]',
  marks: 2,
  replies: [{ field: 'q.1', part: '', kind: 'number', marks: 2 }],
  Answer: [
    {
      id: 9,
      body: 'x',
      body_html: '<p>Two.</p>',
      images: [],
      mark_lines: [line('squares', 'M1'), line('two', 'A1')],
    },
  ],
});

const missed = {
  field: 'q.1',
  value: '7',
  verdict: 'wrong' as const,
  marks: 0,
  of: 2,
  checked_at: '2026-11-02T10:00:00.000Z',
};

/** What the server keeps of the student's ticks. */
let stored: number[];
beforeEach(() => {
  stored = [];
});

const keepTicks = ({ body }: Call<'PATCH /api/questions/:id/ticks'>) => {
  const { ticked_lines, unticked_lines } = body;
  stored = [...new Set([...stored.filter((line) => !unticked_lines.includes(line)), ...ticked_lines])];
  return { ticked_lines: stored };
};

async function openPractice(as?: typeof student, answers: Answers = {}) {
  localStorage.removeItem('practice:open');
  const page = await openPage(questionPath(asked), {
    ...(as && { as }),
    answers: {
      'GET /api/questions/:id': asked,
      'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 1, total: 1 },
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      'GET /api/questions/:id/replies': () => ({ replies: [missed], ticked_lines: stored }),
      'PATCH /api/questions/:id/ticks': keepTicks,
      'POST /api/questions/:id/read': { read_html: '<span>seven</span>' },
      'POST /api/questions/:id/check': {
        fields: [{ ...missed, readAs: '7', read_html: '<span>seven</span>' }],
        parts: [],
        marks: 0,
        of: 2,
      },
      ...answers,
    },
  });
  await page.user.click(await page.main.findByRole('button', { name: 'Type your answer' }));
  const form = within(await page.main.findByRole('region', { name: 'Your answer' }));
  await form.findByRole('form');
  return { ...page, form };
}

type Opened = Awaited<ReturnType<typeof openPractice>>;

async function openScheme({ form, user }: Opened) {
  await user.click(await form.findByRole('button', { name: 'Marks for your method' }));
  return form.getByRole('checkbox', { name: /squares/ });
}

test('a student’s ticks for the method are there again, on another device and on another day', async () => {
  const first = await openPractice(student);
  await first.user.click(await openScheme(first));
  expect(first.form.getByText('1 of 2 marks')).toBeVisible();
  await expect.poll(() => stored).toEqual([0]);
  cleanup();
  sessionStorage.clear();
  forgetDrafts();

  const again = await openPractice(student);
  expect(await again.form.findByText('1 of 2 marks')).toBeVisible();
  const box = await openScheme(again);
  expect(box).toBeChecked();
  await again.user.click(box);
  await expect.poll(() => stored).toEqual([]);
  cleanup();

  const last = await openPractice(student);
  expect((await last.form.findAllByText('0 of 2 marks')).length).toBeGreaterThan(0);
  expect(await openScheme(last)).not.toBeChecked();
});

test('what was ticked meanwhile on another device stays', async () => {
  const page = await openPractice(student);
  const box = await openScheme(page);
  stored = [1];
  await page.user.click(box);
  await expect.poll(() => stored).toEqual([1, 0]);
  expect(await page.form.findByText('2 of 2 marks')).toBeVisible();
});

test('a tick without a connection stays, and goes out with the next one', async () => {
  const first = await openPractice(student, { 'PATCH /api/questions/:id/ticks': offline });
  await first.user.click(await openScheme(first));
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
  expect(first.form.getByText('1 of 2 marks')).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  cleanup();

  const again = await openPractice(student);
  expect(await again.form.findByText('1 of 2 marks')).toBeVisible();
  await expect.poll(() => stored).toEqual([0]);
  again.api.answer({ 'PATCH /api/questions/:id/ticks': offline });
  await again.user.click(await openScheme(again));
  const told = await screen.findByText(/^You seem to be offline/);
  again.api.answer({ 'PATCH /api/questions/:id/ticks': keepTicks });
  await again.user.click(within(told).getByRole('button', { name: 'Try again' }));
  await expect.poll(() => stored).toEqual([]);
});

test('a connection that is back sends what waits, without a word', async () => {
  const page = await openPractice(student, { 'PATCH /api/questions/:id/ticks': offline });
  const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await page.user.click(await openScheme(page));
  await screen.findByText(/^You seem to be offline/);
  page.api.answer({ 'PATCH /api/questions/:id/ticks': keepTicks });
  browser.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => stored).toEqual([0]);
  await waitFor(() => expect(screen.queryByText(/^You seem to be offline/)).toBeNull());
});

test('a tick that the server won’t have is taken back, and it says why', async () => {
  const page = await openPractice(student, {
    'PATCH /api/questions/:id/ticks': refusal('invalid_input', 'The mark scheme has no such line'),
  });
  const box = await openScheme(page);
  await page.user.click(box);
  expect(await screen.findByText('The mark scheme has no such line')).toBeVisible();
  expect(box).not.toBeChecked();
});

test('what the browser kept before the server did is handed over', async () => {
  localStorage.setItem(`draft:${student.id}:practice:5:ticks`, '[1]');
  const page = await openPractice(student);
  expect(await page.form.findByText('1 of 2 marks')).toBeVisible();
  await expect.poll(() => stored).toEqual([1]);
});

test('a visitor’s ticks live as long as the tab, and are no student’s', async () => {
  const visit = async () => {
    const page = await openPractice();
    if (page.form.queryByText('Not right') === null) {
      await page.user.type(page.form.getByRole('textbox'), '{Control>}a{/Control}7{Enter}');
      await page.form.findByText('Not right');
    }
    return page;
  };
  const first = await visit();
  await first.user.click(await openScheme(first));
  cleanup();
  expect(await openScheme(await visit())).toBeChecked();
  cleanup();
  expect(await openScheme(await openPractice(student))).not.toBeChecked();
});

import type { Question } from '@sevenfold/contract/questions/question';
import { questionPath } from '@sevenfold/contract/questions/question';
import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question } from '../../../../test/bank-questions.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';

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

async function openPractice(as?: typeof student, answered: Question = asked) {
  localStorage.removeItem('practice:open');
  const page = await openPage(questionPath(asked), {
    ...(as && { as }),
    answers: {
      'GET /api/questions/:id': answered,
      'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 1, total: 1 },
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      'GET /api/questions/:id/replies': { replies: [missed] },
      'POST /api/questions/:id/read': { read_html: '<span>seven</span>' },
      'POST /api/questions/:id/check': {
        fields: [{ ...missed, readAs: '7', read_html: '<span>seven</span>' }],
        parts: [],
        marks: 0,
        of: 2,
      },
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

test('a student’s ticks for the method are there again, in another tab and on another day', async () => {
  const first = await openPractice(student);
  await first.user.click(await openScheme(first));
  expect(first.form.getByText('1 of 2 marks')).toBeVisible();
  cleanup();
  sessionStorage.clear();

  const again = await openPractice(student);
  expect(await again.form.findByText('1 of 2 marks')).toBeVisible();
  const box = await openScheme(again);
  expect(box).toBeChecked();
  await again.user.click(box);
  cleanup();

  const last = await openPractice(student);
  expect((await last.form.findAllByText('0 of 2 marks')).length).toBeGreaterThan(0);
  expect(await openScheme(last)).not.toBeChecked();
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

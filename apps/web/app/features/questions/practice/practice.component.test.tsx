import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { AskedReply, Question } from '@sevenfold/contract/questions/question';
import { questionPath } from '@sevenfold/contract/questions/question';
import type { checkReplies } from '@sevenfold/contract/replies/replies.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question } from '../../../../test/bank-questions.ts';
import { type Answers, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';

const alone = { previous: null, next: null, position: 1, total: 1 };
const html = (text: string) => ({ text, html: `<p>${text}</p>` });

const asked: readonly AskedReply[] = [
  { field: 'a.1', part: 'a', kind: 'number', marks: 2 },
  { field: 'b.1', part: 'b', kind: 'expression', marks: 1, label: html('p ='), unit: html('cm') },
  { field: 'b.2', part: 'b', kind: 'self', marks: 1, why: 'explain' },
];

type Answer = ResponseOf<typeof checkReplies>;
type Field = Answer['fields'][number];

const field = (name: string, verdict: Field['verdict'], more: Partial<Field> = {}): Field => ({
  field: name,
  verdict,
  readAs: '2',
  read_html: '<span>two</span>',
  marks: verdict === 'right' ? 2 : 0,
  of: 2,
  ...more,
});

const answerOf = (fields: Field[]): Answer => ({ fields, parts: [], marks: 0, of: 0 });

const line = (text: string, mark: string) => ({ id: 1, text, html: `<p>${text}</p>`, mark, marks: 1 });

async function openPractice(given: Partial<Question> = {}, answers: Answers = {}, as?: typeof student) {
  const shown = question(5, { answerable: true, replies: [...asked], ...given });
  const page = await openPage(questionPath(shown), {
    ...(as && { as }),
    answers: {
      'GET /api/questions/:id': shown,
      'GET /api/questions/:id/neighbours': alone,
      'POST /api/questions/:id/read': { read_html: '<span>two</span>' },
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      ...answers,
    },
  });
  await page.user.click(await page.main.findByRole('button', { name: 'Type your answer' }));
  const form = await page.main.findByRole('region', { name: 'Your answer' });
  await within(form).findAllByRole('form');
  return { ...page, form: within(form) };
}

test('an answer is typed, shown as it is read, checked with Enter, and changed', async () => {
  const sent: unknown[] = [];
  const { form, user } = await openPractice(
    {},
    {
      'POST /api/questions/:id/check': ({ body }) => {
        sent.push(body);
        return answerOf(
          sent.length === 1
            ? [field('a.1', 'wrong', { note: 'Twice', note_html: '<p>You took it twice.</p>' })]
            : [field('a.1', 'right')],
        );
      },
    },
  );
  const input = form.getByRole('textbox', { name: 'Answer to (a)' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.type(input, '4');
  expect(await form.findByText('two')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await form.findByText('Not right')).toBeInTheDocument();
  expect(form.getByText('You took it twice.')).toBeInTheDocument();
  expect(form.getByText('0 of 2 marks')).toBeInTheDocument();
  await user.clear(input);
  expect(form.queryByText('Not right')).toBeNull();
  await user.type(input, '2');
  await user.click(
    within(screen.getByRole('form', { name: 'Answer to (a)' })).getByRole('button', { name: 'Check' }),
  );
  expect(await form.findByText('Right')).toBeInTheDocument();
  expect(sent).toEqual([
    { replies: [{ field: 'a.1', value: '4' }] },
    { replies: [{ field: 'a.1', value: '2' }] },
  ]);
});

test('a later part sends the earlier ones that were checked, and the sum comes when all are', async () => {
  const sent: unknown[] = [];
  const { form, user } = await openPractice(
    {},
    {
      'POST /api/questions/:id/check': ({ body }) => {
        sent.push(body);
        return answerOf([
          field('a.1', 'wrong'),
          ...(sent.length === 2
            ? [
                field('b.1', 'right', {
                  followThrough: true,
                  marks: 1,
                  of: 1,
                  note: 'x',
                  note_html: '<p>Right from your answer to (a).</p>',
                }),
              ]
            : []),
        ]);
      },
    },
  );
  await user.type(form.getByRole('textbox', { name: 'Answer to (a)' }), '4{Enter}');
  await form.findByText('Not right');
  await user.type(form.getByRole('textbox', { name: /^Answer to \(b\): p =/ }), '8{Enter}');
  expect(await form.findByText('Right from your answer to (a).')).toBeInTheDocument();
  expect(sent[1]).toEqual({
    replies: [
      { field: 'a.1', value: '4' },
      { field: 'b.1', value: '8' },
    ],
  });
  expect(form.getByText('1 of 3 marks')).toBeInTheDocument();
  expect(form.getByText(/1 more to mark yourself/)).toBeInTheDocument();
  expect(form.getByText(/Explain: write this on paper/)).toBeInTheDocument();
});

test('an option is chosen by its letter, for which no method earns marks', async () => {
  let verdict: Field['verdict'] = 'wrong';
  const { form, user } = await openPractice(
    {
      questions_text: 'Which? [1]',
      replies: [{ field: 'q.1', part: '', kind: 'choice', marks: 1, choices: [html('one'), html('two')] }],
      Answer: [{ id: 9, body: 'x', body_html: '<p>Two.</p>', images: [], mark_lines: [line('two', 'A1')] }],
    },
    {
      'POST /api/questions/:id/check': () =>
        answerOf([field('q.1', verdict, { marks: verdict === 'right' ? 1 : 0, of: 1 })]),
    },
  );
  await user.click(form.getByRole('radio', { name: /A one/ }));
  await user.keyboard('b');
  expect(form.getByRole('radio', { name: /B two/ })).toBeChecked();
  await waitFor(() => expect(form.getByRole('radio', { name: /B two/ })).toHaveFocus());
  await user.click(form.getByRole('button', { name: 'Check' }));
  await form.findByText('Not right');
  expect(form.getByRole('button', { name: 'Show the worked answer' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Marks for your method' })).toBeNull();
  verdict = 'right';
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('Right')).toBeInTheDocument();
});

test('nothing typed is said at once, a failure too, and what was typed stays', async () => {
  const { form, user } = await openPractice(
    {},
    { 'POST /api/questions/:id/check': refusal('too_many_attempts', 'Please wait a minute.') },
  );
  const part = within(screen.getByRole('form', { name: 'Answer to (a)' }));
  await user.click(part.getByRole('button', { name: 'Check' }));
  expect(await part.findByText('Please type an answer first.')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: 'Answer to (a)' }), '4{Enter}');
  expect(await part.findByText('Please wait a minute.')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Answer to (a)' })).toHaveValue('4');
  expect(form.queryByText('Not right')).toBeNull();
});

test('signs are put where the cursor is', async () => {
  const { form, user } = await openPractice();
  const input = form.getByRole<HTMLInputElement>('textbox', { name: 'Answer to (a)' });
  await user.type(input, '23');
  input.setSelectionRange(1, 1);
  await user.click(form.getAllByRole('button', { name: 'pi' })[0]!);
  expect(input).toHaveValue('2π3');
});

test('what a student typed on another day is there again, with its date', async () => {
  const { form } = await openPractice(
    {},
    {
      'GET /api/questions/:id/replies': {
        ticked_lines: [],
        replies: [
          {
            field: 'a.1',
            value: '7',
            verdict: 'wrong',
            marks: 0,
            of: 2,
            checked_at: '2026-11-02T10:00:00.000Z',
          },
        ],
      },
    },
    student,
  );
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Answer to (a)' })).toHaveValue('7'));
  expect(form.getByText('Not right')).toBeInTheDocument();
  expect(form.getByText(/^Checked .*Nov 2026/)).toBeInTheDocument();
});

test('a wrong answer leads on: again, a hint, this part’s answer, and marks for the method', async () => {
  const { form, user } = await openPractice(
    {
      questions_text: 'Look.\n\n(a) Find. [2]\n\n(b) Find $p$ and explain. [2]',
      marks: 4,
      hints: [html('Think of squares.'), html('Take the root.')],
      Answer: [
        {
          id: 9,
          body: 'x',
          body_html: '<p>First this.</p><p>(a) It is two.</p><p>So it is.</p><p>(b) It is eight.</p>',
          images: [],
          mark_lines: [line('squares', 'M1'), line('two', 'A1'), line('eight', 'A1'), line('a reason', 'R1')],
        },
      ],
    },
    {
      'POST /api/questions/:id/check': ({ body }) =>
        answerOf(
          (body as { replies: { field: string }[] }).replies.map(({ field: name }) =>
            name === 'a.1' ? field('a.1', 'wrong') : field('b.1', 'right', { marks: 1, of: 1 }),
          ),
        ),
    },
  );
  const part = (name: string) => within(screen.getByRole('form', { name: `Answer to (${name})` }));
  const a = part('a');
  expect(a.queryByRole('button', { name: 'Try again' })).toBeNull();
  const input = a.getByRole('textbox');
  await user.type(input, '4{Enter}');
  await a.findByText('Not right');
  await user.click(a.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(input).toHaveFocus());

  await user.click(a.getByRole('button', { name: 'Next hint' }));
  expect(a.getByText('Think of squares.')).toBeVisible();
  expect(a.queryByText('Take the root.')).toBeNull();
  await user.click(a.getByRole('button', { name: 'Next hint' }));
  expect(a.getByText('Take the root.')).toBeVisible();
  expect(a.queryByRole('button', { name: 'Next hint' })).toBeNull();

  expect(a.getByText('(a) It is two.')).not.toBeVisible();
  await user.click(a.getByRole('button', { name: 'Show this part’s worked answer' }));
  expect(a.getByText('(a) It is two.')).toBeVisible();
  expect(a.getByText('So it is.')).toBeVisible();
  expect(a.queryByText(/It is eight|First this/)).toBeNull();

  await user.type(part('b').getByRole('textbox'), '8{Enter}');
  expect(await form.findByText('1 of 4 marks')).toBeVisible();
  await user.click(a.getByRole('button', { name: 'Marks for your method' }));
  await user.click(a.getByRole('checkbox', { name: /squares/ }));
  expect(form.getByText('2 of 4 marks')).toBeVisible();
  await user.click(part('b').getByRole('button', { name: 'Mark it yourself' }));
  await user.click(part('b').getByRole('checkbox', { name: /a reason/ }));
  expect(form.getByText('3 of 4 marks')).toBeVisible();
});

test('the same question with other numbers is offered at the end, on a card as well', async () => {
  const other = question(6);
  const { form, user } = await openPractice(
    {
      replies: [{ field: 'a.1', part: 'a', kind: 'number', marks: 2 }],
      another: { id: 6, subject: other.subject, topic_path: other.topic_path },
    },
    { 'POST /api/questions/:id/check': answerOf([field('a.1', 'right')]) },
  );
  expect(form.queryByRole('link', { name: 'Try other numbers' })).toBeNull();
  await user.type(form.getByRole('textbox'), '2{Enter}');
  expect(await form.findByRole('link', { name: 'Try other numbers' })).toHaveAttribute(
    'href',
    questionPath(other),
  );
});

test('what was checked is the server’s, what was typed since then the tab’s', async () => {
  const kept = (name: string, value: string) => ({
    field: name,
    value,
    verdict: 'right' as const,
    marks: 2,
    of: 2,
    checked_at: '2026-11-02T10:00:00.000Z',
  });
  sessionStorage.setItem('practice:5', JSON.stringify({ 'b.1': '9' }));
  const { form, user } = await openPractice(
    {},
    {
      'GET /api/questions/:id/replies': { replies: [kept('a.1', '7'), kept('b.1', '8')], ticked_lines: [] },
      'POST /api/questions/:id/check': answerOf([field('a.1', 'right'), field('b.1', 'wrong')]),
    },
    student,
  );
  const [a, b] = form.getAllByRole('textbox');
  await waitFor(() => expect(a).toHaveValue('7'));
  expect(b).toHaveValue('9');
  expect(form.getAllByText(/^Checked .*Nov 2026/)).toHaveLength(1);
  await user.type(b!, '{Enter}');
  await form.findByText('Not right');
  expect(sessionStorage.getItem('practice:5')).toBe('{}');
  await user.type(b!, '1');
  expect(sessionStorage.getItem('practice:5')).toBe('{"b.1":"91"}');
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mathSl } from '../../../../test/bank-catalogue.ts';
import { aMistake } from '../../../../test/coach.ts';
import { type Answers, offline } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';

const subjects = [
  {
    id: mathSl.id,
    slug: mathSl.slug,
    subject_name: mathSl.subject_name,
    mistakes: 2,
    topics: [{ slug: 'algebra', topic_name: 'Algebra', mistakes: 2 }],
  },
];
const pageWith = (rows: ReturnType<typeof aMistake>[]) => ({
  rows,
  total: rows.length,
  page: 1,
  pageSize: 10,
  subjects,
});

const openMistakes = (answers: Answers, path = '/mistakes') => openPage(path, { as: student, answers });

test('a mistake shows what was written, its name, and leads to the same with other numbers', async () => {
  const lines = [{ html: '<p>attempts the sum</p>', mark: 'M1' }];
  const { main } = await openMistakes({
    'GET /api/coach/mistakes': pageWith([
      aMistake(1),
      aMistake(2, {
        source: 'faculty',
        replies: [],
        missed_lines: lines,
        comment: 'Show the first step.',
        mended_at: '2027-02-11T10:00:00.000Z',
      }),
      aMistake(3, { question: null, again: null, topic: null, replies: [] }),
    ]),
  });
  await main.findByText('One term too many was added.');
  const cards = main
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('9 February 2027'));
  expect(cards).toHaveLength(3);
  const [typed, marked, gone] = cards.map((card) => within(card));
  typed!.getByText('1 of 4 marks');
  expect(typed!.getByRole('link', { name: 'Try other numbers of question 1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/1001$/),
  );
  marked!.getByText('attempts the sum');
  marked!.getByText('Show the first step.');
  marked!.getByText('Put right on 11 February 2027');
  gone!.getByText('This question is no longer in the bank.');
  expect(gone!.queryAllByRole('link')).toEqual([]);
});

test('an own note is written, changed and taken back; a lost connection loses nothing', async () => {
  let saved: string | null = null;
  const { user, api, main } = await openMistakes({
    'GET /api/coach/mistakes': pageWith([aMistake(1)]),
    'PUT /api/coach/mistakes/:id/note': offline,
  });
  await user.click(await main.findByRole('button', { name: 'Write a note on mistake 1' }));
  const field = main.getByRole('textbox', { name: 'Your note' });
  await fill(field, 'Count the terms first.');
  await user.click(main.getByRole('button', { name: 'Save note' }));
  await main.findByText(/^You seem to be offline/);
  expect(field).toHaveValue('Count the terms first.');
  api.answer({
    'PUT /api/coach/mistakes/:id/note': ({ body }) => {
      saved = body.text === '' ? null : body.text;
      return { own_note: saved };
    },
  });
  await user.click(main.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(main.queryByRole('textbox')).toBeNull());
  main.getByText('Count the terms first.');
  await user.click(main.getByRole('button', { name: 'Change your note on mistake 1' }));
  await fill(main.getByRole('textbox', { name: 'Your note' }), '');
  await user.click(main.getByRole('button', { name: 'Save note' }));
  await main.findByRole('button', { name: 'Write a note on mistake 1' });
  expect(saved).toBeNull();
});

test('they are narrowed by course, topic and state, and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, api, main, address } = await openMistakes({
    'GET /api/coach/mistakes': pageWith([aMistake(1), aMistake(2)]),
  });
  await user.selectOptions(await main.findByRole('combobox', { name: 'Course' }), 'Math AA SL (2)');
  await user.selectOptions(await main.findByRole('combobox', { name: 'Topic' }), 'Algebra (2)');
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Still open');
  await waitFor(() => expect(address()).toBe('/mistakes?subject=math-aa-sl&topic=algebra&state=open'));
  await waitFor(() =>
    expect(api.callsOf('GET /api/coach/mistakes').at(-1)?.query).toEqual({
      page: '1',
      pageSize: '10',
      subject: 'math-aa-sl',
      topic: 'algebra',
      state: 'open',
    }),
  );
  await user.click(main.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('without any there is a way to begin', async () => {
  const { main } = await openMistakes({ 'GET /api/coach/mistakes': { ...pageWith([]), subjects: [] } });
  await main.findByRole('heading', { name: 'No mistakes so far' });
});

test.each([
  ['?state=mended', 'None put right yet', 'Put right'],
  ['?state=open', 'All put right', 'Still open'],
  ['?subject=math-aa-sl', 'None here', 'State: all'],
])('a choice that nothing fits keeps its filters and has no pages: %s', async (search, title, state) => {
  const { main } = await openMistakes({ 'GET /api/coach/mistakes': pageWith([]) }, `/mistakes${search}`);
  await main.findByRole('heading', { name: title });
  expect(main.getByRole('combobox', { name: 'State' })).toHaveDisplayValue(state);
  expect(screen.queryByRole('heading', { name: 'No mistakes so far' })).toBeNull();
  expect(main.queryByText('Nothing to show')).toBeNull();
});

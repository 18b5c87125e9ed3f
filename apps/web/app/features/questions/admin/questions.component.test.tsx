import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { topicAnswers } from '../../../../test/question-topics.ts';
import { adminQuestion, functions, questionRow } from '../../../../test/questions.ts';

/** A server with twelve hidden questions, 101 to 112, of which many can be changed at once. */
function bank() {
  let all = Array.from({ length: 12 }, (_, at) =>
    questionRow(101 + at, {
      visible: false,
      questions_text: `Needle ${at}`,
      has_answer: at > 0,
      open_reports: at === 1 ? 2 : 0,
    }),
  );
  return {
    ...topicAnswers,
    'GET /api/admin/questions': ({ query }: Call<'GET /api/admin/questions'>) => {
      const [page, size] = [Number(query?.page ?? 1), Number(query?.pageSize ?? 25)];
      const found = all.filter(
        ({ visible, questions_text }) =>
          (query?.visible === undefined || String(visible) === query.visible) &&
          (!query?.q || questions_text.includes(query.q)),
      );
      return { rows: found.slice((page - 1) * size, page * size), total: found.length, page, pageSize: size };
    },
    'POST /api/admin/questions/bulk': ({ body }: Call<'POST /api/admin/questions/bulk'>) => {
      const ids = body.ids.map(Number);
      const { visible, verified, topic_id } = body;
      all = all.map((row) =>
        ids.includes(row.id)
          ? {
              ...row,
              ...(visible !== undefined && { visible }),
              ...(verified !== undefined && { verified }),
              ...(topic_id !== undefined && {
                topic: functions,
                topic_path: [functions],
                topic_changed: true,
              }),
            }
          : row,
      );
      return { changed: ids.length, papers: [] };
    },
  } satisfies Answers;
}

async function openTable(path: string, answers: Answers = bank()) {
  const page = await openPage(path, { as: staff, answers });
  await page.main.findByRole('table', { name: 'Questions' });
  return { ...page, rows: () => page.main.queryAllByRole('row').slice(1) };
}

const bar = (main: Awaited<ReturnType<typeof openTable>>['main']) =>
  within(main.getByRole('region', { name: 'Chosen questions' }));

test('questions are searched and filtered, and the address says so', async () => {
  const { main, user, rows, address } = await openTable('/admin/questions');
  await fill(main.getByRole('searchbox', { name: 'Search text, number or id' }), 'Needle 0');
  await expect.poll(() => rows().length).toBe(1);
  expect(rows()[0]).toHaveTextContent(/101 Needle 0/);
  expect(rows()[0]).toHaveTextContent('no answer');
  expect(rows()[0]).toHaveTextContent('Hidden');
  await user.click(main.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(main.getByRole('combobox', { name: 'Visibility' }), 'Visible');
  expect(await main.findByRole('heading', { name: 'No questions found' })).toBeVisible();
  expect(main.getByRole('button', { name: 'More filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(main.getByRole('combobox', { name: 'Visibility' }), 'Hidden');
  await expect.poll(() => rows().length).toBe(1);
  await user.selectOptions(main.getByRole('combobox', { name: 'Subject' }), 'Math AI HL');
  const topic = await main.findByRole('combobox', { name: 'Topic' });
  await within(topic).findByRole('option', { name: /Functions/ });
  await user.selectOptions(topic, 'functions');
  expect(address()).toMatch(/subject=math-ai-hl.*topic=functions/);
  await user.selectOptions(topic, '');
  expect(address()).toBe('/admin/questions?q=Needle+0&subject=math-ai-hl&visible=false');
  await user.click(main.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(address).toBe('/admin/questions');
  await expect.poll(() => rows().length).toBe(12);
});

test('an address with filters shows them, and leaves out what makes no sense', async () => {
  const { main, api } = await openTable(
    '/admin/questions?visible=false&paper=9&subtopic=x&sort=marks&order=asc',
  );
  expect(main.getByRole('combobox', { name: 'Visibility' })).toHaveValue('false');
  expect(main.getByRole('columnheader', { name: 'Marks' })).toHaveAttribute('aria-sort', 'ascending');
  expect(api.callsOf('GET /api/admin/questions')[0]?.query).toEqual({
    visible: 'false',
    page: '1',
    pageSize: '25',
    sort: 'marks',
    order: 'asc',
  });
  expect(main.getByRole('link', { name: '2 reports' })).toHaveAttribute(
    'href',
    '/admin/reported-questions?q=102',
  );
});

test('many are chosen over pages, verified and moved at once', async () => {
  const { main, user, api, rows } = await openTable('/admin/questions?pageSize=10');
  await user.click(main.getByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(main.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => rows().length).toBe(2);
  expect(bar(main).getByText('10 questions chosen')).toBeVisible();
  await user.click(bar(main).getByRole('button', { name: 'Choose all 12' }));
  expect(await bar(main).findByText('12 questions chosen')).toBeVisible();
  await user.click(bar(main).getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('12 questions verified.')).toBeVisible();
  await expect.poll(() => main.getAllByText('Verified', { selector: 'td *' }).length).toBe(2);
  expect(main.queryByRole('region', { name: 'Chosen questions' })).toBeNull();
  expect(api.callsOf('POST /api/admin/questions/bulk')[0]?.body).toEqual({
    ids: Array.from({ length: 12 }, (_, at) => 101 + at),
    verified: true,
  });

  await user.click(main.getByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(bar(main).getByRole('button', { name: 'Move to topic' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 questions' }));
  const move = dialog.getByRole('button', { name: 'Move' });
  expect(move).toBeDisabled();
  await dialog.findByRole('option', { name: 'Math AI HL' });
  await user.selectOptions(dialog.getByRole('combobox', { name: /Subject/ }), 'Math AI HL');
  await dialog.findByRole('option', { name: /Functions/ });
  await user.selectOptions(dialog.getByRole('combobox', { name: /Topic/ }), '42');
  await user.click(move);
  expect(await screen.findByText(/^2 questions moved to /)).toBeVisible();
  await expect.poll(() => main.getAllByText('Topic changed', { selector: 'td *' }).length).toBe(2);
});

test.each([
  ['Hide', 'Students can’t open these papers until the question is shown again: P1, P2, P3 and 1 more.'],
  ['Verify', undefined],
])('%s tells of published papers that hold the questions', async (name, told) => {
  const papers = ['P1', 'P2', 'P3', 'P4'].map((paper) => ({ slug: paper.toLowerCase(), name: paper }));
  const { main, user } = await openTable('/admin/questions', {
    ...bank(),
    'POST /api/admin/questions/bulk': { changed: 1, papers: told ? papers : [] },
  });
  await user.click(main.getByRole('checkbox', { name: 'Choose 101' }));
  await user.click(bar(main).getByRole('button', { name }));
  expect(await screen.findByText(/^1 question /)).toBeVisible();
  if (told) expect(await screen.findByText(told)).toBeVisible();
  else expect(screen.queryByText(/papers/)).toBeNull();
});

test('a change of many that is refused keeps them chosen', async () => {
  const { main, user } = await openTable('/admin/questions', {
    ...bank(),
    'POST /api/admin/questions/bulk': refusal('not_found', 'These questions are gone'),
  });
  await user.click(main.getByRole('checkbox', { name: 'Choose 101' }));
  await user.click(bar(main).getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('These questions are gone')).toBeVisible();
  expect(bar(main).getByText('1 question chosen')).toBeVisible();
});

test('the table is worked by keyboard', async () => {
  const { main, user, address } = await openTable('/admin/questions', {
    ...bank(),
    'GET /api/admin/questions/:id': ({ params }) => adminQuestion(Number(params.id)),
    'POST /api/admin/typeset': { html: '<p></p>' },
  });
  await user.keyboard('jj');
  await waitFor(() => expect(main.getByRole('link', { name: /^102 / })).toHaveFocus());
  await user.keyboard('k');
  await waitFor(() => expect(main.getByRole('link', { name: /^101 / })).toHaveFocus());
  await user.keyboard('jx');
  expect(main.getByRole('checkbox', { name: 'Choose 102' })).toBeChecked();
  // In the search box letters are letters.
  await user.click(main.getByRole('searchbox'));
  await user.keyboard('x');
  expect(main.getByRole('checkbox', { name: 'Choose 102' })).toBeChecked();
  await user.clear(main.getByRole('searchbox'));
  main.getByRole('link', { name: /^102 / }).focus();
  await user.keyboard('e');
  expect(await main.findByRole('heading', { name: 'Question 102' })).toBeVisible();
  expect(address()).toBe('/admin/questions/edit?id=102');
});

test('staff work through the rows of the table, and come back to it as it was', async () => {
  const { main, user, api, address } = await openTable('/admin/questions?pageSize=10&page=2', {
    ...bank(),
    'GET /api/admin/questions/:id': ({ params }) => adminQuestion(Number(params.id)),
    'POST /api/questions/edit': ({ form }) => ({
      success: true,
      papers: [],
      question: adminQuestion(Number(form?.get('id')), {
        marks: Number(form?.get('marks')),
        version: '2026-11-16T09:00:00.000Z',
      }),
    }),
    'POST /api/admin/typeset': { html: '<p></p>' },
  });
  await user.click(main.getByRole('link', { name: /^111 / }));
  const steps = () => main.getByRole('navigation', { name: 'Questions of the table' });
  const marks = () => main.findByRole('textbox', { name: /^Marks/ });
  await waitFor(() => expect(steps()).toHaveTextContent('1 of 2'));
  expect(within(steps()).queryByRole('link', { name: 'Previous question' })).toBeNull();
  await fill(await marks(), '6');
  await user.click(main.getByRole('button', { name: 'Save and next' }));
  // Said by the editor for a moment, and by a notification that stays.
  await screen.findAllByText('Changes saved successfully!');
  expect(await main.findByRole('heading', { name: 'Question 112' })).toBeVisible();
  await waitFor(async () => expect(await marks()).toHaveValue('3'));
  expect(steps()).toHaveTextContent('2 of 2');
  expect(main.queryByRole('button', { name: 'Save and next' })).toBeNull();
  expect(
    api.callsOf('POST /api/questions/edit').map(({ form }) => [form?.get('id'), form?.get('marks')]),
  ).toEqual([['111', '6']]);
  await user.click(within(steps()).getByRole('link', { name: 'Previous question' }));
  expect(await main.findByRole('heading', { name: 'Question 111' })).toBeVisible();
  await user.click(within(steps()).getByRole('link', { name: 'All questions' }));
  await expect.poll(address).toBe('/admin/questions?pageSize=10&page=2');
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { markingDesk, mine, others, queuedSheet, testSlug } from '../../../../test/marking-desk.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';

const counts = { open: 3, waiting: 1, mine: 1, others: 1, returned: 4 };

/** A server with one sheet that waits, and one that another has. */
function queue() {
  let first = queuedSheet();
  const second = queuedSheet({
    test_slug: 'b'.repeat(16),
    claimed: others,
    due_at: '2026-01-01T10:00:00.000Z',
  });
  return {
    'GET /api/admin/grading': ({ query }: Call<'GET /api/admin/grading'>) => {
      const rows =
        query?.state === 'returned'
          ? [queuedSheet({ graded_at: new Date().toISOString(), marks_obtained: 17.5, claimed: mine })]
          : [first, second];
      return { rows, total: rows.length, page: 1, pageSize: 25, counts };
    },
    'POST /api/admin/grading/:slug/claim': () => {
      first = queuedSheet({ claimed: mine });
      return markingDesk();
    },
    'POST /api/admin/grading/:slug/release': () => {
      first = queuedSheet();
      return markingDesk({ sheet: first });
    },
    'GET /api/admin/grading/:slug': markingDesk(),
    'GET /api/admin/marking-comments': [],
    'GET /api/test/:slug/download-answer': refusal('unavailable', 'Files can’t be read just now'),
  } satisfies Answers;
}

const open = (path = '/admin/grade-tests', answers: Answers = queue()) =>
  openPage(path, { as: staff, answers });
const rowOf = async (main: Awaited<ReturnType<typeof open>>['main'], text: RegExp) =>
  (await main.findAllByRole('row')).find((row) => text.test(row.textContent ?? '')) as HTMLElement;

test('a sheet is claimed from the queue, and the desk opens', async () => {
  const { main, user, address } = await open();
  await main.findByRole('table', { name: 'Answer sheets' });
  expect(main.getByText(/^1 waiting, 1 yours, 1 with others\./)).toBeVisible();
  const row = await rowOf(main, /Nobody/);
  expect(row).toHaveTextContent(/asha.rao@mail.com.*Math AI HL.*3.*left/);
  expect(await rowOf(main, /Olga Owner/)).toHaveTextContent(/late/);
  await user.click(within(row).getByRole('button', { name: /^Claim/ }));
  await expect.poll(address).toBe(`/admin/grade-tests/${testSlug}`);
  expect(await main.findByText(/^Yours since/)).toBeVisible();
});

test('one that another was quicker with is told of; one’s own is given back', async () => {
  const { main, user, api } = await open('/admin/grade-tests', {
    ...queue(),
    'POST /api/admin/grading/:slug/claim': refusal('conflict', 'Olga Owner has this sheet'),
  });
  await main.findByRole('table');
  await user.click(within(await rowOf(main, /Nobody/)).getByRole('button', { name: /^Claim/ }));
  expect(await screen.findByText('Olga Owner has this sheet')).toBeVisible();
  api.answer({
    'GET /api/admin/grading': {
      rows: [queuedSheet({ claimed: mine })],
      total: 1,
      page: 1,
      pageSize: 25,
      counts,
    },
  });
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'mine');
  const back = await main.findByRole('button', { name: /^Give back/ });
  expect(main.getByRole('link', { name: /^Mark the sheet/ })).toHaveAttribute(
    'href',
    `/admin/grade-tests/${testSlug}`,
  );
  await user.click(back);
  await waitFor(() => expect(api.callsOf('POST /api/admin/grading/:slug/release')).toHaveLength(1));
});

test('what is returned begins with the latest, with its marks', async () => {
  const { main, user, api, address } = await open();
  await main.findByRole('table');
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'returned');
  expect(await main.findByText(/Returned just now, 17\.5 marks/)).toBeVisible();
  expect(address()).toBe('/admin/grade-tests?state=returned&sort=graded&order=desc');
  expect(api.callsOf('GET /api/admin/grading').at(-1)?.query).toMatchObject({
    state: 'returned',
    sort: 'graded',
  });
});

test.each([
  ['functions', refusal('not_found', 'There is no such sheet')],
  [testSlug, refusal('not_found', 'There is no such sheet')],
])('what is no test, %s, is a topic', async (slug, answer) => {
  const { main, user, address } = await open(`/admin/grade-tests/${slug}`, {
    ...queue(),
    'GET /api/admin/grading/:slug': answer,
  });
  await expect.poll(address).toBe(`/admin/grade-tests?topic=${slug}`);
  expect(await main.findByRole('heading', { level: 1, name: 'Grade tests' })).toBeVisible();
  await user.click(await main.findByRole('button', { name: /show all topics/ }));
  expect(address()).toBe('/admin/grade-tests');
});

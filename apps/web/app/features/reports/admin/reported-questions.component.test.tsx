import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';
import { algebra, mathsSubject } from '../../../../test/questions.ts';

const reason = 'Incorrect/Inaccurate Information';
const names = { id: staff.id, name: 'Stefan Staff' };

/** A server with two reports of one question, open or closed. */
function reports() {
  let closed: { outcome: 'resolved' | 'dismissed'; note: string } | undefined;
  const report = (id: number, description: string, reporter: { id: string; name: string } | null) => ({
    id,
    type: reason,
    description,
    created_at: '2026-11-10T10:00:00.000Z',
    reporter,
    status: closed?.outcome ?? ('open' as const),
    closed_at: closed ? '2026-11-11T10:00:00.000Z' : null,
    closed_by: closed ? names : null,
    note: closed?.note ?? null,
  });
  return {
    'GET /api/admin/reports': ({ query }: Call<'GET /api/admin/reports'>) => {
      const row = {
        question: {
          id: 7,
          subject: mathsSubject,
          topic: algebra,
          topic_path: [algebra],
          questions_text: 'Find $x$.',
        },
        open: closed ? 0 : 2,
        total: 2,
        reasons: [{ type: reason, count: 2 }],
        latest_at: '2026-11-10T10:00:00.000Z',
        reports: [
          report(12, '', null),
          report(11, 'The sign in (c) is wrong', { id: student.id, name: 'Asha Rao' }),
        ],
      };
      const wanted = query?.state === undefined || (query.state === 'closed') === (closed !== undefined);
      return { rows: wanted ? [row] : [], total: wanted ? 1 : 0, page: 1, pageSize: 25, open: row.open };
    },
    'POST /api/admin/reports/:questionId/close': ({
      body,
    }: Call<'POST /api/admin/reports/:questionId/close'>) => {
      closed = { outcome: body.outcome, note: body.note ?? '' };
      return { changed: 2 };
    },
    'POST /api/admin/reports/:questionId/reopen': () => {
      closed = undefined;
      return { changed: 2 };
    },
  } satisfies Answers;
}

const open = (answers: Answers = reports()) => openPage('/admin/reported-questions', { as: staff, answers });
const dialog = () => screen.findByRole('dialog', { name: 'Question 7' });

test('what students reported is resolved with a note, and opened again', async () => {
  const { main, user, api } = await open();
  const row = await main.findByRole('row', { name: /Find/ });
  expect(row).toHaveTextContent(`2 × ${reason}`);
  expect(row).toHaveTextContent('2 open');
  expect(within(row).getByRole('link', { name: /^7/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/math-ai-hl/'),
  );
  expect(within(row).getByRole('link', { name: 'Edit question 7' })).toHaveAttribute(
    'href',
    '/admin/questions/edit?id=7',
  );
  expect(main.getByText('2 questions have open reports.')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /^Review/ }));
  const shown = within(await dialog());
  const said = within(shown.getByRole('list', { name: 'Reports' })).getAllByRole('listitem');
  expect(said).toHaveLength(2);
  expect(said[0]).toHaveTextContent('A deleted account');
  expect(said[1]).toHaveTextContent('The sign in (c) is wrong');
  await fill(shown.getByRole('textbox', { name: /^Note/ }), 'Mended the sign.');
  await user.click(shown.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('2 reports of question 7 resolved.')).toBeVisible();
  expect(api.callsOf('POST /api/admin/reports/:questionId/close')[0]).toMatchObject({
    params: { questionId: '7' },
    body: { outcome: 'resolved', note: 'Mended the sign.', seen: 12 },
  });
  expect(await main.findByRole('heading', { name: 'All reports are dealt with' })).toBeVisible();
  expect(main.getByText('There is nothing open.')).toBeVisible();

  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Closed only');
  expect(await main.findByText('2 closed')).toBeVisible();
  await user.click(main.getByRole('button', { name: /^Review/ }));
  const again = within(await dialog());
  expect(again.getAllByText(/Mended the sign\./)).toHaveLength(2);
  expect(again.getAllByText(/Stefan Staff/)).toHaveLength(2);
  expect(again.queryByRole('textbox')).toBeNull();
  await user.click(again.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('2 reports of question 7 opened again.')).toBeVisible();
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Open only');
  expect(await main.findByText('2 open')).toBeVisible();
});

test('reports that another has closed meanwhile are told of, and the list is read anew', async () => {
  const { main, user, api } = await open({
    ...reports(),
    'POST /api/admin/reports/:questionId/close': refusal(
      'conflict',
      'These reports have been closed already',
    ),
  });
  await user.click(await main.findByRole('button', { name: /^Review/ }));
  const before = api.callsOf('GET /api/admin/reports').length;
  await user.click(within(await dialog()).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('These reports have been closed already')).toBeVisible();
  await waitFor(() => expect(api.callsOf('GET /api/admin/reports').length).toBeGreaterThan(before));
});

test('reason and order are part of the address; a search that finds nothing says so', async () => {
  const { main, user, api, address } = await open({
    ...reports(),
    'GET /api/admin/reports': { rows: [], total: 0, page: 1, pageSize: 25, open: 0 },
  });
  await main.findByRole('heading', { name: 'All reports are dealt with' });
  await user.selectOptions(main.getByRole('combobox', { name: 'Reason' }), reason);
  expect(await main.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(address()).toBe(`/admin/reported-questions?${new URLSearchParams({ reason })}`);
  expect(api.callsOf('GET /api/admin/reports').at(-1)?.query).toMatchObject({ state: 'open', reason });
});

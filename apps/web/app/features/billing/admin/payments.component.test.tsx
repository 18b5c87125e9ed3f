import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';

type Payment = Answer<'GET /api/admin/payments'>['rows'][number];

const failed: Payment = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  provider: 'sandbox',
  payment_id: 'pay_1',
  ref: 'sub_1',
  status: 'failed',
  reason: 'Your card has insufficient funds.',
  amount: 900,
  currency: 'USD',
  at: '2026-11-15T10:00:00.000Z',
  purpose: 'platinum',
  test_slug: null,
  student: { id: student.id, full_name: 'Asha Rao', username: 'asha.rao', email: student.email },
  resolved: null,
};
const unmatched: Payment = {
  ...failed,
  id: '0190a000-0000-7000-8000-0000000000ab',
  payment_id: 'pay_2',
  status: 'unmatched',
  reason: null,
  student: null,
};

/** A server with two payments, of which one can be closed and opened again. */
function payments() {
  let first = failed;
  return {
    'GET /api/admin/payments': ({ query }: Call<'GET /api/admin/payments'>) => {
      const { state, status, purpose } = query ?? {};
      const rows = [first, unmatched, paid].filter(
        (row) =>
          (state === 'all' || (row !== paid && (state === 'resolved') === (row.resolved !== null))) &&
          (!status || status === row.status) &&
          (!purpose || purpose === row.purpose),
      );
      return { rows, total: rows.length, page: 1, pageSize: 25 };
    },
    'POST /api/admin/payments/:id/resolve': ({ body }: Call<'POST /api/admin/payments/:id/resolve'>) => {
      first = {
        ...failed,
        resolved: { at: '2026-11-16T10:00:00.000Z', by: 'Stefan Staff', note: body.note },
      };
      return { payment: first };
    },
    'POST /api/admin/payments/:id/reopen': () => {
      first = failed;
      return { payment: first };
    },
  } satisfies Answers;
}

const paid: Payment = {
  ...failed,
  id: '0190a000-0000-7000-8000-0000000000ac',
  payment_id: 'pay_3',
  status: 'paid',
  reason: null,
  purpose: 'grading',
};

const open = (answers: Answers = payments()) =>
  openPage('/admin/payments?state=open', { as: staff, answers });

test('a payment that failed is closed with what was done, and opened again', async () => {
  const { main, user, api } = await open();
  const row = () => main.findByRole('row', { name: /pay_1/ });
  expect(await row()).toHaveTextContent(/\$9\.00.*Failed/);
  expect(await row()).toHaveTextContent('Your card has insufficient funds.');
  expect(within(await row()).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/admin/users/${student.id}`,
  );
  expect(main.getByRole('row', { name: /pay_2/ })).toHaveTextContent('Nobody we know');
  await user.click(within(await row()).getByRole('button', { name: /^Close/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the payment of $9.00' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('no money arrived, so there is nothing to give back');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('give it back');
  await user.click(dialog.getByRole('button', { name: 'Close entry' }));
  const note = dialog.getByRole('textbox', { name: /What was done/ });
  expect(note).toHaveAccessibleDescription(/Say what was done/);
  await fill(note, 'Asked the student to try another card.');
  expect(note).not.toHaveAccessibleDescription(/Say what was done/);
  await user.click(dialog.getByRole('button', { name: 'Close entry' }));
  expect(await screen.findByText('The entry is closed.')).toBeVisible();
  await waitFor(() => expect(main.queryByRole('row', { name: /pay_1/ })).toBeNull());
  expect(api.callsOf('POST /api/admin/payments/:id/resolve').map(({ body }) => body)).toEqual([
    { note: 'Asked the student to try another card.' },
  ]);

  await user.selectOptions(main.getByRole('combobox', { name: 'Show' }), 'Closed');
  expect(await row()).toHaveTextContent('Asked the student to try another card. Stefan Staff');
  await user.click(within(await row()).getByRole('button', { name: /^Reopen/ }));
  expect(await screen.findByText('The entry is open again.')).toBeVisible();
  expect(await main.findByRole('heading', { name: 'Nothing closed yet' })).toBeVisible();
});

test('the kind is part of the address, and what finds nothing says so', async () => {
  const { main, user, api, address } = await open();
  await user.selectOptions(await main.findByRole('combobox', { name: 'Status' }), 'Unmatched');
  await waitFor(() => expect(main.queryByRole('row', { name: /pay_1/ })).toBeNull());
  expect(main.getByRole('row', { name: /pay_2/ })).toHaveTextContent('Unmatched');
  expect(address()).toBe('/admin/payments?state=open&status=unmatched');
  api.answer({ 'GET /api/admin/payments': { rows: [], total: 0, page: 1, pageSize: 25 } });
  await user.selectOptions(main.getByRole('combobox', { name: 'Status' }), 'Failed');
  expect(await main.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await user.selectOptions(main.getByRole('combobox', { name: 'Status' }), 'Status: all');
  expect(await main.findByRole('row', { name: /pay_2/ })).toBeVisible();
});

test('an entry that another closed meanwhile is told of', async () => {
  const { main, user } = await open({
    ...payments(),
    'POST /api/admin/payments/:id/resolve': refusal('conflict', 'Somebody has closed it already'),
  });
  await user.click(await main.findByRole('button', { name: 'Close payment pay_1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox'), 'Done.');
  await user.click(dialog.getByRole('button', { name: 'Close entry' }));
  expect(await screen.findByText('Somebody has closed it already')).toBeVisible();
});

test('all payments are listed with what they were for, and only those to look at can be closed', async () => {
  const { main, user, address } = await openPage('/admin/payments', { as: staff, answers: payments() });
  await main.findByRole('row', { name: /pay_1/ });
  const row = main.getByRole('row', { name: /pay_3/ });
  expect(row).toHaveTextContent(/Paid.*Grading/);
  expect(within(row).queryByRole('button')).toBeNull();
  await user.selectOptions(main.getByRole('combobox', { name: 'For' }), 'Grading');
  await waitFor(() => expect(main.queryByRole('row', { name: /pay_1/ })).toBeNull());
  expect(main.getByRole('row', { name: /pay_3/ })).toBeVisible();
  expect(address()).toBe('/admin/payments?purpose=grading');
});

test('an entry that closed by itself says why and names nobody', async () => {
  const closed = { at: '2026-11-16T10:00:00.000Z', by: null, note: 'Paid later with the same order.' };
  const { main } = await open({
    'GET /api/admin/payments': { rows: [{ ...failed, resolved: closed }], total: 1, page: 1, pageSize: 25 },
  });
  const row = await main.findByRole('row', { name: /pay_1/ });
  expect(row).toHaveTextContent('Paid later with the same order.');
  expect(row).not.toHaveTextContent('A deleted account');
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';

const job = {
  id: '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90',
  name: 'accounts.send-link',
  created_at: '2026-11-01T10:00:00.000Z',
  tries: 21,
  next_at: null,
  problem: 'connect ECONNREFUSED 127.0.0.1:25',
};
const waiting = {
  ...job,
  id: '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b91',
  name: 'billing.settle',
  tries: 4,
  next_at: '2026-11-01T12:00:00.000Z',
};

test('jobs in trouble are tried again, and given up after a question', async () => {
  let jobs = [job, waiting];
  const { main, user, api } = await openPage('/admin/jobs', {
    as: staff,
    answers: {
      'GET /api/admin/jobs': () => ({ jobs, total: jobs.length + 5 }),
      'POST /api/admin/jobs/:id/retry': { message: 'It is tried again' },
      'POST /api/admin/jobs/:id/dismiss': () => {
        jobs = [];
        return { message: 'It is given up' };
      },
    },
  });
  const row = await main.findByRole('row', { name: /accounts.send-link/ });
  expect(row).toHaveTextContent('Given up');
  expect(row).toHaveTextContent('21 tries');
  expect(row).toHaveTextContent('ECONNREFUSED');
  expect(main.getByRole('row', { name: /billing.settle/ })).toHaveTextContent('Tried again');
  expect(main.getByText('The oldest 2 of 7.')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /^Try now/ }));
  expect(await screen.findByText('It is tried again.')).toBeVisible();

  const giveUp = within(row).getByRole('button', { name: /^Give up/ });
  await waitFor(() => expect(giveUp).toBeEnabled());
  await user.click(giveUp);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(api.callsOf('POST /api/admin/jobs/:id/dismiss')).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(giveUp);
  const asked = await screen.findByRole('alertdialog', { name: 'Give up accounts.send-link?' });
  await user.click(within(asked).getByRole('button', { name: 'Give up' }));
  expect(await main.findByRole('heading', { name: 'Everything runs' })).toBeVisible();
});

test('what the server refuses is told', async () => {
  const { main, user } = await openPage('/admin/jobs', {
    as: staff,
    answers: {
      'GET /api/admin/jobs': { jobs: [job], total: 1 },
      'POST /api/admin/jobs/:id/retry': refusal('not_found', 'This job is done already'),
    },
  });
  await user.click(await main.findByRole('button', { name: /^Try now/ }));
  expect(await screen.findByText('This job is done already')).toBeVisible();
});

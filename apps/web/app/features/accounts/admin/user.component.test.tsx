import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { owner, staff, student } from '../../../../test/people.ts';
import { adminUser, freeBilling, paidBilling, userDetails } from '../../../../test/user-details.ts';

type Details = Answer<'GET /api/admin/users/:id'>;

const path = `/admin/users/${student.id}`;

/** A server with one account, to which everything can be done. */
function account(start: Details = userDetails()) {
  let details = start;
  const log: Answer<'GET /api/admin/audit'>['rows'] = [];
  const done = (action: string, change: Partial<Details>, after: Record<string, unknown> | null = null) => {
    details = { ...details, ...change };
    log.unshift({
      id: log.length + 1,
      at: '2026-11-16T10:00:00.000Z',
      actor: { id: staff.id, name: 'Stefan Staff' },
      action,
      about: { kind: 'user', id: student.id, name: 'Asha Rao' },
      before: null,
      after,
    });
    return { user: details.user };
  };
  const user = (part: Partial<Details['user']>) => ({ user: { ...details.user, ...part } });
  return {
    'GET /api/admin/users/:id': () => details,
    'GET /api/admin/audit': () => ({ rows: [...log], total: log.length, page: 1, pageSize: 50 }),
    'GET /api/admin/users': { rows: [], total: 0, page: 1, pageSize: 25 },
    'POST /api/admin/users/:id/verify': () => done('verify user', user({ verified: true })),
    'POST /api/admin/users/:id/unlock': () => done('unlock user', user({ locked_at: null })),
    'POST /api/admin/users/:id/end-sessions': () => {
      done('end sessions', { sessions: [] });
      return { ended: 1 };
    },
    'POST /api/admin/users/:id/disable': () =>
      done('disable user', user({ disabled_at: '2026-11-16T10:00:00.000Z' })),
    'POST /api/admin/users/:id/enable': () => done('enable user', user({ disabled_at: null })),
    'PUT /api/admin/users/:id/role': ({ body }: Call<'PUT /api/admin/users/:id/role'>) =>
      done('change role', user({ role_id: body.role_id }), { role: 'staff' }),
    'PUT /api/admin/users/:id/plan': ({ body: { plan, until } }: Call<'PUT /api/admin/users/:id/plan'>) => {
      const ended_at = until && new Date(Date.parse(until) + 24 * 3_600_000).toISOString();
      const membership = { ...paidBilling.membership, plan, renews_at: null, ended_at: ended_at ?? null };
      const billing = { ...freeBilling, membership, provider: 'staff', since: '2026-11-16T10:00:00.000Z' };
      done('grant plan', { billing, ...user({ plan }) }, { plan, until });
      return { billing };
    },
    'DELETE /api/admin/users/:id/plan': () => {
      const paid = details.billing.provider === 'sandbox';
      const { membership } = details.billing;
      const billing = paid
        ? {
            ...details.billing,
            membership: {
              ...membership,
              status: 'cancelled' as const,
              renews_at: null,
              ended_at: membership.renews_at,
            },
          }
        : freeBilling;
      done('end plan', { billing });
      return { billing };
    },
    'DELETE /api/admin/users/:id': { message: 'Deleted' },
  } satisfies Answers;
}

async function openUser(as = staff, answers: Answers = account()) {
  const page = await openPage(path, { as, answers });
  await page.main.findByRole('heading', { level: 1, name: 'Asha Rao' });
  const region = (name: string | RegExp) => within(page.main.getByRole('region', { name }));
  return {
    ...page,
    actions: region('Actions'),
    billing: () => region(/^Plan and orders/),
    history: () =>
      region('What staff did')
        .queryAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

const asked = (name: string | RegExp) => screen.findByRole('alertdialog', { name });

test('an account is verified, logged out, disabled and enabled, and the log says so', async () => {
  const { user, main, actions, history } = await openUser();
  expect(main.getByRole('region', { name: 'Profile' })).toHaveTextContent(student.email);
  const press = (name: string) => user.click(actions.getByRole('button', { name }));
  await press('Verify e-mail');
  expect(await screen.findByText('The e-mail address of Asha Rao counts as verified.')).toBeVisible();
  await waitFor(() => expect(actions.queryByRole('button', { name: 'Verify e-mail' })).toBeNull());
  await press('Log out everywhere');
  expect(await screen.findByText('1 session ended.')).toBeVisible();
  await waitFor(() => expect(actions.queryByRole('button', { name: 'Log out everywhere' })).toBeNull());
  await press('Disable account');
  await user.click(
    within(await asked('Disable Asha Rao’s account?')).getByRole('button', { name: 'Disable account' }),
  );
  expect(await screen.findByText('The account of Asha Rao is disabled.')).toBeVisible();
  await actions.findByRole('button', { name: 'Enable account' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Enable account');
  expect(await screen.findByText('The account of Asha Rao is enabled.')).toBeVisible();
  await expect
    .poll(history)
    .toEqual([
      expect.stringMatching(/^Enable user/),
      expect.stringMatching(/^Disable user/),
      expect.stringMatching(/^End sessions/),
      expect.stringMatching(/^Verify user/),
    ]);
  // What only an owner may do isn't there for staff.
  expect(actions.queryByRole('button', { name: 'Delete account' })).toBeNull();
  expect(actions.queryByRole('combobox', { name: 'Role' })).toBeNull();
});

test('a locked account is unlocked; what the server refuses is told', async () => {
  const locked = userDetails({ user: { ...adminUser, locked_at: '2026-11-16T09:00:00.000Z' } });
  const { user, actions } = await openUser(staff, {
    ...account(locked),
    'POST /api/admin/users/:id/end-sessions': refusal('not_allowed', 'Only an owner may do that'),
  });
  await user.click(actions.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText('Asha Rao can log in again; all devices are forgotten.')).toBeVisible();
  await waitFor(() => expect(actions.queryByRole('button', { name: 'Unlock' })).toBeNull());
  await user.click(actions.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('Only an owner may do that')).toBeVisible();
});

test('an owner gives a role after a question', async () => {
  const { user, api, actions } = await openUser(owner);
  const role = actions.getByRole('combobox', { name: /Role/ });
  await user.selectOptions(role, 'Staff');
  await user.click(within(await asked('Make Asha Rao staff?')).getByRole('button', { name: 'Cancel' }));
  expect(role).toHaveValue('3');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.selectOptions(role, 'Staff');
  await user.click(within(await asked('Make Asha Rao staff?')).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Asha Rao is staff now.')).toBeVisible();
  await waitFor(() => expect(role).toHaveValue('2'));
  expect(api.callsOf('PUT /api/admin/users/:id/role').map(({ body }) => body)).toEqual([{ role_id: 2 }]);
});

test('an owner deletes an account by its e-mail address, and is led to the list', async () => {
  const { user, api, actions, address } = await openUser(owner);
  await user.click(actions.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the account of Asha Rao?' });
  expect(dialog).toHaveAccessibleDescription(/cancelled at the payment provider first/);
  const email = within(dialog).getByRole('textbox', { name: /E-mail of the account/ });
  const remove = within(dialog).getByRole('button', { name: 'Delete account' });
  await fill(email, 'somebody@else.example');
  expect(remove).toBeDisabled();
  await fill(email, student.email.toUpperCase());
  await user.click(remove);
  expect(await screen.findByText('The account of Asha Rao has been deleted.')).toBeVisible();
  await expect.poll(address).toBe('/admin/users');
  expect(api.callsOf('DELETE /api/admin/users/:id')).toHaveLength(1);
});

test('an account that can’t be deleted stays, with the reason under its field', async () => {
  const { user, actions, address } = await openUser(owner, {
    ...account(),
    'DELETE /api/admin/users/:id': refusal('invalid_input', 'Wrong', [
      { path: 'email', message: 'This is not the address of the account' },
    ]),
  });
  await user.click(actions.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox'), student.email);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/This is not the address of the account/),
  );
  expect(address()).toBe(path);
});

test('a plan is given until a day and without end, and ended', async () => {
  const { user, api, billing, history } = await openUser();
  expect(billing().getByText('Free, costs nothing')).toBeVisible();
  expect(billing().queryByRole('button', { name: 'End plan' })).toBeNull();
  await user.click(billing().getByRole('button', { name: 'Give a plan' }));
  const dialog = () => screen.findByRole('dialog', { name: 'Give Asha Rao a plan' });
  const first = within(await dialog());
  await user.click(first.getByRole('radio', { name: /^Silver/ }));
  const day = first.getByLabelText(/^Last day/);
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  await user.click(first.getByRole('button', { name: 'Give plan' }));
  expect(day).toHaveAccessibleDescription(/Choose today or a later day/);
  expect(api.callsOf('PUT /api/admin/users/:id/plan')).toHaveLength(0);
  fireEvent.change(day, { target: { value: '2031-03-01' } });
  await user.click(first.getByRole('button', { name: 'Give plan' }));
  expect(await screen.findByText('Asha Rao has the Silver plan now.')).toBeVisible();
  await billing().findByText('Given by staff');
  expect(billing().getByText('1 March 2031')).toBeVisible();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(billing().getByRole('button', { name: 'Give another plan' }));
  const second = within(await dialog());
  await user.click(second.getByRole('radio', { name: 'Platinum' }));
  await user.click(second.getByRole('radio', { name: 'Without end' }));
  expect(second.queryByLabelText(/^Last day/)).toBeNull();
  await user.click(second.getByRole('button', { name: 'Give plan' }));
  expect(await screen.findByText('Asha Rao has the Platinum plan now.')).toBeVisible();
  expect(api.callsOf('PUT /api/admin/users/:id/plan').map(({ body }) => body)).toEqual([
    { plan: 'silver', until: '2031-03-01' },
    { plan: 'platinum', until: null },
  ]);
  await billing().findByText('Without end');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(billing().getByRole('button', { name: 'End plan' }));
  const question = await asked('End Asha Rao’s plan?');
  expect(question).toHaveTextContent('It ends at once');
  await user.click(within(question).getByRole('button', { name: 'End plan' }));
  expect(await screen.findByText('The plan of Asha Rao has ended.')).toBeVisible();
  await expect
    .poll(history)
    .toEqual([
      expect.stringMatching(/^End plan/),
      expect.stringMatching(/^Grant plan: Platinum, without end/),
      expect.stringMatching(/^Grant plan: Silver until 1 March 2031/),
    ]);
});

test('a plan that is paid for can only be cancelled; its order and its tests are told', async () => {
  const test_ = {
    slug: '0190a000',
    subject_name: 'Math AA SL',
    state: 'finished' as const,
    questions: 5,
    created_at: '2026-11-10T10:00:00.000Z',
    grading: null,
    marks_obtained: null,
  };
  const { user, main, billing } = await openUser(
    staff,
    account(
      userDetails({
        billing: paidBilling,
        tests: { made: 3, finished: 2, latest: [test_, { ...test_, slug: 'x1', grading: 'waiting' }] },
      }),
    ),
  );
  expect(billing().getByText('Paid, sandbox')).toBeVisible();
  expect(billing().getByRole('listitem')).toHaveTextContent(
    /^Platinum Plan\$9\.00, 1 November 2026, receipt SF-2026-000001$/,
  );
  expect(billing().queryByRole('button', { name: /^Give/ })).toBeNull();
  const tests = within(main.getByRole('region', { name: /^Tests/ }));
  expect(tests.getAllByRole('listitem')[0]).toHaveTextContent('Finished');
  expect(tests.getByRole('link', { name: 'To be graded' })).toHaveAttribute('href', '/admin/grade-tests/x1');
  expect(tests.getByText('The last 2 of them.')).toBeVisible();
  await user.click(billing().getByRole('button', { name: 'End plan' }));
  const question = await asked('End Asha Rao’s plan?');
  expect(question).toHaveTextContent('cancelled at the payment provider');
  await user.click(within(question).getByRole('button', { name: 'End plan' }));
  expect(
    await screen.findByText('The plan of Asha Rao is cancelled and ends on 1 December 2026.'),
  ).toBeVisible();
  await billing().findByText('Cancelled');
  expect(billing().queryByRole('button', { name: 'End plan' })).toBeNull();
});

test('an account that is not there says so', async () => {
  const { main } = await openPage(path, {
    as: staff,
    answers: { 'GET /api/admin/users/:id': refusal('not_found', 'There is no such user') },
  });
  expect(await main.findByText('There is no such user')).toBeVisible();
});

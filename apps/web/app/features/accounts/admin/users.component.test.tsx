import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Call, fileAnswer, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';
import { adminUser } from '../../../../test/user-details.ts';

const people = [
  adminUser,
  { ...adminUser, id: staff.id, role_id: 2 as const, full_name: 'Stefan Staff', verified: true },
];

const list = ({ query }: Call<'GET /api/admin/users'>) => {
  const rows = people.filter(
    ({ email, full_name, verified }) =>
      (!query?.q || `${full_name} ${email}`.includes(query.q)) &&
      (!query?.verified || (query.verified === 'yes') === verified),
  );
  return { rows, total: rows.length, page: 1, pageSize: 25 };
};

const openUsers = (path = '/admin/users') =>
  openPage(path, { as: staff, answers: { 'GET /api/admin/users': list } });

test('accounts are searched, filtered and sorted, and the address says so', async () => {
  const { main, user, api, address } = await openUsers();
  const rows = () => main.queryAllByRole('row').slice(1);
  await expect.poll(() => rows().length).toBe(2);
  await fill(main.getByRole('searchbox', { name: /Search name/ }), 'Asha');
  await expect.poll(() => rows().length).toBe(1);
  expect(address()).toBe('/admin/users?q=Asha');
  expect(rows()[0]).toHaveTextContent('Not verified');
  expect(within(rows()[0] as HTMLElement).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/admin/users/${student.id}`,
  );
  await user.selectOptions(main.getByRole('combobox', { name: 'E-mail' }), 'Verified');
  expect(await main.findByRole('heading', { name: 'Nobody found' })).toBeVisible();
  expect(main.getByText('No account matches what you are looking for.')).toBeVisible();
  await user.selectOptions(main.getByRole('combobox', { name: 'E-mail' }), 'Not verified');
  await expect.poll(() => rows().length).toBe(1);
  await user.click(main.getByRole('button', { name: 'Last seen' }));
  expect(address()).toBe('/admin/users?q=Asha&verified=no&sort=seen&order=desc');
  await expect
    .poll(() => api.callsOf('GET /api/admin/users').at(-1)?.query)
    .toEqual({
      q: 'Asha',
      verified: 'no',
      page: '1',
      pageSize: '25',
      sort: 'seen',
      order: 'desc',
    });
});

test('the list is exported as it is filtered, under the name of the day', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    file = given as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  const { main, user, api } = await openUsers('/admin/users?q=Asha&verified=no');
  api.answer({ 'GET /api/admin/users/export': fileAnswer('\uFEFFid,full_name\r\n', 'text/csv') });
  await user.click(await main.findByRole('button', { name: 'Export CSV' }));
  expect(
    await screen.findByText('The list has been saved. Who exported it is in the audit log.'),
  ).toBeVisible();
  expect(api.callsOf('GET /api/admin/users/export')[0]?.query).toEqual({ q: 'Asha', verified: 'no' });
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^users-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(await saved[0]?.file.text()).toContain('id,full_name');

  api.answer({ 'GET /api/admin/users/export': refusal('not_allowed', 'Only for staff') });
  await user.click(main.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Only for staff')).toBeVisible();
  await waitFor(() => expect(main.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
  expect(saved).toHaveLength(1);
});

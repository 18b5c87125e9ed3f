import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';

const entry = (id: number, action: string, before: boolean, after: boolean) => ({
  id,
  at: `2026-11-0${id}T10:00:00.000Z`,
  actor: { id: staff.id, name: 'Stefan Staff' },
  action,
  about: { kind: 'user', id: student.id, name: 'Asha Rao' },
  before: { disabled: before },
  after: { disabled: after },
});
const all = [entry(3, 'enable user', true, false), entry(2, 'disable user', false, true)];

const list = ({ query }: Call<'GET /api/admin/audit'>) => {
  const rows = all.filter(
    ({ action, at }) =>
      (!query?.action || query.action === action) && (!query?.from || at.slice(0, 10) >= query.from),
  );
  return { rows, total: rows.length, page: 1, pageSize: 25 };
};

const openAudit = async (path: string) => {
  const page = await openPage(path, {
    as: staff,
    answers: {
      'GET /api/admin/audit': list,
      'GET /api/admin/audit/choices': {
        actors: [{ id: staff.id, name: 'Stefan Staff' }],
        actions: ['disable user', 'enable user'],
        kinds: ['user'],
      },
    },
  });
  await page.main.findByRole('table');
  return page;
};

test('the log is narrowed by person, action and period, and the address says so', async () => {
  const { main, user, api, address } = await openAudit(`/admin/audit?kind=user&id=${student.id}`);
  const rows = () => main.queryAllByRole('row').slice(1);
  expect(rows()).toHaveLength(2);
  await within(main.getByRole('combobox', { name: 'What' })).findByRole('option', { name: 'disable user' });
  await user.selectOptions(main.getByRole('combobox', { name: 'What' }), 'disable user');
  await expect.poll(() => rows().length).toBe(1);
  expect(rows()[0]?.querySelector('del')).toHaveTextContent('no');
  expect(rows()[0]?.querySelector('ins')).toHaveTextContent('yes');

  fireEvent.change(main.getByLabelText('First day'), { target: { value: '2099-01-01' } });
  expect(await main.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  fireEvent.change(main.getByLabelText('First day'), { target: { value: '2020-01-01' } });
  await expect.poll(() => rows().length).toBe(1);
  await user.selectOptions(main.getByRole('combobox', { name: 'What' }), 'What: all');
  await user.selectOptions(main.getByRole('combobox', { name: 'Who' }), 'Stefan Staff');
  const asked = () => Object.fromEntries(new URL(address(), 'http://localhost').searchParams);
  expect(asked()).toEqual({ actor: staff.id, kind: 'user', id: student.id, from: '2020-01-01' });
  await expect
    .poll(() => api.callsOf('GET /api/admin/audit').at(-1)?.query)
    .toEqual({
      actor: staff.id,
      kind: 'user',
      id: student.id,
      from: '2020-01-01',
      page: '1',
      pageSize: '25',
      order: 'desc',
    });
  // Another kind of thing is another thing.
  await user.selectOptions(main.getByRole('combobox', { name: 'Kind' }), 'Kind: all');
  expect(asked()).toEqual({ actor: staff.id, from: '2020-01-01' });
});

test('an entry leads to the thing it is about', async () => {
  const { main } = await openAudit('/admin/audit');
  expect(main.getAllByRole('link', { name: 'Asha Rao' })[0]).toHaveAttribute(
    'href',
    `/admin/users/${student.id}`,
  );
});

import { overviewPeriod } from '@sevenfold/contract/insights/overview.rules';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Call, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';

type Overview = Answer<'GET /api/admin/overview'>;

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

function overview({ query }: Call<'GET /api/admin/overview'>): Overview {
  const { unit, parts } = overviewPeriod(Number(query?.days ?? 30), new Date('2026-11-16T09:00:00Z'));
  const points = (last: number) =>
    parts.map((from, at) => ({ from, count: at === parts.length - 1 ? last : 0 }));
  return {
    attention: [
      { kind: 'grading', count: 3, oldest_at: inHours(-30), due: { at: inHours(-2), late: 1 } },
      { kind: 'doubts', count: 2, oldest_at: inHours(-5), due: null },
      { kind: 'reports', count: 0, oldest_at: null, due: null },
      { kind: 'payments', count: 1, oldest_at: inHours(-50), due: null },
      { kind: 'jobs', count: 0, oldest_at: null, due: null },
      { kind: 'locked', count: 0, oldest_at: null, due: null },
    ],
    unit,
    series: [
      { key: 'sign_ups', total: 4, before: 2, points: points(4) },
      { key: 'revenue', total: 90_000, before: 0, points: points(90_000) },
      { key: 'visitors', total: 1200, before: 1200, points: points(1200) },
    ],
    subjects: [{ subject_name: 'Biology', completed: 12, students: 3, tests_finished: 1 }],
  };
}

test('what waits leads to where it is done, and says how long', async () => {
  const { main } = await openPage('/admin/', {
    as: staff,
    answers: { 'GET /api/admin/overview': overview },
  });
  const attention = within(await main.findByRole('region', { name: 'What needs attention' }));
  const item = (name: RegExp) => attention.getByRole('link', { name });
  expect(item(/Tests to grade/)).toHaveTextContent(/^3.*1 late\. The first: /);
  expect(item(/Unanswered doubts/)).toHaveTextContent(/^2.*Longest wait: 5 hours/);
  expect(item(/Unanswered doubts/)).toHaveAttribute('href', '/admin/user-doubts?state=unanswered');
  expect(item(/Payments to look at/)).toHaveTextContent(/^1.*Oldest: 2 days/);
  for (const name of [/Reported questions/, /Jobs in trouble/, /Locked accounts/]) {
    expect(item(name)).toHaveTextContent(/^0.*Nothing waits/);
  }
  expect(item(/Locked accounts/)).toHaveAttribute('href', '/admin/users?state=locked');
});

test('figures of the period, in words and as tables; another period is an address', async () => {
  const { main, user, api, address } = await openPage('/admin/', {
    as: staff,
    answers: { 'GET /api/admin/overview': overview },
  });
  const signUps = within(await main.findByRole('table', { name: 'Sign-ups', hidden: true }));
  expect(signUps.getAllByRole('row', { hidden: true })).toHaveLength(31);
  expect(signUps.getByRole('row', { name: /16 Nov/, hidden: true })).toHaveTextContent('4');
  const revenue = within(main.getByRole('table', { name: 'Revenue', hidden: true }));
  expect(revenue.getByRole('row', { name: /16 Nov/, hidden: true })).toHaveTextContent('$900');
  expect(main.getByRole('heading', { name: 'Visitors' })).toBeVisible();
  const biology = within(main.getByRole('row', { name: /^Biology/ }));
  expect(biology.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['12', '3', '1']);

  await user.selectOptions(main.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  expect(address()).toBe('/admin/?days=7');
  await expect.poll(() => signUps.getAllByRole('row', { hidden: true }).length).toBe(8);
  expect(api.callsOf('GET /api/admin/overview').map(({ query }) => query)).toEqual([
    { days: '30' },
    { days: '7' },
  ]);
  await user.selectOptions(main.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
  expect(address()).toBe('/admin/');
});

test('an overview that can’t be read says so', async () => {
  const { main } = await openPage('/admin/', {
    as: staff,
    answers: { 'GET /api/admin/overview': refusal('not_allowed', 'Only for staff') },
  });
  expect(await main.findByRole('heading', { name: 'The overview could not be loaded' })).toBeVisible();
  expect(main.getByText('Only for staff')).toBeVisible();
});

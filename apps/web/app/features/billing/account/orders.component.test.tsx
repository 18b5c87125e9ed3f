import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fileAnswer, gate, offline, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { paidBilling } from '../../../../test/user-details.ts';

const [bought] = paidBilling.orders;
if (!bought) throw new Error('the fixture has an order');
const order = { ...bought, id: '0190a000-0000-7000-8000-0000000000f1' };
const grading = {
  ...order,
  id: '0190a000-0000-7000-8000-0000000000f2',
  type: 'grading' as const,
  plan: null,
  period_end: null,
  amount: 1000,
  test_slug: 'k7m2p9x4k7m2p9x4',
  receipt_number: 'SF-2026-000002',
};

test('no orders yet, and the way to the plans', async () => {
  const { main } = await openPage('/account-details/orders', {
    as: student,
    answers: { 'GET /api/orders': [] },
  });
  await main.findByRole('heading', { name: 'No orders yet' });
  expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
});

test('each order stands with its period, its price and its receipt', async () => {
  const { main } = await openPage('/account-details/orders', {
    as: student,
    answers: { 'GET /api/orders': [grading, order] },
  });
  const [, first, second] = await main.findAllByRole('row');
  const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);
  expect(cells(first)).toEqual([
    'Grading',
    '–No plan',
    '1 November 2026',
    '$10.00',
    '1',
    '–Not ended',
    'Receipt',
  ]);
  expect(cells(second)).toEqual([
    'Subscription',
    'Platinum Plan',
    '1 November 2026 to 1 December 2026',
    '$9.00',
    '1',
    '–Not ended',
    'Receipt',
  ]);
});

test('a receipt is fetched once and saved under its number, or it is said why not', async () => {
  const { opened, open } = gate();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, api, main } = await openPage('/account-details/orders', {
    as: student,
    answers: {
      'GET /api/orders': [order],
      'GET /api/orders/:id/receipt': async () => {
        await opened;
        return fileAnswer('%PDF-1.7', 'application/pdf');
      },
    },
  });
  const button = await main.findByRole('button', { name: 'Download receipt SF-2026-000001' });
  await user.dblClick(button);
  open();
  await expect.poll(() => saved).toEqual(['sevenfold-receipt-SF-2026-000001.pdf']);
  expect(api.callsOf('GET /api/orders/:id/receipt').map(({ params }) => params.id)).toEqual([order.id]);

  api.answer({ 'GET /api/orders/:id/receipt': refusal('not_found', 'There is no such order.') });
  await expect.poll(() => (button as HTMLButtonElement).disabled).toBe(false);
  await user.click(button);
  await screen.findByText('There is no such order.');
  expect(saved).toHaveLength(1);
});

test('what can not be loaded says so and is tried again', async () => {
  const { user, api, main } = await openPage('/account-details/orders', {
    as: student,
    answers: { 'GET /api/orders': offline },
  });
  await main.findByText('Your orders could not be loaded');
  api.answer({ 'GET /api/orders': [] });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByRole('heading', { name: 'No orders yet' });
});

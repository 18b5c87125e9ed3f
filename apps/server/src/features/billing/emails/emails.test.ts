import { describe, expect, it } from 'vitest';
import type { Email } from '../../../platform/mail/email-frame.tsx';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { paymentFailedEmail } from './payment-failed.email.tsx';
import { receiptEmail } from './receipt.email.tsx';
import { subscriptionCancelledEmail } from './subscription-cancelled.email.tsx';
import { subscriptionStartedEmail } from './subscription-started.email.tsx';

const site = {
  name: 'Sevenfold',
  supportEmail: 'support@sevenfold.example',
  postalAddress: '7 Example Road',
};
const origin = 'https://sevenfold.example';
const at = new Date('2026-11-15T23:30:00Z');
const plan = 'Platinum Plan';
const money = { amount: 905, currency: 'USD' };
const orders = `${origin}/account-details/orders`;
const membership = `${origin}/account-details/membership`;

const all: [string, (name: string) => Email, string, string[]][] = [
  [
    'Your Sevenfold receipt',
    (name) =>
      receiptEmail({
        site,
        origin,
        name,
        ...money,
        at,
        description: 'Sevenfold Pro Plan',
        receiptNumber: 'SF-2026-000007',
      }),
    orders,
    ['$9.05', '15 November 2026', 'Sevenfold Pro Plan', 'SF-2026-000007'],
  ],
  [
    'Your Sevenfold plan has started',
    (name) => subscriptionStartedEmail({ site, origin, name, plan, ...money, renewsAt: at }),
    membership,
    [plan, '$9.05', '15 November 2026', 'cancel'],
  ],
  [
    'Your Sevenfold plan was cancelled',
    (name) => subscriptionCancelledEmail({ site, origin, name, plan, endsAt: at }),
    membership,
    [plan, '15 November 2026', 'not be charged again'],
  ],
  [
    'Your payment for Sevenfold failed',
    (name) =>
      paymentFailedEmail({ site, origin, name, plan, ...money, at, reason: 'Your card was <declined>.' }),
    membership,
    [plan, '$9.05', '15 November 2026', 'tried again'],
  ],
];

describe.each(all)('%s', (subject, email, link, words) => {
  it('says what matters in both parts, with its link', async () => {
    const mail = await renderEmail(email('Asha Rao'));
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain(`href="${link}"`);
    const html = mail.html.replaceAll(/<!--.*?-->/g, '');
    const text = mail.text.replaceAll(/\s+/g, ' ');
    for (const part of [...words, 'Asha Rao', 'You get this message because', site.supportEmail]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(mail.text).toContain(link);
  });

  it('escapes a name and carries no advertisement', async () => {
    const mail = await renderEmail(email('<b onclick=x>Asha'));
    expect(mail.html).not.toContain('<b onclick');
    const other = await renderEmail(email('Win a prize at evil.example'));
    expect(other.html + other.text).not.toContain('evil');
  });
});

it('a failure carries the words of the provider, as text', async () => {
  const [, email] = all[3]!;
  const mail = await renderEmail(email('Asha'));
  expect(mail.html).toContain('Your card was &lt;declined&gt;.');
  expect(mail.text).toContain('Your card was <declined>.');
});

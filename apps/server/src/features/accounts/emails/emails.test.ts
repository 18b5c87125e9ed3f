import { describe, expect, it } from 'vitest';
import type { Email } from '../../../platform/mail/email-frame.tsx';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { accountLockedEmail } from './account-locked.email.tsx';
import { emailChangedEmail } from './email-changed.email.tsx';
import { newDeviceEmail } from './new-device.email.tsx';
import { passwordChangedEmail } from './password-changed.email.tsx';
import { resetPasswordEmail } from './reset-password.email.tsx';
import { verifyEmail } from './verify-email.email.tsx';

const site = {
  name: 'Sevenfold',
  supportEmail: 'support@sevenfold.example',
  postalAddress: '7 Example Road',
};
const origin = 'https://sevenfold.example';
const at = new Date('2026-01-02T03:04:00Z');
const link = `${origin}/some-page?token=a_b-c`;

type Named = (name: string) => Email;
const withLink: [string, Named, string][] = [
  ['Verify your e-mail address for Sevenfold', (name) => verifyEmail({ site, name, link }), link],
  ['Reset your Sevenfold password', (name) => resetPasswordEmail({ site, name, link }), link],
  ['Your Sevenfold account is locked', (name) => accountLockedEmail({ site, name, link }), link],
  [
    'Your Sevenfold password was changed',
    (name) => passwordChangedEmail({ site, origin, name, at }),
    `${origin}/forgot-password`,
  ],
  [
    'Your Sevenfold account is used on 5 devices',
    (name) => newDeviceEmail({ site, origin, name, at, device: 'Chrome on Mac', devices: 5 }),
    `${origin}/account-details/profile-details`,
  ],
];
const all: [string, Named][] = [
  ...withLink.map(([subject, email]): [string, Named] => [subject, email]),
  ['Your Sevenfold e-mail address was changed', (name) => emailChangedEmail({ site, origin, name, at })],
];

describe.each(all)('%s', (subject, email) => {
  it('has a frame, a greeting, a reason and both parts', async () => {
    const mail = await renderEmail(email('Asha Rao'));
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain('max-width:560px');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain('lang="en"');
    expect(mail.text).not.toMatch(/<\w+/);
    for (const words of [
      'Sevenfold',
      'Asha Rao',
      'You get this message because',
      'support@sevenfold.example',
    ]) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
  });

  it('escapes a name and keeps it out of the subject', async () => {
    const mail = await renderEmail(email('<b onclick=x>Asha'));
    expect(mail.html).not.toContain('<b onclick');
    expect(mail.html).toContain('&lt;b onclick=x&gt;Asha');
    expect(mail.subject).toBe(subject);
  });

  it('does not carry an advertisement to strangers', async () => {
    const mail = await renderEmail(email('Win a prize at evil.example'));
    expect(mail.html + mail.text).not.toContain('evil');
    expect(mail.text).toContain('Hello,');
  });
});

it.each(withLink)('%s has its link in both parts', async (_, email, address) => {
  const mail = await renderEmail(email('Asha'));
  expect(mail.html).toContain(`href="${address}"`);
  expect(mail.text).toContain(address);
});

it('moments are told in UTC', async () => {
  const mail = await renderEmail(passwordChangedEmail({ site, origin, name: 'Asha', at }));
  expect(mail.text).toContain('2 January 2026 at 03:04 UTC');
});

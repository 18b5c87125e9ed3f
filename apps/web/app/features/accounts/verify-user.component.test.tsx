import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

const unverified = { ...student, verified: false };
const sent = 'Verification email sent';

test('the waiting screen sends the mail again', async () => {
  const { user, api, main } = await openPage('/verify-user', {
    as: unverified,
    answers: { 'POST /api/auth/send-verification-email': { message: sent } },
  });
  await main.findByRole('heading', { name: 'Almost There!' });
  expect(main.getByText('Please check your email to verify your account.')).toBeInTheDocument();
  expect(main.getByText(student.email)).toBeInTheDocument();
  expect(main.getByText(/Didn't get the email\? Check your spam folder or/)).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'resend it.' }));
  await screen.findByText(sent);
  api.answer({
    'POST /api/auth/send-verification-email': refusal('too_many_attempts', 'Please wait a little.'),
  });
  const again = main.getByRole('button', { name: 'resend it.' });
  await waitFor(() => expect(again).toBeEnabled());
  await user.click(again);
  await screen.findByText('Please wait a little.');
});

test('a link that is none fails, and the failure screen sends another', async () => {
  const { user, main, address } = await openPage('/verify-user?token=not-a-token', {
    as: unverified,
    answers: {
      'POST /api/auth/verify-user': refusal('invalid_token', 'This link is no longer valid.'),
      'POST /api/auth/send-verification-email': { message: sent },
    },
  });
  const alert = await main.findByRole('alert');
  expect(alert).toHaveTextContent('Something Went Wrong!');
  expect(alert).toHaveTextContent("We've encountered an error while verifying your Email");
  await user.click(main.getByRole('button', { name: 'resend email.' }));
  await screen.findByText(sent);
  await main.findByRole('heading', { name: 'Almost There!' });
  expect(address()).toBe('/verify-user');
});

test('a good link says so, leads home and takes the mark off', async () => {
  const { api, address } = await openPage('/verify-user?token=a-token', {
    as: unverified,
    answers: { 'POST /api/auth/verify-user': { message: 'verified', user: student } },
  });
  await screen.findByText('Verified Email Successfully');
  await expect.poll(address).toBe('/');
  expect(api.callsOf('POST /api/auth/verify-user').map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '').state.user.verified).toBe(true);
});

test.each(['/verify-user', '/verify-user?token=any-token'])(
  'whoever is verified already is told so at %s and goes home',
  async (path) => {
    const { api, address } = await openPage(path, { as: student });
    await screen.findByText('Your account is already verified');
    await expect.poll(address).toBe('/');
    expect(api.callsOf('POST /api/auth/verify-user')).toEqual([]);
  },
);

test('a mistyped address is corrected where its message is waited for', async () => {
  const { user, api, main } = await openPage('/verify-user', {
    as: { ...unverified, email: 'asha@scool.example' },
    answers: { 'PUT /api/user': refusal('email_taken', 'This e-mail is taken.') },
  });
  await user.click(await main.findByRole('button', { name: 'Change e-mail address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change e-mail address' }));
  const field = dialog.getByLabelText(/^Email/);
  const change = dialog.getByRole('button', { name: 'Change and send link' });
  expect(field).toHaveValue('asha@scool.example');
  expect(change).toBeDisabled();
  await fill(field, 'asha@school.example');
  await user.click(change);
  await dialog.findByText('This e-mail is taken.');
  api.answer({ 'PUT /api/user': { user: { ...unverified, email: 'asha@school.example' } } });
  await user.click(change);
  await screen.findByText('We sent a link to asha@school.example');
  expect(await main.findByText('asha@school.example')).toBeInTheDocument();
  expect(api.callsOf('PUT /api/user').map(({ body }) => body)).toEqual([
    { email: 'asha@school.example' },
    { email: 'asha@school.example' },
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDialog, formIn, openLoginDialog } from '../../../test/auth-dialogs.ts';
import { refusal } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

const usedUp = 'This link is no longer valid. Please ask for a new one.';

test('the forgot-password page sends an address, and a refusal leaves it there', async () => {
  const { user, api, main, address } = await openPage('/forgot-password', {
    answers: { 'POST /api/auth/forgot-password': { message: 'sent' } },
  });
  const email = main.getByLabelText(/^Email/);
  const send = main.getByRole('button', { name: 'Send Reset Link' });
  expect(send).toBeDisabled();
  expect(email).toHaveAttribute('type', 'email');
  await fill(email, 'nobody@mail.com');
  await user.click(send);
  await screen.findByText('Email sent successfully');
  expect(main.getByRole('status')).toHaveTextContent('If nobody@mail.com has an account');
  expect(api.callsOf('POST /api/auth/forgot-password')[0]?.body).toEqual({ email: 'nobody@mail.com' });

  api.answer({ 'POST /api/auth/forgot-password': refusal('unavailable', 'We are very busy right now.') });
  await user.click(send);
  await screen.findByText('We are very busy right now.');
  expect(email).toHaveValue('nobody@mail.com');
  await user.click(main.getByRole('link', { name: 'Back to Login' }));
  await expect.poll(address).toBe('/login');
});

test('the dialog sends an address, too, and says where the link went', async () => {
  const page = await openPage('/unlock-account', {
    answers: { 'POST /api/auth/forgot-password': { message: 'sent' } },
  });
  const login = await openLoginDialog(page);
  await page.user.click(login.button('Forgot your password?'));
  const forgot = formIn(await findDialog('Forgot your password?'));
  expect(forgot.button('Send Reset Link')).toBeDisabled();
  await fill(forgot.field('Email'), 'nobody@mail.com');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Email sent successfully');
  expect(forgot.getByRole('status')).toHaveTextContent('nobody@mail.com');
  expect(forgot.dialog).toBeInTheDocument();
});

async function openReset() {
  const page = await openPage('/reset-password?token=some-token', {
    answers: { 'POST /api/auth/reset-password': { message: 'done' } },
  });
  return {
    ...page,
    password: await page.main.findByLabelText(/^New Password/),
    confirmation: page.main.getByLabelText(/^Confirm Password/),
    submit: page.main.getByRole('button', { name: 'Reset Password' }),
  };
}

test('a new password is judged while it is typed, and sent only when it is good', async () => {
  const { user, api, address, password, confirmation, submit } = await openReset();
  expect(submit).toBeDisabled();
  expect(password).not.toHaveAccessibleDescription();
  await fill(password, '-');
  expect(password).toHaveAccessibleDescription(
    [
      'Password should be at least 6 characters long',
      'Password should have at least one lowercase letter',
      'Password should have at least one uppercase letter',
      'Password should have at least one number',
    ].join(' '),
  );
  expect(password).not.toBeInvalid();
  await fill(password, 'abcdef');
  expect(password).toHaveAccessibleDescription(
    'Password should have at least one uppercase letter Password should have at least one number',
  );
  await user.tab();
  expect(password).toBeInvalid();
  await fill(password, 'New-Shelf-8');
  expect(password).not.toHaveAccessibleDescription();
  expect(submit).toBeDisabled();
  await fill(confirmation, 'New-Shelf-9');
  expect(confirmation).toHaveAccessibleDescription("Password doesn't match");
  expect(submit).toBeDisabled();
  await fill(confirmation, 'New-Shelf-8');
  expect(confirmation).not.toHaveAccessibleDescription();
  await user.click(submit);
  await screen.findByText('Password reset successfully');
  await expect.poll(address).toBe('/login');
  expect(api.callsOf('POST /api/auth/reset-password')[0]?.body).toEqual({
    password: 'New-Shelf-8',
    token: 'some-token',
  });
});

test('a link that is used up keeps what was typed and leads to a new one', async () => {
  const { user, api, main, address, password, confirmation, submit } = await openReset();
  api.answer({ 'POST /api/auth/reset-password': refusal('invalid_token', usedUp) });
  await fill(password, 'Other-Shelf-9');
  await fill(confirmation, 'Other-Shelf-9');
  await user.click(submit);
  await screen.findByText(usedUp);
  expect(password).toHaveValue('Other-Shelf-9');
  await user.click(main.getByRole('link', { name: 'Ask for a new one' }));
  await expect.poll(address).toBe('/forgot-password');
});

test.each(['/reset-password', '/reset-password?token='])('%s without a link leads home', async (path) => {
  const { address } = await openPage(path);
  await expect.poll(address).toBe('/');
});

test('the reset page is no page for whoever is signed in, and says how to get to it', async () => {
  const { user, main, address } = await openPage('/reset-password?token=some-token', {
    as: student,
    answers: { 'POST /api/auth/logout': { message: 'Signed out' } },
  });
  await main.findByRole('heading', { name: 'Page Not Found' });
  expect(main.getByText(/^You are signed in, and this link is for whoever has forgotten/)).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Sign out and go on' }));
  await main.findByRole('heading', { name: 'Reset password' });
  expect(address()).toBe('/reset-password?token=some-token');
});

test('an account is unlocked by a press, and a link that is none says so', async () => {
  const { user, api, main, router, address } = await openPage('/unlock-account?token=some-token', {
    answers: { 'POST /api/auth/unlock': refusal('invalid_token', usedUp) },
  });
  expect(api.callsOf('POST /api/auth/unlock'), 'programs that read mail open every link').toHaveLength(0);
  await user.click(main.getByRole('button', { name: 'Unlock my account' }));
  await waitFor(() => expect(main.getByRole('status')).toHaveTextContent(usedUp));
  expect(main.getByRole('link', { name: 'help@sevenfold.example' })).toBeInTheDocument();
  api.answer({ 'POST /api/auth/unlock': { message: 'Your account is unlocked. You can log in again.' } });
  await user.click(main.getByRole('button', { name: 'Unlock my account' }));
  await main.findByText('Your account is unlocked. You can log in again.');
  expect(api.callsOf('POST /api/auth/unlock')[1]?.body).toEqual({ token: 'some-token' });
  await user.click(main.getByRole('link', { name: 'Sign In' }));
  await expect.poll(address).toBe('/login');
  // In its place: the link is used up.
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a link without a token unlocks nothing', async () => {
  const { main } = await openPage('/unlock-account');
  expect(main.getByRole('status')).toHaveTextContent('The link is incomplete');
  expect(main.queryByRole('button', { name: 'Unlock my account' })).toBeNull();
});

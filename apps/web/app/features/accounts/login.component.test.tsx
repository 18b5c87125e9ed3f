import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate, offline, refusal, withToken } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { stubProvider } from '../../../test/sign-on-provider.ts';

const wrong = 'Wrong e-mail, username or password';

async function openLogin(...[answers]: [Parameters<typeof openPage>[1]?]) {
  const page = await openPage('/login', answers);
  const submit = await page.main.findByRole('button', { name: 'Sign In' });
  return {
    ...page,
    submit,
    username: page.main.getByRole('textbox', { name: /Username/ }),
    password: page.main.getByLabelText(/^Password/),
  };
}

test('the page says under its field what is missing or wrong, and forgets it with the next key', async () => {
  const { user, api, submit, username, password } = await openLogin({
    answers: { 'POST /api/auth/login': refusal('wrong_credentials', wrong) },
  });
  await user.click(submit);
  expect(username).toHaveAccessibleDescription(/Please enter your e-mail or username/);
  expect(password).toHaveAccessibleDescription('Please enter your password');
  expect(api.callsOf('POST /api/auth/login')).toHaveLength(0);

  await user.type(username, 'asha.rao');
  expect(password).not.toHaveAccessibleDescription();
  await user.type(password, 'not-it');
  await user.click(submit);
  await screen.findByText(wrong);
  await waitFor(() => expect(username).toHaveFocus());
  expect(username).toBeInvalid();
  expect(password).toHaveValue('not-it');
  await user.type(password, '!');
  expect(username).toHaveAccessibleDescription('Your username or your e-mail');
});

test('a success keeps the session and leads home', async () => {
  const { user, api, username, password, address } = await openLogin({
    answers: {
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
    },
  });
  await user.type(username, 'Asha.Rao');
  await user.type(password, 'Quiet-Library-7{Enter}');
  await expect.poll(address).toBe('/');
  expect(api.callsOf('POST /api/auth/login')[0]?.body).toEqual({
    username: 'Asha.Rao',
    password: 'Quiet-Library-7',
  });
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toMatchObject({
    state: { token: 'fresh', user: { id: student.id } },
  });
});

test('without a network the fields stay as they were', async () => {
  const { user, submit, username, password } = await openLogin({
    answers: { 'POST /api/auth/login': offline },
  });
  await user.type(username, 'asha.rao');
  await user.type(password, 'Quiet-Library-7');
  await user.click(submit);
  await screen.findByText('You seem to be offline. Please check your connection and try again.');
  expect(username).toHaveValue('asha.rao');
  expect(password).toHaveValue('Quiet-Library-7');
});

test('two presses send one request', async () => {
  const { opened, open } = gate();
  const { user, api, submit, username, password } = await openLogin({
    answers: {
      'POST /api/auth/login': async () => {
        await opened;
        return refusal('wrong_credentials', wrong);
      },
    },
  });
  await user.type(username, 'asha.rao');
  await user.type(password, 'Quiet-Library-7');
  await user.dblClick(submit);
  expect(submit).toBeDisabled();
  await user.type(password, '{Enter}');
  open();
  await screen.findByText(wrong);
  expect(api.callsOf('POST /api/auth/login')).toHaveLength(1);
});

test('the page leads on to the other two, and its header has no second login', async () => {
  const { main } = await openLogin();
  expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(main.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/sign-up');
  const others = screen.queryAllByRole('button', { name: 'Login/Register' });
  expect(others.filter((button) => !button.closest('dialog'))).toEqual([]);
});

test.each(['/login', '/sign-up'])(
  '%s tells somebody who is signed in, and makes room for another',
  async (path) => {
    const { user, main, address } = await openPage(path, {
      as: student,
      answers: { 'POST /api/auth/logout': { message: 'Signed out' } },
    });
    expect(await main.findByText('Asha Rao')).toBeInTheDocument();
    expect(main.getByText(/You are signed in as/)).toBeInTheDocument();
    expect(main.getByText(student.email)).toBeInTheDocument();
    expect(main.queryByLabelText(/^Password/)).toBeNull();
    expect(main.getByRole('link', { name: 'Go to the question bank' })).toHaveAttribute(
      'href',
      '/ibdp-question-bank',
    );
    await user.click(main.getByRole('button', { name: 'Use another account' }));
    await main.findByLabelText(/^Password/);
    expect(address()).toBe(path);
  },
);

test.each([
  ['somebody known is let in', '/login', 'login', '/'],
  ['somebody new goes on to onboarding', '/login', 'signup', '/onboarding'],
  ['the same from the sign-up page', '/sign-up', 'signup', '/onboarding'],
] as const)('with single sign-on %s', async (_who, path, authType, end) => {
  const provider = stubProvider();
  const { user, main, api, address } = await openPage(path, {
    answers: {
      'POST /api/auth/google-auth': { data: { authType, token: 'fresh', user: student } },
      'GET /api/user': { user: student },
    },
  });
  const button = await main.findByRole('button', { name: 'Continue with Google' });
  await user.click(button);
  expect(main.getByText('Please finish in the window that has opened.')).toBeVisible();
  provider.handOver({ message: 'The sign-in with Google was cancelled.' });
  expect(await main.findByText('The sign-in with Google was cancelled.')).toBeVisible();
  await user.click(button);
  expect(main.queryByText('The sign-in with Google was cancelled.')).toBeNull();
  provider.handOver({ credential: 'an-id-token' });
  await expect.poll(address).toBe(end);
  expect(api.callsOf('POST /api/auth/google-auth')).toHaveLength(1);
  expect(screen.queryByText(/^You are signed in as/)).toBeNull();
});

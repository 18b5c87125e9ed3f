import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findDialog, formIn, openLoginDialog, openSignUpDialog } from '../../../test/auth-dialogs.ts';
import { foreignAnswer, gate, offline, refusal, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { stubProvider } from '../../../test/sign-on-provider.ts';

const quietPage = '/unlock-account';
const wrong = 'Wrong e-mail, username or password';
const newcomer = { ...student, verified: false, ib_year: null, math_course: null };

test('the login dialog says what is wrong, then lets in and stays where it is', async () => {
  const page = await openPage(`${quietPage}?from=mail`, {
    answers: { 'POST /api/auth/login': refusal('wrong_credentials', wrong) },
  });
  const login = await openLoginDialog(page);
  const [email, password] = [login.field('Email'), login.field('Password')];
  await page.user.click(login.button('Login'));
  expect(email).toHaveAccessibleDescription('Please enter your e-mail or username');
  expect(password).toHaveAccessibleDescription('Please enter your password');
  await fill(email, student.email);
  expect(password).not.toHaveAccessibleDescription();
  expect(page.api.callsOf('POST /api/auth/login')).toHaveLength(0);

  await fill(password, 'not-it');
  await page.user.click(login.button('Login'));
  await waitFor(() => expect(email).toHaveAccessibleDescription(wrong));
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(password).toHaveValue('not-it');
  await fill(password, 'Quiet-Library-7');
  expect(email).not.toHaveAccessibleDescription();

  page.api.answer({
    'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
    'GET /api/user': { user: student },
  });
  await page.user.click(login.button('Login'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe(`${quietPage}?from=mail`);
  expect(screen.getByRole('button', { name: /Your account/ })).toHaveTextContent('A');
});

test.each([
  ['without a network', offline, 'You seem to be offline. Please check your connection and try again.'],
  ['by an answer that is none of ours', foreignAnswer(502, '<h1>Bad gateway</h1>'), 'Something went wrong'],
  [
    'by an account that is locked',
    refusal('account_locked', 'Your account is locked because it was used on more than 6 devices.'),
    'Your account is locked because it was used on more than 6 devices.',
  ],
])('a login that fails %s leaves the fields as they were', async (_, answer, words) => {
  const page = await openPage(quietPage, { answers: { 'POST /api/auth/login': answer } });
  const login = await openLoginDialog(page);
  await fill(login.field('Email'), student.email);
  await fill(login.field('Password'), 'Quiet-Library-7');
  await page.user.click(login.button('Login'));
  await waitFor(() => expect(login.field('Email')).toHaveAccessibleDescription(words));
  expect(login.field('Email')).toHaveValue(student.email);
  expect(login.field('Password')).toHaveValue('Quiet-Library-7');
  expect(login.button('Login')).toBeEnabled();
});

test('a login on one device too many warns', async () => {
  const warning =
    'You are now signed in on 5 devices. Your account allows 4; it will be locked at more than 6.';
  const page = await openPage(quietPage, {
    answers: {
      'POST /api/auth/login': withToken({ data: { user: student, warning } }, 'fresh'),
      'GET /api/user': { user: student },
    },
  });
  const login = await openLoginDialog(page);
  await fill(login.field('Email'), student.email);
  await fill(login.field('Password'), 'Quiet-Library-7');
  await page.user.click(login.button('Login'));
  await screen.findByText(warning);
});

test('two presses in the dialog send one request', async () => {
  const { opened, open } = gate();
  const page = await openPage(quietPage, {
    answers: {
      'POST /api/auth/login': async () => {
        await opened;
        return refusal('wrong_credentials', wrong);
      },
    },
  });
  const login = await openLoginDialog(page);
  await fill(login.field('Email'), student.email);
  await fill(login.field('Password'), 'Quiet-Library-7');
  const submit = login.button('Login');
  await page.user.dblClick(submit);
  expect(submit).toBeDisabled();
  await page.user.type(login.field('Password'), '{Enter}');
  open();
  await login.findByText(wrong);
  expect(page.api.callsOf('POST /api/auth/login')).toHaveLength(1);
});

test('the sign-up dialog gives hints while one types, and none of them blocks', async () => {
  const page = await openPage(quietPage, {
    answers: {
      'POST /api/auth/signup': withToken({ data: { user: newcomer } }, 'fresh'),
      'GET /api/user': { user: newcomer },
    },
  });
  const signUp = await openSignUpDialog(page);
  const [email, password, confirmation] = ['Email', 'Password', 'Confirm Password'].map(signUp.field) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const expectHints = async (field: HTMLElement, typed: string, hints: string) => {
    await fill(field, typed);
    if (hints === '') expect(field).not.toHaveAccessibleDescription();
    else expect(field).toHaveAccessibleDescription(hints);
  };
  await expectHints(email, 'asha@mail', 'Invalid mail id');
  await expectHints(email, 'asha@mail.com', '');
  await expectHints(password, 'a', 'Must be at least 8 characters Must contain one special character');
  await expectHints(password, 'abcdefgh', 'Must contain one special character');
  await expectHints(password, 'abc!', 'Must be at least 8 characters');
  await expectHints(password, 'abcdefg!', '');
  await expectHints(confirmation, 'abc', "Passwords don't match");
  await expectHints(confirmation, 'abcdefg!', '');

  // Six plain characters and a long top-level part: two hints, and an account.
  await fill(signUp.field('Name'), 'Asha Rao');
  await expectHints(email, 'asha@mail.academy', 'Invalid mail id');
  await expectHints(password, 'abcdef', 'Must be at least 8 characters Must contain one special character');
  await fill(confirmation, 'abcdef');
  await page.user.click(signUp.button('Sign Up'));
  await expect.poll(page.address).toBe('/onboarding');
  expect(page.api.callsOf('POST /api/auth/signup')[0]?.body).toMatchObject({
    full_name: 'Asha Rao',
    email: 'asha@mail.academy',
    password: 'abcdef',
    confirmPassword: 'abcdef',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the sign-up dialog names what blocks, and forgets it with the next edit', async () => {
  const taken = 'An account with this e-mail already exists';
  const page = await openPage(quietPage, {
    answers: { 'POST /api/auth/signup': refusal('email_taken', taken, [{ path: 'email', message: taken }]) },
  });
  const signUp = await openSignUpDialog(page);
  const [name, email, password, confirmation] = ['Name', 'Email', 'Password', 'Confirm Password'].map(
    signUp.field,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const submit = () => page.user.click(signUp.button('Sign Up'));
  const alert = () => signUp.queryByRole('alert');

  await submit();
  expect(name).toHaveAccessibleDescription('Please enter your name');
  expect(email).toHaveAccessibleDescription('Please enter your e-mail');
  expect(password).toHaveAccessibleDescription('Please choose a password');
  expect(confirmation).toHaveAccessibleDescription('Please enter the password again');
  await waitFor(() => expect(name).toHaveFocus());
  await fill(name, 'Asha Rao');
  expect(email).not.toHaveAccessibleDescription();

  await fill(email, student.email);
  await fill(password, 'abcde');
  await fill(confirmation, 'abcde');
  await submit();
  expect(alert()).toHaveTextContent('Password should be at least 6 characters long');
  await fill(confirmation, 'abcdx');
  expect(alert()).toBeNull();
  await submit();
  expect(signUp.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Password should be at least 6 characters long', "Passwords don't match!"]),
  );
  await fill(password, 'abcdef');
  await submit();
  expect(alert()).toHaveTextContent("Passwords don't match!");
  await fill(name, 'Asha');
  expect(alert()).toBeNull();
  expect(page.api.callsOf('POST /api/auth/signup'), 'nothing of this was worth a request').toEqual([]);

  await fill(confirmation, 'abcdef');
  await submit();
  await waitFor(() => expect(alert()).toHaveTextContent(taken));
  await waitFor(() => expect(email).toHaveFocus());
  expect(password).toHaveValue('abcdef');
  await page.user.type(email, 'x');
  expect(alert()).toBeNull();
  expect(page.api.callsOf('POST /api/auth/signup')).toHaveLength(1);
});

test('the three dialogs open one another and take the e-mail along', async () => {
  const page = await openPage(quietPage);
  const login = await openLoginDialog(page);
  await fill(login.field('Email'), 'asha@mail.com');
  await page.user.click(login.button('Forgot your password?'));
  const forgot = formIn(await findDialog('Forgot your password?'));
  expect(forgot.field('Email')).toHaveValue('asha@mail.com');
  await waitFor(() => expect(forgot.field('Email')).toHaveFocus());
  await page.user.click(forgot.button('Back to Login'));
  const back = formIn(await findDialog('Login'));
  expect(back.field('Email')).toHaveValue('asha@mail.com');
  await page.user.click(back.button('Sign up for free'));
  const signUp = formIn(await findDialog('Sign up for free'));
  expect(signUp.field('Email')).toHaveValue('asha@mail.com');
  expect(signUp.dialog).toHaveTextContent('Already have an account? Login Now');
  await page.user.click(signUp.button('Login Now'));
  expect(formIn(await findDialog('Login')).field('Email')).toHaveValue('asha@mail.com');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // What was typed goes with the dialog.
  expect((await openLoginDialog(page)).field('Email')).toHaveValue('');
});

test('the legal pages open beside the dialogs', async () => {
  const page = await openPage(quietPage);
  const login = await openLoginDialog(page);
  const expectLegalLinks = ({ getByRole }: typeof login) => {
    for (const [name, path] of [
      [/^Terms of Service/, '/terms'],
      [/^Privacy Policy/, '/privacy'],
    ] as const) {
      expect(getByRole('link', { name })).toHaveAttribute('href', path);
      expect(getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  };
  expectLegalLinks(login);
  await page.user.click(login.button('Sign up for free'));
  expectLegalLinks(formIn(await findDialog('Sign up for free')));
});

test('where there is no provider and no privacy page, the dialogs offer neither', async () => {
  const page = await openPage(quietPage, { site: { variant: 'yp', singleSignOnName: undefined } });
  const login = await openLoginDialog(page);
  const expectNeither = (form: typeof login) => {
    expect(form.getByRole('link', { name: /^Terms of Service/ })).toBeInTheDocument();
    expect(form.queryByRole('link', { name: /^Privacy Policy/ })).toBeNull();
    expect(form.queryByRole('button', { name: /Continue with/ })).toBeNull();
    expect(form.queryByText('or')).toBeNull();
  };
  expectNeither(login);
  await page.user.click(login.button('Sign up for free'));
  expectNeither(formIn(await findDialog('Sign up for free')));
});

test('a cancelled sign-in with the provider says so, and the next one works', async () => {
  const provider = stubProvider();
  const page = await openPage(quietPage, {
    answers: {
      'POST /api/auth/google-auth': { data: { authType: 'signup', token: 'fresh', user: newcomer } },
      'GET /api/user': { user: newcomer },
    },
  });
  const login = await openLoginDialog(page);
  await page.user.click(login.button('Continue with Google'));
  expect(login.getByRole('status')).toHaveTextContent('Please finish in the window that has opened.');
  provider.handOver({ message: 'The sign-in with Google was cancelled.' });
  await waitFor(() =>
    expect(login.field('Email')).toHaveAccessibleDescription('The sign-in with Google was cancelled.'),
  );
  await page.user.click(login.button('Continue with Google'));
  expect(login.field('Email')).not.toHaveAccessibleDescription();
  provider.handOver({ credential: 'an-id-token' });
  await expect.poll(page.address).toBe('/onboarding');
  expect(page.api.callsOf('POST /api/auth/google-auth')[0]?.body).toEqual({ credential: 'an-id-token' });
});

test('an address that the provider has not verified does not open an account', async () => {
  const words = `There is an account with ${student.email}, but Google has not verified that this address is yours.`;
  const provider = stubProvider();
  const page = await openPage(quietPage, {
    answers: { 'POST /api/auth/google-auth': refusal('email_not_verified_by_provider', words) },
  });
  const signUp = await openSignUpDialog(page);
  await page.user.click(signUp.button('Continue with Google'));
  provider.handOver({ credential: 'an-id-token' });
  expect(await signUp.findByRole('alert')).toHaveTextContent(words);
  await page.user.click(signUp.button('Login Now'));
  const login = formIn(await findDialog('Login'));
  await page.user.click(login.button('Continue with Google'));
  provider.handOver({ credential: 'an-id-token' });
  await waitFor(() => expect(login.field('Email')).toHaveAccessibleDescription(words));
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state?.token ?? null).toBeNull();
});

test('a blocked window of the provider is told', async () => {
  vi.stubGlobal('open', () => null);
  const page = await openPage(quietPage);
  const login = await openLoginDialog(page);
  await page.user.click(login.button('Continue with Google'));
  expect(login.field('Email')).toHaveAccessibleDescription(/Your browser blocked the sign-in window/);
});

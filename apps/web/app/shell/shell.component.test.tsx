import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { findDialog, formIn } from '../../test/auth-dialogs.ts';
import { withToken } from '../../test/fake-api.ts';
import { fill, openPage } from '../../test/open-page.tsx';
import { staff, student } from '../../test/people.ts';
import { authStorageKey } from '../lib/auth/auth-store.ts';

const needsAccount = 'This page needs an account. Log in or sign up, and we will bring you right here.';
const stored = () => JSON.parse(localStorage.getItem(authStorageKey) ?? 'null') as unknown;

/** As the browser tells this tab of what another one has kept. */
function keptByAnotherTab(state: { token: string | null; user: unknown } | null): void {
  const value = state && JSON.stringify({ state: { ...state, fromQuestionPage: false }, version: 1 });
  if (value) localStorage.setItem(authStorageKey, value);
  else localStorage.removeItem(authStorageKey);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: authStorageKey, newValue: value }));
  });
}

async function logIn(user: UserEvent): Promise<void> {
  const login = formIn(await findDialog('Login'));
  await fill(login.field('Email'), student.email);
  await fill(login.field('Password'), 'Quiet-Library-7');
  await user.click(login.button('Login'));
}

test('the header has its links, one for students and two for staff alone', async () => {
  await openPage('/unlock-account');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.closest('li')?.dataset.showFor])).toEqual([
    ['Today', 'students'],
    ['Home', undefined],
    ['Admin', 'staff'],
    ['1 on 1 Classes', undefined],
    ['Question Bank', undefined],
    ['Papers', undefined],
    ['Take a test', undefined],
    ['Pricing', 'staff'],
  ]);
  for (const link of screen.getAllByRole('link', { name: /Book 1-on-1 Session/ })) {
    expect(link).toHaveAttribute('target', '_blank');
  }
});

/** There are no popovers here; a browser says this before it shows one. */
const openUserMenu = () =>
  fireEvent(document.getElementById('user-menu')!, new Event('beforetoggle', { bubbles: false }));

test('the user menu knows who it is, and signing out leads home', async () => {
  const { user, api, address } = await openPage('/unlock-account', {
    as: { ...student, verified: false, phone: '+91 98765 43210' },
    answers: { 'POST /api/auth/logout': { message: 'Signed out' } },
  });
  openUserMenu();
  const account = await screen.findByRole('navigation', { name: 'Account', hidden: true });
  const menu = document.getElementById('user-menu')!;
  for (const words of ['Asha Rao', student.email, '+91 98765 43210', 'Joined 2 March 2026']) {
    expect(menu).toHaveTextContent(words);
  }
  const entries = within(account).getAllByRole('listitem', { hidden: true });
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Progress',
    'Mistakes',
    expect.stringMatching(/^Account details!/),
    'Saved questions',
    'My tests',
    'My Doubts',
    'Sign out',
  ]);
  menu.hidePopover = () => undefined;
  await user.click(within(account).getByRole('button', { name: 'Sign out', hidden: true }));
  await expect.poll(address).toBe('/');
  await expect
    .poll(() => api.callsOf('POST /api/auth/logout').map(({ token }) => token))
    .toEqual(['token-of-this-test']);
  expect(stored()).toEqual({ state: { token: null, user: null, fromQuestionPage: false }, version: 1 });
});

test.each(['/account-details', '/my-tests?sort=newest'])(
  'a login brings the visitor to %s, first asked for',
  async (path) => {
    const { user, main, address } = await openPage(path, {
      answers: {
        'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
        'GET /api/user': { user: student },
        'GET /api/user/devices': [],
        'GET /api/test': [],
      },
    });
    await main.findByText(needsAccount);
    await findDialog('Login');
    // Closed and opened again, by whoever looks around first.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(main.getByRole('button', { name: 'Login/Register' }));
    await logIn(user);
    await waitFor(() => expect(main.queryByText(needsAccount)).toBeNull());
    expect(main.queryByText('Page Not Found')).toBeNull();
    expect(address()).toBe(path);
  },
);

test('an admin page says whom it is for, before a login and after it', async () => {
  const { user, main, address } = await openPage('/admin/jobs', {
    answers: {
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
    },
  });
  await main.findByText(/^This page needs an account of the academy's staff\. Log in with one/);
  await logIn(user);
  await main.findByText("This page is for the academy's staff, and your account isn't one of theirs.");
  expect(main.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  await user.click(main.getByRole('link', { name: 'Go to the home page' }));
  await expect.poll(address).toBe('/');
});

test.each([
  ['a visitor', undefined],
  ['staff', staff],
])('%s finds the sign-up page at /registration, too', async (_who, person) => {
  const { main } = await openPage('/registration', person && { as: person });
  await main.findByRole('heading', { name: 'Create Account' });
});

test('a verification link that a visitor follows says where to log in, and then verifies', async () => {
  const { user, main, api, address } = await openPage('/verify-user?token=mailed', {
    answers: {
      'POST /api/auth/login': withToken({ data: { user: { ...student, verified: false } } }, 'fresh'),
      'POST /api/auth/verify-user': { message: 'Verified', user: student },
      'GET /api/user': { user: student },
    },
  });
  await main.findByText(/^To verify your e-mail address, log in to the account that this link was sent to\./);
  await logIn(user);
  await screen.findByText('Verified Email Successfully');
  await expect.poll(address).toBe('/');
  expect(api.callsOf('POST /api/auth/verify-user')[0]?.body).toEqual({ token: 'mailed' });
});

test.each([
  ['/login', false],
  ['/unlock-account', true],
])('on a phone the menu of %s offers a login: %s', async (path, offered) => {
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).queryByRole('button', { name: 'Login/Register' }) !== null).toBe(offered);
});

test('a step back closes the user menu, and nothing else', async () => {
  const { address } = await openPage('/unlock-account', { as: student });
  const menu = document.getElementById('user-menu')!;
  const hide = vi.fn();
  menu.hidePopover = hide;
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  window.history.back();
  await expect.poll(() => hide.mock.calls).toHaveLength(1);
  expect(address()).toBe('/unlock-account');
});

test('signing out on a page for users leads home, and the dialog belongs to the page that asks', async () => {
  const { user, main, router, address } = await openPage('/onboarding', {
    as: student,
    answers: { 'POST /api/auth/logout': { message: 'Signed out' } },
  });
  await main.findByRole('button', { name: 'Get Started' });
  openUserMenu();
  const signOut = await screen.findByRole('button', { name: 'Sign out', hidden: true });
  document.getElementById('user-menu')!.hidePopover = () => undefined;
  await user.click(signOut);
  await expect.poll(address).toBe('/');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
  await act(() => router.navigate(-1));
  await main.findByText(needsAccount);
  await findDialog('Login');
  await act(() => router.navigate(1));
  await expect.poll(address).toBe('/');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
});

test('a sign-up that began at a page for users remembers it', async () => {
  const newcomer = { ...student, verified: false, ib_year: null };
  const { user, router, address } = await openPage('/my-tests', {
    answers: {
      'POST /api/auth/signup': withToken({ data: { user: newcomer } }, 'fresh'),
      'GET /api/user': { user: newcomer },
      'GET /api/test': [],
    },
  });
  await user.click(formIn(await findDialog('Login')).button('Sign up for free'));
  const signUp = formIn(await findDialog('Sign up for free'));
  await fill(signUp.field('Name'), 'Asha Rao');
  await fill(signUp.field('Email'), student.email);
  await fill(signUp.field('Password'), 'Quiet-Library-7');
  await fill(signUp.field('Confirm Password'), 'Quiet-Library-7');
  await user.click(signUp.button('Sign Up'));
  await expect.poll(address).toBe('/onboarding');
  expect(router.state.location.state).toEqual({ currentUrl: '/my-tests' });
});

test.each([
  ['the whole storage', null],
  ['its entry', authStorageKey],
])('clearing %s in one tab signs out the other', async (_, key) => {
  const { main } = await openPage('/onboarding', { as: student });
  await main.findByRole('button', { name: 'Get Started' });
  // Again until somebody listens, which a page does some time after it is shown.
  await expect
    .poll(() => {
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
      return main.queryByText(needsAccount);
    })
    .toBeInTheDocument();
  await findDialog('Login');
});

test('a login, a new name and another account in one tab show in the other', async () => {
  const { main } = await openPage('/account-details', {
    answers: { 'GET /api/user': { user: student }, 'GET /api/user/devices': [] },
  });
  await findDialog('Login');
  keptByAnotherTab({ token: 'of-the-other-tab', user: student });
  await main.findByRole('heading', { name: 'Asha Rao' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  keptByAnotherTab({ token: 'of-the-other-tab', user: { ...student, full_name: 'Zoya Khan' } });
  await main.findByRole('heading', { name: 'Zoya Khan' });
  expect(screen.getByRole('button', { name: /Your account/ })).toHaveTextContent('Z');
  const next = { ...student, id: staff.id, full_name: 'Asha Iyer', email: 'next@mail.com' };
  keptByAnotherTab({ token: 'of-the-next', user: next });
  await main.findByRole('heading', { name: 'Asha Iyer' });
  keptByAnotherTab(null);
  await main.findByText(needsAccount);
});

test('an installation without some pages has no link to them', async () => {
  const leftOut = ['/online-classes', '/papers', '/take-a-test', '/pricing', '/privacy'];
  const { main } = await openPage('/', { site: { variant: 'yp' } });
  const places = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(places).toEqual(expect.arrayContaining(['/', '/ibdp-question-bank', '/terms', '/blogs']));
  for (const path of leftOut) expect(places).not.toContain(path);
  expect(main.queryByText('Topic-wise test')).toBeNull();
  expect(main.queryByText('Timed practice test')).toBeNull();
  expect(main.getByText('Practice worksheets')).toBeInTheDocument();
});

test.each(['/online-classes', '/pricing'])('%s is no page where it is left out', async (path) => {
  const { main } = await openPage(path, { site: { variant: 'yp' } });
  expect(main.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});

test('without a connection a link keeps the page; once another one has led on, nothing speaks of it', async () => {
  let online = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const { user, address } = await openPage('/unlock-account');
  const link = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
  await user.click(link('Home'));
  await screen.findByText('You seem to be offline.');
  expect(address()).toBe('/unlock-account');
  online = true;
  await user.click(link('Home'));
  await expect.poll(address).toBe('/');
  expect(screen.queryByText('You seem to be offline.')).toBeNull();
  vi.restoreAllMocks();
});

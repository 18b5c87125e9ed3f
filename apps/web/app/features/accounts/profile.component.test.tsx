import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDialog, formIn } from '../../../test/auth-dialogs.ts';
import { gate, refusal } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

const device = (number: number, name: string, current = false) => ({
  id: `0190a000-0000-7000-8000-00000000010${number}`,
  name,
  first_seen_at: '2026-03-02T09:00:00.000Z',
  last_seen_at: '2026-03-04T09:00:00.000Z',
  current,
});
const mine = device(1, 'Firefox on Linux', true);
const theirs = device(2, 'Safari on iPad');

type Opening = NonNullable<Parameters<typeof openPage>[1]>;

async function openProfile({ answers, ...opening }: Opening = {}) {
  const page = await openPage('/account-details', {
    as: student,
    ...opening,
    answers: { 'GET /api/user/devices': [mine, theirs], ...answers },
  });
  const profile = within(await page.main.findByRole('region', { name: 'Profile' }));
  const devices = within(page.main.getByRole('region', { name: 'Devices' }));
  return {
    ...page,
    profile,
    devices,
    edit: async () => {
      await page.user.click(profile.getByRole('button', { name: 'Edit Details' }));
      return formIn(await findDialog('Edit Details'));
    },
  };
}

const waitForNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('an unverified profile asks for the mail once more, and says while it does', async () => {
  const { opened, open } = gate();
  const { user, main, profile } = await openProfile({
    as: { ...student, verified: false },
    answers: {
      'POST /api/auth/send-verification-email': async () => {
        await opened;
        return { message: 'Verification email sent' };
      },
    },
  });
  expect(profile.getByRole('heading', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(profile.queryByText('Verified')).toBeNull();
  const tabs = within(main.getByRole('navigation', { name: 'Account details' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Profile.*!/),
    'Membership',
    'Orders',
  ]);
  await user.click(profile.getByRole('button', { name: /Verify Email/ }));
  expect(profile.getByRole('button', { name: /Loading/ })).toBeDisabled();
  open();
  await screen.findByText('Verification email sent');
  await waitFor(() => expect(profile.getByRole('button', { name: /Verify Email/ })).toBeEnabled());
});

test('a verified profile says so', async () => {
  const { profile } = await openProfile();
  expect(profile.getByText('Verified')).toBeInTheDocument();
  expect(profile.queryByRole('button', { name: /Verify Email/ })).toBeNull();
});

test('the details can be changed, and a cancelled change is forgotten', async () => {
  const name = 'Name should be at most 120 characters long';
  const taken = 'An account with this e-mail already exists';
  const { user, api, profile, edit } = await openProfile({
    answers: {
      'PUT /api/user': refusal('invalid_input', name, [
        { path: 'full_name', message: name },
        { path: 'phone', message: 'Not a number' },
      ]),
    },
  });
  const cancelled = await edit();
  expect(cancelled.field('Email')).toHaveValue(student.email);
  expect(cancelled.field('Mobile No.')).toHaveValue('');
  await fill(cancelled.field('Full Name'), 'Nobody');
  await user.click(cancelled.button('Cancel'));
  await waitForNoDialog();

  const dialog = await edit();
  expect(dialog.field('Full Name')).toHaveValue('Asha Rao');
  await fill(dialog.field('Full Name'), 'Asha R. Iyer');
  await fill(dialog.field('Mobile No.'), 'Tel. +91 98765-43210 (home)');
  expect(dialog.field('Mobile No.')).toHaveValue('+91 9876543210 ');
  await fill(dialog.field('Mobile No.'), '+91 98765 43210');
  await user.click(dialog.button('Save Details'));
  await waitFor(() => expect(dialog.field('Full Name')).toHaveAccessibleDescription(name));
  expect(within(screen.getByLabelText('Notifications')).getByText(name)).toBeInTheDocument();
  expect(dialog.field('Mobile No.')).toHaveAccessibleDescription(
    'Not a number With the country code, such as +91 98765 43210',
  );
  await waitFor(() => expect(dialog.field('Full Name')).toHaveFocus());

  api.answer({ 'PUT /api/user': refusal('email_taken', taken, [{ path: 'email', message: taken }]) });
  await fill(dialog.field('Email'), 'taken@mail.com');
  await user.click(dialog.button('Save Details'));
  await waitFor(() =>
    expect(dialog.field('Email')).toHaveAccessibleDescription(
      `${taken} You will have to verify the new address: we send a link to it.`,
    ),
  );
  await waitFor(() => expect(dialog.field('Email')).toHaveFocus());

  const changed = { ...student, full_name: 'Asha R. Iyer', phone: '+91 98765 43210' };
  api.answer({ 'PUT /api/user': { user: changed } });
  await fill(dialog.field('Email'), student.email);
  await user.click(dialog.button('Save Details'));
  await screen.findByText('Updated profile successfully');
  await waitForNoDialog();
  expect(api.callsOf('PUT /api/user').at(-1)?.body).toEqual({
    full_name: 'Asha R. Iyer',
    email: student.email,
    phone: '+91 98765 43210',
  });
  expect(profile.getByRole('heading', { name: 'Asha R. Iyer' })).toBeInTheDocument();
  expect(profile.getByText('+91 98765 43210')).toBeInTheDocument();
  await waitFor(() => expect(profile.getByRole('button', { name: 'Edit Details' })).toHaveFocus());
});

test('a new e-mail has to be verified again', async () => {
  const { user, profile, edit } = await openProfile({
    answers: { 'PUT /api/user': { user: { ...student, email: 'new@mail.com', verified: false } } },
  });
  const dialog = await edit();
  expect(dialog.field('Email')).toHaveAccessibleDescription('A new address has to be verified again.');
  await fill(dialog.field('Email'), 'new@mail.com');
  expect(dialog.field('Email')).toHaveAccessibleDescription(
    'You will have to verify the new address: we send a link to it.',
  );
  await user.click(dialog.button('Save Details'));
  await profile.findByRole('button', { name: /Verify Email/ });
});

test('devices are listed, and another one is removed after a question', async () => {
  const { user, api, devices } = await openProfile({
    answers: { 'DELETE /api/user/devices/:id': { message: 'Device removed' } },
  });
  await devices.findByText('2 of 4 in use');
  const row = devices.getByText('Safari on iPad').closest('li')!;
  expect(row).toHaveTextContent(/Last seen 4 \w+ 2026/);
  expect(row).not.toHaveTextContent('This device');
  expect(devices.getAllByText('This device')).toHaveLength(1);
  const remove = devices.getByRole('button', { name: 'Remove Safari on iPad' });
  await user.click(remove);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Safari on iPad?' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsOf('DELETE /api/user/devices/:id')).toEqual([]);

  await user.click(remove);
  const again = within(await screen.findByRole('alertdialog', { name: 'Remove Safari on iPad?' }));
  await user.click(again.getByRole('button', { name: 'Remove' }));
  await devices.findByText('1 of 4 in use');
  expect(devices.queryByText('Safari on iPad')).toBeNull();
  expect(api.callsOf('DELETE /api/user/devices/:id')[0]?.params).toEqual({ id: theirs.id });
});

test('whoever removes this device is signed out and goes home', async () => {
  const { user, devices, address } = await openProfile({
    answers: { 'DELETE /api/user/devices/:id': { message: 'Device removed' } },
  });
  await user.click(await devices.findByRole('button', { name: 'Remove Firefox on Linux' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this device?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await expect.poll(address).toBe('/');
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '').state.token).toBeNull();
  await waitForNoDialog();
});

test('more devices than allowed are counted as such', async () => {
  const { devices } = await openProfile({
    answers: {
      'GET /api/user/devices': [1, 2, 3, 4, 5, 6].map((number) => device(number, `Browser ${number}`)),
    },
  });
  await devices.findByText('6 in use, 4 allowed');
});

test('devices that can not be read are asked for again', async () => {
  const { user, api, devices } = await openProfile({
    answers: { 'GET /api/user/devices': refusal('unavailable', 'We are very busy right now.') },
  });
  expect(await devices.findByRole('alert')).toHaveTextContent('We are very busy right now.');
  api.answer({ 'GET /api/user/devices': [mine] });
  await user.click(devices.getByRole('button', { name: 'Try again' }));
  await devices.findByText('This device');
  expect(devices.queryByRole('alert')).toBeNull();
});

test('logging out from the profile leads home and keeps nothing', async () => {
  const { user, profile, address } = await openProfile({
    answers: { 'POST /api/auth/logout': { message: 'Signed out' } },
  });
  await user.click(profile.getByRole('button', { name: 'Logout' }));
  await expect.poll(address).toBe('/');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '').state).toEqual({
      token: null,
      user: null,
      fromQuestionPage: false,
    }),
  );
});

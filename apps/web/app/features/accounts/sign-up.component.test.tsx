import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate, refusal, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

test('the sign-up page makes an account with a username', async () => {
  const taken = 'This username is already taken';
  const { user, api, main, address } = await openPage('/sign-up', {
    answers: {
      'POST /api/auth/signup': refusal('username_taken', taken, [{ path: 'username', message: taken }]),
      'GET /api/user': { user: student },
    },
  });
  const submit = await main.findByRole('button', { name: 'Sign Up' });
  expect(main.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
  expect(main.getByText(/By clicking Sign Up, you agree to our/)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Terms & Privacy Policy' })).toHaveAttribute('href', '/privacy');
  const [email, username] = [main.getByLabelText(/^Email/), main.getByLabelText(/^Username/)];
  await user.click(submit);
  expect(email).toHaveAccessibleDescription('Please enter your e-mail');
  expect(username).toHaveAccessibleDescription('Please choose a username');
  await fill(email, student.email);
  await fill(username, 'staff');
  await fill(main.getByLabelText(/^Password/), 'Quiet-Library-7');
  await fill(main.getByLabelText(/^Confirm Password/), 'Quiet-Library-7');
  await user.click(submit);
  await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(taken));
  await waitFor(() => expect(username).toHaveFocus());
  await fill(username, 'asha_rao');
  expect(main.queryByRole('alert')).toBeNull();

  const { opened, open } = gate();
  api.answer({
    'POST /api/auth/signup': async () => {
      await opened;
      return withToken({ data: { user: student } }, 'fresh');
    },
  });
  await user.click(submit);
  expect(main.getByRole('button', { name: 'Signing up…' })).toBeDisabled();
  open();
  // Nobody was here before on our pages, so it leads home.
  await expect.poll(address).toBe('/');
  expect(api.callsOf('POST /api/auth/signup')[1]?.body).toMatchObject({
    email: student.email,
    username: 'asha_rao',
    password: 'Quiet-Library-7',
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UnsavedGuard } from './unsaved-guard.tsx';

function open(guard: Parameters<typeof UnsavedGuard>[0]) {
  const router = createMemoryRouter(
    [
      {
        path: '/desk',
        element: (
          <>
            <Link to="/list">The list</Link>
            <Link to="#below">Further below</Link>
            <UnsavedGuard {...guard} />
          </>
        ),
      },
      { path: '/list', element: <h1>All of them</h1> },
    ],
    { initialEntries: ['/list', '/desk'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

const asked = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

test('what is saved is left without a question', async () => {
  const { user } = open({ isSaved: () => true });
  await user.click(screen.getByRole('link', { name: 'The list' }));
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeVisible();
});

test('what is not saved is asked about: stay, or discard and go', async () => {
  const onDiscard = vi.fn();
  const { user, router } = open({ isSaved: () => false, onDiscard });
  await user.click(screen.getByRole('link', { name: 'Further below' }));
  expect(asked()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'The list' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(asked()).toBeNull());
  expect(router.state.location.pathname).toBe('/desk');
  expect(onDiscard).not.toHaveBeenCalled();

  // Going back asks the same.
  void router.navigate(-2);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeVisible();
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('saving is tried before anybody is asked', async () => {
  const save = vi.fn(async () => true);
  const { user } = open({ isSaved: () => false, save });
  await user.click(screen.getByRole('link', { name: 'The list' }));
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
});

test('a save on the way out that fails ends in the question, and the window asks as well', async () => {
  const { user } = open({ isSaved: () => false, save: async () => false });
  await user.click(screen.getByRole('link', { name: 'The list' }));
  await waitFor(() => expect(asked()).toBeVisible());
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../ui/toaster.tsx';
import { ApiError } from './api-error.ts';
import { dialogOnUse, fileOnUse, partOnUse, tellMissing } from './on-use.tsx';

const offline = 'You seem to be offline.';
const outdated = 'This page is from before an update. Please reload it; your drafts are kept.';

let online = true;
beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
});
afterEach(() => vi.restoreAllMocks());

/** A page with a text that somebody typed, and a button that opens what comes on use. */
function pageWith(load: () => Promise<typeof Opened>) {
  const Dialog = dialogOnUse(load);
  return function PageOfTest() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Typed" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button">Something else</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
        <Toaster />
      </>
    );
  };
}

function Opened({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? (
    <div role="dialog" aria-label="Opened">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ) : null;
}

const load = async () => {
  if (!online) throw new TypeError('Failed to fetch dynamically imported module');
  return Opened;
};

async function openOffline() {
  const Page = pageWith(load);
  const user = userEvent.setup();
  render(<Page />);
  await user.type(screen.getByLabelText('Typed'), 'half a thought');
  online = false;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText(offline);
  return user;
}

test('a dialog that cannot be fetched leaves the page and what was typed, and comes with another try', async () => {
  const user = await openOffline();
  expect(screen.getByLabelText('Typed')).toHaveValue('half a thought');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(offline);
  expect(screen.queryByRole('dialog')).toBeNull();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Opened' });
  expect(screen.queryByText(offline)).toBeNull();
});

test('pressing its button again tries again, too', async () => {
  const user = await openOffline();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Opened' });
  expect(screen.queryByText(offline)).toBeNull();
});

test('whoever goes on with something else, or dismisses it, is not surprised by it later', async () => {
  const user = await openOffline();
  await user.click(screen.getByRole('button', { name: 'Something else' }));
  expect(screen.queryByText(offline)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText(offline);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  online = true;
  await user.click(screen.getByRole('button', { name: 'Something else' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Opened' });
});

test('what is pressed instead and fails the same way is told of, too', async () => {
  const retry = vi.fn();
  const fail = ({ target }: Event) => {
    if ((target as Element).textContent === 'Something else') {
      tellMissing(new ApiError(0, 'unreachable', offline), retry);
    }
  };
  window.addEventListener('click', fail, true);
  const user = await openOffline();
  await user.click(screen.getByRole('button', { name: 'Something else' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  window.removeEventListener('click', fail, true);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that is gone while the site answers asks for a reload', async () => {
  const Page = pageWith(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText(outdated);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a part of a page says in its own place that it is missing', async () => {
  online = false;
  const Part = partOnUse(
    async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>The editor</p>;
    },
    <p>Loading…</p>,
  );
  const user = userEvent.setup();
  render(<Part />);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(offline);
  online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The editor');
});

test('a style sheet that failed is fetched anew with the next try', async () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/x.css' });
  document.head.append(sheet);
  act(() => void sheet.dispatchEvent(new Event('error')));
  const file = fileOnUse(async () => 'the script');
  const coming = file();
  await expect.poll(() => sheet.isConnected).toBe(false);
  const again = document.head.querySelector<HTMLLinkElement>('link[href="/assets/x.css"]');
  again?.dispatchEvent(new Event('load'));
  expect(await coming).toBe('the script');
  again?.remove();
});

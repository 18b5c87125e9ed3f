import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, useBlocker, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

/** How often the router has read the page's data: a step that is none of its business reads nothing. */
let reads = 0;

function PageWithDialogs() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Details">
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        <button type="button" onClick={() => void navigate('/next')}>
          Go on
        </button>
        <button type="button" onClick={() => void navigate('/page?part=2', { replace: true })}>
          Turn
        </button>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Sure?"
        text="Really."
        confirmLabel="Yes"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Guarded() {
  const blocker = useBlocker(true);
  const [effects, setEffects] = useState(0);
  // The blocker's first effect gives it a name, the one after that tells the router of it.
  useEffect(() => {
    if (effects < 2) setEffects(effects + 1);
  }, [effects]);
  return (
    <>
      <h1>{effects === 2 ? 'Unsaved' : ''}</h1>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave?"
        text="It is lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => router.dispose());

async function openAt(path: string) {
  window.history.pushState(null, '', '/before');
  router = createBrowserRouter([
    { path: '/before', element: <h1>Before</h1> },
    {
      path: '/page',
      element: <PageWithDialogs />,
      loader: () => {
        reads += 1;
        return null;
      },
    },
    { path: '/unsaved', element: <Guarded /> },
    { path: '/next', element: <h1>Next</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate(path);
  await heading(path === '/page' ? 'Page' : 'Unsaved');
  reads = 0;
  return userEvent.setup();
}

const back = () => window.history.back();
const heading = (name: string) => screen.findByRole('heading', { name, level: 1, hidden: true });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
/** A new entry of its own lies on the page's again. */
const guarded = () => waitFor(() => expect(window.history.state.guard).toBe(true));

test('a step back closes the dialog and nothing else, and the next one leaves the page', async () => {
  const user = await openAt('/page');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Details' });
  back();
  await gone('Details');
  await heading('Page');
  expect(window.location.pathname).toBe('/page');
  expect(reads).toBe(0);
  // Nothing is left to be gone past.
  expect(window.history.state.guard).toBeUndefined();
  back();
  await heading('Before');
});

test('closed by Escape it leaves nothing behind that a step back would stop at', async () => {
  const user = await openAt('/page');
  for (const _ of ['once', 'twice']) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Details' });
    await user.keyboard('{Escape}');
    await gone('Details');
  }
  back();
  await heading('Before');
});

test('of two dialogs the upper one goes first', async () => {
  const user = await openAt('/page');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Sure?' });
  back();
  await answered();
  await screen.findByRole('dialog', { name: 'Details' });
  await guarded();
  back();
  await gone('Details');
  await heading('Page');
});

test('a page that is reached from a dialog leads back to the page beneath it', async () => {
  const user = await openAt('/page');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  await heading('Next');
  back();
  await heading('Page');
  expect(screen.queryByRole('dialog')).toBeNull();
  back();
  await heading('Before');
});

test('an address that was replaced over the dialog is the address of the page', async () => {
  const user = await openAt('/page');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Turn' }));
  await waitFor(() => expect(window.location.search).toBe('?part=2'));
  back();
  await gone('Details');
  expect(window.location.search).toBe('?part=2');
  back();
  await heading('Before');
});

test('a question that a step back has raised is answered by another one with staying', async () => {
  const user = await openAt('/unsaved');
  back();
  await screen.findByRole('alertdialog', { name: 'Leave?' });
  await guarded();
  expect(window.location.pathname).toBe('/unsaved');
  back();
  await answered();
  await heading('Unsaved');
  back();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await heading('Before');
});

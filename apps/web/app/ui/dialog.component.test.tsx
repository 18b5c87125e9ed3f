import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

function WithDialog({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <div data-toaster="">
        <button type="button">A notification</button>
      </div>
      <Dialog
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        title="Rename it"
        description="Everybody sees the name."
        footer={<button type="button">Rename</button>}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog has its name and text, begins in its content and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<WithDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename it' });
  expect(dialog).toHaveAccessibleDescription('Everybody sees the name.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('pressing a notification above a dialog leaves the dialog open', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<WithDialog onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByText('A notification'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(document.body);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

const confirm = (part: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => (
  <ConfirmDialog
    open
    title="Delete it?"
    text="It is gone then."
    confirmLabel="Delete"
    onConfirm={vi.fn()}
    onCancel={vi.fn()}
    {...part}
  />
);

test('a question begins on its answer, and a dangerous one on the way out', async () => {
  const { unmount } = render(confirm());
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toHaveAccessibleDescription(
    'It is gone then.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  unmount();
  render(confirm({ tone: 'danger', cancelLabel: 'Stay' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
});

test('a question is answered, or left with Escape, but not by a press beside it', async () => {
  const user = userEvent.setup();
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(confirm({ onConfirm, onCancel }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.click(document.body);
  expect(onCancel).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

test('while the answer is being carried out nothing can be pressed or left', async () => {
  const user = userEvent.setup();
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(confirm({ busy: true, onConfirm, onCancel }));
  await user.click(await screen.findByRole('button', { name: /Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

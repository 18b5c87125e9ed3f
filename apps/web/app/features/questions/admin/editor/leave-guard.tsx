import { useBlocker } from 'react-router';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { useCloseWarning } from '~/ui/use-close-warning.ts';

type LeaveGuardProps = { on: boolean; onDiscard: () => Promise<unknown> };

/** Asks before changes are left behind, by a link of ours or by closing the window. */
export function LeaveGuard({ on, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      on &&
      `${from.pathname}${from.search}` !== `${to.pathname}${to.search}` &&
      (to.state as { left?: string } | null)?.left !== 'deleted',
  );
  useCloseWarning(() => on);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onDiscard={() => void onDiscard().then(() => blocker.proceed?.())}
    />
  );
}

type DiscardDialogProps = { open: boolean; onStay: () => void; onDiscard: () => void };

export const DiscardDialog = ({ open, onStay, onDiscard }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Leave without saving?"
    text="What you changed on this question has not been saved. If you leave now it is lost."
    confirmLabel="Discard changes"
    cancelLabel="Stay"
    tone="danger"
    onCancel={onStay}
    onConfirm={onDiscard}
  />
);

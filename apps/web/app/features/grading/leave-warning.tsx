import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { useCloseWarning } from '~/ui/use-close-warning.ts';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);

type LeaveWarningProps = { on: boolean; onLeave: () => void };

/** Asks before an upload that is under way is given up, by a link of ours or by closing the window. */
export function LeaveWarning({ on, onLeave }: LeaveWarningProps) {
  const blocker = useBlocker(on);
  useCloseWarning(() => on);
  const { state, reset } = blocker;
  // It arrived while the question stood there: nothing is lost by staying.
  useEffect(() => {
    if (!on && state === 'blocked') reset();
  }, [on, state, reset]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title="Stop the upload?"
      text="Your answer sheet has not arrived yet. If you leave now you will have to upload it again."
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onCancel={() => blocker.reset()}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
    />
  );
}

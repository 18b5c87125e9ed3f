import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '~/ui/dialog.tsx';

type LeaveGuardProps = { on: boolean; what: string };

/** Asks before changes are left behind, by a link of ours or by closing the window. */
export function LeaveGuard({ on, what }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      on && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`,
  );
  useEffect(() => {
    if (!on) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [on]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text={`What you changed on ${what} has not been saved. If you leave now it is lost.`}
      confirmLabel="Discard changes"
      cancelLabel="Stay"
      tone="danger"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { useCloseWarning } from '~/ui/use-close-warning.ts';

type UnsavedGuardProps = {
  isSaved: () => boolean;
  /** Tried before anybody is asked. Answers whether it worked. */
  save?: () => Promise<boolean>;
  onDiscard?: () => void;
};

/** Nobody leaves what isn't saved without knowing, be it by a link of ours or by closing the window. */
export function UnsavedGuard({ isSaved, save, onDiscard }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !isSaved() && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`,
  );
  const [asking, setAsking] = useState(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useCloseWarning(() => !isSaved());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const saving = latest.current?.() ?? Promise.resolve(false);
    void saving.then((saved) => (saved ? blocker.proceed() : setAsking(true)));
  }, [blocker]);
  return (
    <ConfirmDialog
      open={asking}
      title="Leave without saving?"
      text="What you have written last is not saved. If you leave now it is lost."
      confirmLabel="Discard changes"
      cancelLabel="Stay"
      tone="danger"
      onCancel={() => {
        setAsking(false);
        blocker.reset?.();
      }}
      onConfirm={() => {
        setAsking(false);
        onDiscard?.();
        blocker.proceed?.();
      }}
    />
  );
}

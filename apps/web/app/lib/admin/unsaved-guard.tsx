import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '~/ui/dialog.tsx';

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
  const latest = useRef({ isSaved, save });
  useEffect(() => {
    latest.current = { isSaved, save };
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!latest.current.isSaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const saving = latest.current.save?.() ?? Promise.resolve(false);
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

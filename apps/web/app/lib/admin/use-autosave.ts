import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api-error.ts';

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Tried again with the next change, and after a while. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody else has saved: nothing is sent any more, so that nothing is overwritten. */
  | { readonly kind: 'conflict'; readonly message: string };

const pauseMs = 1500;
const retryMs = 8000;

/** Saves what changes once it has paused, one save at a time, and keeps people from leaving what isn't saved. */
export function useAutosave(save: () => Promise<void>) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  const work = useRef({
    dirty: false,
    stopped: false,
    running: undefined as Promise<boolean> | undefined,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  const run = useCallback(async (): Promise<boolean> => {
    const at = work.current;
    clearTimeout(at.timer);
    if (at.running) await at.running;
    if (at.stopped) return false;
    if (!at.dirty) return true;
    at.dirty = false;
    setState({ kind: 'saving' });
    at.running = saveNow.current().then(
      () => {
        setState({ kind: at.dirty ? 'unsaved' : 'saved' });
        return true;
      },
      (error: unknown) => {
        at.dirty = true;
        const message = messageOf(error);
        at.stopped = error instanceof ApiError && error.code === 'conflict';
        setState({ kind: at.stopped ? 'conflict' : 'failed', message });
        if (!at.stopped) at.timer = setTimeout(() => void run(), retryMs);
        return false;
      },
    );
    const done = await at.running;
    at.running = undefined;
    return done;
  }, []);

  const changed = useCallback(() => {
    const at = work.current;
    at.dirty = true;
    if (at.stopped) return;
    setState((now) => (now.kind === 'saving' ? now : { kind: 'unsaved' }));
    clearTimeout(at.timer);
    at.timer = setTimeout(() => void run(), pauseMs);
  }, [run]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (work.current.dirty || work.current.running) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const at = work.current;
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Going to another page of ours takes what was written along.
      if (at.dirty) void run();
    };
  }, [run]);

  return { state, changed, saveAll: run };
}

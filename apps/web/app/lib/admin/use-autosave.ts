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

/** Saves what changes once it has paused, one save at a time; Ctrl S saves at once. */
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
    // Somebody else may have begun another save meanwhile.
    while (at.running) await at.running;
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
    try {
      return await at.running;
    } finally {
      at.running = undefined;
    }
  }, []);

  const changed = useCallback(() => {
    const at = work.current;
    at.dirty = true;
    if (at.stopped) return;
    setState((now) => (now.kind === 'saving' ? now : { kind: 'unsaved' }));
    clearTimeout(at.timer);
    at.timer = setTimeout(() => void run(), pauseMs);
  }, [run]);

  const isSaved = useCallback(() => !work.current.dirty && !work.current.running, []);
  /** What is written here isn't wanted any more. */
  const giveUp = useCallback(() => {
    clearTimeout(work.current.timer);
    Object.assign(work.current, { dirty: false, stopped: true });
  }, []);

  useEffect(() => {
    const at = work.current;
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void run();
    };
    window.addEventListener('keydown', saveByKey);
    return () => {
      window.removeEventListener('keydown', saveByKey);
      clearTimeout(at.timer);
    };
  }, [run]);

  return { state, changed, saveAll: run, isSaved, giveUp };
}

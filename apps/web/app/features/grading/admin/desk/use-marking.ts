import type { Marking } from '@sevenfold/contract/grading/marking';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, isRetryable, messageOf } from '~/lib/api-error.ts';
import { useCloseWarning } from '~/ui/use-close-warning.ts';
import type { Desk } from './desk.ts';
import { changed, type History, redone, startedWith, undone } from './history.rules.ts';
import { beginWith, readKept, writeKept } from './kept-marking.ts';
import { createMarkingSaver, type MarkingSaver, type SaveState, type Sent } from './marking-saver.ts';

type Send = Parameters<typeof createMarkingSaver>[0]['send'];

const sender =
  (slug: string): Send =>
  async ({ version, save_id, marking }): Promise<Sent> => {
    try {
      return await api('PUT /api/admin/grading/:slug/marking', {
        params: { slug },
        // The client's types are read-only, the wire's are not.
        body: { version, save_id, marking: marking as Desk['marking'] },
      });
    } catch (error) {
      const message = messageOf(error);
      if (isRetryable(error)) return { failure: 'unreachable', message };
      const conflict = error instanceof ApiError && error.code === 'conflict';
      return { failure: conflict ? 'conflict' : 'refused', message };
    }
  };

const lastSaves = new Map<string, Promise<unknown>>();

/** Whoever leaves the desk and comes back at once must not be faster than what was saved on leaving. */
export const whenSaved = async (slug: string): Promise<void> => void (await lastSaves.get(slug));

/** The marking of one sheet: what it is, its way back, and its way to the server. */
export function useMarking(slug: string, opened: Desk) {
  // As it was opened: what becomes of it later is told by the saver.
  const [desk] = useState(opened);
  // Whoever only reads has nothing to send; what is kept here waits until the sheet is claimed.
  const [begin] = useState(() => beginWith(desk, desk.sheet.claimed?.mine ? readKept(slug) : undefined));
  const [history, setHistory] = useState<History>(() => startedWith(begin.marking));
  const [rival, setRival] = useState<Marking | undefined>(begin.rival);
  const [version, setVersion] = useState(desk.version);
  const [state, setState] = useState<SaveState>({ kind: begin.unsaved ? 'unsaved' : 'saved' });
  const saver = useRef<MarkingSaver>(undefined);

  useEffect(() => {
    const made = createMarkingSaver({
      version: desk.version,
      send: sender(slug),
      keep: (unsaved) => writeKept(slug, unsaved),
      onState: (next, at) => {
        setState(next);
        setVersion(at);
      },
      newId: () => crypto.randomUUID(),
    });
    saver.current = made;
    if (begin.unsaved) made.change(begin.marking);
    const goOn = () => void made.flush();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      lastSaves.set(slug, made.flush());
      made.stop();
    };
  }, [slug, begin, desk]);
  useCloseWarning(() => saver.current?.hasUnsaved() ?? false);

  const become = useCallback((step: (history: History) => History) => {
    setHistory((before) => {
      const after = step(before);
      if (after.present !== before.present) queueMicrotask(() => saver.current?.change(after.present));
      return after;
    });
  }, []);

  const change = useCallback(
    (step: (marking: Marking) => Marking, field?: string) =>
      become((before) => changed(before, step(before.present), field)),
    [become],
  );

  return {
    marking: history.present,
    version,
    state,
    change,
    undo: useCallback(() => become(undone), [become]),
    redo: useCallback(() => become(redone), [become]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saveAll: useCallback(async () => (await saver.current?.saveAll()) ?? false, []),
    savedVersion: useCallback(() => saver.current?.version() ?? 0, []),
    hasUnsaved: useCallback(() => saver.current?.hasUnsaved() ?? false, []),
    /** In this browser only, while the server has something else. */
    rival,
    takeRival: (take: boolean) => {
      if (take && rival) change(() => rival);
      else writeKept(slug, undefined);
      setRival(undefined);
    },
    overwrite: (newest: number) => saver.current?.overwrite(newest),
    forget: () => saver.current?.drop(),
  };
}

export type MarkingState = ReturnType<typeof useMarking>;

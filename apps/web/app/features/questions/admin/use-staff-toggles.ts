import {
  hiddenFromUsers,
  priorityUpdated,
  visibleToUsers,
} from '@sevenfold/contract/questions/edit-question.rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { papersClosed } from './papers-told.ts';

interface Toggles {
  readonly priority: number | null;
  readonly visible: boolean;
  readonly math_level_visibility_shared: boolean;
}

type Toggle = keyof Toggles;

interface Stored extends Toggles {
  readonly updated_at: string | undefined;
}

/** Shows a change at once and tells the server; a refusal takes it back. Calls go out in the order of the presses. */
export function useStaffToggles(id: number, stored: Stored) {
  const [shown, setShown] = useState<Stored>(stored);
  const latest = useRef<Stored>(stored);
  const known = useRef<Stored>(stored);
  const read = useRef(stored.updated_at);
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: Stored) => {
    latest.current = next;
    setShown(next);
  };

  // The page was read again, as after an edit.
  useEffect(() => {
    if (read.current === stored.updated_at) return;
    read.current = stored.updated_at;
    known.current = stored;
    latest.current = stored;
    setShown(stored);
  }, [stored]);

  const set = async <Name extends Toggle>(name: Name, value: Toggles[Name]) => {
    show({ ...latest.current, [name]: value });
    const call = lastCall.current.then(() =>
      api('PUT /api/questions/:id', { params: { id }, body: { [name]: value } }),
    );
    lastCall.current = call.catch(() => undefined);
    try {
      const { question, message, papers } = await call;
      const { updated_at } = question;
      known.current = { ...known.current, [name]: question[name], updated_at };
      show({ ...latest.current, updated_at });
      toast.success(wordsFor(name, value) ?? message);
      if (papers.length > 0) toast.info(papersClosed(papers, 1));
    } catch (error) {
      // A later press on the same one has the last word.
      if (latest.current[name] === value) show({ ...latest.current, [name]: known.current[name] });
      toast.error(messageOf(error));
    }
  };
  return { shown, set };
}

function wordsFor(name: Toggle, value: unknown): string | undefined {
  if (name === 'priority') return priorityUpdated;
  if (name === 'visible') return value ? visibleToUsers : hiddenFromUsers;
  return undefined;
}

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '~/ui/toast.ts';
import { ApiError, messageOf } from '../api-error.ts';

/** Sends a form once, and puts what the server says about a field below it. What was read of it is read again. */
export function useSaving(queryKey: QueryKey) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});

  const save = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setIssues({});
    try {
      await work();
    } catch (error) {
      const found = error instanceof ApiError ? error.issues : [];
      // Of several about one field the first is the plainest.
      setIssues(Object.fromEntries(found.toReversed().map(({ path, message }) => [path, message])));
      if (found.length === 0) toast.error(messageOf(error));
    }
    await queries.invalidateQueries({ queryKey });
    setBusy(false);
  };
  return { busy, issues, save };
}

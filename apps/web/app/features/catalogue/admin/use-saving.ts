import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';

/** Sends a form once, and puts what the server says about a field below it. */
export function useSaving() {
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
    await queries.invalidateQueries({ queryKey: catalogueKey });
    setBusy(false);
  };
  return { busy, issues, save };
}

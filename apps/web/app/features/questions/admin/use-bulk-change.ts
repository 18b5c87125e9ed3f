import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { papersClosed, papersKept } from './papers-told.ts';

export type BulkChange = { visible: boolean } | { verified: boolean } | { topic_id: number };

/** Changes all that are chosen in one call, all or none, and says how many it were. */
export function useBulkChange(chosen: ReadonlySet<string>, onDone: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const perform = async (change: BulkChange, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      const { changed, papers } = await api('POST /api/admin/questions/bulk', {
        body: { ids: [...chosen].map(Number), ...change },
      });
      toast.success(`${changed} ${changed === 1 ? 'question' : 'questions'} ${done}.`);
      if (papers.length > 0)
        toast.info('visible' in change ? papersClosed(papers, changed) : papersKept(papers));
      onDone();
      await queries.invalidateQueries({ queryKey: ['admin', 'questions', 'list'] });
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, perform };
}

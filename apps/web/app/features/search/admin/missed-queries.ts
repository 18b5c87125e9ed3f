import { useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import type { MissedSearch } from './missed-columns.tsx';

export const missedKey = ['admin', 'searches'] as const;

export function useDismiss() {
  const queries = useQueryClient();
  return async ({ id }: MissedSearch) => {
    try {
      const { message } = await api('DELETE /api/admin/searches/:id', { params: { id } });
      toast.success(`${message}.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    await queries.invalidateQueries({ queryKey: missedKey });
  };
}

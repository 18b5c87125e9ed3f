import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';

const key = ['admin', 'marking-comments'];

/** Comments that the faculty shares. */
export function useKeptComments() {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: key, queryFn: () => api('GET /api/admin/marking-comments') });
  const after = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      toast.error(messageOf(error));
    }
    await client.invalidateQueries({ queryKey: key });
  };
  return {
    comments: data,
    add: (text: string) => after(api('POST /api/admin/marking-comments', { body: { text } })),
    change: (id: number, text: string) =>
      after(api('PUT /api/admin/marking-comments/:id', { params: { id }, body: { text } })),
    remove: (id: number) => after(api('DELETE /api/admin/marking-comments/:id', { params: { id } })),
  };
}

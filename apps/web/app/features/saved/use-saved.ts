import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { forgetMarks, setMark } from '~/lib/bank/question-marks.ts';
import { toast } from '~/ui/toast.ts';

export type Saved = Answer<'GET /api/user_question'>[number];

const useKey = () => ['saved', useAuth((state) => state.user?.id)] as const;

export const useSaved = () =>
  useQuery({
    queryKey: useKey(),
    queryFn: () => api('GET /api/user_question'),
    // Another tab or browser of the same user may have changed them a moment ago.
    refetchOnWindowFocus: 'always',
  });

/** Takes it off the list at once. A refusal says so and brings it back. */
export function useRemoveSaved() {
  const queries = useQueryClient();
  const queryKey = useKey();
  return useMutation({
    mutationFn: (saved: Saved) => setMark('bookmarked', saved.question_id, false),
    onMutate: async (saved) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Saved[]>(queryKey, (known) => known?.filter(({ id }) => id !== saved.id));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useClearSaved() {
  const queries = useQueryClient();
  const queryKey = useKey();
  return useMutation({
    mutationFn: () => api('DELETE /api/user_question'),
    onSuccess: ({ message }) => {
      forgetMarks('bookmarked');
      queries.setQueryData<Saved[]>(queryKey, []);
      toast.success(message);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}

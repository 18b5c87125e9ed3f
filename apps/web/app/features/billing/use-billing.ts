import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { announcePlanChange, onPlanChange } from '~/lib/plan-changes.ts';
import { putAnswer } from '~/lib/query.ts';
import { useSite } from '~/lib/site.ts';
import { toast } from '~/ui/toast.ts';

const useUserId = () => useAuth((state) => state.user?.id);
const planKey = (userId: string | undefined) => ['billing', userId, 'plan'];

/** What another tab bought or cancelled is read again here. */
function useFollowChanges(): void {
  const queries = useQueryClient();
  useEffect(() => onPlanChange(() => void queries.invalidateQueries({ queryKey: ['billing'] })), [queries]);
}

export function useMembership() {
  const userId = useUserId();
  useFollowChanges();
  return useQuery({
    queryKey: planKey(userId),
    queryFn: () => api('GET /api/plan'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function useOrders() {
  const userId = useUserId();
  useFollowChanges();
  return useQuery({
    queryKey: ['billing', userId, 'orders'],
    queryFn: () => api('GET /api/orders'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** How many tests were made this month. */
export function useTestsUsed() {
  const userId = useUserId();
  return useQuery({
    queryKey: ['billing', userId, 'allowance'],
    queryFn: () => api('GET /api/test/allowance'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** Where the grading of a test stands; asked only when there is a test. */
export function useGrading(slug: string | null) {
  const userId = useUserId();
  return useQuery({
    queryKey: ['billing', userId, 'grading', slug],
    queryFn: () => api('GET /api/test/:slug/grading', { params: { slug: slug ?? '' } }),
    enabled: slug !== null,
  });
}

/** Takes a cancellation back. */
export const useResumeSubscription = () =>
  usePlanChange((provider) => api('PUT /api/:provider/subscription/resumption', { params: { provider } }));

/** Takes back what was bought and hasn't started; the plan that runs is resumed or ends. */
export const useCancelNextPlan = () =>
  usePlanChange((provider, body: { resume: boolean }) =>
    api('PUT /api/:provider/subscription/next/cancellation', { params: { provider }, body }),
  );

export const useCancelSubscription = () =>
  usePlanChange((provider) => api('PUT /api/:provider/subscription/cancellation', { params: { provider } }));

type Changed = { readonly message: string; readonly membership: Membership };

function usePlanChange<Wish = void>(call: (provider: string, wish: Wish) => Promise<Changed>) {
  const { paymentProvider: provider } = useSite();
  const queries = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (wish: Wish) => call(provider, wish),
    onSuccess: async ({ message, membership }) => {
      toast.success(message);
      putAnswer(queries, planKey(userId), membership);
      announcePlanChange();
      await queries.invalidateQueries({ queryKey: ['billing', userId, 'orders'] });
    },
    onError: async (error) => {
      toast.error(messageOf(error));
      await queries.invalidateQueries({ queryKey: planKey(userId) });
    },
  });
}

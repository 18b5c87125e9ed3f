import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { announcePlanChange } from '~/lib/plan-changes.ts';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/return.page.ts';
import { BillingFrame, Looking, LookingFailed, NothingPaid } from './billing-frame.tsx';
import { Thanks } from './thanks.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Your payment'),
      description: 'Where your payment stands.',
      path: '/return',
      noIndex: true,
    },
    args,
  );

export default function ReturnPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return (
    <BillingFrame>
      {sessionId ? (
        <Session key={sessionId} id={sessionId} />
      ) : (
        <NothingPaid
          title="There is no payment to show"
          text="This page is where payments come back to, and its address names none."
        />
      )}
    </BillingFrame>
  );
}

function Session({ id }: { id: string }) {
  const navigate = useNavigate();
  const userId = useAuth((state) => state.user?.id);
  const query = useQuery({
    queryKey: ['billing', userId, 'session', id],
    queryFn: () => api('GET /api/payments/session-status', { query: { session_id: id } }),
    refetchOnWindowFocus: false,
  });
  const status = query.data?.status;
  const startsLater = Boolean(query.data?.starts_at);
  useEffect(() => {
    if (status === 'complete') announcePlanChange();
    if (status === 'complete' && startsLater) {
      void navigate('/subscription/success', { replace: true });
      return;
    }
    if (status !== 'open') return;
    toast.info('Nothing was paid. You can choose again.');
    void navigate('/pricing', { replace: true });
  }, [status, startsLater, navigate]);

  if (query.isPending || status === 'open' || (status === 'complete' && startsLater)) return <Looking />;
  if (query.isError) {
    return isUnknown(query.error) ? (
      <NothingPaid
        title="We know no such payment"
        text="The address may be mistyped, or the payment belongs to another account."
      />
    ) : (
      <LookingFailed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (status === 'failed') {
    return (
      <NothingPaid
        title="Your payment failed"
        text={`${query.data.reason ?? 'The payment provider gave no reason.'} Nothing was charged.`}
      />
    );
  }
  if (status === 'expired') {
    return (
      <NothingPaid
        title="This payment was not finished"
        text="It was open for too long, so it was closed. Nothing was charged."
      />
    );
  }
  return <Thanks purpose={query.data.payment_purpose} testSlug={query.data.test_slug} />;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

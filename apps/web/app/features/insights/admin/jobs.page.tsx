import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { DataTable } from '~/ui/data-table.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/jobs.page.ts';
import { jobColumns, type TroubledJob } from './job-columns.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Jobs in trouble'),
      description: 'Work in the background that fails.',
      path: '/admin/jobs',
      noIndex: true,
    },
    args,
  );

export default function JobsPage() {
  const now = useNow();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [dismissing, setDismissing] = useState<{ job: TroubledJob; open: boolean }>();
  const query = useQuery({
    queryKey: ['admin', 'jobs'],
    queryFn: () => api('GET /api/admin/jobs'),
    refetchOnWindowFocus: 'always',
  });

  const act = async (call: Promise<{ message: string }>) => {
    setBusy(true);
    try {
      toast.success(`${(await call).message}.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    await queries.invalidateQueries({ queryKey: ['admin', 'jobs'] });
    setBusy(false);
  };
  const retry = ({ id }: TroubledJob) => act(api('POST /api/admin/jobs/:id/retry', { params: { id } }));
  const dismiss = async ({ id }: TroubledJob) => {
    await act(api('POST /api/admin/jobs/:id/dismiss', { params: { id } }));
    setDismissing((shown) => shown && { ...shown, open: false });
  };

  return (
    <Page width="full">
      <PageHeader
        title="Jobs in trouble"
        lead="Work that is done after the answer, such as e-mails and messages of the payment provider, and that has failed several times. What is not given up is tried again by itself."
      />
      <Loaded query={query} what="the jobs">
        {({ jobs, total }) =>
          jobs.length === 0 ? (
            <EmptyState
              drawing={<CurveDrawing />}
              title="Everything runs"
              text="No work in the background has failed again and again."
            />
          ) : (
            <>
              <DataTable
                caption="Jobs in trouble"
                columns={jobColumns(now, busy, {
                  onRetry: (job) => void retry(job),
                  onDismiss: (job) => setDismissing({ job, open: true }),
                })}
                rows={jobs}
                rowKey={({ id }) => id}
              />
              {total > jobs.length && (
                <p>
                  The oldest {jobs.length} of {total}.
                </p>
              )}
            </>
          )
        }
      </Loaded>
      {dismissing && (
        <ConfirmDialog
          open={dismissing.open}
          title={`Give up ${dismissing.job.name}?`}
          text="It is never done: an e-mail is not sent, a message of the payment provider is not acted on."
          confirmLabel="Give up"
          tone="danger"
          busy={busy}
          onConfirm={() => void dismiss(dismissing.job)}
          onCancel={() => setDismissing({ ...dismissing, open: false })}
        />
      )}
    </Page>
  );
}

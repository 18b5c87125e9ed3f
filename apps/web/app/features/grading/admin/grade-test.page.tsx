import { testSlugPattern } from '@sevenfold/contract/practice-tests/test.constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { ApiError } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import type { Route } from './+types/grade-test.page.ts';
import { type Desk, deskKey } from './desk/desk.ts';
import { MarkingDesk } from './desk/marking-desk.tsx';
import { whenSaved } from './desk/use-marking.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Grade a test'),
      description: 'The marking desk.',
      path: '/admin/grade-tests',
      noIndex: true,
    },
    args,
  );

/** The desk of a test; of anything that is no test, the queue of the topic with this name. */
export default function GradeTestPage() {
  const { slug = '' } = useParams();
  return testSlugPattern.test(slug) ? <GradeTest key={slug} slug={slug} /> : <QueueOf topic={slug} />;
}

const QueueOf = ({ topic }: { topic: string }) => (
  <Navigate replace to={`/admin/grade-tests?${new URLSearchParams({ topic })}`} />
);

interface Opened {
  readonly desk: Desk;
  readonly opening: number;
}

function GradeTest({ slug }: { slug: string }) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: deskKey(slug),
    queryFn: async () => {
      await whenSaved(slug);
      return { desk: await api('GET /api/admin/grading/:slug', { params: { slug } }), opening: 0 };
    },
    // What is being marked must not be read again under the pen; the saver hears of whoever writes meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { error } = query;
  if (error instanceof ApiError && error.status === 404) return <QueueOf topic={slug} />;
  /** A desk and its opening change together: one that begins anew begins with the newest. */
  const tell = (desk: Desk, openings: 0 | 1) => {
    client.setQueryData<Opened>(deskKey(slug), (before) => ({
      desk,
      opening: (before?.opening ?? 0) + openings,
    }));
    void client.invalidateQueries({ queryKey: ['admin', 'grading', 'queue'] });
  };
  return (
    <Loaded query={query} what="the sheet">
      {(opened) => (
        <MarkingDesk {...opened} onNews={(desk) => tell(desk, 0)} onReopen={(desk) => tell(desk, 1)} />
      )}
    </Loaded>
  );
}

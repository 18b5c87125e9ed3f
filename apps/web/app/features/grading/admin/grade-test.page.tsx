import { testSlugPattern } from '@sevenfold/contract/practice-tests/test.constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MetaArgs, Navigate, useParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { ApiError } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { type Desk, deskKey } from './desk/desk.ts';
import { MarkingDesk } from './desk/marking-desk.tsx';
import { whenSaved } from './desk/use-marking.ts';

export const meta = (args: MetaArgs) =>
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

function GradeTest({ slug }: { slug: string }) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: deskKey(slug),
    queryFn: async () => {
      await whenSaved(slug);
      return api('GET /api/admin/grading/:slug', { params: { slug } });
    },
    // What is being marked must not be read again under the pen; the saver hears of whoever writes meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { error } = query;
  if (error instanceof ApiError && error.status === 404) return <QueueOf topic={slug} />;
  const tell = (desk: Desk) => {
    client.setQueryData(deskKey(slug), desk);
    void client.invalidateQueries({ queryKey: ['admin', 'grading', 'queue'] });
  };
  return (
    <Loaded query={query} what="the sheet">
      {(desk) => <MarkingDesk desk={desk} onNews={tell} />}
    </Loaded>
  );
}

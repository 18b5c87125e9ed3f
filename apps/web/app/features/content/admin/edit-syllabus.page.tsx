import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import type { Route } from './+types/edit-syllabus.page.ts';
import { SyllabusEditor } from './syllabus-editor.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Syllabus page'),
      description: 'Writing the syllabus page of a topic.',
      path: '/admin/topics/syllabus',
      noIndex: true,
    },
    args,
  );

export default function EditSyllabusPage() {
  const [search] = useSearchParams();
  const topicId = Number(search.get('topic'));
  return (
    <Page width="full">
      {Number.isInteger(topicId) && topicId > 0 ? (
        <SyllabusOfTopic topicId={topicId} />
      ) : (
        <EmptyState
          title="Which topic?"
          text="The address names none."
          action={<ButtonLink to="/admin/topics">All topics</ButtonLink>}
        />
      )}
    </Page>
  );
}

function SyllabusOfTopic({ topicId }: { topicId: number }) {
  const client = useQueryClient();
  const queryKey = ['admin', 'syllabus', topicId];
  const query = useQuery({
    queryKey,
    queryFn: () => api('GET /api/admin/syllabus/:topicId', { params: { topicId } }),
    // What is being written must not be exchanged under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Loaded query={query} what="the syllabus">
      {(page) => (
        <>
          <Breadcrumbs
            items={[
              { label: `Topics of ${page.subject.name}`, to: `/admin/topics?subject=${page.subject.id}` },
              { label: page.topic.name, to: `/admin/topics/edit?id=${page.topic.id}` },
            ]}
          />
          <SyllabusEditor
            key={`${page.topic.id} ${query.dataUpdatedAt}`}
            page={page}
            onReload={() => void client.resetQueries({ queryKey })}
          />
        </>
      )}
    </Loaded>
  );
}

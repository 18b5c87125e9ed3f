import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { counted } from '~/lib/admin/counted.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/topics.page.ts';
import { idIn, treeKey, useSubjects } from './catalogue-queries.ts';
import { NumberButton } from './number-button.tsx';
import { TopicTree } from './topic-tree.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Topics'), description: 'The topics of the bank.', path: '/admin/topics', noIndex: true },
    args,
  );

export default function AdminTopicsPage() {
  const [address, setAddress] = useSearchParams();
  const subjects = useSubjects();
  const all = subjects.data?.subjects ?? [];
  const id = idIn(address, 'subject') ?? all[0]?.id;
  const tree = useQuery({
    queryKey: treeKey(id ?? 0),
    queryFn: () => api('GET /api/admin/topics', { query: { subject_id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  const name = all.find((subject) => subject.id === id)?.subject_name;
  return (
    <Page width="full">
      <PageHeader
        title="Topics"
        lead={
          name && tree.data
            ? `${name} has ${counted(tree.data.topics.length, 'topic')} on three levels at most. Drag one by its handle, sideways for its level; or use the arrows.`
            : 'The tree of a subject, three levels at most.'
        }
        actions={
          <>
            <ButtonLink
              to="/admin/topics/transfer-questions"
              variant="secondary"
              icon={<ArrowRightLeft aria-hidden="true" />}
            >
              Transfer questions
            </ButtonLink>
            {id !== undefined && (
              <ButtonLink to={`/admin/topics/new?subject=${id}`} icon={<Plus aria-hidden="true" />}>
                New topic
              </ButtonLink>
            )}
          </>
        }
      />
      {subjects.data && all.length === 0 ? (
        <EmptyState
          drawing={<CurveDrawing />}
          title="There are no subjects yet"
          text="Topics belong to a subject."
          action={<ButtonLink to="/admin/subjects/new">New subject</ButtonLink>}
        />
      ) : (
        <>
          <TableTools
            filters={[
              {
                label: 'Subject',
                empty: 'Choose a subject',
                value: id === undefined ? '' : String(id),
                options: all.map((subject) => ({ value: String(subject.id), label: subject.subject_name })),
                onChange: (value) => setAddress(value ? { subject: value } : {}),
              },
            ]}
          >
            {id !== undefined && <NumberButton subjectId={id} />}
          </TableTools>
          <Loaded query={tree} what="the topics">
            {(data) =>
              data.topics.length === 0 ? (
                <EmptyState
                  drawing={<CurveDrawing />}
                  title={`${data.subject.subject_name} has no topics yet`}
                  text="Questions belong to a topic, so it begins with one."
                />
              ) : (
                <TopicTree key={data.subject.id} tree={data} />
              )
            }
          </Loaded>
        </>
      )}
    </Page>
  );
}

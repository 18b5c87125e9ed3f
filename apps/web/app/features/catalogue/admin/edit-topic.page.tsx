import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/edit-topic.page.ts';
import { idIn, topicKey, treeKey } from './catalogue-queries.ts';
import { NewTopicForm } from './new-topic-form.tsx';
import { TopicDetails } from './topic-details.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Topic'), description: 'One topic.', path: '/admin/topics', noIndex: true },
    args,
  );

/** An address with a topic's id shows that topic; one with a subject's, and perhaps a parent's, makes a new one. */
export default function EditTopicPage() {
  const [address] = useSearchParams();
  const id = idIn(address, 'id');
  const subject = idIn(address, 'subject');
  return (
    <Page width="full">
      {id !== undefined ? (
        <KnownTopic id={id} />
      ) : subject !== undefined ? (
        <NewTopic subjectId={subject} parentId={idIn(address, 'parent') ?? null} />
      ) : (
        <EmptyState
          title="Which subject?"
          text={
            <>
              A topic is added from <Link to="/admin/topics">the topics of its subject</Link>.
            </>
          }
        />
      )}
    </Page>
  );
}

type BackProps = { subjectId: number; name: string };

const Back = ({ subjectId, name }: BackProps) => (
  <BackLink to={`/admin/topics?subject=${subjectId}`}>Topics of {name}</BackLink>
);

type KnownTopicProps = { id: number };

function KnownTopic({ id }: KnownTopicProps) {
  const query = useQuery({
    queryKey: topicKey(id),
    queryFn: () => api('GET /api/admin/topics/:id', { params: { id } }),
  });
  return (
    <Loaded query={query} what="the topic">
      {({ subject, topic, topics, vocabulary }) => (
        <>
          <Back subjectId={subject.id} name={subject.subject_name} />
          <PageHeader title={topic.topic_name} />
          <TopicDetails
            key={topic.id}
            subject={subject}
            topic={topic}
            topics={topics}
            vocabulary={vocabulary}
          />
        </>
      )}
    </Loaded>
  );
}

type NewTopicProps = { subjectId: number; parentId: number | null };

function NewTopic({ subjectId, parentId }: NewTopicProps) {
  const query = useQuery({
    queryKey: treeKey(subjectId),
    queryFn: () => api('GET /api/admin/topics', { query: { subject_id: subjectId } }),
  });
  return (
    <Loaded query={query} what="the topics">
      {({ subject, topics }) => (
        <>
          <Back subjectId={subject.id} name={subject.subject_name} />
          <PageHeader title="New topic" lead={`In ${subject.subject_name}, at the end of its level.`} />
          <NewTopicForm subjectId={subjectId} topics={topics} parentId={parentId} />
        </>
      )}
    </Loaded>
  );
}

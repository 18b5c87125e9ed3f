import { deepestLevel } from '@sevenfold/contract/catalogue/topic-move.rules';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { counted } from '~/lib/admin/counted.ts';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import { type AdminSubject, type AdminTopic, type AdminVocabulary, topicKey } from './catalogue-queries.ts';
import { DeleteSection } from './delete-section.tsx';
import styles from './rows.module.css';
import { TopicFields, valuesOf } from './topic-fields.tsx';
import { pathTo, questionsPath, readersPath, syllabusPath } from './topic-path.ts';
import { TopicVocabulary } from './topic-vocabulary.tsx';

type TopicDetailsProps = {
  subject: AdminSubject;
  topic: AdminTopic;
  topics: readonly AdminTopic[];
  vocabulary: AdminVocabulary;
};

export function TopicDetails({ subject, topic, topics, vocabulary }: TopicDetailsProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, issues, save } = useSaving(catalogueKey);
  const [values, setValues] = useState(valuesOf(topic));
  const below = topics.filter(({ parent_topic_id }) => parent_topic_id === topic.id).length;
  const saved = valuesOf(topic);
  const unchanged = (Object.keys(saved) as (keyof typeof saved)[]).every(
    (name) => saved[name] === values[name],
  );
  const path = pathTo(topics, topic);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const answer = await api('PUT /api/admin/topics/:id', { params: { id: topic.id }, body: values });
      setValues(valuesOf(answer.topic));
      toast.success(`${answer.topic.topic_name} has been saved.`);
    });
  };

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TopicFields topic={topic} values={values} onChange={setValues} issues={issues} />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} disabled={unchanged}>
            Save topic
          </Button>
          {topic.depth < deepestLevel && (
            <ButtonLink variant="secondary" to={`/admin/topics/new?subject=${subject.id}&parent=${topic.id}`}>
              New topic below it
            </ButtonLink>
          )}
        </div>
      </form>
      <TopicVocabulary topic={topic} vocabulary={vocabulary} />
      <section className={styles.aside}>
        <h2>Syllabus</h2>
        <p>
          {topic.syllabus
            ? 'Students find a page with what to learn and the formulas.'
            : 'Students are told that there is none for this topic.'}
        </p>
        <div className={styles.buttons}>
          <ButtonLink variant="secondary" to={syllabusPath(topic.id)}>
            {topic.syllabus ? 'Edit syllabus' : 'Write syllabus'}
          </ButtonLink>
          {topic.syllabus && (
            <ButtonLink
              variant="quiet"
              to={readersPath(subject, path)}
              target="_blank"
              rel="noopener"
              reloadDocument
            >
              See it as students do
            </ButtonLink>
          )}
        </div>
      </section>
      <DeleteSection
        what="topic"
        name={topic.topic_name}
        obstacle={obstacleOf(topic, below)}
        {...(topic.syllabus && { along: 'Its syllabus goes with it.' })}
        remove={async () => {
          await api('DELETE /api/admin/topics/:id', { params: { id: topic.id } });
          // Away first: as long as this page is shown, it would ask again for what is gone.
          await navigate(`/admin/topics?subject=${subject.id}`);
          queries.removeQueries({ queryKey: topicKey(topic.id) });
        }}
      >
        It has <Link to={questionsPath(subject, path)}>{counted(topic.own_questions, 'question')}</Link> of
        its own and {counted(below, 'topic')} below it.{' '}
        {topic.questions > 0 && (
          <>
            <Link to={`/admin/topics/transfer-questions?from=${topic.id}`}>Transfer its questions</Link>.
          </>
        )}
      </DeleteSection>
    </>
  );
}

function obstacleOf(topic: AdminTopic, below: number): string | undefined {
  if (below > 0 || topic.own_questions > 0) return 'A topic can be deleted when it holds nothing.';
  if (topic.other_questions > 0) {
    return `It is another topic of ${counted(topic.other_questions, 'question')}: take it away there first.`;
  }
  if (topic.tests > 0) {
    return `Students have made ${counted(topic.tests, 'test')} with it, so it stays.`;
  }
  return undefined;
}

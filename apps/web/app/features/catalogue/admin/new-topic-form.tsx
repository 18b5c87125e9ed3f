import { deepestLevel } from '@sevenfold/contract/catalogue/topic-move.rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast.ts';
import { type AdminTopic, topicLabel } from './catalogue-queries.ts';
import styles from './rows.module.css';
import { TopicFields, valuesOf } from './topic-fields.tsx';
import { useSaving } from './use-saving.ts';

type NewTopicFormProps = { subjectId: number; topics: readonly AdminTopic[]; parentId: number | null };

export function NewTopicForm({ subjectId, topics, parentId }: NewTopicFormProps) {
  const navigate = useNavigate();
  const { busy, issues, save } = useSaving();
  const [values, setValues] = useState(valuesOf());
  const [parent, setParent] = useState(parentId === null ? '' : String(parentId));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const { topic } = await api('POST /api/admin/topics', {
        body: { ...values, subject_id: subjectId, parent_topic_id: parent === '' ? null : Number(parent) },
      });
      toast.success(`${topic.topic_name} has been added.`);
      await navigate(`/admin/topics?subject=${subjectId}`);
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label="Below"
        name="parent_topic_id"
        value={parent}
        onChange={setParent}
        options={[
          { value: '', label: 'Nothing: at the top of the subject' },
          ...topics
            .filter(({ depth }) => depth < deepestLevel)
            .map((topic) => ({
              value: String(topic.id),
              label: `${'\u2003'.repeat(topic.depth - 1)}${topicLabel(topic)}`,
            })),
        ]}
      />
      <TopicFields values={values} onChange={setValues} issues={issues} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Add topic
        </Button>
      </div>
    </form>
  );
}

import { deepestLevel } from '@sevenfold/contract/catalogue/topic-move.rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast.ts';
import { type AdminTopic, topicLabel } from './catalogue-queries.ts';
import styles from './rows.module.css';
import { TopicFields, valuesOf } from './topic-fields.tsx';

type NewTopicFormProps = { subjectId: number; topics: readonly AdminTopic[]; parentId: number | null };

export function NewTopicForm({ subjectId, topics, parentId }: NewTopicFormProps) {
  const navigate = useNavigate();
  const { busy, issues, save } = useSaving(catalogueKey);
  const [values, setValues] = useState(valuesOf());
  const [added, setAdded] = useState(0);
  const [parent, setParent] = useState(parentId === null ? '' : String(parentId));

  const add = (another: boolean) =>
    void save(async () => {
      const { topic } = await api('POST /api/admin/topics', {
        body: { ...values, subject_id: subjectId, parent_topic_id: parent === '' ? null : Number(parent) },
      });
      toast.success(`${topic.topic_name} has been added.`);
      if (another) {
        setValues(valuesOf());
        setAdded((count) => count + 1);
      } else await navigate(`/admin/topics?subject=${subjectId}`);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(false);
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
      {/* Anew for each topic, so that the slug follows the name again and the name has the focus. */}
      <TopicFields key={added} values={values} onChange={setValues} issues={issues} autoFocus={added > 0} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Add topic
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => add(true)}>
          Add, then another
        </Button>
      </div>
    </form>
  );
}

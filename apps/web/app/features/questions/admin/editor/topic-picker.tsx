import { SelectField } from '~/ui/select-field.tsx';
import { topicTitle } from './topic-branch.ts';
import { topicLevels } from './topic-choice.rules.ts';
import { useSubjects, useTopics } from './use-catalogue.ts';

type TopicPickerProps = {
  subject: number | null;
  topics: readonly number[];
  onSubject: (subject: number | null) => void;
  onTopics: (path: readonly number[]) => void;
};

/** Subject, topic and what is below it. Choosing one opens the next and forgets what lay below the old one. */
export function TopicPicker({ subject, topics: path, onSubject, onTopics }: TopicPickerProps) {
  const subjects = useSubjects();
  const slug = subjects.data?.find(({ id }) => id === subject)?.slug;
  const topics = useTopics(slug);
  const waiting = subject !== null && topics.isPending;
  return (
    <>
      <SelectField
        label="Subject"
        name="subject"
        required
        value={subject === null ? '' : String(subject)}
        options={[
          { value: '', label: subjects.isPending ? 'Loading…' : 'Choose a subject' },
          ...(subjects.data ?? []).map(({ id, subject_name }) => ({
            value: String(id),
            label: subject_name,
          })),
        ]}
        onChange={(value) => onSubject(value === '' ? null : Number(value))}
      />
      {topicLevels(topics.data ?? [], path).map(({ label, topics: choices, chosen }, depth) => (
        <SelectField
          key={label}
          label={label}
          name={label.toLowerCase()}
          required={depth === 0}
          disabled={subject === null || waiting}
          value={chosen === undefined ? '' : String(chosen)}
          options={[
            { value: '', label: placeholder(depth, waiting) },
            ...choices.map((topic) => ({ value: String(topic.id), label: topicTitle(topic) })),
          ]}
          onChange={(value) => onTopics([...path.slice(0, depth), ...(value === '' ? [] : [Number(value)])])}
        />
      ))}
    </>
  );
}

const placeholder = (depth: number, loading: boolean) =>
  loading ? 'Loading…' : depth === 0 ? 'Choose a topic' : 'None of them';

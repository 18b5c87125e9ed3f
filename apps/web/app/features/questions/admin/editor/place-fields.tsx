import { siblingSubjectSlug } from '@sevenfold/contract/catalogue/catalogue';
import { Checkbox } from '~/ui/checkbox.tsx';
import { MultiSelect } from '~/ui/multi-select.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { Change, QuestionDraft } from './draft.ts';
import styles from './editor.module.css';
import { topicLevels, topicOptions } from './topic-choice.rules.ts';
import { topicTitle, useSubjects, useTopics } from './use-catalogue.ts';

type PlaceFieldsProps = { draft: QuestionDraft; onChange: Change };

/** Where the question stands. Choosing one opens the next and forgets what lay below the old one. */
export function PlaceFields({ draft, onChange }: PlaceFieldsProps) {
  const subjects = useSubjects();
  const subject = subjects.data?.find(({ id }) => id === draft.subject);
  const topics = useTopics(subject?.slug);
  const tree = topics.data ?? [];
  const own = draft.topics.at(-1);
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="Subject"
          name="subject"
          required
          value={draft.subject === null ? '' : String(draft.subject)}
          options={[
            { value: '', label: subjects.isPending ? 'Loading…' : 'Choose a subject' },
            ...(subjects.data ?? []).map(({ id, subject_name }) => ({
              value: String(id),
              label: subject_name,
            })),
          ]}
          onChange={(value) =>
            onChange({ subject: value === '' ? null : Number(value), topics: [], otherTopics: [] })
          }
        />
        {topicLevels(tree, draft.topics).map(({ label, topics: choices, chosen }, depth) => (
          <SelectField
            key={label}
            label={label}
            name={label.toLowerCase()}
            required={depth === 0}
            disabled={draft.subject === null || topics.isPending}
            value={chosen === undefined ? '' : String(chosen)}
            options={[
              { value: '', label: placeholder(depth, draft.subject !== null && topics.isPending) },
              ...choices.map((topic) => ({ value: String(topic.id), label: topicTitle(topic) })),
            ]}
            onChange={(value) => {
              const path = [...draft.topics.slice(0, depth), ...(value === '' ? [] : [Number(value)])];
              const last = path.at(-1);
              onChange({
                topics: path,
                otherTopics: path.length === 0 ? [] : draft.otherTopics.filter((id) => id !== last),
              });
            }}
          />
        ))}
      </div>
      <MultiSelect
        label="Other topics"
        placeholder={own === undefined ? 'Choose a topic first' : 'None'}
        disabled={own === undefined}
        options={topicOptions(tree).filter(({ value }) => value !== String(own))}
        values={draft.otherTopics.map(String)}
        onChange={(values) => onChange({ otherTopics: values.map(Number) })}
      />
      {subject && siblingSubjectSlug(subject.slug) !== undefined && (
        <Checkbox
          label="Question shown in SL/HL"
          description="Also listed in the same topic of the other level."
          checked={draft.math_level_visibility_shared}
          onChange={(math_level_visibility_shared) => onChange({ math_level_visibility_shared })}
        />
      )}
    </>
  );
}

const placeholder = (depth: number, loading: boolean) =>
  loading ? 'Loading…' : depth === 0 ? 'Choose a topic' : 'None of them';

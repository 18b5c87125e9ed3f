import { siblingSubjectSlug } from '@sevenfold/contract/catalogue/catalogue';
import { Checkbox } from '~/ui/checkbox.tsx';
import { MultiSelect } from '~/ui/multi-select.tsx';
import type { Change, QuestionDraft } from './draft.ts';
import styles from './editor.module.css';
import { topicOptions } from './topic-choice.rules.ts';
import { TopicPicker } from './topic-picker.tsx';
import { useSubjects, useTopics } from './use-catalogue.ts';

type PlaceFieldsProps = { draft: QuestionDraft; onChange: Change };

/** Where the question stands. Other topics wait for the first. */
export function PlaceFields({ draft, onChange }: PlaceFieldsProps) {
  const subjects = useSubjects().data ?? [];
  const slug = subjects.find(({ id }) => id === draft.subject)?.slug;
  const sibling = slug && siblingSubjectSlug(slug);
  const tree = useTopics(slug).data ?? [];
  const own = draft.topics.at(-1);
  return (
    <>
      <div className={styles.row}>
        <TopicPicker
          subject={draft.subject}
          topics={draft.topics}
          onSubject={(subject) => onChange({ subject, topics: [], otherTopics: [] })}
          onTopics={(topics) =>
            onChange({
              topics,
              otherTopics: topics.length === 0 ? [] : draft.otherTopics.filter((id) => id !== topics.at(-1)),
            })
          }
        />
      </div>
      <MultiSelect
        label="Other topics"
        placeholder={own === undefined ? 'Choose a topic first' : 'None'}
        disabled={own === undefined}
        options={topicOptions(tree).filter(({ value }) => value !== String(own))}
        values={draft.otherTopics.map(String)}
        onChange={(values) => onChange({ otherTopics: values.map(Number) })}
      />
      {subjects.some((subject) => subject.slug === sibling) && (
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

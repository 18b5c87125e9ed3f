import { counted } from '@sevenfold/contract/platform/counted.rules';
import {
  builderState,
  chooseSubject,
  chooseSubSubtopics,
  chooseSubtopics,
  chooseTopics,
  type Selection,
} from '@sevenfold/contract/practice-tests/builder.rules';
import { durations, questionCountFor } from '@sevenfold/contract/practice-tests/test.constants';
import type { useTopics } from '~/lib/bank/use-topics.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { MultiSelect } from '~/ui/multi-select.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import styles from './builder.module.css';
import { setSelection } from './builder-store.ts';
import { minutesLabel } from './matching.texts.ts';
import { optionsFor } from './topic-options.ts';

type BuilderFieldsProps = {
  subjects: readonly { slug: string; subject_name: string }[];
  selection: Selection;
  topics: ReturnType<typeof useTopics>;
};

export function BuilderFields({ subjects, selection, topics: query }: BuilderFieldsProps) {
  const tree = query.topics;
  const state = builderState(tree, selection);
  const options = optionsFor(tree, selection);
  return (
    <div className={styles.fields}>
      <SelectField
        label="Subject"
        name="subject"
        required
        value={selection.subject ?? ''}
        options={[
          { value: '', label: 'Choose a subject', disabled: true },
          ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
        ]}
        onChange={(subject) => setSelection(chooseSubject(selection, subject))}
      />
      {query.isError ? (
        <div role="alert" className={styles.failure}>
          <p>The topics of this subject could not be loaded.</p>
          <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <MultiSelect
          label="Topics"
          required
          disabled={state.topicsDisabled || query.isPending}
          busy={!state.topicsDisabled && query.isPending}
          placeholder={topicsPlaceholder(state.topicsDisabled, query.isPending)}
          options={options.topics}
          values={selection.topics}
          onChange={(topics) => setSelection(chooseTopics(tree, selection, topics))}
        />
      )}
      <MultiSelect
        label="Subtopics"
        required
        disabled={state.subtopicsDisabled}
        placeholder={state.subtopicsDisabled ? 'Choose a topic first' : 'The whole of each topic'}
        options={options.subtopics}
        values={selection.subtopics}
        onChange={(subtopics) => setSelection(chooseSubtopics(tree, selection, subtopics))}
      />
      <MultiSelect
        label="Sub-subtopics"
        required
        disabled={state.subSubtopicsDisabled}
        placeholder={subSubtopicsPlaceholder(state.subSubtopicsDisabled, selection)}
        options={options.subSubtopics}
        values={selection.subSubtopics}
        onChange={(subSubtopics) => setSelection(chooseSubSubtopics(tree, selection, subSubtopics))}
      />
      <ChoiceCards
        legend="Duration"
        name="duration"
        columns={3}
        value={selection.duration === null ? null : String(selection.duration)}
        options={durations.map((duration) => ({
          value: String(duration),
          label: minutesLabel(duration),
          description: counted(questionCountFor(duration), 'question'),
        }))}
        onChange={(duration) => setSelection({ ...selection, duration: Number(duration) })}
      />
    </div>
  );
}

function topicsPlaceholder(disabled: boolean, loading: boolean): string {
  if (disabled) return 'Choose a subject first';
  return loading ? 'Loading topics…' : 'Choose one or more topics';
}

function subSubtopicsPlaceholder(disabled: boolean, { subtopics }: Selection): string {
  if (!disabled) return 'The whole of each subtopic';
  return subtopics.length === 0 ? 'Choose a subtopic first' : 'Nothing smaller to choose here';
}

import {
  alwaysCalculator,
  type ExamShape,
  hasNoCalculator,
} from '@sevenfold/contract/catalogue/exam-papers.rules';
import { difficulties, levels, months, timezones } from '@sevenfold/contract/questions/question.constants';
import { Checkbox } from '~/ui/checkbox.tsx';
import { TextField } from '~/ui/field.tsx';
import { RequiredMark } from '~/ui/required-mark.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { DraftProblems } from './draft.rules.ts';
import type { Change, QuestionDraft } from './draft.ts';
import styles from './editor.module.css';

type FactFieldsProps = {
  draft: QuestionDraft;
  /** Of the chosen subject. */
  exam: ExamShape;
  problems: DraftProblems;
  onChange: Change;
};

const choices = (
  values: readonly (string | number)[],
  none: string,
  labelOf: (value: string | number) => string = String,
) => [
  { value: '', label: none },
  ...values.map((value) => ({ value: String(value), label: labelOf(value) })),
];

/** What is known about the question, in one dense block. */
export function FactFields({ draft, exam, problems, onChange }: FactFieldsProps) {
  // One that the subject doesn't have is told of, not hidden.
  const papers =
    draft.paper === '' || exam.papers.includes(draft.paper) ? exam.papers : [...exam.papers, draft.paper];
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="Difficulty"
          name="difficulty"
          required
          value={draft.difficulty}
          options={choices(difficulties, 'Choose')}
          onChange={(value) => onChange({ difficulty: value as QuestionDraft['difficulty'] })}
        />
        <TextField
          label={
            <>
              Marks
              <RequiredMark />
            </>
          }
          name="marks"
          inputMode="numeric"
          required
          value={draft.marks}
          error={problems.marks}
          onChange={(marks) => onChange({ marks })}
        />
        <SelectField
          label="Level"
          name="level"
          value={draft.level}
          options={choices(levels, 'Not said')}
          onChange={(value) => onChange({ level: value as QuestionDraft['level'] })}
        />
        <TextField
          label="Priority"
          name="priority"
          inputMode="numeric"
          value={draft.priority}
          error={problems.priority}
          onChange={(priority) => onChange({ priority })}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label="Question number"
          name="question_number"
          maxLength={50}
          value={draft.question_number}
          onChange={(question_number) => onChange({ question_number })}
        />
        <TextField
          label="Year"
          name="year"
          inputMode="numeric"
          value={draft.year}
          error={problems.year}
          onChange={(year) => onChange({ year })}
        />
        <SelectField
          label="Month"
          name="month"
          value={draft.month}
          options={choices(months, 'Not said')}
          onChange={(value) => onChange({ month: value as QuestionDraft['month'] })}
        />
        <SelectField
          label="Paper"
          name="paper"
          value={draft.paper}
          options={choices(papers, 'Not said', (value) => `Paper ${value}`)}
          error={problems.paper}
          onChange={(paper) => onChange({ paper: paper as QuestionDraft['paper'] })}
        />
        <SelectField
          label="Time zone"
          name="timezone"
          value={draft.timezone}
          options={choices(timezones, 'Not said', (value) => `TZ${value}`)}
          onChange={(timezone) => onChange({ timezone })}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label="Special info"
          name="specialInfo"
          maxLength={500}
          value={draft.specialInfo}
          onChange={(specialInfo) => onChange({ specialInfo })}
          hint="Shown above the question."
        />
        <TextField
          label="Video solution"
          name="video_solution"
          inputMode="url"
          maxLength={2000}
          placeholder="https://"
          value={draft.video_solution}
          error={problems.video_solution}
          onChange={(video_solution) => onChange({ video_solution })}
        />
      </div>
      <div className={styles.checks}>
        <Checkbox
          label="Calculator allowed"
          {...(!hasNoCalculator(exam) && { description: alwaysCalculator })}
          aria-invalid={problems.calculatorAllowed ? true : undefined}
          checked={draft.calculatorAllowed}
          onChange={(calculatorAllowed) => onChange({ calculatorAllowed })}
        />
        <Checkbox
          label="Visible to users"
          checked={draft.visible}
          onChange={(visible) => onChange({ visible })}
        />
        <Checkbox label="Verified" checked={draft.verified} onChange={(verified) => onChange({ verified })} />
        <Checkbox
          label="Topic changed"
          checked={draft.topic_changed}
          onChange={(topic_changed) => onChange({ topic_changed })}
        />
      </div>
    </>
  );
}

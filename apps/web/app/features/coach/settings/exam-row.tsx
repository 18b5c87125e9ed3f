import type { ExamSession } from '@sevenfold/contract/coach/coach.constants';
import { X } from 'lucide-react';
import { IconButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { type ExamDraft, type ExamProblem, sessionName } from './exams.rules.ts';
import styles from './settings.module.css';

type ExamRowProps = {
  draft: ExamDraft;
  subjects: readonly { readonly slug: string; readonly subject_name: string }[];
  sessions: readonly { readonly session: ExamSession; readonly year: number }[];
  problem: ExamProblem | undefined;
  onChange: (change: Partial<ExamDraft>) => void;
  onRemove?: () => void;
};

export function ExamRow({ draft, subjects, sessions, problem, onChange, onRemove }: ExamRowProps) {
  const name = subjects.find(({ slug }) => slug === draft.subject)?.subject_name;
  const names = sessions.map(sessionName);
  // One that is over stays to be seen, and to be changed.
  const offered = draft.session === '' || names.includes(draft.session) ? names : [draft.session, ...names];
  const errorOf = (field: ExamProblem['field']) => (problem?.field === field ? problem.text : undefined);
  const dateError = errorOf('date');
  return (
    <li className={styles.exam}>
      <SelectField
        label="Course"
        name="subject"
        value={draft.subject}
        disabled={draft.isPractised}
        error={errorOf('subject')}
        options={[
          { value: '', label: 'Choose a course' },
          ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
        ]}
        onChange={(subject) => onChange({ subject })}
      />
      <SelectField
        label="Exam session"
        name="session"
        value={draft.session}
        error={errorOf('session')}
        options={[
          { value: '', label: draft.isPractised ? 'Not decided' : 'Choose a session' },
          ...offered.map((each) => ({ value: each, label: each })),
        ]}
        onChange={(session) => onChange({ session })}
      />
      <TextField
        label="First paper"
        name="date"
        type="date"
        optional
        value={draft.date}
        {...(dateError && { error: dateError })}
        onChange={(date) => onChange({ date })}
      />
      {onRemove && (
        <IconButton
          size="sm"
          className={styles.remove}
          label={`Remove ${name ?? 'this course'}`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

import { Checkbox } from '~/ui/checkbox.tsx';
import { TextField } from '~/ui/field.tsx';
import { type DraftProblems, repliesAreLeftBehind } from './draft.rules.ts';
import type { Change, QuestionDraft } from './draft.ts';
import styles from './editor.module.css';
import { ImageSide } from './image-side.tsx';
import { MarkLinesField } from './mark-lines-field.tsx';
import { OriginalField } from './original-field.tsx';
import { RepliesField } from './replies-field.tsx';

type AnswerFieldsProps = {
  draft: QuestionDraft;
  /** What is stored. */
  base: QuestionDraft;
  problems: DraftProblems;
  onChange: Change;
};

export function AnswerFields({ draft, base, problems, onChange }: AnswerFieldsProps) {
  return (
    <>
      <section className={styles.section} aria-labelledby="answer-heading">
        <h2 id="answer-heading">Answer</h2>
        <div className={styles.checks}>
          <Checkbox
            label="Answer not available"
            checked={draft.answer_not_available}
            onChange={(answer_not_available) => onChange({ answer_not_available })}
          />
        </div>
        <ImageSide
          side="answer"
          text={draft.answer}
          images={draft.answerImages}
          onText={(answer) => onChange({ answer })}
          onImages={(answerImages) => onChange({ answerImages })}
        />
        <div className={styles.short}>
          <TextField
            label="Multiple-choice answer"
            name="mcq_answer"
            maxLength={10}
            value={draft.mcq_answer}
            onChange={(mcq_answer) => onChange({ mcq_answer })}
            hint="The letter of the right choice, if there are choices."
          />
        </div>
        <MarkLinesField
          lines={draft.lines}
          marks={draft.marks}
          problem={problems.lines}
          onChange={(lines) => onChange({ lines })}
        />
      </section>
      <RepliesField
        draft={draft}
        isLeftBehind={repliesAreLeftBehind(base, draft)}
        problem={problems.replies}
        onChange={(replies) => onChange({ replies })}
      />
      <OriginalField
        value={draft.original_content}
        onChange={(original_content) => onChange({ original_content })}
      />
    </>
  );
}

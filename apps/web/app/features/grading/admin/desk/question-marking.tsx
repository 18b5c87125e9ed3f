import { longestComment, type Marking } from '@sevenfold/contract/grading/marking';
import {
  earnedOf,
  markingOf,
  marksOf,
  marksText,
  withLineToggled,
  withQuestion,
} from '@sevenfold/contract/grading/marking.rules';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { useMemo } from 'react';
import { PictureStack } from '~/lib/bank/picture-stack.tsx';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import { type DeskQuestion, lineMarksOf } from './desk.ts';
import { keptCommentsList } from './kept-comments-list.tsx';
import { MarksField } from './marks-field.tsx';
import { ProposedMarks } from './proposed-marks.tsx';
import styles from './question-marking.module.css';
import type { MarkingState } from './use-marking.ts';

type QuestionMarkingProps = {
  one: DeskQuestion;
  marking: Marking;
  readOnly: boolean;
  /** Whether keys mean this one. */
  current: boolean;
  onEnter: (number: number) => void;
  /** The page of the sheet on which it is answered, where that is known. */
  page: number | undefined;
  onPage: (page: number) => void;
  change: MarkingState['change'];
};

const statusWords = { attempted: 'Attempted', skipped: 'Skipped', open: 'Not reached' } as const;

/** A question, its mark scheme to tick, and what it gets. */
export function QuestionMarking({
  one,
  marking,
  readOnly,
  current,
  onEnter,
  page,
  onPage,
  change,
}: QuestionMarkingProps) {
  const { question, question_id: id, number } = one;
  const given = markingOf(marking, id);
  const lineMarks = lineMarksOf(one);
  const marks = marksOf(given, lineMarks);
  const answer = question.Answer?.[0];
  const readable = useMemo(
    () => ({
      images: question.images.toSorted((a, b) => a.order - b.order),
      text: question.questions_html.trim() === '' ? undefined : { html: question.questions_html },
      summary: excerpt(plainText(question.questions_text), 90),
    }),
    [question],
  );
  const set = (part: Parameters<typeof withQuestion>[2], field?: string) =>
    change((before) => withQuestion(before, id, part), field);
  return (
    <article
      className={styles.question}
      id={`question-${number}`}
      aria-labelledby={`question-${number}-title`}
      data-current={current && !readOnly}
      onFocus={() => onEnter(number)}
    >
      <header className={styles.head}>
        <h2 id={`question-${number}-title`} tabIndex={-1}>
          Question {number}
        </h2>
        <Badge tone={one.status === 'skipped' ? 'amber' : 'neutral'}>
          {statusWords[one.status ?? 'open']}
        </Badge>
        {page !== undefined && (
          <Button size="sm" variant="quiet" onClick={() => onPage(page)}>
            Page {page}
            <span className="visually-hidden"> with question {number}</span>
          </Button>
        )}
        <strong className={styles.marks} data-open={marks === null}>
          {marks === null ? '–' : marksText(marks)} / {marksPerQuestion}
        </strong>
      </header>
      <details className={styles.text}>
        <summary>{readable.summary || 'The question'}</summary>
        <QuestionBody question={readable} />
        {answer && answer.body_html.trim() !== '' && <Typeset value={{ html: answer.body_html }} />}
        {answer && answer.images.length > 0 && <PictureStack images={answer.images} name="Worked answer" />}
      </details>
      <ProposedMarks
        one={one}
        given={given.marks}
        {...(!readOnly && { onTake: (proposed: number | null) => set({ marks: proposed }) })}
      />
      {answer && answer.mark_lines.length > 0 ? (
        <fieldset className={styles.scheme} disabled={readOnly}>
          <legend className="visually-hidden">Mark scheme of question {number}</legend>
          {answer.mark_lines.map((line, index) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else
              key={index}
              className={styles.line}
              data-ticked={given.lines?.includes(index) ?? false}
            >
              <input
                type="checkbox"
                checked={given.lines?.includes(index) ?? false}
                onChange={() => change((before) => withLineToggled(before, id, index))}
              />
              <Typeset inline value={line} />
              <span className={styles.lineMark}>{line.mark || line.marks}</span>
            </label>
          ))}
          <p className={styles.sum}>
            {given.lines === null ? 'Nothing ticked yet' : 'Ticked'}: {earnedOf(given.lines, lineMarks)} of{' '}
            {lineMarks.reduce((sum, each) => sum + each, 0)}
          </p>
        </fieldset>
      ) : (
        <p className={styles.none}>There is no mark scheme for this question. Write its marks below.</p>
      )}
      <div className={styles.foot}>
        <MarksField
          number={number}
          marks={marks}
          byHand={given.marks !== null}
          disabled={readOnly}
          onChange={(typed) => set({ marks: typed })}
        />
        {!readOnly && (
          <>
            <Button variant="quiet" size="sm" onClick={() => set({ marks: 0 })}>
              None<span className="visually-hidden"> for question {number}</span>
            </Button>
            <Button variant="quiet" size="sm" onClick={() => set({ marks: marksPerQuestion })}>
              Full<span className="visually-hidden"> for question {number}</span>
            </Button>
          </>
        )}
      </div>
      <TextField
        name={`comment-${id}`}
        label={`Comment on question ${number}`}
        optional
        value={given.comment}
        maxLength={longestComment}
        list={keptCommentsList}
        autoComplete="off"
        disabled={readOnly}
        onChange={(comment) => set({ comment }, `comment ${id}`)}
      />
    </article>
  );
}

import { totalOfParts } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import type { RepliedQuestion, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { PictureStack } from '~/lib/bank/picture-stack.tsx';
import { Button } from '~/ui/button.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './mark-scheme.module.css';
import { toggledLine } from './marking.rules.ts';
import { marksFigure } from './session.rules.ts';
import { useMarking } from './use-marking.ts';

type MarkSchemeProps = {
  slug: string;
  one: TestQuestion;
  number: number;
  /** What it is worth in the paper that was sat; in a test every question is worth the same. */
  of: number | undefined;
};

/** On ruled paper, with the examiner's margin; a line that was earned is ticked there. */
export function MarkScheme({ slug, one, number, of = marksPerQuestion }: MarkSchemeProps) {
  const mark = useMarking(slug, one.question_id);
  const answer = one.question.Answer?.[0];
  if (!answer || (!answer.body_html.trim() && !answer.images.length && !answer.mark_lines.length)) {
    return <p className={styles.none}>The worked answer to this question isn't available yet.</p>;
  }
  const ticked = one.ticked_lines;
  const earned = (ticked ?? []).reduce((sum, line) => sum + (answer.mark_lines[line]?.marks ?? 0), 0);
  const total = answer.mark_lines.reduce((sum, { marks }) => sum + marks, 0);
  const { faculty, replied } = one;
  const parts = replied?.parts ?? [];
  return (
    <div className={styles.leaf}>
      {answer.images.length > 0 && (
        <div className={styles.plain}>
          <PictureStack images={answer.images} name="Worked answer" />
        </div>
      )}
      <WorkedText html={answer.body_html} />
      {answer.mark_lines.length > 0 && (
        <fieldset className={styles.scheme} data-faculty={faculty !== null}>
          <legend className={styles.title}>
            Mark scheme<span className="visually-hidden"> of question {number}</span>
          </legend>
          {faculty && (
            <div className={styles.columns} aria-hidden="true">
              <span>Teacher</span>
              <span>You</span>
            </div>
          )}
          {answer.mark_lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else
            <Fragment key={index}>
              <PartHead part={parts.find(({ lines }) => lines[0] === index)} />
              <label
                className={styles.line}
                data-ticked={(faculty ? faculty.lines : ticked)?.includes(index) ?? false}
              >
                <Typeset inline value={line} className={styles.text} />
                <span className={styles.mark}>
                  {line.mark}
                  {line.mark && (
                    <span className="visually-hidden">
                      {' '}
                      ({line.marks === 1 ? '1 mark' : `${line.marks} marks`})
                    </span>
                  )}
                </span>
                {faculty && <TeacherTick lines={faculty.lines} line={index} />}
                <input
                  type="checkbox"
                  checked={ticked?.includes(index) ?? false}
                  onChange={() => mark((before) => toggledLine(before, index))}
                />
              </label>
            </Fragment>
          ))}
          {faculty && (
            <div className={styles.total} data-faculty="true">
              <span>Your teacher</span>
              <strong>
                {marksFigure((faculty.marks * of) / marksPerQuestion)} of {of}
              </strong>
            </div>
          )}
          <div className={styles.total}>
            {ticked === null ? (
              <span>{parts.length > 0 ? 'With what you typed' : 'Tick what you earned'}</span>
            ) : (
              <Button variant="quiet" size="sm" onClick={() => mark(() => null)}>
                Clear my marking<span className="visually-hidden"> of question {number}</span>
              </Button>
            )}
            <strong>{marksShown(replied, ticked === null ? undefined : earned, total)}</strong>
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The machine's marks are in it, so that it may be more than what is ticked. */
function marksShown(replied: TestQuestion['replied'], earned: number | undefined, total: number): string {
  if (!replied || replied.failed) return `${earned ?? '–'} of ${total}`;
  const { marks, of } = totalOfParts(replied.parts);
  return `${marks} of ${of}`;
}

function PartHead({ part }: { part: RepliedQuestion['parts'][number] | undefined }) {
  if (!part) return null;
  return (
    <p className={styles.part}>
      <span>{part.part === '' ? 'What you typed' : partLabel(part.part)}</span>
      <span>
        {part.own ? 'tick what your paper shows' : 'nothing to tick'}, {part.marks} of {part.of}
      </span>
    </p>
  );
}

function TeacherTick({ lines, line }: { lines: readonly number[] | null; line: number }) {
  // Marks that were given without ticks say nothing of single lines.
  if (lines === null) return <span className={styles.teacher} />;
  const earned = lines.includes(line);
  return (
    <span className={styles.teacher}>
      {earned && <Check aria-hidden="true" />}
      <span className="visually-hidden">
        {earned ? 'Your teacher ticked it' : 'Not ticked by your teacher'}
      </span>
    </span>
  );
}

function WorkedText({ html }: { html: string }) {
  return html.trim() === '' ? null : <Typeset value={{ html }} className={styles.plain} />;
}

import type { Test } from '@sevenfold/contract/practice-tests/test';
import { BookOpenCheck } from 'lucide-react';
import { useSite } from '~/lib/site.ts';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { Breakdown } from './breakdown.tsx';
import { FacultyComment } from './faculty-comment.tsx';
import { GradingAction } from './grading-action.tsx';
import { hasTyped, unmarkedWords } from './marking.rules.ts';
import { PaperLink } from './paper-link.tsx';
import { PaperScore } from './paper-score.tsx';
import { QuestionResults } from './question-results.tsx';
import styles from './result.module.css';
import { testPath, timeUsedLabel } from './session.rules.ts';
import { TestScore } from './test-score.tsx';
import { useTest } from './use-test.ts';

export default function ResultPage() {
  const test = useTest();
  const { trialClassUrl } = useSite();
  const { score, breakdown } = test;
  if (!score || !breakdown) return null;
  const answered = test.questions?.filter((one) => one.status === null && hasTyped(one)).length ?? 0;
  const open = test.question_count - test.attempted_count - test.skipped_count - answered;
  const facts = [
    ['Attempted', test.attempted_count],
    ['Skipped', test.skipped_count],
    ...(answered > 0 ? [['Answered, not completed', answered] as const] : []),
    ...(open > 0 ? [['Not reached', open] as const] : []),
    ['Time used', timeUsedLabel(test.time_used ?? 0)],
  ] as const;
  return (
    <Page>
      <PageHeader
        title="Your result"
        lead={`${test.paper ? `${test.paper.name}. ` : ''}${test.subject.subject_name}, ${test.duration} minutes, ${test.question_count} questions${
          test.ended_by === 'deadline' ? '. The time ended it.' : ''
        }`}
        actions={<PaperLink paper={test.paper} />}
      />
      <div className={styles.columns}>
        <Card as="section" padding="lg" className={styles.main} aria-label="Score">
          {test.paperResult ? (
            <PaperScore result={test.paperResult} source={score.source} />
          ) : (
            <TestScore score={score} />
          )}
          <div className={styles.words}>
            <ScoreNote test={test} />
            <FacultyComment comment={test.faculty_comment} />
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.actions}>
            <ButtonLink to={testPath(test.slug, 'answer')} icon={<BookOpenCheck aria-hidden="true" />}>
              Review answers
            </ButtonLink>
            <GradingAction slug={test.slug} />
          </div>
        </Card>
        <Breakdown test={test} className={styles.breakdown} />
      </div>
      <QuestionResults test={test} />
      <aside className={styles.demo} aria-labelledby="demo-class">
        <div>
          <h2 id="demo-class">Stuck on one of them?</h2>
          <p>Go through your test with a tutor, one to one, in a demo class.</p>
        </div>
        <ButtonAnchor href={trialClassUrl} variant="secondary">
          Request a demo class
        </ButtonAnchor>
      </aside>
    </Page>
  );
}

/** What a percentage that nobody gave, or only half of one, is worth. */
function ScoreNote({ test }: { test: Test }) {
  if (test.replies_state === 'waiting') {
    return (
      <p className={styles.note} role="status">
        What you typed is being marked. The marks appear here in a moment.
      </p>
    );
  }
  if (test.score?.source === 'unmarked') {
    return test.attempted_count === 0 ? (
      <p className={styles.note}>
        Nothing was answered here. If you wrote on paper, tick the marks you earned beside the worked answers,
        or have it graded.
      </p>
    ) : (
      <p className={styles.note}>
        This is not a score yet: nobody has looked at your work. Compare it with the worked answers and tick
        the marks you earned, or have it graded.
      </p>
    );
  }
  const words = unmarkedWords(test);
  return words && <p className={styles.note}>{words}</p>;
}

import { BarChart3 } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import styles from './answer.module.css';
import { AnsweredQuestion } from './answered-question.tsx';
import { Breakdown } from './breakdown.tsx';
import { FacultyComment } from './faculty-comment.tsx';
import { unmarkedWords } from './marking.rules.ts';
import { PaperLink } from './paper-link.tsx';
import { PaperScore } from './paper-score.tsx';
import { testPath } from './session.rules.ts';
import { TestScore } from './test-score.tsx';
import { useTest } from './use-test.ts';

export default function AnswerPage() {
  const test = useTest();
  const { score, questions } = test;
  const marked = questions?.some(({ faculty }) => faculty !== null) ?? false;
  // Right after the end the test is known without its answers; they are on their way.
  const loaded = questions?.every(({ question }) => question.Answer !== undefined);
  return (
    <Page>
      <PageHeader
        title="Answers"
        lead={`${test.paper?.name ?? test.subject.subject_name}. ${
          marked
            ? 'Your teacher’s marks and comments stand at each question, your own ticks beside them.'
            : score?.source === 'machine'
              ? 'What you typed is marked. Tick each line of the mark scheme that your work on paper earned: of parts that no machine marks, and for the method where an answer was not right.'
              : 'Tick each line of the mark scheme that your own work earned.'
        }`}
        actions={
          <>
            <PaperLink paper={test.paper} />
            <ButtonLink
              to={testPath(test.slug, 'result')}
              variant="secondary"
              icon={<BarChart3 aria-hidden="true" />}
            >
              Result
            </ButtonLink>
          </>
        }
      />
      {score && (
        <section className={styles.summary} aria-label="Score" aria-live="polite">
          {test.paperResult ? (
            <PaperScore result={test.paperResult} source={score.source} small />
          ) : (
            <TestScore score={score} small />
          )}
          <p>{unmarkedWords(test)}</p>
        </section>
      )}
      <FacultyComment comment={test.faculty_comment} />
      {!loaded && (
        <SkeletonPage label="Loading the answers…">
          <Skeleton height="16rem" />
          <Skeleton height="16rem" />
        </SkeletonPage>
      )}
      {loaded && (
        <ol className={`plain-list ${styles.questions}`}>
          {questions?.map((one, index) => (
            <AnsweredQuestion key={one.question_id} test={test} one={one} number={index + 1} />
          ))}
        </ol>
      )}
      {score && <Breakdown test={test} className={styles.breakdown} />}
    </Page>
  );
}

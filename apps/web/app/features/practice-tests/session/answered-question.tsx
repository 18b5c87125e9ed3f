import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { questionPath } from '@sevenfold/contract/questions/question';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { VideoButton } from '~/lib/bank/video-button.tsx';
import { ZoomableFigures } from '~/lib/bank/zoomable-figures.tsx';
import { Badge } from '~/ui/badge.tsx';
import styles from './answered-question.module.css';
import { FacultyComment } from './faculty-comment.tsx';
import { MarkScheme } from './mark-scheme.tsx';
import { hasTyped, marksWords } from './marking.rules.ts';
import { readableQuestion } from './readable-question.ts';
import { statusWords } from './session.rules.ts';
import { TypedAnswers } from './typed-answers.tsx';

const tones = { Easy: 'green', Medium: 'amber', Hard: 'red' } as const;
const statusTones = { attempted: 'green', skipped: 'amber', open: 'neutral' } as const;

type AnsweredQuestionProps = {
  test: Pick<Test, 'slug' | 'score' | 'replies_state' | 'paper' | 'paperResult'>;
  one: TestQuestion;
  number: number;
};

/** The question beside its worked answer, as two open pages. */
export function AnsweredQuestion({ test, one, number }: AnsweredQuestionProps) {
  const { question, status } = one;
  const readable = useMemo(() => readableQuestion(question), [question]);
  const look = status ?? 'open';
  return (
    <li className={styles.question}>
      <section aria-labelledby={`question-${number}`} className={styles.side}>
        <header className={styles.head}>
          <h2 id={`question-${number}`}>Question {number}</h2>
          <Badge tone={statusTones[look]}>
            {look === 'open' ? (hasTyped(one) ? 'Answered' : 'Not reached') : statusWords[look]}
          </Badge>
          <Badge tone={tones[question.difficulty]}>{question.difficulty}</Badge>
          <span className={styles.marks} data-faculty={one.faculty !== null}>
            {one.faculty && <span className="visually-hidden">Your teacher’s marks: </span>}
            {marksWords(test, one)}
          </span>
        </header>
        <ZoomableFigures>
          <QuestionBody question={readable} />
        </ZoomableFigures>
        <TypedAnswers one={one} number={number} waiting={test.replies_state === 'waiting'} />
        <FacultyComment comment={one.faculty?.comment ?? null} on={`question ${number}`} />
        <p className={styles.links}>
          <VideoButton address={question.video_solution} title={readable.summary} />
          <Link to={questionPath(question)}>
            Question page <ExternalLink aria-hidden="true" />
          </Link>
        </p>
      </section>
      <section aria-label={`Worked answer to question ${number}`} className={styles.side}>
        <ZoomableFigures>
          <MarkScheme slug={test.slug} one={one} number={number} of={test.paper?.questionMarks[number - 1]} />
        </ZoomableFigures>
      </section>
    </li>
  );
}

import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { questionPath } from '@sevenfold/contract/questions/question';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { VideoButton } from '~/lib/bank/video-button.tsx';
import { ZoomableFigures } from '~/lib/bank/zoomable-figures.tsx';
import { Badge } from '~/ui/badge.tsx';
import styles from './answered-question.module.css';
import { MarkScheme } from './mark-scheme.tsx';
import { readableQuestion } from './readable-question.ts';
import { marksFigure, statusWords } from './session.rules.ts';

const tones = { Easy: 'green', Medium: 'amber', Hard: 'red' } as const;
const statusTones = { attempted: 'green', skipped: 'amber', open: 'neutral' } as const;

type AnsweredQuestionProps = { slug: string; one: TestQuestion; number: number };

/** The question beside its worked answer, as two open pages. */
export function AnsweredQuestion({ slug, one, number }: AnsweredQuestionProps) {
  const { question, status } = one;
  const readable = useMemo(() => readableQuestion(question), [question]);
  const look = status ?? 'open';
  return (
    <li className={styles.question}>
      <section aria-labelledby={`question-${number}`} className={styles.side}>
        <header className={styles.head}>
          <h2 id={`question-${number}`}>Question {number}</h2>
          <Badge tone={statusTones[look]}>{look === 'open' ? 'Not reached' : statusWords[look]}</Badge>
          <Badge tone={tones[question.difficulty]}>{question.difficulty}</Badge>
          <span className={styles.marks}>
            {one.ticked_lines === null
              ? 'Not marked yet'
              : `${marksFigure(one.marks ?? 0)} of ${marksPerQuestion}`}
          </span>
        </header>
        <ZoomableFigures>
          <QuestionBody question={readable} />
        </ZoomableFigures>
        <p className={styles.links}>
          <VideoButton address={question.video_solution} title={readable.summary} />
          <Link to={questionPath(question)}>
            Question page <ExternalLink aria-hidden="true" />
          </Link>
        </p>
      </section>
      <section aria-label={`Worked answer to question ${number}`} className={styles.side}>
        <ZoomableFigures>
          <MarkScheme slug={slug} one={one} number={number} />
        </ZoomableFigures>
      </section>
    </li>
  );
}

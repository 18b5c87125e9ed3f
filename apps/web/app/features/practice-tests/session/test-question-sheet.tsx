import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { Calculator } from 'lucide-react';
import { useMemo } from 'react';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { ZoomableFigures } from '~/lib/bank/zoomable-figures.tsx';
import { readableQuestion } from './readable-question.ts';
import styles from './test-question-sheet.module.css';

/** Nothing that gives the answer away, and nothing that leads out of the test. */
export function TestQuestionSheet({ question }: { question: TestQuestion['question'] }) {
  const readable = useMemo(() => readableQuestion(question), [question]);
  return (
    <div className={styles.sheet}>
      <p className={styles.calculator} data-allowed={question.calculatorAllowed}>
        <Calculator aria-hidden="true" />
        {question.calculatorAllowed ? 'Calculator allowed' : 'No calculator'}
      </p>
      <ZoomableFigures>
        <QuestionBody question={readable} />
      </ZoomableFigures>
    </div>
  );
}

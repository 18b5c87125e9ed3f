import type { ReactNode } from 'react';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { PromoPanel, TwoColumn } from '~/ui/two-column.tsx';
import styles from './auth-page.module.css';

type AuthPageProps = { title: string; lead?: ReactNode; drawing?: ReactNode; children: ReactNode };

const promo = {
  title: 'Practise what the exam will ask',
  text: 'Practise the way examiners ask, see how marks are given, and go back to what you got wrong.',
  points: [
    'Exam-style questions with worked answers',
    'Timed tests from the topics you choose',
    'Your saved questions, tests and doubts in one place',
  ],
};

/** The form on one side, what it is good for on the other. */
export function AuthPage({ title, lead, drawing = <CurveDrawing />, children }: AuthPageProps) {
  return (
    <TwoColumn panel={<PromoPanel {...promo} drawing={drawing} />}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </TwoColumn>
  );
}

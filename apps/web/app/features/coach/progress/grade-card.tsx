import type { GradeAnswer } from '@sevenfold/contract/coach/coach';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '~/ui/card.tsx';
import { chancesText, gradesText, marksInTen } from '../estimates.rules.ts';
import { practicePath } from '../practice-path.ts';
import styles from './grade-card.module.css';
import { GradeScale } from './grade-scale.tsx';

type Graded = Omit<GradeAnswer, 'course'>;

type GradeCardProps = { answer: Graded; subject: string; heading?: string };

/** The grade as a range with its sureness: one number alone would claim more than anybody knows. */
export function GradeCard({
  answer,
  subject,
  heading = 'Your grade, if the exam were today',
}: GradeCardProps) {
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby="grade-heading">
      <div className={styles.grade}>
        <h2 id="grade-heading">{heading}</h2>
        {answer.grade ? <Estimate grade={answer.grade} papers={answer.papers} /> : <TooLittle />}
        <Boundaries boundaries={answer.boundaries} />
      </div>
      {answer.raise.length > 0 && <Raise raise={answer.raise} subject={subject} />}
    </Card>
  );
}

function Estimate({ grade, papers }: { grade: NonNullable<Graded['grade']>; papers: number }) {
  const chances = chancesText(grade.sureness);
  return (
    <>
      <p className={styles.figure}>{gradesText(grade.low, grade.high)}</p>
      <GradeScale {...grade} />
      <p className={styles.words}>
        {chances.charAt(0).toUpperCase() + chances.slice(1)}, most likely {grade.likeliest}. About{' '}
        {Math.round(grade.share * 100)} % of all marks
        {papers > 0 ? `, with ${counted(papers, 'whole paper')} counted in.` : '.'}
      </p>
    </>
  );
}

function TooLittle() {
  return (
    <>
      <p className={styles.tooLittle}>Too little to say</p>
      <p className={styles.words}>
        A grade is estimated once you have answered questions across the course. A few short sessions on
        different topics tell more than many on one.
      </p>
    </>
  );
}

function Boundaries({ boundaries }: Pick<Graded, 'boundaries'>) {
  return (
    <details className={styles.boundaries}>
      <summary>Which marks lead to which grade</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Grade</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {boundaries
            .map((share, place) => ({ grade: place + 2, share }))
            .toReversed()
            .map(({ grade, share }) => (
              <tr key={grade}>
                <th scope="row">{grade}</th>
                <td>{Math.round(share * 100)} %</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}

function Raise({ raise, subject }: { raise: Graded['raise']; subject: string }) {
  return (
    <div className={styles.raise}>
      <h3>What would raise it most</h3>
      <ol className="plain-list">
        {raise.map(({ topic, topic_path, estimate }) => (
          <li key={topic.id}>
            <Link to={practicePath(subject, topic_path)}>
              <span>
                {topic.topic_name}
                <span className={styles.now}>
                  {estimate === null ? 'Little practised so far' : `Now about ${marksInTen(estimate)}`}
                </span>
              </span>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

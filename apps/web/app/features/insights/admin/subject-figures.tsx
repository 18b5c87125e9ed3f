import type { CSSProperties } from 'react';
import type { Answer } from '~/lib/api-call.ts';
import { Card } from '~/ui/card.tsx';
import styles from './dashboard.module.css';

type Subjects = Answer<'GET /api/admin/overview'>['subjects'];

const numbers = new Intl.NumberFormat('en');

/** Where students worked; the bars compare the subjects with the busiest one. */
export function SubjectFigures({ subjects }: { subjects: Subjects }) {
  const most = Math.max(1, ...subjects.map(({ completed }) => completed));
  return (
    <Card padding="md" className={styles.subjects}>
      <h3 className={styles.name}>Questions completed by subject</h3>
      {subjects.length === 0 ? (
        <p className={styles.note}>No question was completed and no test finished in this period.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">Completed</th>
              <th scope="col">Students</th>
              <th scope="col">Tests finished</th>
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject) => (
              <tr key={subject.subject_name}>
                <th scope="row">{subject.subject_name}</th>
                <td>
                  <span
                    className={styles.share}
                    style={{ '--share': `${(100 * subject.completed) / most}%` } as CSSProperties}
                  >
                    {numbers.format(subject.completed)}
                  </span>
                </td>
                <td>{numbers.format(subject.students)}</td>
                <td>{numbers.format(subject.tests_finished)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

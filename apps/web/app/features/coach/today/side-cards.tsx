import type { CoachCourse, Today } from '@sevenfold/contract/coach/coach';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { Link } from 'react-router';
import { longDate } from '~/lib/dates.ts';
import { BarChart } from '~/ui/bar-chart.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './today.module.css';
import { daysText } from './today-words.rules.ts';

/** How long it is until each exam, the nearest first. */
export function ExamsCard({ courses }: { courses: readonly CoachCourse[] }) {
  const dated = courses
    .flatMap(({ subject, exam }) => (exam ? [{ subject, exam }] : []))
    .sort((one, other) => Number(one.exam.over) - Number(other.exam.over) || one.exam.days - other.exam.days);
  const undated = courses.filter(({ exam }) => exam === null);
  return (
    <Card as="section" padding="md" aria-labelledby="exams-heading" className={styles.side}>
      <h2 id="exams-heading">Days to the exam</h2>
      {dated.length > 0 && (
        <ul className="plain-list">
          {dated.map(({ subject, exam }) => (
            <li key={subject.slug} className={styles.exam}>
              <span className={styles.days}>{daysText(exam)}</span>
              <span>{subject.subject_name}</span>
              <span className={styles.quiet}>
                {exam.exact
                  ? `First paper on ${longDate(exam.date)}`
                  : `${exam.session} ${exam.year}, from about ${longDate(exam.date)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {undated.length > 0 && (
        <p className={styles.quiet}>
          Not told yet for {undated.map(({ subject }) => subject.subject_name).join(', ')}. With a date,
          reviews aim at what you remember on that day.
        </p>
      )}
      <p className={styles.more}>
        <Link to="/progress/settings">{undated.length > 0 ? 'Tell us your exam' : 'Change exams'}</Link>
      </p>
    </Card>
  );
}

export function DoneCard({ done }: { done: Today['done_today'] }) {
  return (
    <Card as="section" padding="md" aria-labelledby="done-heading" className={styles.side}>
      <h2 id="done-heading">Done today</h2>
      {done.questions === 0 ? (
        <p className={styles.quiet}>Nothing yet.</p>
      ) : (
        <p className={styles.done} role="status">
          <span className={styles.days}>{counted(done.questions, 'question')}</span>
          {done.of > 0 && (
            <span className={styles.quiet}>
              {rounded(done.marks)} of {counted(rounded(done.of), 'mark')}
            </span>
          )}
        </p>
      )}
      <p className={styles.more}>
        <Link to="/progress">Where you stand</Link>
      </p>
    </Card>
  );
}

const rounded = (marks: number): number => Math.round(marks * 10) / 10;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** How reviews spread over the coming days: no day holds more than a session. */
export function DueCard({ due }: { due: Today['due'] }) {
  const ahead = due.days.filter(({ questions }) => questions > 0);
  if (ahead.length === 0) return null;
  return (
    <Card as="section" padding="md" aria-labelledby="due-heading" className={styles.side}>
      <h2 id="due-heading">Reviews ahead</h2>
      {ahead.length === 1 ? (
        <p className={styles.quiet}>
          {counted(ahead[0]!.questions, 'question')}, all in {counted(ahead[0]!.minutes, 'minute')} or so.
        </p>
      ) : (
        <>
          <BarChart
            label="Questions to review"
            unit="Day"
            points={due.days.map(({ date, questions }) => ({
              label: weekday.format(new Date(date)),
              value: questions,
            }))}
          />
          <p className={styles.quiet}>A day that you miss is spread over those after it.</p>
        </>
      )}
    </Card>
  );
}

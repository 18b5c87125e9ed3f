import type { CoachCourse } from '@sevenfold/contract/coach/coach';
import { comingSessions, dayIn } from '@sevenfold/contract/coach/exam-date.rules';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import { sessionName, toldBeside } from '../settings/exams.rules.ts';
import { timeZone, useTellExams } from '../use-coach.ts';
import styles from './exam-ask.module.css';
import { keepPutOff, putOffCourses } from './put-off-exams.ts';

const offered = 3;

/** Asks once for each course, one at a time. Who doesn't know yet finds it in the settings. */
export function ExamAsk({ courses }: { courses: readonly CoachCourse[] }) {
  const owner = useAuth((state) => state.user?.id) ?? '';
  const [putOff, setPutOff] = useState(() => putOffCourses(owner));
  const telling = useTellExams();
  const asked = courses.find(({ subject, exam }) => exam === null && !putOff.includes(subject.slug));
  if (!asked) return null;
  const { slug, subject_name: name } = asked.subject;
  return (
    <section aria-labelledby="ask-heading" className={styles.ask}>
      <CalendarDays aria-hidden="true" />
      <div>
        <h2 id="ask-heading">When is your exam in {name}?</h2>
        <p>Reviews then aim at what you remember on that day.</p>
      </div>
      <div className={styles.choices}>
        {comingSessions(dayIn(new Date(), timeZone()), offered).map((session) => (
          <Button
            key={sessionName(session)}
            variant="secondary"
            size="sm"
            disabled={telling.isPending}
            onClick={() =>
              telling.mutate(toldBeside(courses, { subject: slug, ...session, date: null }), {
                onSuccess: () =>
                  toast.success(`${name}: ${sessionName(session)}. You can change it in the settings.`),
                onError: (error) => toast.error(messageOf(error)),
              })
            }
          >
            {sessionName(session)}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="sm"
          disabled={telling.isPending}
          onClick={() => setPutOff(keepPutOff(owner, slug))}
        >
          Not sure yet
        </Button>
      </div>
    </section>
  );
}

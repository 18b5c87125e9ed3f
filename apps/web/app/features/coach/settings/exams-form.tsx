import type { CoachCourse } from '@sevenfold/contract/coach/coach';
import { comingSessions, dayIn } from '@sevenfold/contract/coach/exam-date.rules';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { Button } from '~/ui/button.tsx';
import { FormAlert } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { subjectsQuery, timeZone, useTellExams } from '../use-coach.ts';
import { ExamRow } from './exam-row.tsx';
import { draftOf, type ExamDraft, emptyDraft, firstDrafts, problemOf, toTell } from './exams.rules.ts';
import styles from './settings.module.css';

type ExamsFormProps = {
  courses: readonly CoachCourse[];
  submitLabel: string;
};

/** Which courses she takes, and when each is examined. */
export function ExamsForm({ courses, submitLabel }: ExamsFormProps) {
  const subjects = useQuery(subjectsQuery);
  return (
    <Loaded query={subjects} what="the courses" height="10rem">
      {(found) => <Exams courses={courses} subjects={found.subjects} submitLabel={submitLabel} />}
    </Loaded>
  );
}

type ExamsProps = ExamsFormProps & {
  subjects: readonly { readonly slug: string; readonly subject_name: string }[];
};

function Exams({ courses, subjects, submitLabel }: ExamsProps) {
  const sessions = comingSessions(dayIn(new Date(), timeZone()));
  const mathCourse = useAuth((state) => state.user?.math_course);
  const [drafts, setDrafts] = useState<readonly ExamDraft[]>(() =>
    courses.length > 0 ? courses.map(draftOf) : firstDrafts(mathCourse, subjects),
  );
  const [tried, setTried] = useState(false);
  const telling = useTellExams();
  const problems = drafts.map((draft) => problemOf(draft, drafts));
  const set = (place: number, change: Partial<ExamDraft>) =>
    setDrafts((all) => all.map((draft, at) => (at === place ? { ...draft, ...change } : draft)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.some(Boolean) || telling.isPending) return;
    telling.mutate(toTell(drafts), {
      onSuccess: () => {
        toast.success('Your exams are kept.');
        setTried(false);
      },
    });
  };

  return (
    <form onSubmit={submit} noValidate className={styles.exams}>
      <ul className="plain-list">
        {drafts.map((draft, place) => (
          <ExamRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until a course is chosen
            key={place}
            draft={draft}
            subjects={subjects}
            sessions={sessions}
            problem={tried ? problems[place] : undefined}
            onChange={(change) => set(place, change)}
            {...(drafts.length > 1 &&
              !draft.isPractised && {
                onRemove: () => setDrafts((all) => all.filter((_, at) => at !== place)),
              })}
          />
        ))}
      </ul>
      <FormAlert errors={telling.isError ? [messageOf(telling.error)] : []} />
      <div className={styles.buttons}>
        <Button type="submit" busy={telling.isPending}>
          {submitLabel}
        </Button>
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={drafts.length >= subjects.length}
          onClick={() => setDrafts((all) => [...all, emptyDraft])}
        >
          Add a course
        </Button>
      </div>
    </form>
  );
}

import type { CoachCourse } from '@sevenfold/contract/coach/coach';
import {
  dayAimedAt,
  daysUntil,
  type ExamTold,
  examDay,
  isOver,
} from '@sevenfold/contract/coach/exam-date.rules';
import type { Services } from '../../platform/services.ts';
import { readMathCourse } from '../accounts/read-math-course.ts';
import type { Catalogue, Reader, SubjectNode } from '../catalogue/catalogue-tree.ts';
import { chosenSubjects } from './chosen-subjects.policy.ts';
import { countAnswers, listExamPlans } from './learners.queries.ts';

export interface StudentCourse {
  readonly subject: SubjectNode;
  /** The day that plans aim at. Once it is past, nothing is due or planned any more. */
  readonly examAt: string | undefined;
  readonly shown: CoachCourse;
  readonly lastAt: Date | undefined;
}

/** What a student prepares for: as onboarding and she herself said, and what she practises without having said so. */
export async function readCourses(
  services: Services,
  userId: string,
  { catalogue, reader, today }: { catalogue: Catalogue; reader: Reader; today: string },
): Promise<{ courses: StudentCourse[]; courseOf: (subject: SubjectNode) => StudentCourse }> {
  const { db } = services.database;
  const [plans, counts, mathCourse] = await Promise.all([
    listExamPlans(db, userId),
    countAnswers(db, userId),
    readMathCourse(services, userId),
  ]);
  const subjects = catalogue.subjectsFor(reader);
  const ownMaths = mathCourse && subjects.find(({ slug }) => isCalled(slug, mathCourse));
  const chosen = chosenSubjects({
    told: [...(ownMaths ? [ownMaths.id] : []), ...plans.map(({ subjectId }) => subjectId)],
    practised: counts.map(({ subject_id, twin_subject_id }) => ({
      subjectId: subject_id,
      twinId: twin_subject_id,
    })),
  });
  const courseOf = (subject: SubjectNode): StudentCourse => {
    const own = counts.filter(
      ({ subject_id, twin_subject_id }) => subject_id === subject.id || twin_subject_id === subject.id,
    );
    const plan = plans.find(({ subjectId }) => subjectId === subject.id);
    const told = plan && { session: plan.session, year: plan.year, date: plan.firstPaper };
    return {
      subject,
      examAt: told && dayAimedAt(told, today),
      lastAt: own.map(({ last_at }) => last_at).sort((one, other) => other.getTime() - one.getTime())[0],
      shown: {
        subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
        exam: told ? presentExam(told, today) : null,
        answers: own.reduce((sum, { answers }) => sum + answers, 0),
      },
    };
  };
  return { courses: subjects.filter(({ id }) => chosen.has(id)).map(courseOf), courseOf };
}

/** 'AA HL' is `math-aa-hl`. */
const isCalled = (slug: string, mathCourse: string): boolean =>
  slug === `math-${mathCourse.toLowerCase().replaceAll(' ', '-')}`;

function presentExam(told: ExamTold, today: string): CoachCourse['exam'] {
  const { session, year } = told;
  const date = examDay(told);
  return {
    session,
    year,
    date,
    exact: told.date !== null,
    days: daysUntil(date, today),
    over: isOver(told, today),
  };
}

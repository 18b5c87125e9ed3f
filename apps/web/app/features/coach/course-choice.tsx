import type { CoachCourse } from '@sevenfold/contract/coach/coach';
import { SelectField } from '~/ui/select-field.tsx';
import styles from './coach.module.css';

type CourseChoiceProps = {
  courses: readonly CoachCourse[];
  value: string;
  /** What no choice means, where that is possible. */
  all?: string;
  onChange: (slug: string) => void;
};

/** A choice like any other: one that is empty would look as if it were still to be made. */
const everyCourse = 'all';

/** Nothing to choose from one course. */
export function CourseChoice({ courses, value, all, onChange }: CourseChoiceProps) {
  if (courses.length < 2) return null;
  return (
    <div className={styles.course}>
      <SelectField
        label="Course"
        name="course"
        value={value || everyCourse}
        options={[
          ...(all ? [{ value: everyCourse, label: all }] : []),
          ...courses.map(({ subject }) => ({ value: subject.slug, label: subject.subject_name })),
        ]}
        onChange={(slug) => onChange(slug === everyCourse ? '' : slug)}
      />
    </div>
  );
}

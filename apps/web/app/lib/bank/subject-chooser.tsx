import { Link, useNavigate } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { topicListPath } from './bank-address.ts';
import styles from './subject-chooser.module.css';
import type { SubjectName } from './topic-tree.ts';

type SubjectChooserProps = {
  subjects: readonly SubjectName[];
  current: string | undefined;
  /** The page that shows one subject at a time, by the `subject` of its query. */
  root: string;
};

/** Tabs where there is room for them, the phone's own list where there isn't. */
export function SubjectChooser({ subjects, current, root }: SubjectChooserProps) {
  const navigate = useNavigate();
  const pathOf = (slug: string) => topicListPath({ subject: slug }, root);
  return (
    <>
      <nav aria-label="Subjects" className={styles.tabs}>
        <ul className="plain-list">
          {subjects.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={pathOf(slug)} aria-current={slug === current ? 'page' : undefined} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form action={root} className={styles.select}>
        <SelectField
          label="Subject"
          name="subject"
          value={current ?? ''}
          options={subjects.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(slug) => void navigate(pathOf(slug), { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </form>
    </>
  );
}

import { bankRoot } from '@sevenfold/contract/site/paths';
import { Link, useNavigate } from 'react-router';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import type { SubjectName } from '~/lib/bank/topic-tree.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import styles from './subject-chooser.module.css';

type SubjectChooserProps = { subjects: readonly SubjectName[]; current: string | undefined };

/** Tabs where there is room for them, the phone's own list where there isn't. */
export function SubjectChooser({ subjects, current }: SubjectChooserProps) {
  const navigate = useNavigate();
  return (
    <>
      <nav aria-label="Subjects" className={styles.tabs}>
        <ul className="plain-list">
          {subjects.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={topicListPath({ subject: slug })}
                aria-current={slug === current ? 'page' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form action={bankRoot} className={styles.select}>
        <SelectField
          label="Subject"
          name="subject"
          value={current ?? ''}
          options={subjects.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(slug) => void navigate(topicListPath({ subject: slug }), { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </form>
    </>
  );
}

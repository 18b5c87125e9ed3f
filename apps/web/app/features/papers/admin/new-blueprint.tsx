import { useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import styles from './admin-papers.module.css';
import { BlueprintForm } from './blueprint-form.tsx';
import { useAdminSubjects } from './paper-queries.ts';

/** The course comes first: topics and papers are its own. */
export function NewBlueprint() {
  const query = useAdminSubjects();
  const [slug, setSlug] = useState('');
  return (
    <Loaded query={query} what="the courses">
      {(subjects) => {
        const subject = subjects.find((one) => one.slug === slug);
        return (
          <div className={styles.form}>
            <SelectField
              label="Course"
              name="subject"
              required
              value={slug}
              options={[
                { value: '', label: 'Choose a course', disabled: true },
                ...subjects.map((one) => ({ value: one.slug, label: one.subject_name })),
              ]}
              onChange={setSlug}
            />
            {subject && <BlueprintForm key={slug} subject={subject} record={undefined} />}
          </div>
        );
      }}
    </Loaded>
  );
}

import { slugOf } from '@sevenfold/contract/catalogue/slug.rules';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { counted } from '~/lib/admin/counted.ts';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import type { AdminSubject } from './catalogue-queries.ts';
import { DeleteSection } from './delete-section.tsx';
import styles from './rows.module.css';
import { SlugField } from './slug-field.tsx';

type SubjectFormProps = { subject: AdminSubject | undefined };

export function SubjectForm({ subject }: SubjectFormProps) {
  const navigate = useNavigate();
  const { busy, issues, save } = useSaving(catalogueKey);
  const [name, setName] = useState(subject?.subject_name ?? '');
  const [slug, setSlug] = useState(subject?.slug ?? '');
  const [slugTyped, setSlugTyped] = useState(subject !== undefined);
  // A new subject is filled before students see it.
  const [staffOnly, setStaffOnly] = useState(subject?.staff_only ?? true);
  const unchanged =
    subject !== undefined &&
    name === subject.subject_name &&
    slug === subject.slug &&
    staffOnly === subject.staff_only;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { subject_name: name, slug, staff_only: staffOnly };
    void save(async () => {
      if (subject) {
        const { subject: saved } = await api('PUT /api/admin/subjects/:id', {
          params: { id: subject.id },
          body,
        });
        setName(saved.subject_name);
        setSlug(saved.slug);
        toast.success(`${saved.subject_name} has been saved.`);
      } else {
        const { subject: added } = await api('POST /api/admin/subjects', { body });
        toast.success(`${added.subject_name} has been added.`);
        await navigate(`/admin/topics?subject=${added.id}`);
      }
    });
  };

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          name="subject_name"
          value={name}
          onChange={(value) => {
            setName(value);
            if (!slugTyped) setSlug(slugOf(value));
          }}
          error={issues.subject_name}
          maxLength={150}
          required
        />
        <SlugField
          value={slug}
          onChange={(value) => {
            setSlug(value);
            setSlugTyped(true);
          }}
          error={issues.slug}
          former={subject?.former_slugs ?? []}
          current={subject?.slug ?? ''}
          hint="With sl or hl in it, its questions can be shared with the same subject at the other level."
        />
        <Checkbox
          label="Staff only"
          description="Students don’t find the subject, its topics or its questions anywhere."
          name="staff_only"
          checked={staffOnly}
          onChange={setStaffOnly}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} disabled={unchanged}>
            {subject ? 'Save subject' : 'Add subject'}
          </Button>
        </div>
      </form>
      {subject && (
        <DeleteSection
          what="subject"
          name={subject.subject_name}
          obstacle={obstacleOf(subject)}
          remove={async () => {
            await api('DELETE /api/admin/subjects/:id', { params: { id: subject.id } });
            await navigate('/admin/subjects');
          }}
        >
          It has <Link to={`/admin/topics?subject=${subject.id}`}>{counted(subject.topics, 'topic')}</Link>{' '}
          with {counted(subject.questions, 'question')}.
        </DeleteSection>
      )}
    </>
  );
}

function obstacleOf({ topics, tests }: AdminSubject): string | undefined {
  if (topics > 0) return 'A subject can be deleted when it has no topics. You can hide it from students.';
  if (tests > 0) return 'Students have made tests in it, so it stays. You can hide it from students.';
  return undefined;
}

import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/edit-subject.page.ts';
import { idIn, useSubjects } from './catalogue-queries.ts';
import styles from './rows.module.css';
import { SubjectForm } from './subject-form.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Subject'), description: 'One subject.', path: '/admin/subjects', noIndex: true },
    args,
  );

/** Both for a new subject, which has no id in its address, and for one that there is. */
export default function EditSubjectPage() {
  const [address] = useSearchParams();
  const id = idIn(address, 'id');
  const query = useSubjects();
  return (
    <Page width="full">
      <p className={styles.back}>
        <Link to="/admin/subjects">
          <ArrowLeft aria-hidden="true" />
          All subjects
        </Link>
      </p>
      {id === undefined ? (
        <>
          <PageHeader title="New subject" />
          <SubjectForm subject={undefined} />
        </>
      ) : (
        <Loaded query={query} what="the subject">
          {({ subjects }) => {
            const subject = subjects.find((each) => each.id === id);
            return subject ? (
              <>
                <PageHeader title={subject.subject_name} />
                <SubjectForm key={subject.id} subject={subject} />
              </>
            ) : (
              <EmptyState title="This subject does not exist" text="It may have been deleted." />
            );
          }}
        </Loaded>
      )}
    </Page>
  );
}

import { data, useSearchParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/edit-subject.page.ts';
import { idIn, useSubjects } from './catalogue-queries.ts';
import { SubjectForm } from './subject-form.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Subject'), description: 'One subject.', path: '/admin/subjects', noIndex: true },
    args,
  );

/** Both for a new subject and for one that there is, which is named by its id. */
export const loader = ({ url }: Route.LoaderArgs) =>
  data(null, { status: url.pathname.endsWith('/edit') && !idIn(url.searchParams, 'id') ? 404 : 200 });

export default function EditSubjectPage({ matches }: { matches: readonly ({ id: string } | undefined)[] }) {
  const isNew = matches.at(-1)?.id === 'new-subject';
  return (
    <Page width="full">
      <BackLink to="/admin/subjects">All subjects</BackLink>
      {isNew ? (
        <>
          <PageHeader title="New subject" />
          <SubjectForm subject={undefined} />
        </>
      ) : (
        <KnownSubject />
      )}
    </Page>
  );
}

function KnownSubject() {
  const [address] = useSearchParams();
  const id = idIn(address, 'id');
  const query = useSubjects();
  if (!id) {
    return (
      <EmptyState
        title="There is no subject at this address"
        text="The address needs the number of a subject."
      />
    );
  }
  return (
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
  );
}

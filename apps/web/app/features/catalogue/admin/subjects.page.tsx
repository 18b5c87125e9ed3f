import { Plus } from 'lucide-react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/subjects.page.ts';
import { useSubjects } from './catalogue-queries.ts';
import { SubjectList } from './subject-list.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Subjects'),
      description: 'The subjects of the bank.',
      path: '/admin/subjects',
      noIndex: true,
    },
    args,
  );

export default function AdminSubjectsPage() {
  const query = useSubjects();
  return (
    <Page width="full">
      <PageHeader
        title="Subjects"
        lead="In the order in which the bank shows them. Drag a subject by its handle, or use the arrows."
        actions={
          <ButtonLink to="/admin/subjects/new" icon={<Plus aria-hidden="true" />}>
            New subject
          </ButtonLink>
        }
      />
      <Loaded query={query} what="the subjects">
        {({ subjects }) =>
          subjects.length === 0 ? (
            <EmptyState
              drawing={<CurveDrawing />}
              title="There are no subjects yet"
              text="The bank begins with a subject; its topics and questions come after."
            />
          ) : (
            <SubjectList subjects={subjects} />
          )
        }
      </Loaded>
    </Page>
  );
}

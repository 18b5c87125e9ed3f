import { type MetaArgs, useSearchParams } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { SyllabusEditor } from '~/lib/rich-editor/syllabus-editor.tsx';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: titled('Syllabus page'),
      description: 'Writing the syllabus page of a topic.',
      path: '/admin/topics/syllabus',
      noIndex: true,
    },
    args,
  );

export default function EditSyllabusPage() {
  const [search] = useSearchParams();
  const topicId = Number(search.get('topic'));
  const known = Number.isInteger(topicId) && topicId > 0;
  return (
    <Page width="full">
      <Breadcrumbs items={[{ label: 'Topics', to: '/admin/topics' }]} />
      <PageHeader
        title="Syllabus page"
        lead="What students find under ‘Syllabus and formulas’ of this topic."
      />
      {known ? (
        <SyllabusEditor key={topicId} topicId={topicId} />
      ) : (
        <EmptyState
          title="Which topic?"
          text="The address names none."
          action={<ButtonLink to="/admin/topics">All topics</ButtonLink>}
        />
      )}
    </Page>
  );
}

import { Page, PageHeader } from '~/ui/page.tsx';

export default function AdminSubjectsPage() {
  return (
    <Page width="full">
      <PageHeader title="Subjects" lead="This page is being prepared." />
    </Page>
  );
}

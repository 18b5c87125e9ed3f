import { Page, PageHeader } from '~/ui/page.tsx';

export default function GradeTestsPage() {
  return (
    <Page width="full">
      <PageHeader title="Grade tests" lead="This page is being prepared." />
    </Page>
  );
}

import { Page, PageHeader } from '~/ui/page.tsx';

export default function GradeTestPage() {
  return (
    <Page width="full">
      <PageHeader title="Grade a test" lead="This page is being prepared." />
    </Page>
  );
}

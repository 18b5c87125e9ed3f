import { Page, PageHeader } from '~/ui/page.tsx';

export default function ReportedQuestionsPage() {
  return (
    <Page width="full">
      <PageHeader title="Reported questions" lead="This page is being prepared." />
    </Page>
  );
}

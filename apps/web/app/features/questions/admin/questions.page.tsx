import { Page, PageHeader } from '~/ui/page.tsx';

export default function AdminQuestionsPage() {
  return (
    <Page width="full">
      <PageHeader title="Questions" lead="This page is being prepared." />
    </Page>
  );
}

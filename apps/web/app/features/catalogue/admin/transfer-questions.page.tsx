import { Page, PageHeader } from '~/ui/page.tsx';

export default function TransferQuestionsPage() {
  return (
    <Page width="full">
      <PageHeader title="Transfer questions" lead="This page is being prepared." />
    </Page>
  );
}

import { Page, PageHeader } from '~/ui/page.tsx';

export default function AdminPaymentsPage() {
  return (
    <Page width="full">
      <PageHeader title="Payments" lead="This page is being prepared." />
    </Page>
  );
}

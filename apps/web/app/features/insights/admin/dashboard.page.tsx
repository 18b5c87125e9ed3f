import { Page, PageHeader } from '~/ui/page.tsx';

export default function DashboardPage() {
  return (
    <Page width="full">
      <PageHeader title="Overview" lead="This page is being prepared." />
    </Page>
  );
}

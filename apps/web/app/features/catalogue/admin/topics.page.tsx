import { Page, PageHeader } from '~/ui/page.tsx';

export default function AdminTopicsPage() {
  return (
    <Page width="full">
      <PageHeader title="Topics" lead="This page is being prepared." />
    </Page>
  );
}

import { Page, PageHeader } from '~/ui/page.tsx';

export default function AdminPagesPage() {
  return (
    <Page width="full">
      <PageHeader title="Pages" lead="This page is being prepared." />
    </Page>
  );
}

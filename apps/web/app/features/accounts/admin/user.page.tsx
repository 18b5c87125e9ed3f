import { Page, PageHeader } from '~/ui/page.tsx';

export default function UserPage() {
  return (
    <Page width="full">
      <PageHeader title="User" lead="This page is being prepared." />
    </Page>
  );
}

import { Page, PageHeader } from '~/ui/page.tsx';

export default function UsersPage() {
  return (
    <Page width="full">
      <PageHeader title="Users" lead="This page is being prepared." />
    </Page>
  );
}

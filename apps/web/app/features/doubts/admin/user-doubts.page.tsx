import { Page, PageHeader } from '~/ui/page.tsx';

export default function UserDoubtsPage() {
  return (
    <Page width="full">
      <PageHeader title="Doubts" lead="This page is being prepared." />
    </Page>
  );
}

import { Page, PageHeader } from '~/ui/page.tsx';

export default function ImportPage() {
  return (
    <Page width="full">
      <PageHeader title="Import" lead="This page is being prepared." />
    </Page>
  );
}

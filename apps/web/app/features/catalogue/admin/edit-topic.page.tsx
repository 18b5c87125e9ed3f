import { Page, PageHeader } from '~/ui/page.tsx';

export default function EditTopicPage() {
  return (
    <Page width="full">
      <PageHeader title="Topic" lead="This page is being prepared." />
    </Page>
  );
}

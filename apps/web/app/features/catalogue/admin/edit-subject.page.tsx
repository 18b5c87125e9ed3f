import { Page, PageHeader } from '~/ui/page.tsx';

export default function EditSubjectPage() {
  return (
    <Page width="full">
      <PageHeader title="Subject" lead="This page is being prepared." />
    </Page>
  );
}

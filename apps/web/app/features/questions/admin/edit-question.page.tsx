import { Page, PageHeader } from '~/ui/page.tsx';

export default function EditQuestionPage() {
  return (
    <Page width="full">
      <PageHeader title="Question" lead="This page is being prepared." />
    </Page>
  );
}

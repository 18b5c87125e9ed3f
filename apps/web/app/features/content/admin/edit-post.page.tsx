import { Page, PageHeader } from '~/ui/page.tsx';

export default function EditPostPage() {
  return (
    <Page width="full">
      <PageHeader title="Post" lead="This page is being prepared." />
    </Page>
  );
}

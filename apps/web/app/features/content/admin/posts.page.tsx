import { Page, PageHeader } from '~/ui/page.tsx';

export default function AdminPostsPage() {
  return (
    <Page width="full">
      <PageHeader title="Blogs" lead="This page is being prepared." />
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { topicOptions } from '~/lib/admin/topic-options.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/transfer-questions.page.ts';
import { idIn } from './catalogue-queries.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Transfer questions'),
      description: 'Questions from topic to topic.',
      path: '/admin/topics/transfer-questions',
      noIndex: true,
    },
    args,
  );

export default function TransferQuestionsPage() {
  const [address] = useSearchParams();
  const query = useQuery({
    queryKey: [...catalogueKey, 'all'],
    queryFn: () => api('GET /api/subjects', { query: {} }),
  });
  return (
    <Page width="full">
      <PageHeader
        title="Transfer questions"
        lead="From one topic to another, also of another subject. You see what moves before it does, and can undo it."
      />
      <Loaded query={query} what="the topics">
        {({ subjects }) => <TransferForm options={topicOptions(subjects)} from={idIn(address, 'from')} />}
      </Loaded>
      <TransferList />
    </Page>
  );
}

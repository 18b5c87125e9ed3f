import { papersRoot } from '@sevenfold/contract/site/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { createQueryClient } from '~/lib/query.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { NeedsScript } from '~/ui/needs-script.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/build-paper.page.ts';
import { BuildPaper, type SubjectChoice } from './build-paper.tsx';
import { ownAudience } from './load-papers.ts';

interface Loaded {
  readonly readAs: 'visitor' | 'staff';
  readonly subjects: readonly SubjectChoice[];
}

const names = { query: { excludeChildren: 'true' } } as const;

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { subjects } = await apiOnServer(context, 'GET /api/subjects', names);
  return { readAs: 'visitor', subjects };
}

/** Staff see subjects that others don't. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  if (ownAudience() !== 'staff') return serverLoader();
  const { subjects } = await api('GET /api/subjects', names);
  return { readAs: 'staff', subjects };
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Build my own paper'),
      description:
        'Say how many marks or minutes, which topics and how hard: we find an IB Diploma paper that is exactly that.',
      path: `${papersRoot}/build`,
    },
    args,
  );

export default function BuildPaperPage({ loaderData }: Route.ComponentProps) {
  const { readAs, subjects } = loaderData;
  useReloadAs(readAs, (audience) => audience === 'staff');
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <Breadcrumbs items={[{ label: 'Papers', to: papersRoot }]} />
        <PageHeader
          title="Build my own paper"
          lead="Say what it should be like. We find a paper of the bank’s questions that is exactly that, another one each time."
        />
        <NeedsScript>
          This form needs JavaScript. Please switch it on in your browser; papers that are there can be read
          and printed without it.
        </NeedsScript>
        <BuildPaper subjects={subjects} />
      </Page>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { createQueryClient } from '~/lib/query.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/take-a-test.page.ts';
import { AboutTests } from './about-tests.tsx';
import { Builder } from './builder.tsx';

interface Loaded {
  readonly readAs: 'visitor' | 'staff';
  readonly subjects: Answer<'GET /api/subjects'>['subjects'];
}

const names = { query: { excludeChildren: 'true' } } as const;

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { subjects } = await apiOnServer(context, 'GET /api/subjects', names);
  return { readAs: 'visitor', subjects };
}

/** Staff see subjects that others don't. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  if (audienceOf(authStore.getState()) !== 'staff') return serverLoader();
  const { subjects } = await api('GET /api/subjects', names);
  return { readAs: 'staff', subjects };
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Take a test'),
      description:
        'Build a timed practice test of 30, 60 or 120 minutes from the IB Diploma topics you choose, with worked answers afterwards.',
      path: '/take-a-test',
      keywords: ['IB practice test', 'timed test', 'IBDP mock exam', 'topic-wise test'],
    },
    args,
  );

export default function TakeATestPage({ loaderData }: Route.ComponentProps) {
  const { readAs, subjects } = loaderData;
  const loading = useReloadAs(readAs, (audience) => audience === 'staff');
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <Builder subjects={subjects} settled={!loading} />
        <AboutTests />
      </Page>
    </QueryClientProvider>
  );
}

import { bankRoot } from '@sevenfold/contract/site/paths';
import {
  data,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router';
import { api } from '~/lib/api.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { asksForQuestions, readBankAddress } from '~/lib/bank/bank-address.ts';
import type { BankCall } from '~/lib/bank/topic-tree.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import type { PageContext } from '~/lib/load-context.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { MissingSubject } from './missing-subject.tsx';
import { SubjectCatalogue } from './subject-catalogue.tsx';

async function loadBank(call: BankCall, url: URL) {
  const ofAll = asksForQuestions(url.searchParams);
  return loadCatalogue(call, readBankAddress(url.searchParams).subject, ofAll);
}

export async function loader({ url, context }: { url: URL; context: PageContext }) {
  const catalogue = await loadBank((key, ...parts) => apiOnServer(context, key, ...parts), url);
  return data({ readAs: 'visitor' as const, catalogue }, { status: catalogue ? 200 : 404 });
}

/** Staff see subjects that others don't. */
export async function clientLoader({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader: () => Promise<Loaded>;
}): Promise<Loaded> {
  if (audienceOf(authStore.getState()) !== 'staff') return serverLoader();
  return { readAs: 'staff', catalogue: await loadBank(api, new URL(request.url)) };
}

interface Loaded {
  readonly readAs: 'visitor' | 'staff';
  readonly catalogue: Awaited<ReturnType<typeof loadBank>>;
}

/** A filter changes the questions, not the catalogue around them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) {
    return defaultShouldRevalidate;
  }
  const framing = (url: URL) =>
    `${url.searchParams.get('subject')} ${url.searchParams.has('subject') || asksForQuestions(url.searchParams)}`;
  return framing(currentUrl) !== framing(nextUrl);
}

/** The frame of the bank: the subject's topics, or the page inside when the address asks for questions. */
export default function BankLayout() {
  const { readAs, catalogue } = useLoaderData<Loaded>();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const loading = useReloadAs(readAs, (audience) => audience === 'staff');
  if (!catalogue) return <MissingSubject loading={loading} />;
  const showsTopics = pathname.replace(/\/$/, '') === bankRoot && !asksForQuestions(query);
  return showsTopics ? <SubjectCatalogue {...catalogue} /> : <Outlet context={catalogue} />;
}

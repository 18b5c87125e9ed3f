import { bankRoot } from '@sevenfold/contract/site/paths';
import {
  data,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useSearchParams,
} from 'react-router';
import { api } from '~/lib/api.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore, useAudience } from '~/lib/auth/auth-store.ts';
import { asksForQuestions } from '~/lib/bank/bank-address.ts';
import type { BankCall, Catalogue } from '~/lib/bank/topic-tree.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { fileOnUse } from '~/lib/on-use.tsx';
import { apiOnServer } from '~/lib/server-api.ts';
import type { Route } from './+types/bank.layout.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { MissingSubject } from './missing-subject.tsx';
import { movedAddress } from './moved-place.ts';
import { SubjectCatalogue } from './subject-catalogue.tsx';

const staffCatalogue = fileOnUse(() => import('./load-catalogue.ts'));
const staffPlaces = fileOnUse(() => import('./moved-place.ts'));

export async function loader({ url, context }: Route.LoaderArgs) {
  const call: BankCall = (key, ...parts) => apiOnServer(context, key, ...parts);
  const catalogue = await loadCatalogue(call, url.searchParams);
  const moved = await movedAddress(call, url, catalogue);
  if (moved) return redirect(moved);
  return data({ readAs: 'visitor' as const, catalogue }, { status: catalogue ? 200 : 404 });
}

/** Staff see subjects that others don't. What reads them is no part of anybody else's page. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded | Response> {
  if (audienceOf(authStore.getState()) !== 'staff') return serverLoader();
  const [{ loadCatalogue: load }, { movedAddress: movedTo }] = await Promise.all([
    staffCatalogue(),
    staffPlaces(),
  ]);
  const url = new URL(request.url);
  const catalogue = await load(api, url.searchParams);
  const moved = await movedTo(api, url, catalogue);
  if (moved) return redirect(moved);
  return { readAs: 'staff', catalogue };
}

interface Loaded {
  readonly readAs: 'visitor' | 'staff';
  readonly catalogue: Catalogue | undefined;
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
export default function BankLayout({ loaderData }: Route.ComponentProps) {
  const { readAs, catalogue } = loaderData;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const audience = useAudience();
  const loading = useReloadAs(readAs, (audience) => audience === 'staff');
  if (!catalogue) return <MissingSubject waiting={loading || audience === undefined} />;
  const showsTopics = pathname.replace(/\/$/, '') === bankRoot && !asksForQuestions(query);
  return showsTopics ? <SubjectCatalogue {...catalogue} /> : <Outlet context={catalogue} />;
}

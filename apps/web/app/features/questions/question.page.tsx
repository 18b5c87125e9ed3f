import {
  data,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { api } from '~/lib/api.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore, useAudience } from '~/lib/auth/auth-store.ts';
import { readBankAddress } from '~/lib/bank/bank-address.ts';
import { useMarksOfUser } from '~/lib/bank/question-marks.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import type { PageContext } from '~/lib/load-context.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { type LoadedQuestion, listOf, loadQuestion } from './load-question.ts';
import { MissingQuestion } from './missing-question.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { questionStructuredData } from './question-structured-data.ts';
import { typesetFor, typesetInData } from './question-view.presenter.ts';

type Loaded = LoadedQuestion | undefined;

const idOf = (text: string | undefined) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined);

/** One question has one address. Any other path that ends in its id leads there. */
function keepToOneAddress(url: URL, found: Loaded): void {
  if (found && url.pathname !== found.path) throw redirect(found.path + url.search, 301);
}

export async function loader({
  url,
  request,
  params,
  context,
}: {
  url: URL;
  request: Request;
  params: { id?: string };
  context: PageContext;
}) {
  const id = idOf(params.id);
  const found =
    id &&
    (await loadQuestion(
      (key, ...parts) => apiOnServer(context, key, ...parts),
      id,
      readBankAddress(url.searchParams),
      'visitor',
      typesetFor(request),
    ));
  if (!found) return data(undefined, { status: 404 });
  keepToOneAddress(url, found);
  return found;
}

/** Staff see what others don't; a user's list may be made of their own marks. */
export async function clientLoader({
  request,
  params,
  serverLoader,
}: {
  request: Request;
  params: { id?: string };
  serverLoader: () => Promise<Loaded>;
}): Promise<Loaded> {
  const audience = audienceOf(authStore.getState());
  const id = idOf(params.id);
  if (audience === 'visitor' || !id) return serverLoader();
  const url = new URL(request.url);
  const found = await loadQuestion(api, id, readBankAddress(url.searchParams), audience, typesetInData);
  keepToOneAddress(url, found);
  return found;
}

export const headers = publicPage;

/** Opening the answer or following a link within the page changes nothing here. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href || defaultShouldRevalidate;

export const meta = (args: MetaArgs & { loaderData?: unknown }) => {
  const found = args.loaderData as Loaded;
  if (!found) {
    return pageMetadata(
      {
        title: titled('Page Not Found'),
        description: 'There is no question at this address.',
        path: args.location.pathname,
        noIndex: true,
      },
      args,
    );
  }
  const { question } = found;
  return pageMetadata(
    {
      title: titled(
        `${question.topic.topic_name} question ${question.id} · ${question.subject.subject_name}`,
      ),
      description: found.plain || `A question on ${question.topic.topic_name} with its worked answer.`,
      path: found.path,
      type: 'article',
      structuredData: questionStructuredData(found),
    },
    args,
  );
};

export default function QuestionPage() {
  const found = useLoaderData<Loaded>();
  const [query] = useSearchParams();
  useMarksOfUser();
  const audience = useAudience();
  const reloading = useReloadAs(found?.readAs ?? 'visitor', (as) => as === 'staff');
  if (!found) return <MissingQuestion loading={reloading || audience === undefined} />;
  return (
    <QuestionSheet
      key={found.question.id}
      {...found}
      list={listOf(found.question, readBankAddress(query))}
      cameFromList={query.has('subject')}
    />
  );
}

import { data, redirect, useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore, useAudience } from '~/lib/auth/auth-store.ts';
import { bankPath, readBankAddress } from '~/lib/bank/bank-address.ts';
import { typesetFor } from '~/lib/bank/make-typeset.ts';
import { useMarksOfUser } from '~/lib/bank/question-marks.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { fileOnUse } from '~/lib/on-use.tsx';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { typesetFonts } from '~/ui/typeset-fonts.ts';
import type { Route } from './+types/question.page.ts';
import { listOf } from './list-of.ts';
import { type LoadedQuestion, loadQuestion } from './load-question.ts';
import { Missing } from './missing.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { StaffSlot } from './staff-slot.tsx';

type Loaded = LoadedQuestion | undefined;

const ownQuestion = fileOnUse(() => import('./load-question.ts'));

const idOf = (text: string | undefined) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined);

/** One question has one address. Any other path that ends in its id leads there. */
const atItsAddress = (url: URL, found: LoadedQuestion): LoadedQuestion | Response =>
  url.pathname === found.path ? found : redirect(found.path + url.search, 301);

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
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
  return atItsAddress(url, found);
}

/**
 * Staff see what others don't; a user's list may be made of their own marks. What reads them is no part of a
 * visitor's page.
 */
export async function clientLoader({
  request,
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded | Response> {
  const audience = audienceOf(authStore.getState());
  const id = idOf(params.id);
  if (audience === 'visitor' || !id) return serverLoader();
  const url = new URL(request.url);
  const { loadQuestion: load } = await ownQuestion();
  const found = await load(api, id, readBankAddress(url.searchParams), audience);
  return found && atItsAddress(url, found);
}

export const headers = publicPage;
export const links = typesetFonts;

/** Too few words say nothing on a page of search results: they are told whose question they are. */
const described = (words: string, topic: string): string =>
  words.length >= 60 ? words : `${words} A question on ${topic} with its worked answer.`.trim();

export const meta = (args: Route.MetaArgs) => {
  const found = args.loaderData;
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
      description: described(found.description, question.topic.topic_name),
      path: found.path,
      type: 'article',
      image: `/social-cards/questions/${question.id}.png`,
      structuredData: found.structuredData,
    },
    args,
  );
};

export default function QuestionPage({ loaderData: found }: Route.ComponentProps) {
  const [query] = useSearchParams();
  useMarksOfUser();
  const audience = useAudience();
  const reloading = useReloadAs(found?.readAs ?? 'visitor', (as) => as === 'staff');
  if (!found) {
    return (
      <Missing
        text="There is no question at this address. It may be mistyped, or the question was taken out."
        waiting={reloading || audience === undefined}
      />
    );
  }
  return (
    <QuestionSheet
      key={found.question.id}
      {...found}
      list={listOf(found.question, readBankAddress(query))}
      cameFromList={query.has('subject')}
      staffControls={
        found.question.staff && (
          <StaffSlot
            question={found.question}
            list={bankPath(listOf(found.question, readBankAddress(query)))}
          />
        )
      }
    />
  );
}

import { bankRoot } from '@sevenfold/contract/site/paths';
import { useEffect } from 'react';
import { data, redirect, useOutletContext, useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { asksForQuestions, readBankAddress, topicListPath } from '~/lib/bank/bank-address.ts';
import { noteSubject } from '~/lib/bank/last-subject.ts';
import { typesetFor } from '~/lib/bank/make-typeset.ts';
import type { Catalogue } from '~/lib/bank/topic-tree.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { fileOnUse } from '~/lib/on-use.tsx';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { typesetFonts } from '~/ui/typeset-fonts.ts';
import type { Route } from './+types/list.page.ts';
import { type LoadedList, lastPagePath, loadList } from './load-list.ts';
import { QuestionList } from './question-list.tsx';

type Loaded = LoadedList | null | undefined;

const ownList = fileOnUse(() => import('./load-list.ts'));

/** Null where the address asks for no questions: the bank's frame then shows the topics. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  if (!asksForQuestions(url.searchParams)) return null;
  const address = readBankAddress(url.searchParams);
  const list = await loadList(
    (key, ...parts) => apiOnServer(context, key, ...parts),
    address,
    'visitor',
    typesetFor(request),
  );
  const lastPage = lastPagePath(address, list);
  if (lastPage) return redirect(lastPage);
  return data(list, { status: list ? 200 : 404 });
}

/** A user has pins, and filters of their own. What reads them is no part of a visitor's page. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded | Response> {
  const audience = audienceOf(authStore.getState());
  const { searchParams } = new URL(request.url);
  if (audience === 'visitor' || !asksForQuestions(searchParams)) return serverLoader();
  const { loadList: load, lastPagePath: beyondEnd } = await ownList();
  const address = readBankAddress(searchParams);
  const list = await load(api, address, audience);
  const lastPage = beyondEnd(address, list);
  return lastPage ? redirect(lastPage) : list;
}

export const headers = publicPage;

export const links = typesetFonts;

export const meta = (args: Route.MetaArgs) => {
  const query = new URLSearchParams(args.location.search);
  const [, , frame] = args.matches;
  const catalogue = frame.loaderData?.catalogue;
  const { subject: asked, topic } = readBankAddress(query);
  // The bank itself shows the first subject, and is no page of its own about it.
  const subject = asked ? catalogue?.subject : undefined;
  const topicName = catalogue?.topics.find((each) => each.slug === topic)?.name;
  const what = [topicName, subject?.name].filter(Boolean).join(' · ');
  return pageMetadata(
    {
      title: titled(what ? `${what} questions` : 'Question Bank'),
      description: `Exam-style IB Diploma questions${what ? ` on ${what}` : ''}, each with a worked answer and its mark scheme.`,
      // Filters, pages and narrower topics show parts of what stands there.
      path: subject ? topicListPath({ subject: subject.slug, topic: topicName && topic }) : bankRoot,
    },
    args,
  );
};

export default function ListPage({ loaderData: list }: Route.ComponentProps) {
  const catalogue = useOutletContext<Catalogue>();
  const [query] = useSearchParams();
  const subject = query.get('subject');
  useEffect(() => {
    if (subject) noteSubject(subject);
  }, [subject]);
  return list === null ? null : (
    <QuestionList list={list} catalogue={catalogue} address={readBankAddress(query)} />
  );
}

import { bankRoot } from '@sevenfold/contract/site/paths';
import { useEffect } from 'react';
import { data, Link, useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { ApiError } from '~/lib/api-error.ts';
import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { readBankAddress, topicListPath } from '~/lib/bank/bank-address.ts';
import type { BankCall, SubjectName, TopicNode } from '~/lib/bank/topic-tree.ts';
import { topicPath } from '~/lib/bank/topic-tree.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Page } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/syllabus.page.ts';
import styles from './syllabus.module.css';
import { SyllabusArticle } from './syllabus-article.tsx';
import { syllabusUnavailable } from './syllabus-words.ts';

type Syllabus = Answer<'GET /api/syllabus'>;

async function syllabusAt(call: BankCall, query: URLSearchParams): Promise<Syllabus | undefined> {
  const { subject, topic, subtopic, subsubtopic } = readBankAddress(query);
  if (!subject || !topic) return undefined;
  try {
    return await call('GET /api/syllabus', { query: { subject, topic, subtopic, subsubtopic } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const syllabus = await syllabusAt((key, ...parts) => apiOnServer(context, key, ...parts), url.searchParams);
  return data(syllabus, { status: syllabus ? 200 : 404 });
}

/** Staff also read what they wrote for a subject that nobody else sees yet. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (audienceOf(authStore.getState()) !== 'staff') return serverLoader();
  return syllabusAt(api, new URL(request.url).searchParams);
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) => {
  const syllabus = args.loaderData;
  return pageMetadata(
    {
      title: titled(syllabus ? `${syllabus.title}: syllabus and formulas` : 'Syllabus'),
      description: syllabus
        ? `What the IB Diploma syllabus asks for in ${syllabus.title}, with its formulas.`
        : syllabusUnavailable,
      path: topicListPath(readBankAddress(new URLSearchParams(args.location.search)), `${bankRoot}/syllabus`),
      noIndex: !syllabus,
    },
    args,
  );
};

interface Frame {
  readonly subject: SubjectName | undefined;
  readonly topics: readonly TopicNode[];
}

export default function SyllabusPage({ loaderData: syllabus }: Route.ComponentProps) {
  const { subject, topics } = useOutletContext<Frame>();
  const [query] = useSearchParams();
  const address = readBankAddress(query);
  const list = address.subject ? topicListPath(address) : bankRoot;
  if (!syllabus) return <Unavailable list={list} />;

  const path = topicPath(topics, address);
  const here = path.at(-1);
  return (
    <Page width="text">
      <SyllabusArticle
        syllabus={syllabus}
        above={
          <Breadcrumbs
            items={[
              { label: 'Question Bank', to: bankRoot },
              ...(subject ? [{ label: subject.name, to: topicListPath({ subject: subject.slug }) }] : []),
              ...(here ? [{ label: here.name, to: list }] : []),
            ]}
          />
        }
        below={
          <p className={styles.practise}>
            <ButtonLink to={list}>Practise this topic</ButtonLink>
          </p>
        }
      />
    </Page>
  );
}

/** Says so and goes to the topic's questions; without scripts there is a link instead. */
function Unavailable({ list }: { list: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.info(syllabusUnavailable);
    void navigate(list, { replace: true });
  }, [list, navigate]);
  return (
    <Page width="text">
      <p className={styles.unavailable}>{syllabusUnavailable}</p>
      <p>
        <Link to={list}>Go to the questions</Link>
      </p>
    </Page>
  );
}

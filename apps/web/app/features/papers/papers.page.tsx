import { papersRoot } from '@sevenfold/contract/site/paths';
import { PencilRuler } from 'lucide-react';
import { useEffect } from 'react';
import { data, useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { noteSubject } from '~/lib/bank/last-subject.ts';
import { SubjectChooser } from '~/lib/bank/subject-chooser.tsx';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { TimedPaperDrawing } from '~/ui/drawings/timed-paper-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/papers.page.ts';
import { keptUnlessWaiting, waiting } from './kept-unless-waiting.ts';
import { type LoadedPapers, likelySubjects, loadPapers, ownAudience } from './load-papers.ts';
import { PaperGroups } from './paper-groups.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = await loadPapers(
    (key, ...parts) => apiOnServer(context, key, ...parts),
    'visitor',
    url.searchParams.get('subject'),
  );
  const closed = loaded.groups.some(({ papers }) => papers.some(({ open }) => !open));
  return data(loaded, { status: loaded.subject ? 200 : 404, headers: waiting(closed) });
}

/** A student has papers of their own, and a course that they most likely mean. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<LoadedPapers> {
  const audience = ownAudience();
  if (audience === 'visitor') return serverLoader();
  return loadPapers(api, audience, new URL(request.url).searchParams.get('subject'), likelySubjects());
}

export const headers = keptUnlessWaiting;

export const meta = (args: Route.MetaArgs) => {
  const asked = new URLSearchParams(args.location.search).has('subject');
  const subject = asked ? args.loaderData?.subject : undefined;
  return pageMetadata(
    {
      title: titled(subject ? `${subject.name} mock papers` : 'Papers'),
      description: `Whole mock papers${subject ? ` for ${subject.name}` : ' for the IB Diploma'} in the shape and length of the exam: read them, print them or sit them against the clock.`,
      path: subject ? `${papersRoot}?subject=${subject.slug}` : papersRoot,
      keywords: ['IB mock papers', 'IBDP mock exam', 'practice papers'],
      noIndex: asked && !subject,
    },
    args,
  );
};

export default function PapersPage({ loaderData: loaded }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const audience = useAudience();
  const reloading = useReloadAs(loaded.readAs, () => true);
  const asked = query.get('subject');
  useEffect(() => {
    if (asked) noteSubject(asked);
  }, [asked]);
  // What was rendered for a visitor shows the first course; a student is shown theirs, and nothing before it.
  const isOthers = asked === null && loaded.readAs === 'visitor' && (reloading || audience === undefined);
  return (
    <Page>
      <PageHeader
        title="Papers"
        lead="Whole papers in the shape and length of the exam. Read one, print it, or sit it against the clock."
        actions={
          <ButtonLink
            to={`${papersRoot}/build${loaded.subject ? `?subject=${loaded.subject.slug}` : ''}`}
            icon={<PencilRuler aria-hidden="true" />}
          >
            Build my own paper
          </ButtonLink>
        }
      />
      {isOthers && (
        <div data-show-for="users">
          <SkeletonPage label="Loading your papers…">
            <Skeleton height="2.75rem" />
            <Skeleton height="12rem" />
          </SkeletonPage>
        </div>
      )}
      <div data-show-for={isOthers ? 'visitors' : undefined}>
        <PapersOfSubject {...loaded} />
      </div>
    </Page>
  );
}

function PapersOfSubject({ subjects, subject, groups }: LoadedPapers) {
  return (
    <>
      <SubjectChooser subjects={subjects} current={subject?.slug} root={papersRoot} />
      {!subject && (
        <EmptyState title="There is no such course" text="Please choose one of the courses above." />
      )}
      {subject && groups.length === 0 && (
        <EmptyState
          drawing={<TimedPaperDrawing />}
          title={`No papers for ${subject.name} yet`}
          text="You can build one of your own from the questions of the bank."
          action={
            <ButtonLink to={`${papersRoot}/build?subject=${subject.slug}`}>Build my own paper</ButtonLink>
          }
        />
      )}
      <PaperGroups groups={groups} />
    </>
  );
}

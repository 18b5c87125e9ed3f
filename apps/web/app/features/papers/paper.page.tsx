import { paperSlugPattern } from '@sevenfold/contract/papers/paper.constants';
import { papersRoot } from '@sevenfold/contract/site/paths';
import { data } from 'react-router';
import { api } from '~/lib/api.ts';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { typesetFor } from '~/lib/bank/make-typeset.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { fileOnUse } from '~/lib/on-use.tsx';
import { marksWords, minutesWords, paperPath } from '~/lib/papers/paper-words.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { breadcrumbData, graphOf } from '~/lib/structured-data.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { typesetFonts } from '~/ui/typeset-fonts.ts';
import type { Route } from './+types/paper.page.ts';
import { keptUnlessWaiting, waiting } from './kept-unless-waiting.ts';
import { type LoadedPaper, loadPaper } from './load-paper.ts';
import { ownAudience } from './load-papers.ts';
import { PaperSheet } from './paper-sheet.tsx';

const ownPaper = fileOnUse(() => import('./load-paper.ts'));

const isSlug = (text: string) => text.length <= 140 && paperSlugPattern.test(text);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = isSlug(params.slug)
    ? await loadPaper(
        (key, ...parts) => apiOnServer(context, key, ...parts),
        params.slug,
        'visitor',
        typesetFor(request),
      )
    : undefined;
  return data(found, { status: found ? 200 : 404, headers: waiting(found?.paper.open === false) });
}

/** Whoever is signed in may see papers that others don't, and has sittings of their own. */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<LoadedPaper | undefined> {
  const audience = ownAudience();
  if (audience === 'visitor' || !isSlug(params.slug)) return serverLoader();
  const { loadPaper: load } = await ownPaper();
  return load(api, params.slug, audience);
}

export const headers = keptUnlessWaiting;
export const links = typesetFonts;

export const meta = (args: Route.MetaArgs) => {
  const paper = args.loaderData?.paper;
  if (!paper) {
    return pageMetadata(
      {
        title: titled('Page Not Found'),
        description: 'There is no paper at this address.',
        path: args.location.pathname,
        noIndex: true,
      },
      args,
    );
  }
  const { subject, name } = paper;
  return pageMetadata(
    {
      title: titled(`${name} · ${subject.subject_name}`),
      description: `${name} for ${subject.subject_name}: ${marksWords(paper.marks)} in ${minutesWords(paper.minutes)}. Read it, print it with its mark scheme, or sit it against the clock.`,
      path: paperPath(paper.slug),
      structuredData: graphOf(
        breadcrumbData([
          { name: 'Papers', path: papersRoot },
          { name: subject.subject_name, path: `${papersRoot}?subject=${subject.slug}` },
          { name, path: paperPath(paper.slug) },
        ]),
      ),
    },
    args,
  );
};

export default function PaperPage({ loaderData: found }: Route.ComponentProps) {
  const audience = useAudience();
  const reloading = useReloadAs(found?.readAs ?? 'visitor', () => true);
  if (found) return <PaperSheet key={found.paper.slug} paper={found.paper} />;
  return <MissingPaper waiting={reloading || audience === undefined} />;
}

/** One that is only for some is still on its way for whoever is signed in. */
function MissingPaper({ waiting: isWaiting }: { waiting: boolean }) {
  return (
    <Page>
      {isWaiting && (
        <div data-show-for="users">
          <SkeletonPage label="Loading the paper…">
            <Skeleton width="40%" height="2.25rem" />
            <Skeleton width="100%" height="20rem" />
          </SkeletonPage>
        </div>
      )}
      <div data-show-for={isWaiting ? 'visitors' : undefined}>
        <EmptyState
          drawing={<LostDrawing />}
          title="Page Not Found"
          text="There is no paper at this address. It may be mistyped, or the paper is for others."
          action={<ButtonLink to={papersRoot}>Go to the papers</ButtonLink>}
        />
      </div>
    </Page>
  );
}

import type { getStaticPage, savePage } from '@sevenfold/contract/content/pages.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { DefaultPage } from './default-pages.ts';
import { withFormulas } from './rich-formulas.ts';
import type { PageDraftRow, PageRow } from './static-pages.queries.ts';

export interface WrittenPage {
  readonly known: DefaultPage;
  readonly page: PageRow | undefined;
  readonly draft: PageDraftRow | undefined;
}

export const isPending = ({ draft }: WrittenPage): boolean =>
  draft !== undefined && draft.revision !== draft.publishedRevision;

export const pageText = ({ known, page, draft }: WrittenPage) => {
  const { title, content } = draft ?? page ?? known;
  return { title, content };
};

export const presentPage = async ({
  known,
  page,
}: WrittenPage): Promise<ResponseOf<typeof getStaticPage>> => ({
  slug: known.slug,
  title: (page ?? known).title,
  content: (await withFormulas((page ?? known).content)) as Record<string, unknown>,
  updatedAt: (page ?? known).updatedAt?.toISOString() ?? null,
});

export const presentPageStanding = (written: WrittenPage): ResponseOf<typeof savePage> => ({
  slug: written.known.slug,
  title: pageText(written).title,
  path: written.known.path,
  publishedAt: written.page?.publishedAt.toISOString() ?? null,
  pending: isPending(written),
  updatedAt: (written.draft ?? written.page)?.updatedAt.toISOString() ?? null,
  updatedBy: written.draft?.updatedBy ?? null,
  revision: written.draft?.revision ?? 0,
});

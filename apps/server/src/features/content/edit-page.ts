import {
  type getAdminPage,
  type getPageVersion,
  type savePage as saving,
  versionItCameWith,
} from '@sevenfold/contract/content/pages.endpoints';
import { isEmptyRichText } from '@sevenfold/contract/content/rich-text.rules';
import type { BodyOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { type DefaultPage, defaultPagesOf, isKnownPage } from './default-pages.ts';
import { beginsSitting, picturesWithoutWords } from './post.policy.ts';
import { assertPublishable, withFormulas } from './rich-formulas.ts';
import { isPending, pageText, presentPageStanding, type WrittenPage } from './static-page.presenter.ts';
import * as queries from './static-pages.queries.ts';

type Standing = ResponseOf<typeof saving>;

export async function readPages({ config, database: { db } }: Services): Promise<Standing[]> {
  const [pages, drafts] = [await queries.listPages(db), await queries.listPageDrafts(db)];
  return defaultPagesOf(config, await queries.listDefaultPages(db)).map((known) =>
    presentPageStanding({
      known,
      page: pages.find(({ slug }) => slug === known.slug),
      draft: drafts.find(({ slug }) => slug === known.slug),
    }),
  );
}

export async function readWrittenPage(config: Config, db: Db, slug: string): Promise<WrittenPage> {
  assertKnown(slug);
  const written = await queries.findDefaultPage(db, slug);
  const known = defaultPagesOf(config, written ? [written] : []).find((page) => page.slug === slug)!;
  return { known, page: await queries.findPage(db, slug), draft: await queries.findPageDraft(db, slug) };
}

export async function readPageForEditing(
  { config, database: { db } }: Services,
  slug: string,
): Promise<ResponseOf<typeof getAdminPage>> {
  const written = await readWrittenPage(config, db, slug);
  const versions = await queries.listPageVersions(db, slug);
  const cameWith = textItCameWith(written);
  return {
    ...presentPageStanding(written),
    content: (await withFormulas(pageText(written).content)) as Record<string, unknown>,
    versions: [...versions, ...(cameWith ? [cameWith] : [])].map(presentVersion),
  };
}

const presentVersion = <Version extends { readonly publishedAt: Date }>(version: Version) => ({
  ...version,
  publishedAt: version.publishedAt.toISOString(),
});

/** There is none until the content files have been loaded. */
function textItCameWith({ known: { title, updatedAt } }: WrittenPage) {
  return updatedAt && { id: versionItCameWith, title, publishedAt: updatedAt, publishedBy: null };
}

export async function readPageVersion(
  { config, database: { db } }: Services,
  slug: string,
  id: number,
): Promise<ResponseOf<typeof getPageVersion>> {
  const written = await readWrittenPage(config, db, slug);
  const cameWith = textItCameWith(written);
  const version =
    id === versionItCameWith
      ? cameWith && { ...cameWith, content: written.known.content }
      : await queries.findPageVersion(db, slug, id);
  if (!version) throw new AppError('not_found', 'There is no such version');
  const content = (await withFormulas(version.content)) as Record<string, unknown>;
  return { ...presentVersion(version), content };
}

export async function savePage(
  { config, database, clock }: Services,
  slug: string,
  { revision, title, content }: BodyOf<typeof saving>,
  caller: Caller,
): Promise<Standing> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const written = await readWrittenPage(config, tx.db, slug);
    const { draft: last } = written;
    const draft = await queries.writePageDraft(tx.db, {
      slug,
      title,
      content,
      revision: revision + 1,
      updatedAt: now,
      updatedBy: caller.name,
      updatedById: caller.userId,
    });
    if (!draft) throw savedMeanwhile(last?.updatedBy);
    if (beginsSitting(last && { ...last, pending: isPending(written) }, caller.userId, now)) {
      await recordStaffAction(tx, caller, now, {
        action: 'edit page',
        about: aboutPage(written.known, title),
        before: { title: pageText(written).title },
        after: { title },
      });
    }
    return presentPageStanding({ ...written, draft });
  });
}

export async function publishPage(
  { config, database, clock }: Services,
  slug: string,
  revision: number,
  caller: Caller,
): Promise<Standing> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const now = clock.now();
    const written = await readWrittenPage(config, tx.db, slug);
    if ((written.draft?.revision ?? 0) !== revision) throw savedMeanwhile(written.draft?.updatedBy);
    if (!isPending(written)) throw new AppError('conflict', 'Readers see the latest text already');
    const { title, content } = pageText(written);
    const empty = isEmptyRichText(content)
      ? [{ path: 'content', message: 'Please write something first' }]
      : [];
    await assertPublishable(content, [...empty, ...picturesWithoutWords(content)]);
    const page = await queries.putPage(tx.db, { slug, title, content, publishedAt: now, updatedAt: now });
    await queries.addPageVersion(tx.db, {
      slug,
      title,
      content,
      publishedAt: now,
      publishedBy: caller.name,
    });
    const draft = await queries.writePageDraft(tx.db, {
      slug,
      title,
      content,
      revision: revision + 1,
      publishedRevision: revision + 1,
      updatedAt: now,
      updatedBy: caller.name,
      updatedById: caller.userId,
    });
    if (!draft) throw savedMeanwhile(undefined);
    await recordStaffAction(tx, caller, now, {
      action: 'publish page',
      about: aboutPage(written.known, title),
      before: { publishedAt: written.page?.publishedAt.toISOString() ?? null },
      after: { publishedAt: now.toISOString() },
    });
    return presentPageStanding({ ...written, page, draft });
  });
}

const aboutPage = ({ slug }: DefaultPage, title: string) => ({ kind: 'page', id: slug, name: title });

const savedMeanwhile = (by = 'Somebody') =>
  new AppError('conflict', `${by} has saved this page meanwhile. Load it again to go on from there.`);

function assertKnown(slug: string): void {
  if (!isKnownPage(slug)) throw new AppError('not_found', 'There is no such page');
}

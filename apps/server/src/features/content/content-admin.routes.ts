import * as posts from '@sevenfold/contract/content/admin-posts.endpoints';
import { previewRichText, typesetRichFormula } from '@sevenfold/contract/content/admin-rich-text.endpoints';
import * as syllabus from '@sevenfold/contract/content/admin-syllabus.endpoints';
import * as pages from '@sevenfold/contract/content/pages.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { presentRow, presentStanding, presentWritten } from './admin-post.presenter.ts';
import { listWrittenPosts, readWrittenPost } from './admin-posts.queries.ts';
import * as pageEditing from './edit-page.ts';
import { deleteSyllabus, readWrittenSyllabus, saveSyllabus } from './edit-syllabus.ts';
import { handleScheduledPosts } from './post.jobs.ts';
import { readingMinutes } from './post.presenter.ts';
import { deletePost, publishPost, unpublishPost } from './publish-post.ts';
import { formulaProblems, typesetFormulaNode, withFormulas } from './rich-formulas.ts';
import { presentPage } from './static-page.presenter.ts';
import { createPost, noSuchPost, savePost } from './write-post.ts';

export function registerContentAdmin(register: Register, services: Services): void {
  registerPostAdmin(register, services);
  registerSyllabusAdmin(register, services);
  registerPages(register, services);

  register(previewRichText, async ({ body: { content } }) => ({
    content: (await withFormulas(content)) as Record<string, unknown>,
    readingMinutes: readingMinutes(content),
    problems: await formulaProblems(content),
  }));
  register(typesetRichFormula, async ({ body }) => ({
    html: await typesetFormulaNode(body.latex, body.inline),
  }));
}

function registerPostAdmin(register: Register, services: Services): void {
  const { database, clock, config } = services;
  handleScheduledPosts(services);
  register(posts.listAdminPosts, async ({ query }) => {
    const now = clock.now();
    const { rows, total } = await listWrittenPosts(database.db, query, now);
    return {
      rows: rows.map((row) => presentRow(row, now)),
      total,
      page: query.page,
      pageSize: query.pageSize,
      service: config.contentService ?? null,
    };
  });
  register(posts.createPost, async ({ body, caller }) =>
    presentWritten(await createPost(services, body.title, caller), clock.now()),
  );
  register(posts.getAdminPost, async ({ params }) => {
    const written = await readWrittenPost(database.db, params.id);
    if (!written) throw noSuchPost();
    return presentWritten(written, clock.now());
  });
  register(posts.savePost, async ({ params, body, caller }) =>
    presentStanding(await savePost(services, params.id, body, caller), clock.now()),
  );
  register(posts.publishPost, async ({ params, body, caller }) =>
    presentStanding(await publishPost(services, params.id, body, caller), clock.now()),
  );
  register(posts.unpublishPost, async ({ params, body, caller }) =>
    presentStanding(await unpublishPost(services, params.id, body.revision, caller), clock.now()),
  );
  register(posts.deletePost, async ({ params, caller }) => {
    await deletePost(services, params.id, caller);
    return { message: 'The post is deleted' };
  });
}

function registerSyllabusAdmin(register: Register, services: Services): void {
  register(syllabus.getAdminSyllabus, ({ params }) => readWrittenSyllabus(services, params.topicId));
  register(syllabus.saveSyllabus, ({ params, body, caller }) =>
    saveSyllabus(services, params.topicId, body, caller),
  );
  register(syllabus.deleteSyllabus, async ({ params, caller }) => {
    await deleteSyllabus(services, params.topicId, caller);
    return { message: 'The page is deleted' };
  });
}

function registerPages(register: Register, services: Services): void {
  register(pages.getStaticPage, async ({ params }) =>
    presentPage(await pageEditing.readWrittenPage(services.config, services.database.db, params.slug)),
  );
  register(pages.listAdminPages, async () => ({ rows: await pageEditing.readPages(services) }));
  register(pages.getAdminPage, ({ params }) => pageEditing.readPageForEditing(services, params.slug));
  register(pages.savePage, ({ params, body, caller }) =>
    pageEditing.savePage(services, params.slug, body, caller),
  );
  register(pages.publishPage, ({ params, body, caller }) =>
    pageEditing.publishPage(services, params.slug, body.revision, caller),
  );
  register(pages.getPageVersion, ({ params }) =>
    pageEditing.readPageVersion(services, params.slug, params.id),
  );
}

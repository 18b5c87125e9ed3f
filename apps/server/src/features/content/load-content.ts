import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { typesetHash } from '@sevenfold/typesetting/typeset-version';
import type {
  BankContent,
  PageContent,
  PostContent,
  SyllabusContent,
} from '../../../../../content/bank-content.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { savePrerequisites } from '../catalogue/prerequisites.ts';
import { readTopicIds, saveSubject, saveVocabularies, takeBankTurn } from '../catalogue/save-catalogue.ts';
import { loadPapersIn } from '../papers/load-papers.ts';
import {
  importPreparedIn,
  type PreparedImport,
  prepareImports,
  type TopicIds,
  topicIdOf,
} from '../questions/import-questions.ts';
import { commitWithoutWaiting, noteLoaded, readLoadedHashes } from './loaded-content.queries.ts';
import { upsertPost } from './posts.queries.ts';
import { putDefaultPage } from './static-pages.queries.ts';
import { upsertSyllabus } from './syllabus.queries.ts';
import type { TypesetQuestions } from './typeset-questions.ts';

const hashedAtOnce = 25;

interface Entry<Item> {
  readonly key: string;
  readonly hash: string;
  readonly item: Item;
}

interface PrepareOptions {
  /** Told how many questions are prepared, which takes the longest. */
  readonly tell?: (done: number) => void;
  /** What of them was typeset when the product was built. */
  readonly typeset?: TypesetQuestions | undefined;
  /** The bank has never been complete: no server of the version before reads it. */
  readonly firstTime?: boolean;
}

/** What may have to be written, with the questions among it ready for the bank. */
export interface PreparedContent {
  readonly content: BankContent;
  readonly all: Awaited<ReturnType<typeof entriesOf>>;
  readonly questions: readonly PreparedImport[];
  /** That nothing has changed was seen already. */
  readonly nothingNew: boolean;
  readonly firstTime: boolean;
}

/**
 * Brings the bank up to date with the content files. An entry that hasn't changed since it was loaded is left alone,
 * whatever staff have made of it meanwhile; one that has is updated under its old id; none is ever removed.
 * Answers how many entries were written.
 */
export const loadContent = async (
  services: Services,
  content: BankContent,
  options: PrepareOptions = {},
): Promise<number> => storeContent(services, await prepareContent(services, content, options));

/** Does what needs no turn at the bank. */
export async function prepareContent(
  { database }: Services,
  content: BankContent,
  options: PrepareOptions,
): Promise<PreparedContent> {
  const all = await entriesOf(content);
  const seemsNew = newIn(all, await readLoadedHashes(database.db, keysOf(all)));
  const questions = await prepareImports(
    seemsNew.questions.map(({ item }) => item),
    {
      tell: options.tell,
      known: async (index) => {
        const { item, hash } = seemsNew.questions[index]!;
        return options.typeset?.(item.key, hash);
      },
    },
  );
  return {
    content,
    all,
    questions,
    nothingNew: countOf(seemsNew) === 0,
    firstTime: options.firstTime ?? false,
  };
}

/** All of it, or nothing. */
export async function storeContent(
  { database, clock }: Services,
  { content, all, questions, nothingNew, firstTime }: PreparedContent,
): Promise<number> {
  if (nothingNew) return 0;
  return database.transaction(async (tx) => {
    const { db } = tx;
    await commitWithoutWaiting(db);
    // Another server may be loading the same content; what it loads is seen after its turn.
    await takeBankTurn(db);
    const changed = newIn(all, await readLoadedHashes(db, keysOf(all)));
    for (const { item } of changed.subjects) await saveSubject(db, { staffOnly: false, ...item });
    const topicIds = await readTopicIds(db);
    const stillNew = new Set(changed.questions.map(({ item }) => item.key));
    await importPreparedIn(
      tx,
      questions.filter(({ item }) => stillNew.has(item.key)),
      topicIds,
      clock.now(),
      { packedOnly: firstTime },
    );
    for (const { item } of changed.syllabuses) await saveSyllabus(db, item, topicIds, clock.now());
    await saveVocabularies(
      db,
      changed.vocabularies.map(({ item }) => ({
        topicId: topicIdOf(topicIds, item.subject, item.topic),
        words: item.words,
      })),
    );
    // Not only those that changed: what their questions are worth may have.
    const edited = new Set(changed.papers.map(({ item }) => item.key));
    await loadPapersIn(db, content.papers, edited, clock.now());
    await savePrerequisites(
      db,
      changed.prerequisites.map(({ item }) => ({
        topicId: topicIdOf(topicIds, item.subject, item.topic),
        prerequisiteIds: item.prerequisites.map((slug) => topicIdOf(topicIds, item.subject, slug)),
      })),
    );
    for (const { item } of changed.posts) await savePost(db, item);
    for (const { item } of changed.pages) await savePage(db, item);
    const entries = Object.values(changed).flat();
    if (entries.length > 0) await noteLoaded(db, entries);
    return entries.length;
  });
}

const entriesOf = async (content: BankContent) => ({
  subjects: content.subjects.map((item, position) => entry(`subject/${item.slug}`, { ...item, position })),
  questions: await questionEntriesOf(content),
  syllabuses: content.syllabuses.map((item) => entry(`syllabus/${item.subject}/${item.topic}`, item)),
  vocabularies: content.vocabularies.map((item) => entry(`vocabulary/${item.subject}/${item.topic}`, item)),
  papers: content.papers.map((item) => entry(`paper/${item.key}`, item)),
  prerequisites: content.prerequisites.map((item) =>
    entry(`prerequisites/${item.subject}/${item.topic}`, item),
  ),
  posts: content.posts.map((item) => entry(`post/${item.slug}`, item)),
  pages: content.pages.map((item) => entry(`page/${item.slug}`, item)),
});

async function questionEntriesOf({
  questions,
}: BankContent): Promise<Entry<BankContent['questions'][number]>[]> {
  const entries = [];
  for (const [index, item] of questions.entries()) {
    // What was prepared before is stored meanwhile, and the database's answers are heard.
    if (index % hashedAtOnce === 0) await nextTurn();
    entries.push({ key: `question/${item.key}`, item, hash: typesetHash(item) });
  }
  return entries;
}

function entry<Item>(key: string, item: Item): Entry<Item> {
  const hash = createHash('sha256').update(JSON.stringify([0, item]));
  return { key, item, hash: hash.digest('base64url') };
}

type AllEntries = Record<
  'subjects' | 'questions' | 'syllabuses' | 'vocabularies' | 'papers' | 'prerequisites' | 'posts' | 'pages',
  readonly Entry<unknown>[]
>;

function newIn<All extends AllEntries>(all: All, loaded: Map<string, string>): All {
  const isNew = ({ key, hash }: Entry<unknown>) => loaded.get(key) !== hash;
  return {
    subjects: all.subjects.filter(isNew),
    questions: all.questions.filter(isNew),
    syllabuses: all.syllabuses.filter(isNew),
    vocabularies: all.vocabularies.filter(isNew),
    papers: all.papers.filter(isNew),
    prerequisites: all.prerequisites.filter(isNew),
    posts: all.posts.filter(isNew),
    pages: all.pages.filter(isNew),
  } as unknown as All;
}

const countOf = (all: AllEntries): number => Object.values(all).flat().length;
const keysOf = (all: AllEntries): string[] =>
  Object.values(all)
    .flat()
    .map(({ key }) => key);

const saveSyllabus = (db: Db, item: SyllabusContent, topicIds: TopicIds, now: Date) =>
  upsertSyllabus(db, {
    topicId: topicIdOf(topicIds, item.subject, item.topic),
    title: item.title,
    content: item.content,
    updatedAt: now,
  });

/** A post of the files says itself when it was published; that is also when it was last changed, until staff edit it. */
const savePost = (db: Db, { published, picture, ...post }: PostContent) =>
  upsertPost(db, {
    ...post,
    publishedAt: new Date(published),
    updatedAt: new Date(published),
    featuredImageUrl: picture.url,
    featuredImageAlt: picture.alt,
  });

const savePage = (db: Db, { slug, title, updated, content }: PageContent) =>
  putDefaultPage(db, { slug, title, content, updatedAt: new Date(updated) });

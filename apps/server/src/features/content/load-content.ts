import { createHash } from 'node:crypto';
import { questionImportSchema } from '@sevenfold/contract/questions/question-import.schema';
import { typesetVersion } from '@sevenfold/typesetting/typeset-version';
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
import { importPreparedIn, prepareImports, type TopicIds, topicIdOf } from '../questions/import-questions.ts';
import { noteLoaded, readLoadedHashes } from './loaded-content.queries.ts';
import { upsertPost } from './posts.queries.ts';
import { putDefaultPage } from './static-pages.queries.ts';
import { upsertSyllabus } from './syllabus.queries.ts';
import type { TypesetQuestions } from './typeset-questions.ts';

interface Entry<Item> {
  readonly key: string;
  readonly hash: string;
  readonly item: Item;
}

/**
 * Brings the bank up to date with the content files. An entry that hasn't changed since it was loaded is left alone,
 * whatever staff have made of it meanwhile; one that has is updated under its old id; none is ever removed.
 * Answers how many entries were written.
 */
export async function loadContent(
  { database, clock }: Services,
  content: BankContent,
  options: {
    /** Told how many questions are prepared, which takes the longest. */
    readonly tell?: (done: number) => void;
    /** What of them was typeset when the product was built. */
    readonly typeset?: TypesetQuestions | undefined;
  } = {},
): Promise<number> {
  const all = {
    subjects: content.subjects.map((item, position) => entry(`subject/${item.slug}`, { ...item, position })),
    questions: content.questions.map((item) => entry(`question/${item.key}`, item, typesetVersion)),
    syllabuses: content.syllabuses.map((item) => entry(`syllabus/${item.subject}/${item.topic}`, item)),
    vocabularies: content.vocabularies.map((item) => entry(`vocabulary/${item.subject}/${item.topic}`, item)),
    prerequisites: content.prerequisites.map((item) =>
      entry(`prerequisites/${item.subject}/${item.topic}`, item),
    ),
    posts: content.posts.map((item) => entry(`post/${item.slug}`, item)),
    pages: content.pages.map((item) => entry(`page/${item.slug}`, item)),
  };
  const seemsNew = newIn(all, await readLoadedHashes(database.db));
  if (countOf(seemsNew) === 0) return 0;
  const prepared = await prepareImports(
    seemsNew.questions.map(({ item }) => questionImportSchema.parse(item)),
    {
      tell: options.tell,
      known: async (index) => options.typeset?.(seemsNew.questions[index]!.item),
    },
  );

  return database.transaction(async ({ db }) => {
    // Another server may be loading the same content; what it loads is seen after its turn.
    await takeBankTurn(db);
    const changed = newIn(all, await readLoadedHashes(db));
    for (const { item } of changed.subjects) await saveSubject(db, { staffOnly: false, ...item });
    const topicIds = await readTopicIds(db);
    const stillNew = new Set(changed.questions.map(({ item }) => item.key));
    const questions = prepared.filter(({ item }) => stillNew.has(item.key));
    await importPreparedIn(db, questions, topicIds, clock.now());
    for (const { item } of changed.syllabuses) await saveSyllabus(db, item, topicIds, clock.now());
    await saveVocabularies(
      db,
      changed.vocabularies.map(({ item }) => ({
        topicId: topicIdOf(topicIds, item.subject, item.topic),
        words: item.words,
      })),
    );
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

function entry<Item>(key: string, item: Item, made: unknown = 0): Entry<Item> {
  return {
    key,
    item,
    hash: createHash('sha256')
      .update(JSON.stringify([made, item]))
      .digest('base64url'),
  };
}

type AllEntries = Record<
  'subjects' | 'questions' | 'syllabuses' | 'vocabularies' | 'prerequisites' | 'posts' | 'pages',
  readonly Entry<unknown>[]
>;

function newIn<All extends AllEntries>(all: All, loaded: Map<string, string>): All {
  const isNew = ({ key, hash }: Entry<unknown>) => loaded.get(key) !== hash;
  return {
    subjects: all.subjects.filter(isNew),
    questions: all.questions.filter(isNew),
    syllabuses: all.syllabuses.filter(isNew),
    vocabularies: all.vocabularies.filter(isNew),
    prerequisites: all.prerequisites.filter(isNew),
    posts: all.posts.filter(isNew),
    pages: all.pages.filter(isNew),
  } as unknown as All;
}

const countOf = (all: AllEntries): number => Object.values(all).flat().length;

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

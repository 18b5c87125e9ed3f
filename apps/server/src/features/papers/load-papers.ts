import { readingMinutes } from '@sevenfold/contract/papers/paper.constants';
import { examBlueprint, satPapersOf } from '@sevenfold/contract/papers/sat-papers.rules';
import type { PaperContent } from '../../../../../content/bank-content.ts';
import type { Db } from '../../platform/database/database.ts';
import { readSubjectIds } from '../catalogue/save-catalogue.ts';
import { readSittingCounts } from '../practice-tests/sit-paper.ts';
import { listLastOfDesigns, listMocks } from './load-papers.queries.ts';
import {
  changePaperRow,
  insertPaper,
  type NewPaper,
  type PaperPlace,
  replaceQuestions,
  type StoredPaper,
} from './papers.queries.ts';

/**
 * Brings the mock papers up to date with the content files. The caller has the bank's turn. What staff have made of one,
 * its name and who may see it, stays as long as the files say the same. One that was sat isn't changed any more: the new
 * one takes its place, and the old one stays with its results. One of which a design isn't there, or that the files no
 * longer have, isn't shown.
 */
export async function loadPapersIn(
  db: Db,
  mocks: readonly PaperContent[],
  /** The keys of those that the files tell otherwise than before. */
  edited: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  if (mocks.length === 0) return;
  const [subjectIds, last, loaded] = [
    await readSubjectIds(db),
    await listLastOfDesigns(
      db,
      mocks.flatMap(({ sections }) => sections.flatMap(({ designs }) => designs)),
    ),
    await listMocks(db),
  ];
  for (const mock of mocks) {
    const subjectId = subjectIds.get(mock.subject);
    const questions = placesOf(mock, last);
    if (subjectId === undefined || !questions) continue;
    const before = loaded.get(mock.key);
    const facts = { ...factsOf(mock), subjectId };
    if (before && edited.has(mock.key)) await changePaperRow(db, before.id, facts);
    await saveMock(db, facts, questions, before, now);
  }
  const keys = new Set(mocks.map(({ key }) => key));
  for (const gone of [...loaded.values()].filter(({ contentKey }) => !keys.has(contentKey!))) {
    if (gone.published) await changePaperRow(db, gone.id, { published: false });
  }
}

type Last = Awaited<ReturnType<typeof listLastOfDesigns>>;

/** Undefined where a design isn't there. */
function placesOf({ sections }: PaperContent, last: Last): PaperPlace[] | undefined {
  const places = sections.flatMap(({ name, designs }) =>
    designs.map((design) => {
      const question = last.get(design);
      return question && { section: name, questionId: question.id, marks: question.marks };
    }),
  );
  return places.every((place) => place !== undefined) ? places : undefined;
}

const factsOf = ({ key, subject, set, paper, name }: PaperContent) => {
  const shape = satPapersOf(subject).find((one) => one.paper === paper);
  if (!shape) throw new Error(`the exam of ${subject} has no paper ${paper}: ${key}`);
  return {
    contentKey: key,
    slug: `${subject}-mock-${set}-paper-${paper}`.toLowerCase(),
    name,
    paper,
    letter: set,
    minutes: shape.minutes,
    readingMinutes,
    calculatorAllowed: examBlueprint(subject, shape).calculator !== 'without',
  };
};

async function saveMock(
  db: Db,
  facts: ReturnType<typeof factsOf> & { subjectId: number },
  questions: readonly PaperPlace[],
  before: StoredPaper | undefined,
  now: Date,
): Promise<void> {
  const mock: Omit<NewPaper, 'questionCount'> = {
    ...facts,
    source: 'mock',
    audience: 'everybody',
    published: true,
    createdAt: now,
  };
  if (!before) {
    await insertPaper(db, mock, questions);
    return;
  }
  if (isSame(before, questions)) return;
  const { published, audience, opensAt } = before;
  if ((await readSittingCounts(db, [before.id])).size === 0) {
    await changePaperRow(db, before.id, { ...facts, questionCount: questions.length });
    await replaceQuestions(db, before.id, questions);
    return;
  }
  const slug = `${before.slug}-${before.id}`;
  await changePaperRow(db, before.id, { slug, contentKey: null, published: false });
  await insertPaper(db, { ...mock, published, audience, opensAt }, questions);
}

const isSame = (before: StoredPaper, questions: readonly PaperPlace[]): boolean =>
  before.questions.length === questions.length &&
  questions.every(({ section, questionId, marks }, place) => {
    const stood = before.questions[place]!;
    return stood.section === section && stood.questionId === questionId && stood.marks === marks;
  });

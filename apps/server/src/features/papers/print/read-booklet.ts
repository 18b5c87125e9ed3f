import type { BookletCode } from '@sevenfold/contract/papers/booklet.rules';
import type { Db } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { findGradedTest, type GradedTest, readQuestionIds } from '../../practice-tests/graded-tests.ts';
import { noSuchTest } from '../../practice-tests/take-test.ts';
import { readWholeQuestions } from '../../questions/read-questions.ts';
import { isGenuine } from './booklet-code.policy.ts';
import { type AnsweredQuestion, bookletPages, positionsOn } from './booklet-pages.policy.ts';
import { type BookletRow, findBooklet, keepBooklet } from './booklets.queries.ts';

/** The caller's own, laid out when it is asked for first. */
export async function readBooklet(
  services: Services,
  slug: string,
  caller: Caller,
): Promise<{ test: GradedTest; booklet: BookletRow }> {
  const { database, clock, ids } = services;
  const { db } = database;
  const test = await findGradedTest(db, slug, clock.now());
  if (test?.userId !== caller.userId) throw noSuchTest();
  const kept = await findBooklet(db, test.id);
  if (kept) return { test, booklet: kept };
  const pages = bookletPages(await questionsToAnswer(services, test.id, caller));
  const booklet = { testId: test.id, secret: ids.secret(), pages, createdAt: clock.now() };
  return { test, booklet: await keepBooklet(db, booklet) };
}

async function questionsToAnswer(
  services: Services,
  testId: number,
  caller: Caller,
): Promise<AnsweredQuestion[]> {
  const questionIds = await readQuestionIds(services.database.db, testId);
  const questions = new Map(
    (await readWholeQuestions(services, questionIds, caller)).map((one) => [one.id, one]),
  );
  // One that was hidden meanwhile keeps its place, so that the numbers of the others are those of the test.
  return questionIds.map((id) => {
    const question = questions.get(id);
    return {
      text: question?.questions_text ?? '',
      marks: question?.marks ?? 1,
      isChoice: question !== undefined && question.mcq_answer !== null,
    };
  });
}

export interface PageOfBooklet {
  readonly page: number;
  /** Places of questions in the test, from 0. */
  readonly positions: number[];
}

export const presentPages = ({ pages }: Pick<BookletRow, 'pages'>): PageOfBooklet[] =>
  pages.map((page) => ({ page: page.page, positions: positionsOn(page) }));

/** Of a test whose booklet was never printed, none. Who may know of it is up to whoever asks. */
export async function readBookletPages(db: Db, testId: number): Promise<PageOfBooklet[]> {
  const booklet = await findBooklet(db, testId);
  return booklet ? presentPages(booklet) : [];
}

/** The page that a code names, if we printed it for this student and this test. */
export async function findPrintedPage(
  db: Db,
  test: Pick<GradedTest, 'id' | 'slug' | 'userId'>,
  code: BookletCode,
): Promise<PageOfBooklet | undefined> {
  const booklet = await findBooklet(db, test.id);
  if (!booklet || !isGenuine(booklet.secret, test, code)) return undefined;
  return presentPages(booklet).find(({ page }) => page === code.page);
}

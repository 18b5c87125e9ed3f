import type { RepliedField } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { readReplyFields } from '../questions/read-replies.ts';
import { markEveryField } from '../replies/mark-typed.ts';
import { asStaff, learnFromTest } from './learn-from-test.ts';
import type { RepliedMarks } from './practice-tests.tables.ts';
import { listTestsById } from './tests.queries.ts';
import {
  claimMarking,
  listTyped,
  listUnmarked,
  setReplied,
  setTold,
  type ToldReply,
  type TypedReplyRow,
} from './typed-replies.queries.ts';

interface MarkedQuestion {
  readonly questionId: number;
  readonly marks: RepliedMarks;
  readonly told: readonly ToldReply[];
}

/** More than a server marks in the time of one job; what is left comes with the next. */
const mostAtOnce = 200;

/** What was closed and isn't marked yet: by its deadline, or by a server that died before it could. */
export async function markClosedTests(services: Services): Promise<void> {
  for (const testId of await listUnmarked(services.database.db, mostAtOnce)) {
    await markClosedTest(services, testId);
  }
}

/**
 * Marks what was typed in a closed test, once. The marking takes a while, so nothing is locked meanwhile: after the end
 * nobody can change what was typed. Whoever is first writes everything down in one transaction. A failure leaves the test
 * for the job that comes next.
 */
export async function markClosedTest(services: Services, testId: number): Promise<void> {
  const { database, log } = services;
  const [test] = await listTestsById(database.db, [testId]);
  if (test?.repliesState !== 'typed' || test.finishedAt === null) return;
  try {
    const marked = await markAll(services, await listTyped(database.db, [testId]), test.userId);
    await database.transaction(async ({ db }) => {
      if (!(await claimMarking(db, testId))) return;
      for (const { questionId, marks } of marked) await setReplied(db, testId, questionId, marks);
      await setTold(
        db,
        testId,
        marked.flatMap(({ told }) => told),
      );
      await learnFromTest(services, db, testId);
    });
  } catch (error) {
    log.error({ err: error, testId }, 'the replies of a test are not marked yet');
  }
}

async function markAll(
  services: Services,
  rows: readonly TypedReplyRow[],
  userId: string,
): Promise<MarkedQuestion[]> {
  const marked: MarkedQuestion[] = [];
  for (const questionId of new Set(rows.map((row) => row.questionId))) {
    const typed = rows.filter((row) => row.questionId === questionId && row.value.trim() !== '');
    if (typed.length > 0) marked.push(await markOne(services, questionId, typed, userId));
  }
  return marked;
}

/** What the question's own fault prevents is noted as such; whatever else fails is tried again. */
async function markOne(
  services: Services,
  questionId: number,
  typed: readonly TypedReplyRow[],
  userId: string,
): Promise<MarkedQuestion> {
  const givens = Object.fromEntries(typed.map(({ field, value }) => [field, value]));
  try {
    const fields = await readReplyFields(services, questionId, asStaff(userId));
    const marked = await markEveryField(fields, givens, { owner: userId, log: services.log });
    const byField = new Map(marked.map((one) => [one.field, one]));
    return {
      questionId,
      marks: {
        failed: false,
        fields: fields.map(({ field, part, marks: of }): RepliedField => {
          const one = byField.get(field);
          return { field, part, verdict: one?.verdict ?? null, marks: one?.marks ?? 0, of };
        }),
      },
      told: marked.flatMap(({ field, read_html, note_html }) =>
        field in givens ? [{ questionId, field, readHtml: read_html, noteHtml: note_html ?? null }] : [],
      ),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'internal') throw error;
    return { questionId, marks: { failed: true, fields: [] }, told: [] };
  }
}

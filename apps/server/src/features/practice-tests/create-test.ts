import { type Duration, questionCountFor } from '@sevenfold/contract/practice-tests/test.constants';
import type { Line } from '@sevenfold/papers/draw-in-turns';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { assertAllowed } from './allowance.ts';
import { keptLines, readLines } from './candidates.ts';
import { chooseQuestions } from './choose-questions.policy.ts';
import { chosenTopics, type TestChoice } from './chosen-topics.ts';
import { newSlug } from './new-slug.policy.ts';
import { areVisible, holdStudent, insertTest, readMet } from './tests.queries.ts';

type Choice = TestChoice & { readonly duration: Duration };

export const noQuestions = () =>
  new AppError('conflict', 'There are no questions on these topics yet. Please choose others.');

/** The limit is counted in the transaction that makes the test, while other creations of the same student wait. */
export async function createTest(
  services: Services,
  choice: Choice,
  caller: Caller,
): Promise<{ slug: string; questions: number }> {
  const { database, clock } = services;
  const catalogue = await readCatalogue(services);
  const { subject, named, narrowest } = chosenTopics(catalogue, choice, readerOf(caller));
  const lines = await keptLines(services, catalogue, narrowest);
  return database.transaction(async ({ db }) => {
    await holdStudent(db, caller.userId);
    const now = clock.now();
    await assertAllowed(db, caller, now);
    const met = await readMet(db, caller.userId);
    const choose = (from: readonly Line[]) =>
      chooseQuestions(from, met, questionCountFor(choice.duration), services.ids.random);
    let chosen = choose(lines);
    // The bank may have changed a moment ago.
    if (!(await areVisible(db, chosen))) chosen = choose(await readLines(db, narrowest));
    if (chosen.length === 0) throw noQuestions();
    const slug = newSlug(services.ids.secret());
    await insertTest(
      db,
      { slug, userId: caller.userId, subjectId: subject.id, duration: choice.duration, createdAt: now },
      named.map(({ id }) => id),
      chosen,
    );
    return { slug, questions: chosen.length };
  });
}

export async function countMatching(
  services: Services,
  choice: Choice,
  caller: Caller | undefined,
): Promise<{ matching: number; questions: number }> {
  const catalogue = await readCatalogue(services);
  const { narrowest } = chosenTopics(catalogue, choice, readerOf(caller));
  const lines = await keptLines(services, catalogue, narrowest);
  const designs = new Map(
    lines.flatMap(({ candidates }) => candidates.map(({ id, design }) => [id, design ?? id] as const)),
  );
  return {
    matching: new Set(designs.values()).size,
    questions: Math.min(designs.size, questionCountFor(choice.duration)),
  };
}

import * as endpoints from '@sevenfold/contract/practice-tests/tests.endpoints';
import { AppError } from '../../platform/app-error.ts';
import { sendJoined } from '../../platform/http/joined-json.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { CountAnswers } from '../questions/answer-limits.ts';
import { readAllowance } from './allowance.ts';
import { handleClosing } from './close-tests.jobs.ts';
import { countMatching, createTest } from './create-test.ts';
import { markTestQuestion } from './mark-test.ts';
import { readTest, readTests, readTestToSend, type TestsOfOthers } from './read-tests.ts';
import { finishTest, type Progress, readProgress } from './take-test.ts';
import { takeTogether } from './take-together.ts';
import { presentProgress } from './test.presenter.ts';

export function registerPracticeTests(
  register: Register,
  services: Services,
  others: TestsOfOthers,
  countAnswers: CountAnswers,
): void {
  const { database, clock } = services;
  handleClosing(services);
  const { startTest, recordActions } = takeTogether(services);
  const told = async (progress: Promise<Progress>) => presentProgress(await progress, clock.now());

  register(endpoints.countMatching, ({ body, caller }) => countMatching(services, body, caller));
  register(endpoints.getAllowance, ({ caller }) => readAllowance(database.db, caller, clock.now()));
  register(endpoints.listTests, ({ caller }) => readTests(services, others, caller));
  register(endpoints.createTest, async (call) => {
    await countAnswers(call, 0);
    const made = await createTest(services, call.body, call.caller);
    // Once for each test that was made: its answers are read again and again while a student marks it. The one that is
    // too many stands; the next is refused.
    await countAnswers(call, made.questions).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return made;
  });
  register(endpoints.getTest, async ({ params, query, caller, request, reply }) => {
    const read = await readTestToSend(services, others, params.slug, caller, {
      questions: query.excludeQuestions !== true,
      answers: query.includeAnswers === true,
    });
    if ('test' in read) return read.test;
    sendJoined(request, reply, read.running);
    return reply as never;
  });
  register(endpoints.startTest, ({ params, caller }) => told(startTest(params.slug, caller)));
  register(endpoints.getProgress, ({ params, caller }) => told(readProgress(services, params.slug, caller)));
  register(endpoints.recordActions, ({ params, body, caller }) =>
    told(recordActions(params.slug, body.actions, caller)),
  );
  register(endpoints.finishTest, async ({ params, body, caller }) => {
    await finishTest(services, params.slug, body, caller);
    return readTest(services, others, params.slug, caller, { questions: false, answers: false });
  });
  register(endpoints.markTestQuestion, async ({ params, body, caller }) => {
    await markTestQuestion(services, params.slug, params.questionId, body.lines, caller);
    return readTest(services, others, params.slug, caller, { questions: true, answers: true });
  });
}

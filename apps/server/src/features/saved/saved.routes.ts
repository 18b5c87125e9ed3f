import * as saved from '@sevenfold/contract/saved/saved.endpoints';
import type { FastifyReply } from 'fastify';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { CountAnswers } from '../questions/answer-limits.ts';
import { downloadSaved } from './download-saved.ts';
import { markQuestion, unmarkQuestion } from './mark-question.ts';
import { readAllMarks, readMarks } from './read-marks.ts';
import { readSaved } from './read-saved.ts';
import { clearSaved, removeSaved } from './remove-saved.ts';
import { saveQuestion } from './save-question.ts';
import { presentBookmark, presentMark, presentSaved } from './saved.presenter.ts';

export function registerSaved(register: Register, services: Services, countAnswers: CountAnswers): void {
  register(saved.listMarks, ({ caller }) => readAllMarks(services, caller));
  register(saved.listCompleted, async ({ caller }) =>
    (await readMarks(services, 'completed', caller)).map(presentMark),
  );
  register(saved.completeQuestion, async ({ body, caller }) => {
    await markQuestion(services, 'completed', body.question_id, caller);
    return presentMark(body.question_id);
  });
  register(saved.uncompleteQuestion, async ({ params, caller }) => {
    await unmarkQuestion(services, 'completed', params.questionId, caller);
    return { message: 'Question marked as incomplete' };
  });

  register(saved.listPinned, async ({ caller }) =>
    (await readMarks(services, 'pinned', caller)).map(presentMark),
  );
  register(saved.pinQuestion, async ({ body, caller }) => {
    await markQuestion(services, 'pinned', body.question, caller);
    return presentMark(body.question);
  });
  register(saved.unpinQuestion, async ({ params, caller }) => {
    await unmarkQuestion(services, 'pinned', params.questionId, caller);
    return { message: 'Question unpinned' };
  });

  register(saved.listSaved, async ({ caller }) => (await readSaved(services, caller)).map(presentSaved));
  register(saved.saveQuestion, async ({ params, body, caller }) =>
    presentBookmark(await saveQuestion(services, params.questionId, body?.is_completed, caller)),
  );
  register(saved.removeSaved, async ({ params, caller }) => {
    await removeSaved(services, params.id, caller);
    return { message: 'Question removed from bookmarks.' };
  });
  register(saved.clearSaved, async ({ caller }) => {
    await clearSaved(services, caller);
    return { message: 'All questions removed from bookmarks.' };
  });

  register(saved.downloadQuestions, async ({ query, caller, gone, reply }) => {
    const sheet = await downloadSaved(services, { ids: query.ids, gone }, caller);
    return asFile(reply, 'saved-questions.pdf', sheet);
  });
  register(saved.downloadAnswers, async (call) => {
    const withAnswers = (answers: number) => countAnswers(call, answers);
    const { query, caller, gone, reply } = call;
    const sheet = await downloadSaved(services, { ids: query.ids, withAnswers, gone }, caller);
    return asFile(reply, 'saved-questions-with-answers.pdf', sheet);
  });
}

function asFile(reply: FastifyReply, name: string, content: Buffer): Buffer {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return content;
}

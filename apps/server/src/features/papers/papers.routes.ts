import * as endpoints from '@sevenfold/contract/papers/papers.endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { CountAnswers } from '../questions/answer-limits.ts';
import { buildPaper } from './building/build-paper.ts';
import { deleteOwnPaper } from './delete-own-paper.ts';
import { listPapers, readPaper } from './read-papers.ts';
import { sitPaper } from './sit-paper.ts';

export function registerPapers(register: Register, services: Services, countAnswers: CountAnswers): void {
  register(endpoints.listPapers, ({ query, caller }) => listPapers(services, query.subject, caller));
  register(endpoints.getPaper, ({ params, caller }) => readPaper(services, params.slug, caller));
  register(endpoints.sitPaper, async (call) => {
    await countAnswers(call, 0);
    const { slug, questions } = await sitPaper(services, call.params.slug, call.caller);
    // As for every test: the one that is too many stands, the next is refused.
    await countAnswers(call, questions).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return { slug };
  });
  register(endpoints.buildPaper, ({ body, caller }) => buildPaper(services, body, caller));
  register(endpoints.deletePaper, async ({ params, caller }) => {
    await deleteOwnPaper(services, params.slug, caller);
    return { message: 'The paper was deleted' };
  });
}

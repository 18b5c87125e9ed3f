import * as endpoints from '@sevenfold/contract/questions/questions.endpoints';
import { typesetText } from '@sevenfold/contract/questions/typeset.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { answerAgain, answerFromBank } from '../catalogue/bank-answer.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import type { CountAnswers } from './answer-limits.ts';
import { listQuestions, type ReadMarks, readNeighbours } from './list-questions.ts';
import { previewText } from './preview-text.ts';
import { type ReadPapersWith, readQuestion, readQuestionJson } from './read-question.ts';

export function registerQuestions(
  register: Register,
  services: Services,
  readMarks: ReadMarks,
  countAnswers: CountAnswers,
  readPapersWith: ReadPapersWith,
): void {
  register(
    endpoints.listQuestions,
    (call) =>
      answerFromBank(services, endpoints.listQuestions, call, (catalogue) =>
        listQuestions(services, readMarks, catalogue, call.query, call.caller),
      ),
    { answerAtOnce: (request, reply) => answerAgain(services, request, reply) },
  );

  register(endpoints.getQuestion, async (call) => {
    await countAnswers(call, 1);
    const reader = readerOf(call.caller);
    const { id } = call.params;
    return answerFromBank(services, endpoints.getQuestion, call, (catalogue) =>
      reader.staff
        ? { key: undefined, make: () => readQuestion(services, id, reader, catalogue, readPapersWith) }
        : { key: String(id), make: () => readQuestionJson(services, id, catalogue, readPapersWith) },
    );
  });

  register(endpoints.getNeighbours, (call) =>
    answerFromBank(services, endpoints.getNeighbours, call, (catalogue) =>
      readNeighbours(services, readMarks, catalogue, call.params.id, call.query, call.caller),
    ),
  );

  register(typesetText, async ({ body }) => ({ html: await previewText(services, body) }));
}

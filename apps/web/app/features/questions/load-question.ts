import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { nothingIfRefused } from '~/lib/api-error.ts';
import type { Audience } from '~/lib/auth/audience.ts';
import { apiFilter, audienceNeeded, type BankAddress, withoutPersonal } from '~/lib/bank/bank-address.ts';
import { type MakeTypeset, typesetInData } from '~/lib/bank/make-typeset.ts';
import type { BankCall } from '~/lib/bank/topic-tree.ts';
import { listOf } from './list-of.ts';
import { questionStructuredData } from './question-structured-data.ts';
import { questionView } from './question-view.presenter.ts';

export async function loadQuestion(
  call: BankCall,
  id: number,
  given: BankAddress,
  readAs: Audience,
  typeset: MakeTypeset = typesetInData,
) {
  const question = await call('GET /api/questions/:id', { params: { id } }).catch(nothingIfRefused);
  if (!question) return undefined;
  const { hints, Answer, mcq_answer, replies: _, related = [], another, papers = [], ...card } = question;
  const list = listOf(question, given);
  const asked = readAs === 'visitor' && audienceNeeded(list) ? withoutPersonal(list) : list;
  // A list that is gone, or was never right, is no reason to withhold the question.
  const neighbours = await call('GET /api/questions/:id/neighbours', {
    params: { id },
    query: apiFilter(asked),
  }).catch(nothingIfRefused);
  const pathOf = (other: Parameters<typeof questionPath>[0] | null | undefined) =>
    other ? questionPath(other) : undefined;
  const answer = Answer[0];
  const path = questionPath(question);
  const view = questionView(card, typeset);
  const plain = plainText(question.questions_text);
  return {
    readAs,
    path,
    question: view,
    description: excerpt(plain, 160),
    structuredData: questionStructuredData({
      question: view,
      path,
      plain: excerpt(plain, 500),
      plainAnswer: excerpt(plainText(answer?.body ?? ''), 500),
    }),
    hints: hints.map((hint) => typeset(hint.html)),
    mcqAnswer: mcq_answer,
    answer: answer && {
      body: answer.body_html.trim() === '' ? undefined : typeset(answer.body_html),
      images: answer.images,
      lines: answer.mark_lines.map((line) => ({
        text: typeset(line.html),
        mark: line.mark,
        marks: line.marks,
      })),
    },
    another: pathOf(another),
    papers,
    related: related.map((other) => ({
      id: other.id,
      path: questionPath(other),
      topic: other.topic_path.at(-1)?.topic_name ?? other.subject.subject_name,
      difficulty: other.difficulty,
      marks: other.marks,
      summary: excerpt(plainText(other.questions_text), 110),
      text: typeset(other.questions_html),
    })),
    neighbours: {
      previous: pathOf(neighbours?.previous),
      next: pathOf(neighbours?.next),
      position: neighbours?.position ?? undefined,
      total: neighbours?.total ?? 0,
    },
  };
}

export type LoadedQuestion = NonNullable<Awaited<ReturnType<typeof loadQuestion>>>;

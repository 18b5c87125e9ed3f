import { packHtml, unpackQuestion, unpackSolution } from '@sevenfold/typesetting/packed-html';
import type { PreparedQuestion } from './question-draft.policy.ts';

/** As it is written into the tables. */
export type WrittenQuestion = ReturnType<typeof asWritten>;

export interface WriteOptions {
  /** No server of the version before can be reading along: the columns that it reads stay empty (decision 077). */
  readonly packedOnly?: boolean | undefined;
}

/** With its HTML packed, and once more as the version before reads it. */
export function asWritten(question: PreparedQuestion, { packedOnly = false }: WriteOptions = {}) {
  const { packed = packedOf(question), ...rest } = question;
  const columns = { typesetQuestion: packed.question, typesetSolution: packed.solution };
  // What comes packed has no other HTML.
  const plain = question.packed && !packedOnly ? unpacked(rest, question.packed) : rest;
  return { ...plain, row: { ...plain.row, ...columns } };
}

const packedOf = ({ row, hints, answers }: PreparedQuestion) =>
  packHtml({
    question: row.questionsHtml,
    solution: {
      hints: hints.map(({ html }) => html),
      answers: answers.map(({ bodyHtml, markLines }) => ({
        body: bodyHtml,
        lines: markLines.map(({ html }) => html),
      })),
    },
  });

function unpacked(
  question: Omit<PreparedQuestion, 'packed'>,
  packed: NonNullable<PreparedQuestion['packed']>,
): Omit<PreparedQuestion, 'packed'> {
  const { hints, answers } = unpackSolution(packed.solution);
  return {
    ...question,
    row: { ...question.row, questionsHtml: unpackQuestion(packed.question) },
    hints: question.hints.map((hint, place) => ({ ...hint, html: hints[place]! })),
    answers: question.answers.map((answer, place) => ({
      ...answer,
      bodyHtml: answers[place]!.body,
      markLines: answer.markLines.map((line, at) => ({ ...line, html: answers[place]!.lines[at]! })),
    })),
  };
}

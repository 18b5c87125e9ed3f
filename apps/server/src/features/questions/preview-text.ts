import { TypesetError } from '@sevenfold/typesetting/formula';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { typeset } from '@sevenfold/typesetting/typeset';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { noSuchQuestion, readDrawings } from './read-questions.ts';

/** What staff are writing, as it will be shown; with the figures of the question that it belongs to. */
export async function previewText(
  services: Services,
  { text, question_id: questionId }: { text: string; question_id?: number | undefined },
): Promise<string> {
  return typesetOrRefuse(text, await drawingsOf(services, questionId));
}

export async function drawingsOf(services: Services, questionId: number | undefined): Promise<Drawings> {
  if (questionId === undefined) return {};
  const drawings = (await readDrawings(services, [questionId])).get(questionId);
  if (!drawings) throw noSuchQuestion();
  return drawings;
}

/** What is wrong with a text is told to its author as a mistake. */
export function typesetOrRefuse(text: string, drawings: Drawings): string {
  try {
    return typeset(text, drawings);
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    throw new AppError('invalid_input', error.message, {
      issues: [{ path: 'text', message: error.message }],
    });
  }
}

import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { invalidField } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { typesetOne } from '../../platform/typesetting/typeset-in-thread.ts';
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
export async function typesetOrRefuse(text: string, drawings: Drawings): Promise<string> {
  const outcome = await typesetOne({ text, drawings });
  if ('html' in outcome) return outcome.html;
  throw invalidField('text', outcome.problem);
}

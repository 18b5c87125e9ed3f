import type { PrintedPart } from '@sevenfold/contract/papers/print.constants';
import type { Question } from '@sevenfold/contract/questions/question';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { readDrawings, readWholeQuestions } from '../../questions/read-questions.ts';
import type { SeenPaper } from '../read-papers.ts';
import type { PrintedPaper, PrintedQuestion, PrintedSection } from './printed-paper.ts';

/** A paper that the caller may read. Answers are in it for the mark scheme alone. */
export async function readPrintedPaper(
  services: Services,
  { paper, subject }: SeenPaper,
  part: PrintedPart,
  caller: Caller | undefined,
): Promise<PrintedPaper> {
  const { site } = services.config;
  const ids = paper.questions.map(({ questionId }) => questionId);
  const [questions, drawings] = await Promise.all([
    readWholeQuestions(services, ids, caller),
    readDrawings(services, ids),
  ]);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const sections: { name: string; questions: PrintedQuestion[] }[] = [];
  for (const [index, { questionId, section, marks }] of paper.questions.entries()) {
    const question = byId.get(questionId);
    if (!question) continue;
    if (sections.at(-1)?.name !== section) sections.push({ name: section, questions: [] });
    const printed = printedQuestion(question, drawings.get(questionId) ?? {}, part);
    sections.at(-1)!.questions.push({ ...printed, number: index + 1, marks });
  }
  return {
    site: { name: site.name },
    subject: subject.subjectName,
    isMaths: subject.slug.split('-').includes('math'),
    name: paper.name,
    minutes: paper.minutes,
    readingMinutes: paper.readingMinutes,
    marks: marksIn(sections),
    calculator: paper.calculatorAllowed,
    sections,
  };
}

const marksIn = (sections: readonly PrintedSection[]): number =>
  sections.flatMap(({ questions }) => questions).reduce((sum, { marks }) => sum + marks, 0);

function printedQuestion(
  question: Question,
  drawings: Drawings,
  part: PrintedPart,
): Omit<PrintedQuestion, 'number' | 'marks'> {
  const isScheme = part === 'scheme';
  return {
    text: question.questions_text,
    images: question.images.map(({ url, alt }) => ({ url, alt })),
    drawings,
    calculator: question.calculatorAllowed,
    isChoice: question.mcq_answer !== null,
    choice: isScheme ? question.mcq_answer : null,
    answers:
      isScheme && !question.answer_not_available
        ? question.Answer.map(({ body, images, mark_lines }) => ({
            body,
            images: images.map(({ url, alt }) => ({ url, alt })),
            markLines: mark_lines.map(({ text, mark, marks }) => ({ text, mark, marks })),
          }))
        : [],
  };
}

import type { Paper, PaperCard } from '@sevenfold/contract/papers/papers';
import type { Question } from '@sevenfold/contract/questions/question';
import type { SubjectNode } from '../catalogue/catalogue-tree.ts';
import { isOpen, type PaperReader } from './paper.policy.ts';
import type { StoredPaper } from './papers.queries.ts';

export const marksOf = (questions: readonly { readonly marks: number }[]): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0);

/** What everybody who sees a paper is told of it. */
export const presentFacts = (paper: StoredPaper, subject: SubjectNode, now: Date) => ({
  slug: paper.slug,
  name: paper.name,
  subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
  paper: paper.paper,
  letter: paper.letter,
  source: paper.source,
  marks: marksOf(paper.questions),
  minutes: paper.minutes,
  readingMinutes: paper.readingMinutes,
  calculatorAllowed: paper.calculatorAllowed,
  questionCount: paper.questions.length,
  opensAt: paper.opensAt?.toISOString() ?? null,
  open: isOpen(paper, now),
  createdAt: paper.createdAt.toISOString(),
});

export const presentPaperCard = (
  paper: StoredPaper,
  subject: SubjectNode,
  reader: PaperReader,
  now: Date,
): PaperCard => ({
  ...presentFacts(paper, subject, now),
  mine: paper.ownerId !== null && paper.ownerId === reader.userId,
  chosen: paper.audience === 'chosen' && reader.chosen.has(paper.id),
});

/** Sections in their order, with the questions that are there. Nothing of an answer. */
export function presentSections(paper: StoredPaper, whole: readonly Question[]): Paper['sections'] {
  const byId = new Map(whole.map((question) => [question.id, question]));
  const names = [...new Set(paper.questions.map(({ section }) => section))];
  const numbered = paper.questions.map((place, index) => ({ ...place, number: index + 1 }));
  return names.map((name) => {
    const places = numbered.filter(({ section }) => section === name);
    return {
      name,
      marks: marksOf(places),
      questions: places.flatMap(({ number, marks, questionId }) => {
        const question = byId.get(questionId);
        return question ? [{ number, marks, question: printedOf(question) }] : [];
      }),
    };
  });
}

const printedOf = (question: Question): Paper['sections'][number]['questions'][number]['question'] => ({
  id: question.id,
  subject: question.subject,
  topic: question.topic,
  topic_path: question.topic_path,
  difficulty: question.difficulty,
  calculatorAllowed: question.calculatorAllowed,
  questions_text: question.questions_text,
  questions_html: question.questions_html,
  images: question.images,
});

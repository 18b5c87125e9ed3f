import { bankRoot } from '@sevenfold/contract/site/paths';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import { slugsOf } from '~/lib/bank/topic-tree.ts';
import { breadcrumbData, graphOf } from '~/lib/structured-data.ts';
import type { QuestionView } from './question-view.presenter.ts';

interface Described {
  readonly question: QuestionView;
  readonly path: string;
  /** Question and answer as plain text: search engines read no pictures. */
  readonly plain: string;
  readonly plainAnswer: string;
}

/** The question and its place in the bank, in schema.org's words. */
export function questionStructuredData({ question, path, plain, plainAnswer }: Described) {
  const trail = [
    { name: 'Question Bank', path: bankRoot },
    { name: question.subject.subject_name, path: topicListPath({ subject: question.subject.slug }) },
    ...question.topic_path.map((topic, depth) => ({
      name: topic.topic_name,
      path: topicListPath(slugsOf(question.subject.slug, question.topic_path.slice(0, depth + 1))),
    })),
    { name: `Question ${question.id}`, path },
  ];
  return graphOf(
    {
      '@type': 'Quiz',
      name: `${question.topic.topic_name}: question ${question.id}`,
      about: { '@type': 'Thing', name: question.topic.topic_name },
      educationalLevel: ['IB Diploma', question.level].filter(Boolean).join(' '),
      inLanguage: 'en',
      isAccessibleForFree: true,
      hasPart: {
        '@type': 'Question',
        eduQuestionType: 'Flashcard',
        text: plain || question.topic.topic_name,
        ...(plainAnswer && { acceptedAnswer: { '@type': 'Answer', text: plainAnswer } }),
      },
    },
    breadcrumbData(trail),
  );
}

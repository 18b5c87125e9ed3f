import { bankRoot } from '@sevenfold/contract/site/paths';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import { slugsOf } from '~/lib/bank/topic-tree.ts';
import type { LoadedQuestion } from './load-question.ts';

/** The question and its place in the bank, in schema.org's words. */
export function questionStructuredData({ question, plain, plainAnswer, path }: LoadedQuestion) {
  const trail = [
    { name: 'Question Bank', item: bankRoot },
    { name: question.subject.subject_name, item: topicListPath({ subject: question.subject.slug }) },
    ...question.topic_path.map((topic, depth) => ({
      name: topic.topic_name,
      item: topicListPath(slugsOf(question.subject.slug, question.topic_path.slice(0, depth + 1))),
    })),
    { name: `Question ${question.id}`, item: path },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
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
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((entry, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...entry,
        })),
      },
    ],
  };
}

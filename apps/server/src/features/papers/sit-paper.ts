import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { sitPaper as makeTest } from '../practice-tests/sit-paper.ts';
import { readWholeQuestions } from '../questions/read-questions.ts';
import { findSeenPaper, type SeenPaper } from './read-papers.ts';

/** Answers the test, and how many questions it has if it was made just now. */
export async function sitPaper(
  services: Services,
  slug: string,
  caller: Caller,
): Promise<{ slug: string; questions: number }> {
  const seen = await findSeenPaper(services, slug, caller);
  if (!seen.readable) {
    throw new AppError('conflict', 'This paper is not open yet. Please come back when it is.');
  }
  const { id, subjectId, minutes, readingMinutes, questions } = seen.paper;
  const test = await makeTest(
    services,
    {
      id,
      subjectId,
      minutes,
      readingMinutes,
      topicIds: await topicsOf(services, seen, caller),
      questionIds: questions.map(({ questionId }) => questionId),
    },
    caller,
  );
  return { slug: test.slug, questions: test.isNew ? questions.length : 0 };
}

/** The outermost topics of its questions, in the paper's own subject where a question comes from its other level. */
async function topicsOf(services: Services, seen: SeenPaper, caller: Caller): Promise<number[]> {
  const { paper, subject, catalogue } = seen;
  const ids = paper.questions.map(({ questionId }) => questionId);
  const questions = await readWholeQuestions(services, ids, caller);
  const topics = questions.map(({ topic_path: [topic] }) =>
    topic ? (catalogue.topicBySlug(subject, topic.slug)?.id ?? topic.id) : undefined,
  );
  return [...new Set(topics.filter((id) => id !== undefined))];
}

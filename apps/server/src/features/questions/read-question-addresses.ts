import type { Services } from '../../platform/services.ts';
import type { Catalogue, TopicNode } from '../catalogue/catalogue-tree.ts';
import { readAddressRows } from './questions.queries.ts';

interface QuestionAddress {
  readonly id: number;
  readonly topic: TopicNode;
  readonly changed: Date;
}

/** Where visitors find the questions, in the order of their ids. */
export async function readQuestionAddresses(
  { database }: Pick<Services, 'database'>,
  catalogue: Catalogue,
  part: { limit: number; offset: number },
): Promise<QuestionAddress[]> {
  const subjects = catalogue.subjectsFor({ staff: false }).map(({ id }) => id);
  const rows = await readAddressRows(database.lagging, subjects, part);
  return rows.flatMap(({ id, topicId, updatedAt }) => {
    const topic = catalogue.topicById(topicId);
    return topic ? [{ id, topic, changed: updatedAt }] : [];
  });
}

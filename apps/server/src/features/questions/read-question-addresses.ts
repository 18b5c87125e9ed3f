import type { Services } from '../../platform/services.ts';
import type { Catalogue, TopicNode } from '../catalogue/catalogue-tree.ts';
import { countAddresses, readAddressRows } from './questions.queries.ts';

interface QuestionAddress {
  readonly id: number;
  readonly topic: TopicNode;
  readonly changed: Date;
}

const subjectsOfVisitors = (catalogue: Catalogue): number[] =>
  catalogue.subjectsFor({ staff: false }).map(({ id }) => id);

/** Each question once, in however many lists it is. */
export const countQuestionAddresses = (
  { database }: Pick<Services, 'database'>,
  catalogue: Catalogue,
): Promise<number> => countAddresses(database.lagging, subjectsOfVisitors(catalogue));

/** Where visitors find the questions, in the order of their ids. */
export async function readQuestionAddresses(
  { database }: Pick<Services, 'database'>,
  catalogue: Catalogue,
  part: { limit: number; offset: number },
): Promise<QuestionAddress[]> {
  const rows = await readAddressRows(database.lagging, subjectsOfVisitors(catalogue), part);
  return rows.flatMap(({ id, topicId, updatedAt }) => {
    const topic = catalogue.topicById(topicId);
    return topic ? [{ id, topic, changed: updatedAt }] : [];
  });
}

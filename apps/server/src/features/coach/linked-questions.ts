import type { LinkedQuestion } from '@sevenfold/contract/coach/coach';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readQuestionCards } from '../questions/read-questions.ts';

type LinkedCard = LinkedQuestion & { readonly questions_html: string };

/** By their ids; without what the caller may not see. */
export async function readLinked(
  services: Services,
  ids: readonly number[],
  caller: Caller | undefined,
): Promise<ReadonlyMap<number, LinkedCard>> {
  const cards = await readQuestionCards(services, [...new Set(ids)], caller);
  return new Map(
    cards.map(({ id, subject, topic, topic_path, difficulty, marks, answerable, questions_html }) => [
      id,
      { id, subject, topic, topic_path, difficulty, marks, answerable, questions_html },
    ]),
  );
}

export const linkOf = ({ questions_html: _, ...link }: LinkedCard): LinkedQuestion => link;

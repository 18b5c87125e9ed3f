import type { Doubt } from '@sevenfold/contract/doubts/doubt';
import type { Person } from '../accounts/read-people.ts';
import type { ToldDoubt } from './read-doubts.ts';

/** Names only: the address of a student is nobody's business here. */
const presentPerson = ({ fullName, username }: Pick<Person, 'fullName' | 'username'>) => ({
  full_name: fullName,
  username,
});

export function presentDoubt({ entry, opening, question, author, asker }: ToldDoubt): Doubt {
  return {
    id: entry.id,
    created_at: entry.createdAt.toISOString(),
    queries: entry.queries,
    queries_html: entry.queriesHtml,
    author: presentPerson(author),
    Question: {
      id: question.id,
      subject: question.subject,
      topic: question.topic_path.at(-1)!,
      topic_path: question.topic_path,
    },
    ...(opening && { Parent: { id: opening.id, user: presentPerson(asker) } }),
  };
}

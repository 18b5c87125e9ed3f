import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, readPeople } from '../accounts/read-people.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readBriefs } from '../questions/read-questions.ts';
import { listThreadsOf, type ThreadEntry } from './doubts.queries.ts';

type Brief = Awaited<ReturnType<typeof readBriefs>>[number];

/** An entry of a thread with whom and what it is about. */
export interface ToldDoubt extends ThreadEntry {
  readonly question: Brief;
  readonly author: Pick<Person, 'fullName' | 'username'>;
  readonly asker: Person;
}

/** Stands for whoever wrote a reply and has no account any more. */
const formerMember = { fullName: 'A former tutor', username: '' };

export async function readDoubts(services: Services, caller: Caller): Promise<ToldDoubt[]> {
  return tellDoubts(services, await listThreadsOf(services.database.db, caller.userId));
}

/** Questions are named even when they were hidden since: what a student asked stays the student's. */
export async function tellDoubts(services: Services, entries: readonly ThreadEntry[]): Promise<ToldDoubt[]> {
  const questionIds = [...new Set(entries.map(({ entry }) => entry.questionId))];
  const userIds = entries
    .flatMap(({ entry, opening }) => [entry.userId, (opening ?? entry).userId])
    .filter((id) => id !== null);
  const [briefs, people] = await Promise.all([
    readCatalogue(services).then((catalogue) =>
      readBriefs(services, questionIds, { staff: true }, catalogue),
    ),
    readPeople(services, userIds),
  ]);
  const questions = new Map(briefs.map((brief) => [brief.id, brief]));
  return entries.flatMap(({ entry, opening }) => {
    const question = questions.get(entry.questionId);
    const author = entry.userId === null ? formerMember : people.get(entry.userId);
    const asker = people.get((opening ?? entry).userId ?? '');
    return question && author && asker ? [{ entry, opening, question, author, asker }] : [];
  });
}

import type { Answer } from '../app/lib/api-call.ts';
import { student } from './people.ts';
import { algebra, mathsSubject } from './questions.ts';

type ThreadAnswer = Answer<'GET /api/admin/doubts/:id'>;
type Entry = ThreadAnswer['entries'][number];

export const doubtEntry = (id: number, text: string, part: Partial<Entry> = {}): Entry => ({
  id,
  created_at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  queries: text,
  queries_html: `<p>${text}</p>`,
  author: { full_name: student.full_name, username: student.username },
  by_student: true,
  ...part,
});

export function doubtThread(id: number, entries: readonly Entry[]): ThreadAnswer {
  const [first, last] = [entries[0] as Entry, entries.at(-1) as Entry];
  return {
    thread: {
      id,
      asked_at: first.created_at,
      student: {
        id: student.id,
        full_name: student.full_name,
        username: student.username,
        email: student.email,
      },
      Question: { id: 7, subject: mathsSubject, topic: algebra, topic_path: [algebra] },
      messages: entries.length,
      last,
      waiting_since: last.by_student ? last.created_at : null,
    },
    entries: [...entries],
  };
}

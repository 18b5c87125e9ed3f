import type { Doubt } from '@sevenfold/contract/doubts/doubt';
import { questionCard } from './bank-questions.ts';
import { staff, student } from './people.ts';

const writtenAt = (id: number) => new Date(Date.UTC(2026, 2, 9, 10, id)).toISOString();

/** A doubt of the student's. The higher its number, the newer it is. */
export const doubt = (id: number, text: string, given: Partial<Doubt> = {}): Doubt => {
  const { subject, topic, topic_path } = questionCard(5);
  return {
    id,
    created_at: writtenAt(id),
    queries: text,
    queries_html: `<p>${text}</p>`,
    author: { full_name: student.full_name, username: student.username },
    Question: { id: 5, subject, topic, topic_path },
    ...given,
  };
};

/** What staff wrote below it. */
export const replyTo = (parent: Doubt, id: number, text: string): Doubt =>
  doubt(id, text, {
    author: { full_name: staff.full_name, username: staff.username },
    Parent: { id: parent.id, user: parent.author },
  });

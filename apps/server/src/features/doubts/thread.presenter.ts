import type { doubtThreadSchema, getDoubtThread } from '@sevenfold/contract/doubts/admin-doubts.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { z } from 'zod';
import { presentDoubt } from './doubt.presenter.ts';
import type { ToldDoubt } from './read-doubts.ts';
import type { ToldThread } from './tell-threads.ts';

type Entry = ResponseOf<typeof getDoubtThread>['entries'][number];

export function presentEntry(told: ToldDoubt): Entry {
  const { id, created_at, queries, queries_html, author } = presentDoubt(told);
  const by_student = told.entry.userId === (told.opening ?? told.entry).userId;
  return { id, created_at, queries, queries_html, author, by_student };
}

export function presentThread({ facts, opening, last }: ToldThread): z.output<typeof doubtThreadSchema> {
  const { id, fullName, username, email } = opening.asker;
  return {
    id: facts.id,
    asked_at: opening.entry.createdAt.toISOString(),
    student: { id, full_name: fullName, username, email },
    Question: presentDoubt(opening).Question,
    messages: facts.messages,
    last: presentEntry(last),
    waiting_since: facts.waitingSince?.toISOString() ?? null,
  };
}

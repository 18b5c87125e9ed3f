import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { putAnswer } from '~/lib/query.ts';
import { toast } from '~/ui/toast.ts';
import { type AdminSubject, subjectsKey } from './catalogue-queries.ts';
import { useSendingLine } from './use-sending-line.ts';

interface LastMove {
  readonly id: number;
  readonly name: string;
  readonly before: readonly AdminSubject[];
}

/** A new order shows at once; orders are sent one after the other, so that the last one is the one that stays. */
export function useSubjectOrder(subjects: readonly AdminSubject[]) {
  const queries = useQueryClient();
  const [past, setPast] = useState<readonly LastMove[]>([]);
  const [said, setSaid] = useState('');
  const { enqueue, sending } = useSendingLine();

  const send = (ordered: readonly AdminSubject[]) => {
    putAnswer(queries, subjectsKey, { subjects: ordered });
    enqueue(async () => {
      try {
        await api('PUT /api/admin/subjects/order', { body: { ids: ordered.map(({ id }) => id) } });
      } catch (error) {
        setSaid('');
        setPast([]);
        toast.error(messageOf(error));
        await queries.invalidateQueries({ queryKey: subjectsKey });
      }
    });
  };

  /** `gap` is a place among all of them, counted before the subject leaves its own: 0 is above the first. */
  const move = (from: number, gap: number) => {
    const subject = subjects[from];
    const to = gap > from ? gap - 1 : gap;
    if (!subject || to === from || to < 0 || to >= subjects.length) return;
    const { id, subject_name: name } = subject;
    setPast((moves) => [...moves, { id, name, before: subjects }]);
    setSaid(`${name} is now number ${to + 1} of ${subjects.length}.`);
    send(subjects.toSpliced(from, 1).toSpliced(to, 0, subject));
  };

  const last = past.at(-1);
  const undo = () => {
    if (!last) return;
    setPast(past.slice(0, -1));
    const place = last.before.findIndex(({ id }) => id === last.id) + 1;
    setSaid(`${last.name} is back: number ${place} of ${last.before.length}.`);
    send(last.before);
  };
  return { move, undo, undoable: last?.name, said, sending };
}

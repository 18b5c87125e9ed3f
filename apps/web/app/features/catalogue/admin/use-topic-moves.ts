import { placeOf, type TopicPlace } from '@sevenfold/contract/catalogue/topic-move.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { putAnswer } from '~/lib/query.ts';
import { toast } from '~/ui/toast.ts';
import { type AdminTopic, type AdminTree, treeKey } from './catalogue-queries.ts';
import { movedRows } from './topic-drop.rules.ts';
import { useSendingLine } from './use-sending-line.ts';

interface LastMove {
  readonly id: number;
  readonly name: string;
  readonly back: TopicPlace;
}

/** Moves show at once and are sent one after the other; a refused one is taken back with the server's words. */
export function useTopicMoves({ subject, topics }: AdminTree) {
  const queries = useQueryClient();
  const key = treeKey(subject.id);
  const [past, setPast] = useState<readonly LastMove[]>([]);
  const [said, setSaid] = useState('');

  const { enqueue, sending } = useSendingLine();

  const send = (id: number, place: TopicPlace, words: (rows: readonly AdminTopic[]) => string) => {
    const shown = queries.getQueryData<AdminTree>(key)?.topics ?? topics;
    const seen_parent_id = shown.find((topic) => topic.id === id)?.parent_topic_id ?? null;
    const rows = movedRows(shown, id, place);
    putAnswer(queries, key, { subject, topics: rows } satisfies AdminTree);
    setSaid(words(rows));
    enqueue(async (isLast) => {
      try {
        const tree = await api('POST /api/admin/topics/:id/move', {
          params: { id },
          body: { ...place, seen_parent_id },
        });
        if (isLast()) putAnswer(queries, key, tree);
      } catch (error) {
        setSaid('');
        setPast([]);
        toast.error(messageOf(error));
        await queries.invalidateQueries({ queryKey: catalogueKey });
      }
    });
  };

  const move = (id: number, to: TopicPlace) => {
    const back = placeOf(topics, id);
    if (back.parent_topic_id === to.parent_topic_id && back.before_id === to.before_id) return;
    const name = topics.find((topic) => topic.id === id)?.topic_name ?? '';
    setPast((moves) => [...moves, { id, name, back }]);
    send(id, to, (rows) => `${name} is now ${whereabouts(rows, id)}.`);
  };

  const last = past.at(-1);
  const undo = () => {
    if (!last) return;
    setPast(past.slice(0, -1));
    send(last.id, last.back, (rows) => `${last.name} is back: ${whereabouts(rows, last.id)}.`);
  };
  return { move, undo, undoable: last?.name, said, sending };
}

function whereabouts(rows: readonly AdminTopic[], id: number): string {
  const parentId = rows.find((topic) => topic.id === id)?.parent_topic_id ?? null;
  const siblings = rows.filter((topic) => topic.parent_topic_id === parentId);
  const place = siblings.findIndex((topic) => topic.id === id) + 1;
  const parent = rows.find((topic) => topic.id === parentId);
  return `number ${place} of ${siblings.length} ${parent ? `below ${parent.topic_name}` : 'at the top'}`;
}

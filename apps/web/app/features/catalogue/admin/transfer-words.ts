import type { Answer } from '~/lib/api-call.ts';
import { counted } from './catalogue-queries.ts';

type Undone = Answer<'POST /api/admin/question-transfers/:id/undo'>;

const reasons = {
  moved: 'somewhere else by now',
  deleted: 'deleted',
  topic_gone: 'without the topic they came from',
} as const;

/** What went back, and which questions didn't. */
export function undoneWords({ moved_back, left }: Undone): { done: string; left: string | undefined } {
  const groups = Object.entries(reasons).flatMap(([why, words]) => {
    const ids = left.filter((one) => one.why === why).map(({ id }) => id);
    return ids.length === 0 ? [] : [`${words}: ${ids.join(', ')}`];
  });
  return {
    done: `${counted(moved_back, 'question')} moved back.`,
    left: groups.length === 0 ? undefined : `${counted(left.length, 'question')} stayed. ${sentence(groups)}`,
  };
}

const sentence = (groups: readonly string[]) =>
  groups.map((group) => `${group.slice(0, 1).toUpperCase()}${group.slice(1)}.`).join(' ');

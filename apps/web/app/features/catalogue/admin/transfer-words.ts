import { counted } from '~/lib/admin/counted.ts';
import type { Answer } from '~/lib/api-call.ts';

export type TransferPreviewAnswer = Answer<'POST /api/admin/question-transfers/preview'>;
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
    return ids.length === 0 ? [] : [`${words}: ${numbersOf(ids)}`];
  });
  return {
    done: `${counted(moved_back, 'question')} moved back.`,
    left: groups.length === 0 ? undefined : `${counted(left.length, 'question')} stayed. ${sentence(groups)}`,
  };
}

const idsNamed = 20;
const numbersOf = (ids: readonly number[]) =>
  ids.length <= idsNamed
    ? ids.join(', ')
    : `${ids.slice(0, idsNamed).join(', ')} and ${counted(ids.length - idsNamed, 'other')}`;

const sentence = (groups: readonly string[]) =>
  groups.map((group) => `${group.slice(0, 1).toUpperCase()}${group.slice(1)}.`).join(' ');

/** What will be different for the questions besides their topic. */
export function effectsOf({ hidden, audience, other_topics, sharing }: TransferPreviewAnswer): string[] {
  const effects = ['They are marked as ‘topic changed’; marks, answers and priority stay.'];
  if (hidden > 0) {
    effects.push(
      `${counted(hidden, 'question')} of these ${hidden === 1 ? 'is hidden from students, and stays so.' : 'are hidden from students, and stay so.'}`,
    );
  }
  if (audience === 'hidden')
    effects.push('Students will no longer see them: the new subject is for staff only.');
  if (audience === 'shown') effects.push('Students will see them: the new subject is open to everybody.');
  if (other_topics.dropped > 0) {
    effects.push(
      `${counted(other_topics.dropped, 'question has', 'questions have')} the new topic among ${other_topics.dropped === 1 ? 'its' : 'their'} other topics; there it goes away.`,
    );
  }
  if (other_topics.elsewhere > 0) {
    effects.push(
      `${counted(other_topics.elsewhere, 'question keeps', 'questions keep')} other topics that are of another subject.`,
    );
  }
  if (sharing.count > 0) {
    const shared = `${counted(sharing.count, 'question is', 'questions are')} shared with the other level`;
    const lost = `${sharing.count === 1 ? 'it is' : 'they are'} ${sharing.before ? 'no longer' : 'not'} listed`;
    effects.push(
      sharing.after
        ? `${shared}, and will also be listed in ${sharing.after}.`
        : `${shared}, which has no such topic: there ${lost}.`,
    );
  }
  return effects;
}

import { examBlueprint, satPapersOf } from '@sevenfold/contract/papers/sat-papers.rules';
import { marksWords, minutesWords } from '~/lib/papers/paper-words.ts';
import { noWishes, type Wishes, wishesOf } from './wishes.rules.ts';

interface Preset {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly wishes: Wishes;
}

const byTime = (minutes: number, label: string): Preset => ({
  key: String(minutes),
  label,
  description: 'As many marks as fit, at the pace of the exam',
  wishes: { ...noWishes, by: 'minutes', amount: String(minutes) },
});

/** Good beginnings: short practice, and each paper of the course's exam. */
export const presetsOf = (subjectSlug: string): Preset[] => [
  byTime(30, 'Half an hour'),
  byTime(60, 'One hour'),
  ...satPapersOf(subjectSlug).map((paper) => ({
    key: `paper-${paper.paper}`,
    label: `Like Paper ${paper.paper}`,
    description: `${marksWords(paper.marks)} in ${minutesWords(paper.minutes)}`,
    wishes: wishesOf(examBlueprint(subjectSlug, paper)),
  })),
];

import { audienceOf } from '~/lib/auth/audience.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { lastSubject } from '~/lib/bank/last-subject.ts';
import type { BankCall, SubjectName } from '~/lib/bank/topic-tree.ts';
import { courseSlug, type PaperGroup, paperGroups } from './paper.rules.ts';

export interface LoadedPapers {
  readonly readAs: 'visitor' | 'signed-in' | 'staff';
  readonly subjects: readonly SubjectName[];
  readonly subject: SubjectName | undefined;
  readonly groups: readonly PaperGroup[];
}

/** The papers of one course. Without one in the address it is the first of those that the reader might mean. */
export async function loadPapers(
  call: BankCall,
  readAs: LoadedPapers['readAs'],
  asked: string | null,
  likely: readonly (string | undefined)[] = [],
): Promise<LoadedPapers> {
  const answer = await call('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const subjects = answer.subjects.map(({ slug, subject_name }) => ({ slug, name: subject_name }));
  const named = (slug: string | undefined) => subjects.find((subject) => subject.slug === slug);
  const subject =
    asked === null ? (likely.map(named).find((known) => known !== undefined) ?? subjects[0]) : named(asked);
  const papers = subject ? await call('GET /api/papers', { query: { subject: subject.slug } }) : [];
  return { readAs, subjects, subject, groups: paperGroups(papers) };
}

/** The course that somebody read last, or the one that they said they take. */
export const likelySubjects = (): (string | undefined)[] => [
  lastSubject(),
  courseSlug(authStore.getState().user?.math_course),
];

export const ownAudience = () => audienceOf(authStore.getState());

import { describe, expect, it } from 'vitest';
import { mayRead, maySee, type PaperReader } from './paper.policy.ts';

const shared = {
  id: 7,
  source: 'staff' as const,
  ownerId: null,
  audience: 'everybody' as const,
  published: true,
  opensAt: null,
  questionCount: 1,
  questions: [{ visible: true }],
};
type Seen = Parameters<typeof maySee>[0];

const visitor: PaperReader = { staff: false, userId: undefined, chosen: new Set() };
const student: PaperReader = { staff: false, userId: 'a', chosen: new Set() };
const chosen: PaperReader = { staff: false, userId: 'b', chosen: new Set([7]) };
const staff: PaperReader = { staff: true, userId: 'c', chosen: new Set() };
const readers = { visitor, student, chosen, staff };

describe('who sees a paper', () => {
  it.each<[string, Partial<Seen>, (keyof typeof readers)[]]>([
    ['for everybody', {}, ['visitor', 'student', 'chosen', 'staff']],
    ['that is not published', { published: false }, ['staff']],
    ['for chosen students', { audience: 'chosen' }, ['chosen', 'staff']],
    ['for chosen students, not published', { audience: 'chosen', published: false }, ['staff']],
    ['that lost a question', { questionCount: 2 }, ['staff']],
    ['with a hidden question', { questions: [{ visible: false }] }, ['staff']],
    ['for chosen students, with a hidden question', { audience: 'chosen', questions: [] }, ['staff']],
    ["of a student's own", { source: 'student', ownerId: 'a', audience: 'owner' }, ['student']],
    ["of another student's own", { source: 'student', ownerId: 'z', audience: 'owner' }, []],
  ])('%s', (_, paper, expected) => {
    const seeing = Object.entries(readers).filter(([, reader]) => maySee({ ...shared, ...paper }, reader));
    expect(seeing.map(([name]) => name)).toEqual(expected);
  });
});

it('nobody but staff reads a paper before it opens', () => {
  const now = new Date('2026-05-01T08:00:00Z');
  const reads = (opensAt: string | null) =>
    Object.entries(readers)
      .filter(([, reader]) =>
        mayRead({ ...shared, opensAt: opensAt && new Date(opensAt) } as Seen, reader, now),
      )
      .map(([name]) => name);
  expect(reads('2026-05-01T08:00:01Z')).toEqual(['staff']);
  expect(reads('2026-05-01T08:00:00Z')).toEqual(['visitor', 'student', 'chosen', 'staff']);
  expect(reads(null)).toHaveLength(4);
});

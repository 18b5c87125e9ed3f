import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, type LearningEvent } from './event.ts';
import { anyEvents, course, eventOf, firstDay } from './events.fixture.ts';
import { minutesFor } from './minutes.ts';
import { interleaved, planSession } from './plan-session.ts';
import type { SessionItem } from './session-lists.ts';
import { foldEvents } from './state.ts';
import type { Candidate, Study } from './study.ts';

const topicIds = [11, 12, 13, 131, 21, 22];
const candidates: readonly Candidate[] = topicIds.flatMap((id) =>
  (['Easy', 'Medium', 'Hard'] as const).map((difficulty, index) => ({
    design: `${id}-${index}`,
    topicIds: [id],
    difficulty,
    marks: 3 + index,
  })),
);
const studyOf = (events: readonly LearningEvent[], more: Partial<Study> = {}): Study => ({
  course,
  state: foldEvents(events, course),
  candidates,
  ...more,
});
const plan = (studies: readonly Study[], { day = 30, minutes = 40, seed = 1 } = {}) =>
  planSession({ minutes, studies, now: dateOf(firstDay + day), seed });
const kindsOf = (items: readonly SessionItem[]) =>
  [...new Set(items.map(({ reason }) => reason.kind))].sort();
const answered = (id: number, outcomes: readonly number[]) =>
  outcomes.map((outcome, index) =>
    eventOf(20 + index / 5, outcome, { topicIds: [id], design: `${id}-0`, marks: 5 }),
  );
const exam = (days: number) => dateOf(firstDay + days);

it.each([
  [0, 2],
  [1, 2],
  [4, 6],
  [10, 14],
])('a question of %i marks takes %i minutes', (marks, minutes) => {
  expect(minutesFor(marks)).toBe(minutes);
});

describe('a session', () => {
  const weak = answered(11, [0, 0, 0.2, 0, 0, 0.2, 0, 0]);
  const strong = answered(21, [1, 1, 1, 1, 1, 1, 1, 1]);

  it.each([
    ['a new student', [], {}, ['new']],
    [
      'a student with a miss, a weak topic and much that is new',
      [...weak, ...strong],
      {},
      ['due', 'missed', 'new', 'weak'],
    ],
    [
      'two weeks before the exam',
      [...weak, ...strong],
      { exam: exam(40) },
      ['due', 'missed', 'mixed', 'weak'],
    ],
    ['the day before', [...weak, ...strong], { exam: exam(31) }, ['due', 'missed', 'mixed', 'weak']],
    ['the day of the exam', [...weak, ...strong], { exam: exam(30) }, []],
    ['nothing to choose from', [...weak, ...strong], { candidates: [] }, []],
  ])('of %s', (_, events, more, kinds) => {
    expect(kindsOf(plan([studyOf(events, more)]))).toEqual(kinds);
  });

  it('tells why', () => {
    const [missed] = plan([studyOf(weak)]).filter(({ reason }) => reason.kind === 'missed');
    expect(missed).toEqual({
      design: '11-0',
      topicId: 11,
      minutes: 5,
      reason: { kind: 'missed', topicId: 11, at: dateOf(firstDay + 21.4), outcome: 0 },
    });
  });

  it('begins nothing new whose prerequisites are known to be missing', () => {
    const topics = plan([studyOf(weak)], { minutes: 200 })
      .filter(({ reason }) => reason.kind === 'new')
      .map(({ topicId }) => topicId);
    expect(topics.length).toBeGreaterThan(0);
    expect(topics).not.toContain(12);
  });

  it('offers one question where even the shortest takes longer', () => {
    expect(plan([studyOf([])], { minutes: 2 })).toHaveLength(1);
  });

  it('takes subjects by turns, and none whose exam is over', () => {
    const other = { topics: course.topics.map((topic) => ({ ...topic })) };
    const far = studyOf([], {
      candidates: candidates.map((one) => ({ ...one, design: `other ${one.design}` })),
      course: other,
    });
    const designs = plan([studyOf([]), far]).map(({ design }) => design.startsWith('other'));
    expect(new Set(designs)).toEqual(new Set([true, false]));
    const open = plan([studyOf([], { exam: exam(3) }), far]);
    expect(open.every(({ design }) => design.startsWith('other'))).toBe(true);
  });

  describe('with an exam in one of two subjects', () => {
    const named = (name: string, events: readonly LearningEvent[], days: number | undefined): Study =>
      studyOf(
        events.map((event) => ({ ...event, design: `${name} ${event.design}` })),
        {
          candidates: candidates.map((one) => ({ ...one, design: `${name} ${one.design}` })),
          course: { topics: course.topics.map((topic) => ({ ...topic })) },
          ...(days !== undefined && { exam: exam(30 + days) }),
        },
      );
    const known = [...weak, ...strong];
    const few = candidates.slice(0, 2);
    const of = (session: readonly SessionItem[]) =>
      session.map(({ design }) => design.split(' ')[0]).join(' ');

    it.each([
      // On the eve there is nothing else while it has something to do.
      ['tomorrow, and none in the other', known, 0.5, [], undefined, /^(?:maths ?)+$/],
      ['tomorrow, at a whole day', known, 1, known, undefined, /^(?:maths ?)+$/],
      ['tomorrow, in one that was never practised', [], 0.5, known, undefined, /^(?:maths ?)+$/],
      ['tomorrow, and in a week in the other', known, 0.5, known, 7, /^(?:maths ?)+$/],
      ['the day after tomorrow', known, 1.5, known, undefined, /physics/],
      ['tomorrow in both', known, 0.5, known, 0.5, /maths.*physics|physics.*maths/],
      ['that was today', known, -0.5, known, undefined, /^(?:physics ?)+$/],
      ['that is long over', known, -40, known, undefined, /^(?:physics ?)+$/],
      ['over in both', known, -40, known, -2, /^$/],
    ])('%s', (_, maths, days, physics, other, order) => {
      const session = plan([named('physics', physics, other), named('maths', maths, days)]);
      expect(of(session)).toMatch(order);
    });

    it('gives the others what time is left, behind it', () => {
      const maths = {
        ...named('maths', weak, 0.5),
        candidates: few.map((one) => ({ ...one, design: `maths ${one.design}` })),
      };
      const session = plan([named('physics', known, undefined), maths]);
      expect(of(session)).toMatch(/^(?:maths ){1,2}physics(?: physics)+$/);
      expect(session.reduce((sum, item) => sum + item.minutes, 0)).toBeLessThanOrEqual(40);
    });

    it('asks for something of it before anything else, though all of it takes longer', () => {
      const long = candidates.map((one) => ({ ...one, design: `maths ${one.design}`, marks: 30 }));
      const maths = { ...named('maths', [], 0.5), candidates: long };
      expect(of(plan([named('physics', known, undefined), maths], { minutes: 10 }))).toBe('maths');
    });
  });

  it('fits, holds nothing twice, and is the same for the same seed', () => {
    fc.assert(
      fc.property(
        anyEvents(),
        fc.constantFrom(10, 20, 40),
        fc.integer(),
        fc.integer({ min: 0, max: 400 }),
        (events, minutes, seed, day) => {
          const known = events.map((event, index) => ({
            ...event,
            design: candidates[index % candidates.length]!.design,
          }));
          const study = studyOf(known, { exam: exam(300) });
          const session = plan([study], { minutes, seed, day });
          expect(session.reduce((sum, item) => sum + item.minutes, 0)).toBeLessThanOrEqual(minutes);
          expect(new Set(session.map(({ design }) => design)).size).toBe(session.length);
          expect(session.length > 0).toBe(day < 300);
          expect(plan([study], { minutes, seed, day })).toEqual(session);
        },
      ),
    );
  });
});

describe('interleaving', () => {
  const item = (topicId: number, index: number): SessionItem => ({
    design: `${topicId}-${index}`,
    topicId,
    minutes: 5,
    reason: { kind: 'new', topicId },
  });
  const order = (...topics: readonly number[]) =>
    interleaved(topics.map(item))
      .map(({ topicId }) => topicId)
      .join('');

  it.each([
    ['', [], ''],
    ['one', [1], '1'],
    ['two of each', [1, 1, 2, 2], '1212'],
    ['more of one', [2, 1, 1, 1], '1211'],
    ['three topics', [1, 2, 2, 3], '2123'],
  ])('%s', (_, topics, expected) => {
    expect(order(...topics)).toBe(expected);
  });

  it('has no topic twice in a row unless it has more than all others and one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 }), (topics) => {
        const ordered = interleaved(topics.map(item));
        expect(ordered.map(({ design }) => design).sort()).toEqual(
          topics
            .map(item)
            .map(({ design }) => design)
            .sort(),
        );
        const most = Math.max(0, ...topics.map((topic) => topics.filter((one) => one === topic).length));
        const twice = ordered.some(({ topicId }, index) => topicId === ordered[index - 1]?.topicId);
        expect(twice).toBe(most > Math.ceil(topics.length / 2));
      }),
    );
  });
});

import { comingSessions } from '@sevenfold/contract/coach/exam-date.rules';
import { updateUser } from '../features/accounts/update-user.ts';
import { cancelSubscription } from '../features/billing/cancel-subscription.ts';
import { tellExams } from '../features/coach/settings.ts';
import { askDoubt, replyToDoubt } from '../features/doubts/write-doubt.ts';
import { addComment } from '../features/grading/marking-comments.ts';
import { closeReports } from '../features/reports/close-reports.ts';
import { reportQuestion } from '../features/reports/report-question.ts';
import { markQuestion } from '../features/saved/mark-question.ts';
import { saveQuestion } from '../features/saved/save-question.ts';
import { listFirstQuestions } from './demo.queries.ts';
import { handInSheet, markSheet } from './graded-tests.ts';
import type { Person } from './people.ts';
import { buyPlan, type PastBilling } from './purchases.ts';
import { replyDaily } from './reply-daily.ts';
import { reports } from './reports.ts';
import { type TestPlan, takeTest } from './take-tests.ts';
import { type Asker, threads } from './threads.ts';
import { minutesAfter, type Timeline } from './timeline.ts';

interface Cast {
  readonly students: Readonly<Record<Asker, Person>>;
  readonly staff: Person;
}

export type QuestionIds = ReadonlyMap<string, number>;

/** Of all subjects that the stories speak of, in the order in which a student goes through them. */
export async function readBankOfStories({ database }: PastBilling): Promise<QuestionIds> {
  const bank = new Map<string, number>();
  for (const subject of ['math-aa-sl', 'physics-sl', 'chemistry-sl']) {
    for (const { id, key } of await listFirstQuestions(database.db, subject)) bank.set(key, id);
  }
  return bank;
}

const idsOf = (bank: QuestionIds, subject: string): number[] =>
  [...bank].filter(([key]) => key.startsWith(`${subject}/`)).map(([, id]) => id);

const maths = { subject: 'math-aa-sl', duration: 30, marked: true } as const;
const physics = { subject: 'physics-sl', duration: 30, marked: true } as const;

type Story = Omit<TestPlan, 'at'> & { readonly daysAgo: number; readonly time: string };

/** Eight weeks, getting better. */
const testsOfSana: readonly Story[] = [
  { ...maths, daysAgo: 53, time: '16:10', topics: ['1'], skill: 0.42 },
  { ...maths, daysAgo: 46, time: '17:30', topics: ['1'], skill: 0.5 },
  { ...physics, daysAgo: 41, time: '15:45', topics: ['A'], skill: 0.45 },
  { ...maths, daysAgo: 37, time: '18:20', topics: ['1', '2'], skill: 0.58, end: 'runs out' },
  { ...maths, daysAgo: 30, time: '16:40', topics: ['2'], skill: 0.62 },
  { ...maths, daysAgo: 16, time: '17:05', topics: ['2', '3'], skill: 0.7, duration: 60 },
  { ...physics, daysAgo: 12, time: '19:15', topics: ['A', 'B'], skill: 0.66 },
  { ...maths, daysAgo: 5, time: '16:25', topics: ['3', '4'], skill: 0.8 },
  { ...maths, daysAgo: 1, time: '18:00', topics: ['1', '2', '3'], skill: 0.8, end: 'waits' },
];

export function tellOfSana(
  past: PastBilling,
  timeline: Timeline,
  { students, staff }: Cast,
  bank: QuestionIds,
) {
  const { sana } = students;
  const { random } = past.ids;
  timeline.add(timeline.daysAgo(56, '15:32'), async () => {
    const profile = {
      ib_year: 'IB Year 1',
      math_course: 'AA SL' as const,
      country: 'India',
      school: 'Riverside School',
    };
    await updateUser(past, profile, sana.caller());
  });
  for (const { daysAgo, time, ...plan } of testsOfSana) {
    takeTest(past, timeline, sana, { ...plan, at: timeline.daysAgo(daysAgo, time) });
  }
  practise(past, timeline, sana, {
    ids: [...idsOf(bank, 'math-aa-sl').slice(0, 62), ...idsOf(bank, 'physics-sl').slice(0, 14)],
    from: 55,
    to: 1,
  });
  const ofMaths = idsOf(bank, 'math-aa-sl');
  replyDaily(past, timeline, sana, {
    ids: [
      ...ofMaths.filter((_, place) => place % 3 === 1).slice(0, 60),
      ...idsOf(bank, 'physics-sl').slice(14, 34),
    ],
    from: 48,
    to: 1,
    skill: [0.5, 0.85],
  });
  timeline.add(timeline.daysAgo(40, '19:05'), async () => {
    await tellExams(past, comingExams(timeline.now), sana.caller());
  });
  const saved = idsOf(bank, 'math-aa-sl').filter((_, place) => place % 9 === 4);
  saved.slice(0, 11).forEach((id, place) => {
    const at = timeline.daysAgo(50 - place * 4, `${14 + Math.floor(random() * 6)}:${20 + place}`);
    timeline.add(at, async () => {
      await saveQuestion(past, id, place % 4 === 1 ? true : undefined, sana.caller());
      if (place % 5 === 2) await markQuestion(past, 'pinned', id, sana.caller());
    });
  });

  timeline.add(timeline.daysAgo(19, '18:45'), () => buyPlan(past, 'platinum', sana.caller()));
  const graded = takeTest(past, timeline, sana, {
    ...maths,
    at: timeline.daysAgo(23, '15:20'),
    topics: ['1', '2'],
    skill: 0.72,
    marked: false,
  });
  const sheet = handInSheet(past, timeline, { person: sana, staff }, graded, {
    at: timeline.daysAgo(23, '17:10'),
    shares: [1, 1, 0.5, 1, 0.6],
    title: 'Math AA SL, test on algebra and functions',
  });
  markSheet(past, timeline, staff, graded, sheet, timeline.daysAgo(22, '09:30'));
}

/** The first session for which there is time enough. */
function comingExams(now: Date) {
  const inTwoMonths = new Date(now.getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
  const [next] = comingSessions(inTwoMonths, 1);
  return ['math-aa-sl', 'physics-sl'].map((subject) => ({ subject, ...next!, date: null }));
}

/** Two who wait for their sheets to be graded; one of them had a plan and gave it up. */
export function tellOfClassmates(
  past: PastBilling,
  timeline: Timeline,
  { students, staff }: Cast,
  bank: QuestionIds,
) {
  const { milo, ines } = students;
  practise(past, timeline, milo, { ids: idsOf(bank, 'math-aa-sl').slice(20, 55), from: 80, to: 2 });
  practise(past, timeline, ines, { ids: idsOf(bank, 'physics-sl').slice(0, 26), from: 44, to: 1 });
  for (const [daysAgo, skill] of [
    [70, 0.35],
    [58, 0.4],
    [40, 0.52],
    [25, 0.55],
    [11, 0.6],
  ] as const) {
    takeTest(past, timeline, milo, {
      ...maths,
      at: timeline.daysAgo(daysAgo, '14:50'),
      topics: ['2'],
      skill,
    });
  }
  for (const [daysAgo, skill] of [
    [38, 0.6],
    [29, 0.68],
    [15, 0.74],
    [6, 0.79],
  ] as const) {
    takeTest(past, timeline, ines, {
      ...physics,
      at: timeline.daysAgo(daysAgo, '11:20'),
      topics: ['A', 'B'],
      skill,
    });
  }
  timeline.add(timeline.daysAgo(78, '20:10'), () => buyPlan(past, 'platinum', milo.caller()));
  timeline.add(timeline.daysAgo(60, '08:40'), async () => {
    await cancelSubscription(past, milo.caller());
  });

  const waiting = [
    {
      person: milo,
      hours: 20,
      plan: { ...maths, topics: ['2', '3'], skill: 0.6 },
      shares: [1, 0.7, 1, 0.5, 1],
      title: 'Math AA SL, functions and geometry',
    },
    {
      person: ines,
      hours: 6,
      plan: { ...physics, topics: ['A', 'B'], skill: 0.75 },
      shares: [1, 1, 0.7, 1, 1],
      title: 'Physics SL, mechanics and matter',
    },
  ];
  for (const { person, hours, plan, shares, title } of waiting) {
    const test = takeTest(past, timeline, person, {
      ...plan,
      marked: false,
      at: timeline.hoursAgo(hours + 2),
    });
    handInSheet(past, timeline, { person, staff }, test, { at: timeline.hoursAgo(hours), shares, title });
  }
}

/** What was asked and answered about questions, and what was reported. */
export function tellOfDesk(
  past: PastBilling,
  timeline: Timeline,
  { students, staff }: Cast,
  bank: QuestionIds,
) {
  for (const { question, from, daysAgo, time, doubt, entries = [] } of threads) {
    const questionId = bank.get(question);
    if (questionId === undefined) continue;
    const person = students[from];
    const at = timeline.daysAgo(daysAgo, time);
    let opening = 0;
    timeline.add(at, async () => {
      const { entry } = await askDoubt(past, { question_id: questionId, queries: doubt }, person.caller());
      opening = entry.id;
    });
    for (const { by, afterHours, text } of entries) {
      timeline.add(minutesAfter(at, afterHours * 60), async () => {
        await replyToDoubt(past, opening, text, (by === 'staff' ? staff : person).caller());
      });
    }
  }
  for (const { question, from, daysAgo, time, closed, ...report } of reports) {
    const questionId = bank.get(question);
    if (questionId === undefined) continue;
    const at = timeline.daysAgo(daysAgo, time);
    timeline.add(at, () => reportQuestion(past, { ...report, questionId }, students[from].caller()));
    if (closed) {
      timeline.add(minutesAfter(at, 17 * 60), async () => {
        await closeReports(past, questionId, { ...closed, seen: 2_147_483_647 }, staff.caller());
      });
    }
  }
  const comments = [
    'Show the substitution before you give the result.',
    'Right method, slip in the arithmetic.',
    'Give your answer to three significant figures.',
  ];
  comments.forEach((text, place) => {
    timeline.add(timeline.daysAgo(90 - place, '10:15'), async () => {
      await addComment(past, text, staff.caller());
    });
  });
}

/** Questions completed one after the other, on most days of a time. */
export function practise(
  past: PastBilling,
  timeline: Timeline,
  person: Person,
  { ids, from, to }: { ids: readonly number[]; from: number; to: number },
): void {
  const { random } = past.ids;
  ids.forEach((id, place) => {
    const daysAgo = Math.max(to, Math.round(from - ((from - to) * (place + random())) / ids.length));
    const at = minutesAfter(timeline.daysAgo(daysAgo, '14:00'), random() * 400 + place);
    timeline.add(at, () => markQuestion(past, 'completed', id, person.caller()));
  });
}

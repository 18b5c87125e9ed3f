import { cancelSubscription } from '../features/billing/cancel-subscription.ts';
import { lapsePlans } from '../features/billing/lapse.ts';
import { createVisitCounter } from '../features/site/visit-counter.ts';
import { cohort, newStudent } from './people.ts';
import { buyPlan, type PastBilling } from './purchases.ts';
import { shuffled } from './seeded-random.ts';
import { practise, type QuestionIds } from './student-stories.ts';
import { takeTest } from './take-tests.ts';
import type { Timeline } from './timeline.ts';

/** So far back the figures of the overview go: more than twice its longest period of days. */
export const daysOfFigures = 190;

/** Students who came over the months, practised for some weeks, and now and then bought a plan. */
export function tellOfCohort(past: PastBilling, timeline: Timeline, bank: QuestionIds): void {
  const { random } = past.ids;
  const subjects = ['math-aa-sl', 'math-aa-sl', 'physics-sl', 'chemistry-sl'] as const;
  const topics = { 'math-aa-sl': ['1', '2'], 'physics-sl': ['A'], 'chemistry-sl': ['S1', 'S2'] };
  shuffled(cohort, random).forEach((name, place) => {
    const student = newStudent(past, name);
    // More of them lately than half a year ago.
    const joined = Math.round((daysOfFigures - 8) * (1 - (place + random()) / cohort.length) ** 1.3) + 3;
    const weeks = Math.min(Math.floor(joined / 7), 3 + Math.floor(random() * 9));
    const subject = subjects[place % subjects.length]!;
    timeline.add(timeline.daysAgo(joined, `${8 + (place % 12)}:${10 + place}`), () => student.join());
    const ids = [...bank].filter(([key]) => key.startsWith(`${subject}/`)).map(([, id]) => id);
    const begun = Math.floor(random() * 20);
    const until = Math.max(1, joined - 1 - weeks * 7);
    practise(past, timeline, student, {
      ids: ids.slice(begun, begun + 4 + weeks * 2),
      from: joined - 1,
      to: until,
    });
    for (let week = 0; week < weeks; week += 1) {
      if (random() < 0.45) continue;
      const daysAgo = Math.max(1, joined - 2 - week * 7 - Math.floor(random() * 5));
      takeTest(past, timeline, student, {
        at: timeline.daysAgo(daysAgo, `${13 + Math.floor(random() * 7)}:${10 + Math.floor(random() * 45)}`),
        subject,
        topics: topics[subject],
        duration: 30,
        skill: 0.4 + random() * 0.4,
      });
    }
    if (place % 2 === 0 || joined < 8) return;
    timeline.add(timeline.daysAgo(joined - 4, '18:30'), () =>
      buyPlan(past, place % 9 === 0 ? 'platinum_yearly' : 'platinum', student.caller()),
    );
    if (place % 3 !== 0) return;
    timeline.add(timeline.daysAgo(Math.max(1, joined - 50), '12:05'), async () => {
      await cancelSubscription(past, student.caller());
    });
  });
  // As the jobs do: plans renew or end on the day on which they are due.
  for (let day = daysOfFigures; day >= 1; day -= 1) {
    timeline.add(timeline.daysAgo(day, '23:50'), () => lapsePlans(past));
  }
}

const landings = ['/', '/', '/', '/ibdp-question-bank', '/blogs', '/pricing'];
const further = [
  '/ibdp-question-bank',
  '/ibdp-question-bank/math-aa-sl',
  '/ibdp-question-bank/math-aa-sl/number-and-algebra',
  '/ibdp-question-bank/syllabus',
  '/search',
  '/take-a-test',
  '/my-tests',
  '/pricing',
  '/online-classes',
  '/blogs/how-to-revise',
  '/account-details',
];

/** Visitors day by day, up to yesterday: today's are counted as they come. Fewer at weekends, more every month. */
export function tellOfVisits(past: PastBilling, timeline: Timeline): void {
  const counter = createVisitCounter(past);
  const { random } = past.ids;
  for (let day = daysOfFigures; day >= 1; day -= 1) {
    const at = timeline.daysAgo(day, '20:00');
    const weekend = at.getUTCDay() % 6 === 0;
    const usual = 12 + 34 * (1 - day / daysOfFigures);
    const visitors = Math.round(usual * (weekend ? 0.6 : 1) * (0.8 + random() * 0.4));
    timeline.add(at, async () => {
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const from = { address: `10.${day % 250}.${visitor % 250}.7`, browser: `Demo browser ${visitor}` };
        const pages = [
          landings[visitor % landings.length]!,
          ...shuffled(further, random).slice(0, random() * 5),
        ];
        for (const path of pages) await counter.count({ path, ...from });
      }
      if (day % 7 === 1) await counter.flush();
    });
  }
}

import { masteryOf } from '../../packages/learning/src/mastery-map.ts';
import { planSession } from '../../packages/learning/src/plan-session.ts';
import { applyEvent, foldEvents } from '../../packages/learning/src/state.ts';
import { seededRandom } from '../random.ts';
import { simulatedCourse } from './simulated-course.ts';
import { simulatedStudent } from './simulated-students.ts';

function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const eventCount = 5000;

/** Processor time for a student with 5,000 events, after some runs: a server that has just started takes longer. */
export async function printCost(): Promise<void> {
  const random = seededRandom(99);
  const simulated = await simulatedCourse('math-aa-hl', random);
  const { course, designs } = simulated;
  const { events, lastDay } = simulatedStudent(simulated, random, eventCount);
  const now = new Date(lastDay * 86_400_000).toISOString();
  const state = foldEvents(events, course);
  const study = { course, state, candidates: designs.map(({ key, ...rest }) => ({ ...rest, design: key })) };
  const works: readonly (readonly [string, number, () => void])[] = [
    [`state of ${eventCount} events made anew`, 50, () => foldEvents(events, course)],
    ['one more event', 0.2, () => applyEvent(state, events[0]!, course)],
    ['the map', 50, () => masteryOf(state.mastery, course, now)],
    ['a session of 40 minutes', 50, () => planSession({ minutes: 40, studies: [study], now, seed: 1 })],
  ];
  console.log('\n| work | median ms of processor time | goal |\n| --- | --- | --- |');
  for (const [name, goal, work] of works) {
    const often = goal < 1 ? 200 : 1;
    const times = Array.from({ length: 15 }, () => {
      const all = processorMs(() => {
        for (let time = 0; time < often; time++) work();
      });
      return all / often;
    });
    const median = times.sort((one, other) => one - other)[7]!;
    console.log(`| ${name} | ${median.toFixed(2)} | ${goal} |`);
  }
}

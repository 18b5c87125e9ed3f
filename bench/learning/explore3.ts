import { masteryOf } from '../../packages/learning/src/mastery-map.ts';
import { applyEvent, emptyState, foldEvents } from '../../packages/learning/src/state.ts';

const course = {
  topics: [1, 2, 3, 4, 5].flatMap((t) => [
    { id: t * 100, parentId: null, prerequisites: [] as number[] },
    ...Array.from({ length: 17 }, (_, i) => ({
      id: t * 100 + i + 1,
      parentId: t * 100,
      prerequisites: i > 0 ? [t * 100 + i] : [],
    })),
  ]),
};
const events = Array.from({ length: 5000 }, (_, i) => ({
  at: new Date(1.7e12 + i * 3e6).toISOString(),
  design: 'd' + ((i * 7919) % 700),
  topicIds: [(((i * 31) % 5) + 1) * 100 + ((i * 17) % 17) + 1],
  difficulty: 'Medium' as const,
  outcome: ((i * 13) % 10) / 9,
  source: 'reply' as const,
}));
for (let r = 0; r < 4; r++) {
  const b = process.cpuUsage();
  const s = foldEvents(events, course);
  const u = process.cpuUsage(b);
  console.log((u.user + u.system) / 1000);
  const b2 = process.cpuUsage();
  for (let i = 0; i < 200; i++) applyEvent(s, events[i]!, course);
  const u2 = process.cpuUsage(b2);
  console.log('apply', (u2.user + u2.system) / 1000 / 200);
  if (r == 3)
    console.log(JSON.stringify(s).length, masteryOf(s.mastery, course, events.at(-1)!.at).slice(0, 4));
}

import { MasteryFold } from '../../packages/learning/src/mastery.ts';

const st = JSON.parse(JSON.stringify(foldEvents(events, course)));
const tm = (n: string, f: () => void) => {
  for (let i = 0; i < 300; i++) f();
  const b = performance.now();
  for (let i = 0; i < 500; i++) f();
  console.log(n, ((performance.now() - b) / 500).toFixed(4));
};
tm('spread', () => ({ ...st.memories }));
tm('assign', () => Object.assign({}, st.memories));
tm('entries', () => Object.fromEntries(Object.entries(st.memories)));
tm('fold', () => new MasteryFold(st.mastery, course));
tm('mastery', () => new MasteryFold(st.mastery, course).mastery());
tm('apply', () => applyEvent(st, events[5]!, course));
tm('applysmall', () => applyEvent({ ...st, memories: {} }, events[5]!, course));

import {
  afterReview,
  daysUntil,
  type Memory,
  recallOn,
  rememberEvent,
} from '../../packages/learning/src/memory.ts';
import { seededRandom } from '../random.ts';
import { simulatedForgetter, simulatedMemory } from './simulated-memory.ts';

const E = 77;
interface Item {
  m?: Memory;
  sim: any;
  wins: number;
  n: number;
}
type Score = (item: Item, day: number) => number;
const ev = (day: number, outcome: number) => ({
  at: new Date(day * 864e5).toISOString(),
  design: 'd',
  topicIds: [1],
  difficulty: 'Medium' as const,
  outcome,
  source: 'reply' as const,
});
function run(seed: number, k: number, score: Score, missWeek = false) {
  const random = seededRandom(seed);
  const f = simulatedForgetter(random);
  const items: Item[] = [];
  let work = 0;
  pace = 0;
  let seen = 0;
  log = [];
  for (let day = 0; day < E; day++) {
    if (missWeek && day >= 40 && day < 47) continue;
    const chosen = items
      .map((i) => ({ i, s: score(i, day) }))
      .sort((a, b) => b.s - a.s)
      .slice(0, k)
      .filter((x) => x.s > -Infinity);
    for (const { i } of chosen) {
      const ok = random.next() < i.sim.recall(day);
      work++;
      const R = recallOn(pm(i.m!), day);
      log.push([R, ok ? 1 : 0]);
      seen++;
      pace = Math.max(-3, Math.min(3, pace + (ETA / (1 + seen * DEC)) * ((ok ? 1 : 0) - R)));
      i.sim.meet(day, ok);
      i.m = rememberEvent(i.m, ev(day, ok ? (random.next() < 0.2 ? 0.6 : 1) : 0));
      i.n++;
      i.wins = ok ? i.wins + 1 : 0;
    }
    if (day < 50)
      for (let n = 0; n < 3; n++) {
        const sim = simulatedMemory(f, random);
        const ok = random.next() < sim.first;
        sim.meet(day, ok);
        items.push({ sim, n: 0, wins: 0, m: rememberEvent(undefined, ev(day, ok ? 1 : 0)) });
      }
  }
  return { recall: items.reduce((s, i) => s + i.sim.recall(E), 0) / items.length, work };
}
let pace = 0;
let log: number[][] = [];
const ETA = 0.5,
  DEC = 0.02;
const pm = (m: Memory): Memory => ({ ...m, stability: m.stability * Math.exp(pace) });
const never = (m: Memory) => recallOn(m, E);
const once = (m: Memory, u: number) => {
  const r = recallOn(m, u);
  const a = afterReview(m, u);
  return r * recallOn(a.remembered, E) + (1 - r) * recallOn(a.missed, E);
};
const gain: Score = ({ m }, day) => once(m!, day) - never(m!);
const twoStep =
  (c: number): Score =>
  ({ m }, day) => {
    const u = E - c;
    if (day >= u) return once(m!, day) - never(m!);
    const r = recallOn(m!, day);
    const a = afterReview(m!, day);
    return r * once(a.remembered, u) + (1 - r) * once(a.missed, u) - once(m!, u);
  };

const gH = (m: Memory, day: number, e: number, f = (x: Memory) => x) => {
  const r = recallOn(f(m), day);
  const a = afterReview(m, day);
  return r * recallOn(f(a.remembered), e) + (1 - r) * recallOn(f(a.missed), e) - recallOn(f(m), e);
};

import { gainOf } from '../../packages/learning/src/exam-aim.ts';

const yes = (b: boolean, s: number) => (b ? s : -Infinity);
const policies: Record<string, Score> = {};
for (const r of [0.7, 0.8, 0.85, 0.9])
  policies['fsrs' + r] = ({ m }, day) => yes(recallOn(m!, day) <= r, -recallOn(m!, day));
for (const x of [1, 2, 4])
  policies['ladder' + x] = ({ n, m }, day) => {
    const q = (day - m!.day) / [1, 3, 7, 14, 30, 60][Math.min(5, n)]!;
    return yes(q >= x, q);
  };
for (const x of [1, 2, 4])
  policies['leit' + x] = ({ wins, m }, day) => {
    const q = (day - m!.day) / [1, 3, 7, 14, 30, 60][Math.min(5, wins)]!;
    return yes(q >= x, q);
  };
const P = () => ({ log: pace, reviews: 0 });
for (const [w, f] of [
  [35, 0.3],
  [21, 0.3],
  [50, 0.3],
  [35, 0.1],
  [50, 0.1],
  [70, 0.1],
] as const)
  for (const x of [0.1, 0.15, 0.2, 0.3])
    policies['aim' + w + ',' + f + ',' + x] = ({ m }, day) => {
      const g = gainOf(m!, day, E, P());
      return yes(g >= x * (f + (1 - f) * Math.min(1, (E - day) / w)), g);
    };
for (const cap of [4, 8])
  for (const [n, s] of Object.entries(policies)) {
    let t = 0,
      w = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const r = run(seed, cap, s);
      t += r.recall;
      w += r.work;
    }
    console.log(cap, n.padEnd(12), 'work', (w / 12 / 150).toFixed(2), 'recall', (t / 12).toFixed(3));
  }

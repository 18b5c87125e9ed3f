import { dayOf } from '../../packages/learning/src/event.ts';
import { blendedLevel, itemFigures } from '../../packages/learning/src/item-figures.ts';
import { MasteryFold } from '../../packages/learning/src/mastery.ts';
import { masteryParameters as P } from '../../packages/learning/src/mastery-parameters.ts';
import { seededRandom } from '../random.ts';
import { averagePerTopic, ourModel, plainElo } from './predictors.ts';
import { areaUnderCurve, calibrationError, logLoss, type Predicted } from './scores.ts';
import { simulatedCourse } from './simulated-course.ts';
import { simulatedStudent } from './simulated-students.ts';

const world = async (seed: number, train: number, test: number) => {
  const random = seededRandom(seed);
  const course = await simulatedCourse('math-aa-hl', random);
  const students = Array.from({ length: train + test }, () =>
    simulatedStudent(course, random, 120 + random.below(360)),
  );
  return { course, train: students.slice(0, train), test: students.slice(train) };
};
const worlds = await Promise.all([1, 2].map((s) => world(s, 80, 40)));
const measure = (w: (typeof worlds)[0], p: typeof P) => {
  // levels from the train cohort
  const replies = new Map<string, { ability: number; outcome: number }[]>();
  for (const s of w.train) {
    const f = new MasteryFold({}, w.course.course, p);
    const seen = new Set();
    for (const e of s.events) {
      if (!seen.has(e.design)) {
        seen.add(e.design);
        (replies.get(e.design) ?? replies.set(e.design, []).get(e.design)!).push({
          ability: f.ability(e.topicIds[0]!, dayOf(e.at))!.mean,
          outcome: e.outcome,
        });
      }
      f.add(e);
    }
  }
  return Object.fromEntries(
    w.course.designs.map((d) => [
      d.key,
      blendedLevel(d.difficulty, itemFigures({ kind: d.kind, replies: replies.get(d.key) ?? [] }).level),
    ]),
  );
};
const score = (
  name: string,
  make: (w: (typeof worlds)[0]) => () => { expect: any; see: any },
  train = false,
) => {
  const all: Predicted[] = [];
  for (const w of worlds) {
    const m = make(w);
    if (train)
      for (const s of w.train) {
        const p = m();
        for (const e of s.events) p.see(e);
      }
    for (const s of w.test) {
      const p = m();
      for (const e of s.events) {
        all.push({ expected: p.expect(e), outcome: e.outcome });
        p.see(e);
      }
    }
  }
  console.log(
    name.padEnd(30),
    'll',
    logLoss(all).toFixed(4),
    'auc',
    areaUnderCurve(all).toFixed(4),
    'ece',
    calibrationError(all).toFixed(4),
  );
  return logLoss(all);
};
if (process.argv[2] !== 'tune') {
  const mean = (w: any) => {
    const o = w.train.flatMap((s: any) => s.events.map((e: any) => e.outcome));
    return o.reduce((a: number, b: number) => a + b, 0) / o.length;
  };
  score('average', (w) => {
    const m = mean(w);
    console.log(m);
    return () => averagePerTopic(m);
  });
  for (const k of [0.1, 0.2, 0.3, 0.4])
    score(
      'elo ' + k,
      () => {
        const items = new Map();
        return () => plainElo(items, k);
      },
      true,
    );
  score('ours label', (w) => () => ourModel(w.course.course));
  score('ours measured', (w) => {
    const levels = measure(w, P);
    return () => ourModel({ ...w.course.course, levels });
  });
} else {
  let best: any = P;
  const run = (n: string, p: any) => score(n, (w) => () => ourModel(w.course.course, p));
  let ll = run('start', best);
  const tries: [string, (p: any, f: number) => any][] = [
    ...[
      'forgetting',
      'forgetsAfter',
      'driftPerDay',
      'driftPerEvent',
      'gain',
      'furtherShare',
      'prerequisiteUp',
      'prerequisiteDown',
      'perMark',
      'slip',
      'guess',
    ].map((k): [string, any] => [k, (p: any, f: number) => ({ ...p, [k]: p[k] * f })]),
    ...[0, 1, 2].map((i): [string, any] => [
      'spread' + i,
      (p: any, f: number) => ({
        ...p,
        spread: p.spread.map((x: number, j: number) => (j === i ? x * f : x)),
      }),
    ]),
    ['start', (p, f) => ({ ...p, start: p.start + Math.log(f) * 0.3 })],
    [
      'levels',
      (p, f) => ({
        ...p,
        levels: { Easy: p.levels.Easy * f, Medium: p.levels.Medium, Hard: p.levels.Hard * f },
      }),
    ],
    [
      'own',
      (p, f) => ({
        ...p,
        sourceWeight: {
          ...p.sourceWeight,
          reply: p.sourceWeight.reply * f,
          'own marking': p.sourceWeight['own marking'] * f,
        },
      }),
    ],
  ];
  for (let round = 0; round < 2; round++)
    for (const [n, t] of tries)
      for (const f of [0.6, 1.6]) {
        const p = t(best, f);
        const l = run(n + ' ' + f, p);
        if (l < ll - 1e-5) {
          best = p;
          ll = l;
          break;
        }
      }
  console.log(JSON.stringify(best, null, 1));
}

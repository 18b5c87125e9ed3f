import { Rating } from 'ts-fsrs';
import { gainOf } from '../../packages/learning/src/exam-aim.ts';
import { type Memory, recallOn, rememberEvent, usualPace } from '../../packages/learning/src/memory.ts';

const base = { difficulty: 5, day: 0, outcome: 1, reviews: 3, missed: 0 };
for (const S of [1, 3, 10, 30, 100]) {
  for (const E of [200, 77, 30, 14, 7, 3]) {
    const m: Memory = { ...base, stability: S };
    const g = [1, 2, 3, 5, 7, 10, 13, 20, 29, 45, 76]
      .filter((d) => d < E)
      .map((d) => d + ':' + gainOf(m, d, E).toFixed(3) + '/' + recallOn(m, d).toFixed(2));
    console.log('S', S, 'E', E, g.join(' '));
  }
}

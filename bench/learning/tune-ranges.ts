import { masteryParameters } from '../../packages/learning/src/mastery-parameters.ts';
import { mapFigures, type World } from './compare-models.ts';

const tried = [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.1];

/** How often the truth lies within the range, for more and less doubt in the model itself. Four in five is meant. */
export function printRanges(courses: Readonly<Record<string, readonly World[]>>): void {
  const names = Object.keys(courses);
  console.log(`\n| misfit | ${names.join(' | ')} |\n| --- |${' --- |'.repeat(names.length)}`);
  for (const misfit of tried) {
    const figures = Object.values(courses).map((worlds) => {
      const { sure } = mapFigures(worlds, { ...masteryParameters, misfit });
      return `${(sure.within / sure.count).toFixed(3)} of ${sure.count}`;
    });
    console.log(`| ${misfit} | ${figures.join(' | ')} |`);
  }
}

import { makeWorld, printMap, printModels } from './learning/compare-models.ts';
import { printSameEachDay, printSameInAll } from './learning/compare-reviews.ts';
import { printCost } from './learning/measure-cost.ts';
import { printTuning } from './learning/tune-model.ts';
import { printRanges } from './learning/tune-ranges.ts';

/**
 * How well the model of what students know does with students who are known entirely, because they are made up; and how
 * much is remembered on the day of the exam. The numbers of the model were settled on other seeds than those that are reported.
 */
const tuningSeeds = [1, 2];
const reportedSeeds = [701, 702, 703];
/** Worlds differ in how well labels tell what is hard, and ranges hold more of the truth in one than in another. */
const worldsOfRanges = 8;
/** Answers of a student, from and to; the diligent do so many in a course with few subtopics. */
const usual = [120, 480] as const;
const diligent = [600, 1200] as const;
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const worldsOf = (seeds: readonly number[], subject: string, answers: readonly [number, number]) =>
  Promise.all(seeds.map((seed) => makeWorld(seed, subject, answers)));

if (process.argv.includes('--tune')) {
  const worlds = await worldsOf(tuningSeeds, 'math-aa-hl', usual);
  printModels(worlds);
  printModels(await worldsOf(tuningSeeds, 'physics-sl', diligent));
  printTuning(worlds);
  printRanges({
    'Math AA HL': await worldsOf(from(1, worldsOfRanges), 'math-aa-hl', usual),
    'Physics SL': await worldsOf(from(1, worldsOfRanges), 'physics-sl', diligent),
  });
  printSameEachDay(from(1, 12));
  printSameInAll(from(1, 12));
} else {
  // First, while the process has seen nothing else.
  await printCost();
  printModels(await worldsOf(reportedSeeds, 'math-aa-hl', usual));
  printMap(await worldsOf(from(701, worldsOfRanges), 'math-aa-hl', usual));
  console.log('\nThe same with 600 to 1,200 answers in Physics SL:');
  printModels(await worldsOf(reportedSeeds.slice(0, 2), 'physics-sl', diligent));
  printMap(await worldsOf(from(701, worldsOfRanges), 'physics-sl', diligent));
  printSameEachDay(from(7001, 40));
  printSameInAll(from(7001, 24));
}

import { makeWorld, printMap, printModels } from './learning/compare-models.ts';
import { printSameEachDay, printSameInAll } from './learning/compare-reviews.ts';
import { printCost } from './learning/measure-cost.ts';
import { printTuning } from './learning/tune-model.ts';

/**
 * How well the model of what students know does with students who are known entirely, because they are made up; and how
 * much is remembered on the day of the exam. The seeds that are reported were never looked at while tuning.
 */
const tuningSeeds = [1, 2];
const reportedSeeds = [101, 102, 103];
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

if (process.argv.includes('--tune')) {
  const worlds = await Promise.all(tuningSeeds.map((seed) => makeWorld(seed)));
  printModels(worlds);
  printTuning(worlds);
  printSameEachDay(from(1, 12));
  printSameInAll(from(1, 12));
} else {
  const worlds = await Promise.all(reportedSeeds.map((seed) => makeWorld(seed)));
  printModels(worlds);
  printMap(worlds);
  printSameEachDay(from(1001, 40));
  printSameInAll(from(1001, 24));
  await printCost();
}

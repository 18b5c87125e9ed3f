import { type MasteryParameters, masteryParameters } from '../../packages/learning/src/mastery-parameters.ts';
import { predictAll, type World } from './compare-models.ts';
import { ourModel } from './predictors.ts';
import { logLoss } from './scores.ts';

type Change = (parameters: MasteryParameters, factor: number) => MasteryParameters;

const plain = [
  'forgetting',
  'forgetsAfter',
  'driftPerDay',
  'driftPerEvent',
  'gain',
  'gainLasts',
  'furtherShare',
  'prerequisiteUp',
  'prerequisiteDown',
  'perMark',
  'slip',
  'guess',
] as const;

const changes: readonly (readonly [name: string, change: Change])[] = [
  ...plain.map((name): [string, Change] => [
    name,
    (parameters, factor) => ({ ...parameters, [name]: parameters[name] * factor }),
  ]),
  ...[0, 1, 2].map((depth): [string, Change] => [
    `spread ${depth}`,
    (parameters, factor) => ({
      ...parameters,
      spread: parameters.spread.map((value, index) => (index === depth ? value * factor : value)),
    }),
  ]),
];

/** What each number of the model is worth: the log loss with a smaller and a greater one. */
export function printTuning(worlds: readonly World[]): void {
  const lossOf = (parameters: MasteryParameters) =>
    logLoss(
      predictAll(
        worlds,
        ({ simulated }) =>
          () =>
            ourModel(simulated.course, parameters),
      ),
    ).toFixed(4);
  console.log(`\nLog loss as it is: ${lossOf(masteryParameters)}\n`);
  console.log('| number | × 0.6 | × 1.6 |\n| --- | --- | --- |');
  for (const [name, change] of changes) {
    console.log(
      `| ${name} | ${[0.6, 1.6].map((factor) => lossOf(change(masteryParameters, factor))).join(' | ')} |`,
    );
  }
}

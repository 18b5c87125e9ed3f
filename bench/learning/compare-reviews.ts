import { boxes, examAim, fixedIntervals, type Policy, plainFsrs, prepare } from './review-policies.ts';

const rules: readonly (readonly [name: string, policy: (factor: number) => Policy])[] = [
  ['fixed intervals', fixedIntervals],
  ['fixed intervals, anew after a miss', boxes],
  ['plain FSRS', plainFsrs],
  ['FSRS with exam aim', examAim],
];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every rule does the same number of reviews every day, those that it finds most urgent. */
export function printSameEachDay(seeds: readonly number[]): void {
  console.log('\nRecall on the exam day, with the same number of reviews every day:\n');
  console.log(
    '| reviews a day | rule | recall | better than plain FSRS, by (± standard error) |\n| --- | --- | --- | --- |',
  );
  for (const most of [3, 6, 12]) {
    const results = rules.map(([name, policy]) => ({
      name,
      recalls: seeds.map(
        (seed) => prepare(seed, policy(name === 'plain FSRS' ? 0.9 : 1), { most, onlyDue: false }).recall,
      ),
    }));
    const plain = results.find(({ name }) => name === 'plain FSRS')!.recalls;
    for (const { name, recalls } of results) {
      const better = recalls.map((recall, index) => recall - plain[index]!);
      const middle = mean(better);
      const error = Math.sqrt(mean(better.map((one) => (one - middle) ** 2)) / better.length);
      console.log(
        `| ${most} | ${name} | ${mean(recalls).toFixed(3)} | ${middle.toFixed(3)} ± ${error.toFixed(3)} |`,
      );
    }
  }
}

const eagerness = {
  'fixed intervals': [0.5, 1, 2, 4, 8],
  'fixed intervals, anew after a miss': [1, 2, 4, 8, 16],
  'plain FSRS': [0.6, 0.7, 0.8, 0.85, 0.9],
  'FSRS with exam aim': [0.8, 1, 1.5, 2, 3],
} as const satisfies Record<string, readonly number[]>;

/** Each rule reviews only what it finds due, 20 a day at most; recall against the work that it took. */
export function printSameInAll(seeds: readonly number[]): void {
  console.log(
    '\nRecall on the exam day at equal work in all, read between rules that are more or less eager:\n',
  );
  const works = [2, 3, 4];
  console.log(
    `| rule | ${works.map((work) => `${work} reviews a design`).join(' | ')} |\n| --- |${' --- |'.repeat(works.length)}`,
  );
  for (const [name, policy] of rules) {
    const points = eagerness[name as keyof typeof eagerness]
      .map((factor) => {
        const all = seeds.map((seed) => prepare(seed, policy(factor), { most: 20, onlyDue: true }));
        return {
          work: mean(all.map(({ reviewsPerDesign }) => reviewsPerDesign)),
          recall: mean(all.map(({ recall }) => recall)),
        };
      })
      .sort((one, other) => one.work - other.work);
    console.log(`| ${name} | ${works.map((work) => recallAt(points, work)).join(' | ')} |`);
  }
}

function recallAt(points: readonly { work: number; recall: number }[], work: number): string {
  const after = points.findIndex((point) => point.work >= work);
  if (after <= 0) return '–';
  const [low, high] = [points[after - 1]!, points[after]!];
  const share = (work - low.work) / (high.work - low.work);
  return (low.recall + share * (high.recall - low.recall)).toFixed(3);
}

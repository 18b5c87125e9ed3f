import { emptyFolder } from '../../e2e/product/data-folders.ts';
import { removeDataFolder } from '../../e2e/product/remove-data-folder.ts';
import { bankComplete, ready, startAsNewcomer } from '../start-as-newcomer.ts';
import { undisturbed } from '../undisturbed.ts';
import { atMost, type GoalRow, medianOf } from './goals.ts';

const firstStarts = 3;
const warmStarts = 5;
const mostSeconds = { bank: 15, warm: 2 };

async function inNewFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await emptyFolder();
  try {
    return await work(dataDir);
  } finally {
    await removeDataFolder(dataDir);
  }
}

/** Seconds from open doors until the whole bank is there. */
async function firstStart(dataDir: string): Promise<number> {
  const product = await startAsNewcomer(dataDir);
  const opened = await product.said(ready);
  const complete = await product.said(bankComplete);
  await product.stop();
  return complete - opened;
}

async function warmStart(dataDir: string): Promise<number> {
  const product = await startAsNewcomer(dataDir);
  const opened = await product.said(ready);
  await product.stop();
  return opened;
}

async function some(count: number, measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = [];
  for (let time = 0; time < count; time += 1) measured.push(await undisturbed(measure));
  return measured;
}

export const starts: GoalRow = {
  name: 'starts',
  async measure() {
    const loading = await some(firstStarts, () => inNewFolder(firstStart));
    const warm = await inNewFolder(async (dataDir) => {
      await firstStart(dataDir);
      return some(warmStarts, () => warmStart(dataDir));
    });
    return [
      atMost('first start: whole bank loaded after the doors open', medianOf(loading), mostSeconds.bank, 's'),
      atMost('warm npm start until it serves', medianOf(warm), mostSeconds.warm, 's'),
    ];
  },
};

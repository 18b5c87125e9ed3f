import { emptyFolder } from '../../e2e/product/data-folders.ts';
import { removeDataFolder } from '../../e2e/product/remove-data-folder.ts';
import { atMost, type GoalRow, medianOf } from './goals.ts';
import { bankComplete, ready, startAsNewcomer } from './start-as-newcomer.ts';

const firstStarts = 3;
const warmStarts = 5;
const mostSeconds = { bank: 15, warm: 2 };

export const starts: GoalRow = {
  name: 'starts',
  async measure() {
    const loading: number[] = [];
    const warm: number[] = [];
    for (let time = 1; time <= firstStarts; time += 1) {
      const dataDir = await emptyFolder();
      try {
        const product = await startAsNewcomer(dataDir);
        const opened = await product.said(ready);
        loading.push((await product.said(bankComplete)) - opened);
        await product.stop();
        for (let again = 0; time === firstStarts && again < warmStarts; again += 1) {
          const next = await startAsNewcomer(dataDir);
          warm.push(await next.said(ready));
          await next.stop();
        }
      } finally {
        await removeDataFolder(dataDir);
      }
    }
    return [
      atMost('first start: whole bank loaded after the doors open', medianOf(loading), mostSeconds.bank, 's'),
      atMost('warm npm start until it serves', medianOf(warm), mostSeconds.warm, 's'),
    ];
  },
};

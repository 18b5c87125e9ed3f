import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../apps/server/test/free-port.ts';
import { emptyFolder } from '../../e2e/product/data-folders.ts';
import { removeDataFolder } from '../../e2e/product/remove-data-folder.ts';
import { atMost, type GoalRow, medianOf } from './goals.ts';

const root = new URL('../..', import.meta.url).pathname;
const starts = 5;
const mostSeconds = 2;

/** As `npm start` does, until it says this; answers how many seconds that took. */
async function start(dataDir: string, until: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      DEMO_DATA: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
      if (printed.includes(until)) resolve((performance.now() - began) / 1000);
    });
    child.once('exit', () => reject(new Error(`the product ended: ${printed}`)));
  });
  const took = await said;
  child.kill('SIGTERM');
  await ended;
  return took;
}

export const warmStart: GoalRow = {
  name: 'warm-start',
  async measure() {
    const dataDir = await emptyFolder();
    try {
      await start(dataDir, 'The question bank is complete.');
      const took: number[] = [];
      for (let time = 0; time < starts; time += 1) took.push(await start(dataDir, 'is ready at'));
      return [atMost('warm npm start until it serves', medianOf(took), mostSeconds, 's')];
    } finally {
      await removeDataFolder(dataDir);
    }
  },
};

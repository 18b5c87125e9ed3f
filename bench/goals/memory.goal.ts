import { readdir, readFile } from 'node:fs/promises';
import { emptyFolder } from '../../e2e/product/data-folders.ts';
import { removeDataFolder } from '../../e2e/product/remove-data-folder.ts';
import { drive } from '../load.ts';
import { atMost, type GoalRow } from './goals.ts';
import { bankComplete, startAsNewcomer } from './start-as-newcomer.ts';

const mostMb = 400;
const paths = [
  '/',
  '/ibdp-question-bank',
  '/api/questions?subject=math-aa-sl&topic=functions&pageSize=10',
  '/api/questions?subject=physics-hl&pageSize=10',
  '/api/search?query=chain+rule',
];

/** Every process with its parent's id. */
async function parents(): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined);
    const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) found.set(Number(name), Number(parent));
  }
  return found;
}

async function family(pid: number): Promise<number[]> {
  const parentOf = await parents();
  const isOfFamily = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isOfFamily(parentOf.get(id)));
  return [...parentOf.keys()].filter(isOfFamily);
}

/** Its share of what processes have in common is counted once. */
async function proportionalMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

export const memory: GoalRow = {
  name: 'memory',
  async measure() {
    const dataDir = await emptyFolder();
    try {
      const first = await startAsNewcomer(dataDir);
      await first.said(bankComplete);
      await first.stop();
      const product = await startAsNewcomer(dataDir);
      try {
        await product.said(bankComplete);
        const asked = Array.from({ length: 2000 }, (_, index) => ({
          method: 'GET' as const,
          path: paths[index % paths.length]!,
        }));
        await drive(product.origin, asked, { connections: 8, seconds: 20 });
        let total = 0;
        for (const pid of await family(product.pid)) total += await proportionalMb(pid);
        return [
          atMost(
            'memory of the embedded default with the whole bank, server and PostgreSQL',
            total,
            mostMb,
            'MB',
          ),
        ];
      } finally {
        await product.stop();
      }
    } finally {
      await removeDataFolder(dataDir);
    }
  },
};

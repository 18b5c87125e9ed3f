import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../product/start-product.ts';
import { cases } from './cases.ts';
import { startKit } from './kit.ts';
import { lookInBrowser } from './look-in-browser.ts';
import { printRows, type Row } from './print.ts';
import { runCase } from './run-case.ts';
import { makeSmallProduct } from './small-product.ts';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    /** Parts of the names of faults, separated by commas. */
    only: { type: 'string', default: '' },
    /** How long a database is gone; other faults last a share of it. */
    seconds: { type: 'string', default: '20' },
    /** Students who work at the same time. */
    students: { type: 'string', default: '4' },
  },
});

/**
 * Each engine in a process of its own, in which a disk may be mounted that nobody else sees and that goes with it. Where
 * that isn't allowed, the faults that need it say so.
 */
function runEngine(engine: string, product: string): Promise<{ failed: boolean; output: string }> {
  const file = fileURLToPath(import.meta.url);
  const command = [process.execPath, '--import', 'tsx', file, ...process.argv.slice(2), '--engine', engine];
  const [program, ...args] = process.getuid?.() === 0 ? ['unshare', '--mount', ...command] : command;
  return new Promise((resolve, reject) => {
    const child = spawn(program!, args, {
      env: { ...process.env, FAULTS_PRODUCT: product },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ failed: code !== 0, output }));
  });
}

const isWanted = (name: string) => options.only.split(',').some((part) => name.includes(part));

async function measure(engine: 'embedded' | 'server'): Promise<void> {
  const begun = performance.now();
  const kit = await startKit(engine, process.env.FAULTS_PRODUCT ?? '');
  const rows: Row[] = [];
  const loads = [loadavg()[0]!];
  let seen: readonly string[] = [];
  try {
    await kit.start();
    console.error(`${engine}: ready after ${Math.round((performance.now() - begun) / 1000)} s`);
    for (const fault of cases.filter(({ name }) => isWanted(name))) {
      const row = await runCase(kit, fault, {
        seconds: Number(options.seconds) * (fault.share ?? 1),
        students: Number(options.students),
      }).catch(async (error: unknown): Promise<Row> => {
        await kit.heal();
        return { name: fault.name, skipped: 'it fell over', problems: [String(error)] };
      });
      console.error(`${engine}: ${fault.name}: ${row.problems.join('; ') || row.skipped || 'good'}`);
      rows.push(row);
      loads.push(loadavg()[0]!);
      // What was measured so far is kept, should the rest be broken off.
      await writeFile(join(root, `test-results/faults-${engine}.json`), JSON.stringify(rows, null, 2));
    }
    if (isWanted('in a browser')) {
      seen = await lookInBrowser(kit).catch((error: unknown) => {
        const [problem] = String(error).split('\n') as [string];
        rows.push({ name: 'in a browser', skipped: 'it fell over', problems: [problem] });
        return [];
      });
      console.error(`${engine}: in a browser: ${seen.length > 0 ? 'good' : rows.at(-1)?.problems.join()}`);
    }
  } finally {
    printRows(engine, rows, { seen, loads, tookSeconds: (performance.now() - begun) / 1000 });
    process.exitCode = rows.some(({ problems }) => problems.length > 0) ? 1 : 0;
    await kit.stop();
  }
}

if (process.env.FAULTS_PRODUCT) {
  await measure(options.engine === 'server' ? 'server' : 'embedded');
  process.exit();
}
const engines = options.engine === 'both' ? ['embedded', 'server'] : [options.engine];
const product = await makeSmallProduct();
// One after the other: side by side they would take each other's time, of which every answer has only so much.
const results = [];
for (const engine of engines) results.push(await runEngine(engine, product));
await rm(product, { recursive: true, force: true });
for (const { output } of results) console.log(output.trimEnd());
process.exit(results.some(({ failed }) => failed) ? 1 : 0);

import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startEngine } from '../apps/server/test/engine.ts';
import { addressesIn } from '../e2e/product/sitemap.ts';
import { writeBankTexts } from './bank-texts.ts';
import { calls, type Setting } from './calls.ts';
import { type Cell, type Measuring, measureCell, readStatements, warmUp } from './measure-cell.ts';
import { type Prepared, prepareDatabase } from './prepare-database.ts';
import { printTable } from './print-table.ts';
import { appFile, type ServerProcess, startProcess } from './server-process.ts';

const { values: options } = parseArgs({
  options: {
    questions: { type: 'string' },
    connections: { type: 'string' },
    seconds: { type: 'string' },
    calls: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    variants: { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
  },
});
const usual = options.quick
  ? { questions: '3000,20000', connections: '1,32', seconds: '0.3' }
  : { questions: '3000,100000', connections: '1,8,32,128', seconds: '0.7' };
const numbers = (list: string) => list.split(',').map(Number);
const sizes = numbers(options.questions ?? usual.questions);
const connectionCounts = numbers(options.connections ?? usual.connections);
const seconds = Number(options.seconds ?? usual.seconds);
const wanted = options.calls?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => calls.every((call) => call.name !== name)) ?? [];
if (unknown.length > 0) {
  throw new Error(
    `There is no call ${unknown.join(', ')}; there are ${calls.map(({ name }) => name).join(', ')}`,
  );
}
const chosen = calls.filter(({ name }) => !wanted || wanted.includes(name));

interface Product {
  readonly setting: Setting;
  readonly app: ServerProcess;
  readonly database: ServerProcess;
}

async function startProduct({ url, questions, students }: Prepared, texts: string): Promise<Product> {
  const app = await startProcess(appFile, { DATABASE_URL: url, BENCH_TEXTS: texts });
  const database = await startProcess('./bare-database.ts', { DATABASE_URL: url });
  const listed = async (part: string) =>
    addressesIn(await (await fetch(`${app.origin}/sitemaps/${part}.xml`)).text());
  const questionPages = (await listed('questions-1')).slice(0, 3000);
  return { app, database, setting: { questions, students, questionPages, postPages: await listed('blogs') } };
}

/**
 * Every size takes its turn for each kind of call, right after the other: whatever else the machine does meanwhile
 * then slows all of them alike.
 */
async function measure(products: readonly Product[], bare: ServerProcess): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const call of chosen) {
    const measurings: Measuring[] = [];
    for (const { app, database, setting } of products) {
      const requests = call.requests(setting);
      await warmUp(app, requests.splice(0, 60), seconds);
      const statements = await readStatements(app, requests.splice(0, 25));
      const share = Math.floor(requests.length / (2 * connectionCounts.length));
      measurings.push({
        call,
        bare,
        app,
        database,
        questions: setting.questions,
        requests,
        share,
        statements,
      });
    }
    for (const connections of connectionCounts) {
      for (const measuring of measurings) cells.push(await measureCell(measuring, { connections, seconds }));
    }
    console.log(`${call.name}: measured`);
  }
  return cells;
}

const started = performance.now();
const loadBefore = loadavg()[0]!;
const engine = await startEngine(options.engine, { durable: true });
const processes: ServerProcess[] = [];
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}), engine: ${engine.name}, load before: ${loadBefore.toFixed(1)}`,
  );
  const texts = await writeBankTexts();
  const products: Product[] = [];
  for (const questions of sizes) {
    const prepared = await prepareDatabase(engine.url, { questions, variants: Number(options.variants) });
    const product = await startProduct(prepared, texts);
    products.push(product);
    processes.push(product.app, product.database);
  }
  const bare = await startProcess('./serve-bare.ts');
  processes.push(bare);
  printTable(await measure(products, bare), sizes[0]!);
  console.log(`\nTook ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
} finally {
  await Promise.all(processes.map((server) => server.stop()));
  await engine.stop();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { diskFiles } from '../apps/server/src/platform/storage/disk-files.ts';
import { startEngine } from '../apps/server/test/engine.ts';
import { generateBank } from './generate-bank.ts';

/**
 * Backs up a bank of so many questions and so many files by the built commands, and restores it into an empty
 * database of the same engine. Printed are what they say themselves and the most memory that their processes had.
 */
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '11000,100000' },
    files: { type: 'string', default: '100' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const engine = await startEngine(values.engine);
const folder = await mkdtemp(join(tmpdir(), 'sevenfold-bench-'));

async function database(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: engine.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(engine.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** What students upload: of a megabyte, and of bytes that nothing makes smaller. */
async function addFiles(dataDir: string): Promise<void> {
  const files = diskFiles({ dataDir, now: () => new Date(), log: { error: () => undefined } });
  const content = new Uint8Array(1_000_000);
  for (let index = 0; index < Number(values.files); index += 1) {
    for (let at = 0; at < content.length; at += 65_536)
      crypto.getRandomValues(content.subarray(at, at + 65_536));
    await files.put(`answer-sheets/${index}.pdf`, Buffer.from(content), 'application/pdf');
  }
}

async function run(command: string, args: string[], environment: Record<string, string>): Promise<string> {
  const built = fileURLToPath(new URL(`../apps/server/dist/${command}.js`, import.meta.url));
  const tellMemory = `data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))`;
  const child = spawn(process.execPath, ['--import', tellMemory, built, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  const lines = output.trim().split('\n');
  return `${lines[0]}, ${Math.round(Number(lines.at(-1)) / 1024)} MB of memory`;
}

try {
  for (const questions of values.questions.split(',').map(Number)) {
    const source = await database(`bank_${questions}`);
    await migrateDatabase(source, fileURLToPath(new URL('../apps/server/migrations', import.meta.url)));
    const client = new pg.Client({ connectionString: source });
    await client.connect();
    await generateBank(client, { count: questions });
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    await client.end();
    const dataDir = join(folder, `data-${questions}`);
    await addFiles(dataDir);
    const backups = join(folder, `backups-${questions}`);
    console.log(`${questions} questions, a database of ${rows[0]!.size}`);
    console.log(`  ${await run('back-up', ['--to', backups], { DATABASE_URL: source, DATA_DIR: dataDir })}`);
    const target = {
      DATABASE_URL: await database(`restored_${questions}`),
      DATA_DIR: join(folder, 'restored'),
    };
    console.log(`  ${await run('restore', ['--from', backups], target)}`);
  }
} finally {
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}

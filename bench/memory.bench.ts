import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitAtSignals } from './end-with-us.ts';
import { readHeap, writingSnapshots } from './memory/heap-snapshot.ts';
import { familyMemory, type ProcessMemory } from './memory/process-memory.ts';
import { withWholeBank } from './memory/whole-bank.ts';

const parts = 16;

exitAtSignals();
const folder = await mkdtemp(join(tmpdir(), 'sevenfold-heap-'));
try {
  const { processes, heap } = await withWholeBank(
    async (product) => ({
      processes: await familyMemory(product.pid),
      heap: await readHeap(product, folder),
    }),
    writingSnapshots(folder),
  );
  const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  console.log('| process | how many | MB |\n| --- | --- | --- |');
  for (const [name, { count, total }] of byWhatTheyDo(processes)) {
    console.log(`| ${name} | ${count} | ${total.toFixed(1)} |`);
  }
  console.log('\n| alive in the server | what | how many | MB |\n| --- | --- | --- | --- |');
  for (const { kind, name, count, bytes } of heap.slice(0, parts)) {
    console.log(`| ${kind} | ${name} | ${count.toLocaleString('en')} | ${mb(bytes)} |`);
  }
  const rest = heap.slice(parts).reduce((sum, { bytes }) => sum + bytes, 0);
  const all = heap.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`| everything else | | | ${mb(rest)} |\n| together | | | ${mb(all)} |`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function byWhatTheyDo(processes: readonly ProcessMemory[]) {
  const groups = new Map<string, { count: number; total: number }>();
  for (const { command, mb } of processes) {
    const group = groups.get(whatDoes(command)) ?? { count: 0, total: 0 };
    groups.set(whatDoes(command), { count: group.count + 1, total: group.total + mb });
  }
  return [...groups].sort(([, one], [, other]) => other.total - one.total);
}

/** PostgreSQL says in its processes' titles what each is for. */
function whatDoes(command: string): string {
  if (command.includes('start.mjs')) return 'server';
  const [, title] = /^postgres: (.*)/.exec(command) ?? [];
  if (title === undefined) return 'PostgreSQL: postmaster';
  return /127\.0\.0\.1|\[local\]/.test(title) ? 'PostgreSQL: connections' : 'PostgreSQL: its own work';
}

import { readdir, readFile } from 'node:fs/promises';

/** A process of the product and its share of the memory: what several have in common is shared out among them. */
export interface ProcessMemory {
  readonly pid: number;
  readonly command: string;
  readonly mb: number;
}

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

async function proportionalMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

const commandOf = async (pid: number): Promise<string> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();

/** Of a process and all that it has started. */
export async function familyMemory(pid: number): Promise<ProcessMemory[]> {
  const measured: ProcessMemory[] = [];
  for (const id of await family(pid)) {
    measured.push({ pid: id, command: await commandOf(id), mb: await proportionalMb(id) });
  }
  return measured;
}

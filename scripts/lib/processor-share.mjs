import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** How long all processors were in use and kept away by others on the host, in their own units; nothing where Linux isn't. */
export async function readTimes() {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [user, nice, system, idle, waiting, interrupts, soft, stolen] = (/^cpu +(.*)$/m.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const used = user + nice + system + interrupts + soft;
  return { used, stolen, all: used + stolen + idle + waiting };
}

/** Seconds alone don't tell a slow suite from a machine that had other things to do. */
export async function watchProcessors() {
  const before = await readTimes();
  return async () => {
    const after = await readTimes();
    const share = (name) => Math.round((100 * (after[name] - before[name])) / (after.all - before.all));
    if (!Number.isFinite(share('used'))) return undefined;
    return `${availableParallelism()} cores, ${share('used')} % in use, ${share('stolen')} % kept away by the host`;
  };
}

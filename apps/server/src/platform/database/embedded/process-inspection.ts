import { readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { run } from './service-user.ts';

/**
 * When a process was started, or `null` if there is none with that id. With the id this names one process for
 * good, which the id alone doesn't: ids are used again, in containers after every restart.
 * A zombie counts as gone: a container's first process often doesn't collect them.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    // The second field, the name, may hold spaces and brackets.
    const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return state === undefined || state === 'Z' || state === 'X' ? null : (rest[18] ?? null);
  }
  const { ok, output } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
  return !ok || output === '' || output.startsWith('Z') ? null : output.replace(/^\S+\s+/, '');
}

/** Whether the system knows the id at all, be it of a zombie. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is a postmaster of exactly this data directory: it makes that its working directory. */
export async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if ((await processStart(pid)) === null) return false;
  if (process.platform === 'linux') {
    const [name, cwd] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
    ]);
    return name.trim() === 'postgres' && cwd === clusterDir;
  }
  const { output } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return basename(output.split(' -D ')[0] ?? '') === 'postgres' && output.includes(` -D ${clusterDir} `);
}

import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, startEngine } from '../../apps/server/test/engine.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A database of the product that faults can be done to. */
export interface FaultyEngine {
  readonly name: 'embedded' | 'server';
  readonly environment: Record<string, string>;
  /** Past the fault, for looking at what is there. */
  url(): Promise<string>;
  gone(): Promise<void>;
  hang(): Promise<void>;
  slow(): Promise<void>;
  /** Ends whatever fault there is. */
  heal(): Promise<void>;
  /** kill -9 of the server itself, where the product is the one that starts it. */
  readonly kill?: () => Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server from Debian's packages, reached through a proxy. */
export async function serverEngine(): Promise<FaultyEngine> {
  const engine: Engine = await startEngine('server');
  const address = new URL(engine.url);
  const proxy: TcpProxy = await startTcpProxy(Number(address.port));
  const throughProxy = new URL(engine.url);
  throughProxy.port = String(proxy.port);
  return {
    name: 'server',
    environment: { DATABASE_URL: throughProxy.href },
    url: async () => engine.url,
    gone: () => proxy.set('refused'),
    hang: () => proxy.set('silent'),
    // Each way: a statement takes a quarter of a second.
    slow: () => proxy.set('slow', 125),
    heal: () => proxy.set('open'),
    async stop() {
      await proxy.stop();
      await engine.stop();
    },
  };
}

/** Of all processes below one, itself included, the oldest first. */
async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = [pid];
  for (const [child, parent] of parents) if (parent === pid) family.push(child);
  return family;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It may have ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The engine that the product starts itself, by the processes that its own pid file names. */
export function embeddedEngine(folder: () => string): FaultyEngine {
  const cluster = () => join(folder(), 'postgres');
  const settings = () => join(cluster(), 'postgresql.conf');
  const running = async () => {
    const [pid, , , port] = (await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(pid), port: Number(port) };
  };
  let stopped: number[] = [];
  let isSlow = false;
  let isGone = false;

  const pauseAll = async () => {
    stopped = await familyOf((await running()).pid);
    for (const pid of stopped) signal(pid, 'SIGSTOP');
  };
  const resumeAll = () => {
    for (const pid of stopped) signal(pid, 'SIGCONT');
    stopped = [];
  };
  const kill = async () => {
    const { pid } = await running();
    // The file outlives its process, whose number may be another's by now.
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (name.trim() === 'postgres') signal(pid, 'SIGKILL');
  };

  return {
    name: 'embedded',
    environment: {},
    async url() {
      const password = (await readFile(`${cluster()}.password`, 'utf8')).trim();
      return `postgresql://sevenfold:${password}@127.0.0.1:${(await running()).port}/sevenfold`;
    },
    /** Killed, and without its settings it can't be started either. */
    async gone() {
      isGone = true;
      await rename(settings(), `${settings()}.away`);
      await kill();
    },
    hang: pauseAll,
    /** Four fifths of the time it stands still. */
    async slow() {
      isSlow = true;
      void (async () => {
        while (isSlow) {
          await pauseAll();
          await sleep(400);
          resumeAll();
          await sleep(100);
        }
      })();
    },
    async heal() {
      isSlow = false;
      resumeAll();
      if (isGone) await rename(`${settings()}.away`, settings());
      isGone = false;
    },
    kill,
    stop: async () => undefined,
  };
}

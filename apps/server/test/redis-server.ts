import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const binary = process.env.REDIS_SERVER ?? '/usr/bin/redis-server';

/** A real Redis of Debian's package on loopback, which keeps nothing on disk and can be taken away. */
export async function startRedisServer() {
  const port = await freePort();
  let child: ChildProcess | undefined;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function start(): Promise<void> {
    if (isRunning()) return;
    child = spawn(
      binary,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
        cwd: '/',
      },
    );
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
    });
    for (let attempt = 0; !(await answers(port)); attempt += 1) {
      if (failure) throw failure;
      if (attempt > 100) throw new Error('redis-server did not start');
      await sleep(50);
    }
  }

  async function stop(): Promise<void> {
    if (!isRunning()) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await ended;
  }

  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.write('PING\r\n');
  });

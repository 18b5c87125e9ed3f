import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, finished, serviceUser, untilReady } from './engine.ts';

/** A streaming replica of a PostgreSQL server of Debian's package, on a port of its own. */
export async function startReplica(primary: Engine, port: number): Promise<Engine> {
  const binaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-replica-'));
  const asService = await serviceUser(dataDir);
  const { hostname, port: primaryPort, username } = new URL(primary.url);
  const from = ['-h', hostname, '-p', primaryPort, '-U', username];
  const copying = spawn(
    join(binaries, 'pg_basebackup'),
    [...from, '-D', join(dataDir, 'pg'), '--write-recovery-conf', '--checkpoint=fast'],
    { stdio: 'ignore', ...asService },
  );
  await finished(copying);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${dataDir}`,
    'max_connections=200',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(dataDir, 'pg'), ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', ...asService },
  );
  const url = new URL(primary.url);
  url.port = String(port);
  await untilReady(url.href);
  let running = true;
  return {
    name: 'replica',
    url: url.href,
    async stop() {
      if (!running) return;
      running = false;
      const ended = finished(server);
      server.kill('SIGINT');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

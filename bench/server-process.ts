import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The real app with its jobs, in a process of its own. */
export async function startAppWithJobs(databaseUrl: string) {
  const child = fork(fileURLToPath(new URL('./serve-app.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, BENCH_JOBS: 'yes' },
    execArgv: ['--import', 'tsx'],
  });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

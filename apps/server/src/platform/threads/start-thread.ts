import { basename } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread that knows nothing of the server's settings. `file` is named as an import of the module at `from`. */
export function startThread(
  from: string,
  file: `./${string}.worker.ts`,
  options: Omit<WorkerOptions, 'env' | 'argv'>,
): Worker {
  // Built, all threads lie in one folder with everything else.
  if (import.meta.url.endsWith('.js')) {
    return new Worker(new URL(`./${basename(file, '.ts')}.js`, import.meta.url), { ...options, env: {} });
  }
  // From the sources, as in development and in tests, which have built them once.
  const { BUILT_WORKERS } = process.env;
  return new Worker(new URL('../../development/run-worker.mjs', import.meta.url), {
    ...options,
    env: BUILT_WORKERS === undefined ? {} : { BUILT_WORKERS },
    argv: [new URL(file, from).href],
  });
}

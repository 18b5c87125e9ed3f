import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = process.argv[2];
const { BUILT_WORKERS } = process.env;

if (BUILT_WORKERS) {
  // Tests start hundreds of threads, and have built them once.
  await import(pathToFileURL(join(BUILT_WORKERS, `${basename(source, '.ts')}.js`)).href);
} else {
  /** A thread doesn't get the loader that its process was started with: this one is given the source to run. */
  const { tsImport } = await import('tsx/esm/api');
  await tsImport(source, import.meta.url);
}

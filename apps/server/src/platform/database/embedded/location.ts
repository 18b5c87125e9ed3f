import { createHash } from 'node:crypto';
import { access, chmod, constants, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { canEnter, ensurePostgresUser, isRoot, type ServiceUser } from './service-user.ts';

export interface Location {
  /** PostgreSQL's data directory. Password and log are files beside it. */
  readonly clusterDir: string;
  /** The folder it lies in, which the service user can enter. */
  readonly home: string;
  readonly user: ServiceUser;
  readonly passwordFile: string;
  readonly logFile: string;
}

const at = (clusterDir: string, user: ServiceUser): Location => ({
  clusterDir,
  home: dirname(clusterDir),
  user,
  passwordFile: `${clusterDir}.password`,
  logFile: `${clusterDir}.log`,
});

const statOrNull = (path: string) =>
  lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Where the cluster is, or is to be made: `<dataDir>/postgres`, or where that points to as a symbolic link.
 * Such a link is made by `rememberLocation` when root's data directory can't be entered by the service user,
 * and may as well be made by an operator who wants the database on another disk.
 */
export async function locateCluster(dataDir: string, log: (message: string) => void): Promise<Location> {
  const path = join(dataDir, 'postgres');
  const entry = await statOrNull(path);
  if (!entry) return isRoot() ? newLocationForRoot(dataDir, log) : at(path, null);

  const clusterDir = await realpath(path).catch(async () => {
    throw new Error(
      `The database was kept in ${resolve(dataDir, await readlink(path))}, which is gone. ` +
        `Put it back, or delete the link ${path} to begin with an empty database.`,
    );
  });
  if (clusterDir !== path) log(`the database is kept in ${clusterDir}`);
  return isRoot() ? existingLocationForRoot(clusterDir, log) : ownLocation(clusterDir);
}

async function ownLocation(clusterDir: string): Promise<Location> {
  await access(clusterDir, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
    throw new Error(
      `The database in ${clusterDir} belongs to another user (was it made by a start as root?). Start as the ` +
        'same user as before, give it to this one (chown -R), or set DATABASE_URL.',
    );
  });
  return at(clusterDir, null);
}

async function existingLocationForRoot(
  clusterDir: string,
  log: (message: string) => void,
): Promise<Location> {
  // Whoever owns it made it: a cluster of a normal user stays usable for that user after a start by sudo.
  const { uid, gid } = await lstat(clusterDir);
  const user = uid === 0 ? await ensurePostgresUser(log) : { uid, gid };
  if (await canEnter(user, dirname(clusterDir))) return at(clusterDir, user);
  throw new Error(
    `The database in ${clusterDir} belongs to the user with id ${user.uid}, who can't enter the folders above ` +
      'it any more. Let others enter them (chmod o+x), or set DATABASE_URL.',
  );
}

async function newLocationForRoot(dataDir: string, log: (message: string) => void): Promise<Location> {
  const user = await ensurePostgresUser(log);
  if (await canEnter(user, dataDir)) return at(join(dataDir, 'postgres'), user);

  const name = `sevenfold-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (const base of ['/var/lib', tmpdir()]) {
    const home = join(base, name);
    await mkdir(home)
      .then(() => chmod(home, 0o755))
      .catch(() => undefined);
    const made = await lstat(home).catch(() => null);
    // Anyone may have put something of that name into a shared temporary folder.
    if (!made?.isDirectory() || made.uid !== 0) continue;
    if (!(await canEnter(user, home))) continue;
    log(`the user 'postgres' can't enter ${dataDir}: the database is kept in ${home}`);
    return at(join(await realpath(home), 'postgres'), user);
  }
  throw new Error(
    `The user 'postgres' can't enter ${dataDir}, and no other place was found for the database. ` +
      'Set DATA_DIR to a folder which others can enter, start as a normal user, or set DATABASE_URL.',
  );
}

/**
 * Done once the cluster is complete, so a link that points to nothing always means lost data, which must not
 * be answered with an empty database.
 */
export async function rememberLocation(dataDir: string, location: Location): Promise<void> {
  const path = join(dataDir, 'postgres');
  if (path !== location.clusterDir && !(await statOrNull(path))) await symlink(location.clusterDir, path);
}

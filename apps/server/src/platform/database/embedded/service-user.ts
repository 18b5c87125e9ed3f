import { spawn } from 'node:child_process';
import { chown } from 'node:fs/promises';

/** The system user PostgreSQL runs as. `null`: the user of this very process. */
export type ServiceUser = { readonly uid: number; readonly gid: number } | null;

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

interface CommandOptions {
  readonly user?: ServiceUser;
  readonly input?: string;
  readonly cwd?: string;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Nothing of our own environment goes to PostgreSQL: it holds the product's secrets, and PGPORT, PGDATA or a
 * locale in it would change what PostgreSQL does.
 */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** Runs a command to its end and answers with what it said, also when it could not be started at all. */
export function run(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? '/',
      env: bareEnvironment(),
      stdio: 'pipe',
      ...(options.user ?? {}),
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString().trim() }));
    // A command that ends without reading its input breaks the pipe; its exit code tells what happened.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

async function findUser(name: string): Promise<ServiceUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : null;
}

/** PostgreSQL refuses to run as root, and wants its user to have an entry in the system's user list. */
export async function ensurePostgresUser(log: (message: string) => void): Promise<NonNullable<ServiceUser>> {
  const existing = await findUser('postgres');
  if (existing) return existing;
  const made = await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  // Another process may have made it at the same moment: what counts is that it is there.
  const user = await findUser('postgres');
  if (!user) {
    throw new Error(
      `PostgreSQL does not run as root, and the system user 'postgres' could not be made (${made.output}). ` +
        'Make that user, start as a normal user, or set DATABASE_URL.',
    );
  }
  log("made the system user 'postgres' for the embedded database, since PostgreSQL does not run as root");
  return user;
}

/** Asked of the system rather than read from mode bits: access lists and mounts count too. */
export async function canEnter(user: ServiceUser, directory: string): Promise<boolean> {
  return (await run('sh', ['-c', 'cd "$0"', directory], { user })).ok;
}

export async function giveTo(user: ServiceUser, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

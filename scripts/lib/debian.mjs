import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.mjs';

const postgresHome = '/usr/lib/postgresql';

const headlessShell = '/usr/bin/chromium-headless-shell';

export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));

/** The newest server that Debian's packages left on this machine. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  if (!existsSync(postgresHome)) return undefined;
  return readdirSync(postgresHome)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${postgresHome}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/postgres`));
}

let updated = false;

/** Installs a package where that is possible: on Debian, as root. Says whether it was. */
async function install(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${name} from Debian's packages …`);
  if (!updated) await run('apt-get', ['update', '-q'], { quiet: true, env });
  updated = true;
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { quiet: true, env });
  return true;
}

export async function ensureChromium() {
  // The one without windows to look after makes the journeys a third quicker; any other will do.
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) {
    await install('chromium-headless-shell').catch(() => false);
  }
  if (!findChromium()) await install('chromium').catch(() => false);
  const found = findChromium();
  if (!found) throw new Error('The browser journeys need Chromium: install it, or name it in CHROMIUM_PATH.');
  return found;
}

export async function ensurePostgres() {
  if (!findPostgres()) await install('postgresql').catch(() => false);
  return findPostgres();
}

/** A program of a Debian package, which is installed where it is missing. Undefined where that can't be done. */
async function ensureProgram(path, name) {
  if (!existsSync(path)) await install(name).catch(() => false);
  return existsSync(path) ? path : undefined;
}

export const ensureRedis = () =>
  ensureProgram(process.env.REDIS_SERVER ?? '/usr/bin/redis-server', 'redis-server');

export const ensureNginx = () => ensureProgram('/usr/sbin/nginx', 'nginx-light');

export const ensurePromtool = () => ensureProgram('/usr/bin/promtool', 'prometheus');

/** The same for what a command can't do without. */
export async function ensurePackage(name, path) {
  const found = await ensureProgram(path, name);
  if (!found) throw new Error(`${path} is missing: install the package ${name}.`);
  return found;
}

/** Cuts fonts down to what is used of them. Debian only recommends Brotli beside it, which woff2 needs. */
export async function ensureFontTools() {
  await ensurePackage('fonttools', '/usr/bin/fonttools');
  await ensurePackage('python3-brotli', '/usr/lib/python3/dist-packages/brotli.py');
}

/** Moves the clock of one program. Without it, what needs that says so. */
export const ensureFaketime = () => ensureProgram('/usr/bin/faketime', 'faketime');

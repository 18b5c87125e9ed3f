import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.mjs';

const postgresHome = '/usr/lib/postgresql';

const headlessShell = '/usr/bin/chromium-headless-shell';

const findChromium = () =>
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

const promtool = '/usr/bin/promtool';

export async function ensurePromtool() {
  if (!existsSync(promtool)) await install('prometheus').catch(() => false);
  return existsSync(promtool) ? promtool : undefined;
}

/** Cuts fonts down to what is used of them. Debian only recommends Brotli beside it, which woff2 needs. */
export async function ensureFontTools() {
  const files = ['/usr/bin/fonttools', '/usr/lib/python3/dist-packages/brotli.py'];
  const isThere = () => files.every((file) => existsSync(file));
  if (isThere()) return;
  for (const name of ['fonttools', 'python3-brotli']) await install(name).catch(() => false);
  if (!isThere()) throw new Error('Making the fonts needs fonttools and Brotli for Python.');
}

/** Where a command of a Debian package is, after installing the package if need be. */
export async function ensurePackage(name, path) {
  if (!existsSync(path)) await install(name).catch(() => false);
  if (!existsSync(path)) throw new Error(`${path} is missing: install the package ${name}.`);
  return path;
}

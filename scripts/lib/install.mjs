import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { step } from './step.mjs';

const oldestNode = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Sevenfold needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const readLock = async (path) => JSON.parse(await readFile(path, 'utf8')).packages;

/** npm leaves a list of what it installed; it is enough when that agrees with the lock file. */
async function isInstalled() {
  try {
    const wanted = await readLock(join(root, 'package-lock.json'));
    const present = await readLock(join(root, 'node_modules/.package-lock.json'));
    return Object.entries(wanted).every(([path, entry]) => {
      // The project itself is in no list of what was installed; a package of our own may be, or may be new.
      if (path === '') return true;
      const found = present[path];
      if (entry.link) return Boolean(found?.link);
      // What is meant for another platform is absent by right.
      return found ? found.version === entry.version : Boolean(entry.optional);
    });
  } catch {
    return false;
  }
}

export async function installDependencies() {
  checkNode();
  if (await isInstalled()) return;
  // What npm has to say is of interest only when it fails.
  await step('Installing dependencies, which takes a minute or two', 'Installed the dependencies', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }),
  );
}

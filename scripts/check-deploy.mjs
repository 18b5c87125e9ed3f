import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackage } from './lib/debian.mjs';
import { root, run } from './lib/run.mjs';
import { tryBalancer } from './lib/try-balancer.mjs';
import { tryImage } from './lib/try-image.mjs';

/** What can't be run on every machine is at least read by its own linter; what the image would hold is run. */
const folder = join(root, 'deploy');
const failures = [];

async function check(name, work) {
  const started = Date.now();
  try {
    const note = await work();
    console.log(`✓ ${name}${note ? `: ${note}` : ''} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures.push(name);
    console.error(`✗ ${name}: ${error.message}`);
  }
}

/**
 * With packages of its own, installed when they are first used: they are a twelfth of all files that a newcomer would
 * have to install, and nobody needs them to start or to test the product.
 */
async function loadLinters() {
  const checking = join(folder, 'checking');
  if (!existsSync(join(checking, 'node_modules'))) {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checking, quiet: true });
  }
  return import('../deploy/checking/lint.mjs');
}

async function checkAlerts() {
  const file = join(folder, 'alerts.yml');
  if (!existsSync(file)) return 'there are none yet';
  const promtool = await ensurePackage('prometheus', '/usr/bin/promtool');
  await run(promtool, ['check', 'rules', file], { quiet: true });
  const tests = join(folder, 'alerts.test.yml');
  if (existsSync(tests)) await run(promtool, ['test', 'rules', tests], { quiet: true });
}

const linters = await loadLinters();
await check('Dockerfile', linters.checkDockerfile);
await check('compose.yaml', linters.checkCompose);
await check('kubernetes', linters.checkKubernetes);
await check('nginx.conf', tryBalancer);
await check('alerts.yml', checkAlerts);
await check('what the image holds', tryImage);
process.exit(failures.length > 0 ? 1 : 0);

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium, ensurePostgres, ensurePromtool, ensureRedis } from './lib/debian.mjs';
import { installDependencies } from './lib/install.mjs';
import { watchProcessors } from './lib/processor-share.mjs';
import { root, run, runPackage } from './lib/run.mjs';
import { readTestReport } from './lib/test-report.mjs';
import { engineDependent, turnOfCommit, withoutTurn } from './lib/turns.mjs';

/**
 * Everything that has to hold before a change is merged, in one command and in the order of its cost. `--all`
 * (`npm run test:all`) also runs on the second engine what doesn't depend on it, and all that comes by turns.
 */
const everything = process.argv.includes('--all');
const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
const failedSteps = [];
const failures = [];
const notes = [];
const durations = [];
const begun = Date.now();
const processors = await watchProcessors();

/** What a quiet step has printed comes with its end, so that two at the same time don't mix. */
async function step(name, work) {
  const started = Date.now();
  console.log(`\n▸ ${name}`);
  try {
    const output = await work();
    if (output) console.log(`\n${output.trimEnd()}`);
    console.log(`✓ ${name} (${seconds(started)} s)`);
  } catch (error) {
    failedSteps.push(name);
    console.error(`✗ ${name}: ${error.message}`);
  }
  durations.push([name, seconds(started)]);
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

async function printDurations() {
  console.log('\nSeconds');
  for (const [name, taken] of [...durations, ['all together', seconds(begun)]]) {
    console.log(`${taken.padStart(8)}  ${name}`);
  }
  const share = await processors();
  if (share) console.log(`${' '.repeat(10)}${share}`);
}

async function vitest(project, { env = {}, files = [], without = [] } = {}) {
  const report = join(results, `${project}-${env.API_ENGINE ?? 'all'}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const leftOut = without.flatMap((file) => ['--exclude', file]);
  const args = ['run', '--project', project, ...reporters, ...leftOut, ...files];
  await counted(report, () => runPackage('vitest', args, { env }));
  await expectLeftOut(report, without);
}

/** The runner says nothing where it doesn't know a name, or a project doesn't follow the command. */
async function expectLeftOut(path, without) {
  const { files } = await readTestReport(path);
  const ran = without.filter((file) => files.includes(join(root, file)));
  if (ran.length > 0) throw new Error(`has another turn and ran nevertheless: ${ran.join(', ')}`);
}

const browser = (env) =>
  counted(join(results, 'browser.json'), () =>
    runPackage('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { env }),
  );

async function counted(path, work) {
  try {
    await work();
  } finally {
    const report = await readTestReport(path);
    total.passed += report.passed;
    total.failed += report.failed;
    failures.push(...report.failures);
    if (report.skipped)
      notes.push(`${report.skipped} journeys have their turn with other commits: npm run test:all.`);
  }
}

/** Once more at the end: what a step printed may be thousands of lines further up. */
function printFailures() {
  for (const { name, message } of failures) {
    console.error(`\n✗ ${name.replace(root, '')}`);
    for (const line of message.split('\n').slice(0, 12)) console.error(`    ${line}`);
  }
}

await installDependencies();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const chromium = await ensureChromium();
const postgres = await ensurePostgres();
if (!(await ensureRedis())) {
  notes.push('SKIPPED: the API tests with Redis. Install the package redis-server to run them.');
}

const quiet = { quiet: true };
// Both are written in Go and end soon: with more room before they tidy their memory, a fifth of the linter's time goes.
const checker = { ...quiet, env: { GOGC: '400' } };
// As many as the journeys load; all of them are made, and typeset, by who tests everything or starts the product.
if (!everything) process.env.BANK_VARIANTS ??= '2';
const turn = await turnOfCommit();

async function onSecondEngine() {
  if (!postgres) {
    notes.push('SKIPPED: the API tests on a PostgreSQL server. Install the package postgresql to run them.');
    return;
  }
  const files = everything ? [] : await engineDependent(turn);
  await step(`API on a PostgreSQL server${everything ? '' : ': what depends on the engine'}`, () =>
    vitest('api', {
      env: { API_ENGINE: 'server', POSTGRES_BIN: postgres, API_WORKERS: everything ? '100%' : '1' },
      files,
    }),
  );
}

const alongTheJourneys = () =>
  step('browser journeys', () =>
    browser({ CHROMIUM_PATH: chromium, ...(!everything && { JOURNEY_TURN: String(turn) }) }),
  );

const without = everything || !postgres ? [] : await withoutTurn(turn);
if (without.length > 0)
  notes.push(`${without.length} files of tests have their turn with other commits: npm run test:all.`);

// One after the other: each keeps all cores busy by itself, and two at the same time take longer than both in turn.
await step('types', () => run('node', ['scripts/types.mjs'], checker));
await step('lint', () => run('npm', ['run', '--silent', 'lint'], checker));
await step('architecture', () => run('npm', ['run', '--silent', 'architecture'], quiet));
await step('content', () => run('npm', ['run', '--silent', 'content'], quiet));
await step('build', () => build(everything ? {} : { brotliQuality: 5 }));
await step('unit', () => vitest('unit', { without }));
// But who tests the server first builds it and waits for a database, then the journeys begin with a product that loads the
// bank: the second engine has what is left beside both, which is one core.
const components = step('components', () => vitest('component', { without }));
const secondEngine = components.then(onSecondEngine);
await step('API on the embedded engine', () => vitest('api', { env: { API_ENGINE: 'embedded' }, without }));
await Promise.all([secondEngine, alongTheJourneys()]);
if (await ensurePromtool()) {
  await step('alert rules', () => run('npm', ['run', '--silent', 'check:alerts'], quiet));
} else {
  notes.push('SKIPPED: the alert rules. Install the package prometheus to check them.');
}

printFailures();
await printDurations();
for (const note of notes) console.log(`\n${note}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(
  `\n${total.passed} passed, ${total.failed + (total.failed === 0 ? failedSteps.length : 0)} failed`,
);
process.exit(failedSteps.length > 0 ? 1 : 0);

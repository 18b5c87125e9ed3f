import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parseAllDocuments } from 'yaml';
import { ensurePackage } from './lib/debian.mjs';
import { root, run, runPackage } from './lib/run.mjs';
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

async function checkDockerfile() {
  const problems = validate(await readFile(join(folder, 'Dockerfile'), 'utf8'));
  if (problems.length === 0) return;
  throw new Error(problems.map(({ range, message }) => `${range.start.line + 1}: ${message}`).join('\n'));
}

async function checkCompose() {
  const linter = new DCLinter({
    rules: {
      // What services have in common comes first here, as it does where it is written.
      'service-keys-order': 0,
      'require-quotes-in-ports': [1, { quoteType: 'double' }],
    },
  });
  const results = linter.lintFiles([join(folder, 'compose.yaml')], false);
  if (results.some(({ messages }) => messages.length > 0))
    throw new Error(await linter.formatResults(results, 'stylish'));
}

async function readManifests() {
  const manifests = [];
  for (const name of await readdir(join(folder, 'kubernetes'))) {
    const text = await readFile(join(folder, 'kubernetes', name), 'utf8');
    for (const document of parseAllDocuments(text, { strict: true, uniqueKeys: true })) {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0].message}`);
      manifests.push({ name, ...document.toJS() });
    }
  }
  return manifests;
}

async function checkKubernetes() {
  const manifests = await readManifests();
  for (const { name, ...manifest } of manifests) {
    const models = await import(`kubernetes-models/${manifest.apiVersion}`);
    const Model = models[manifest.kind];
    if (!Model) throw new Error(`${name}: there is no ${manifest.kind} in ${manifest.apiVersion}`);
    try {
      new Model(manifest).validate();
    } catch (error) {
      throw new Error(`${name}, ${manifest.kind}: ${error.message}`);
    }
  }
  await checkFieldNames(manifests);
  return manifests.map(({ kind }) => kind).join(', ');
}

/** The models let fields pass that they don't know; their types don't. */
async function checkFieldNames(manifests) {
  await mkdir(join(root, '.cache'), { recursive: true });
  const file = join(root, '.cache/kubernetes-manifests.mts');
  const lines = manifests.map(
    ({ name, ...manifest }, index) =>
      `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${manifest.apiVersion}';\n` +
      `// ${name}\nexport const manifest${index}: Kind${index} = ${JSON.stringify(manifest, undefined, 1)};`,
  );
  await writeFile(file, lines.join('\n'));
  const options = ['--noEmit', '--skipLibCheck', '--ignoreConfig', '--strict', '--types', 'node'];
  await runPackage('tsc', [...options, '--module', 'nodenext', '--target', 'es2023', file], { quiet: true });
  await rm(file);
}

async function checkAlerts() {
  const file = join(folder, 'alerts.yml');
  if (!existsSync(file)) return 'there are none yet';
  const promtool = await ensurePackage('prometheus', '/usr/bin/promtool');
  await run(promtool, ['check', 'rules', file], { quiet: true });
  const tests = join(folder, 'alerts.test.yml');
  if (existsSync(tests)) await run(promtool, ['test', 'rules', tests], { quiet: true });
}

await check('Dockerfile', checkDockerfile);
await check('compose.yaml', checkCompose);
await check('kubernetes', checkKubernetes);
await check('nginx.conf', tryBalancer);
await check('alerts.yml', checkAlerts);
await check('what the image holds', tryImage);
process.exit(failures.length > 0 ? 1 : 0);

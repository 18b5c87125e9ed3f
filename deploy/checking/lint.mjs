import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parseAllDocuments } from 'yaml';
import { root, runPackage } from '../../scripts/lib/run.mjs';

const folder = join(root, 'deploy');

export async function checkDockerfile() {
  const problems = validate(await readFile(join(folder, 'Dockerfile'), 'utf8'));
  if (problems.length === 0) return;
  throw new Error(problems.map(({ range, message }) => `${range.start.line + 1}: ${message}`).join('\n'));
}

export async function checkCompose() {
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

export async function checkKubernetes() {
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
  const beside = join(folder, 'checking/.cache');
  await mkdir(beside, { recursive: true });
  const file = join(beside, 'kubernetes-manifests.mts');
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

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, run, runPackage } from './run.mjs';
import { step, timed } from './step.mjs';

const folders = ['apps/server', 'apps/web', 'content', 'packages', 'scripts/lib'];
const leftOut = new Set(['node_modules', 'build', 'dist', '.react-router', 'migrations', 'test']);
/** Tests, and what tests and benchmarks build for the time that they run. */
const notOfProduct = /\.test\.tsx?$|^\.test-build-/;
const stamp = join(root, '.cache/build-stamp');
const timesStamp = join(root, '.cache/build-times');
const results = ['apps/server/dist/main.js', 'apps/server/dist/bank.json', 'apps/web/build/server/index.js'];

function filesBelow(path) {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name);
    if (leftOut.has(entry.name) || notOfProduct.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(below) : [below];
  });
}

const nodeVersion = process.versions.node.split('.')[0];
const sourceFiles = () => [...folders.flatMap(filesBelow), 'package-lock.json'].sort();

/** One after the other, with nothing else to do meanwhile: thousands of small files are read in a fifth of the time. */
function sourceHash() {
  const hash = createHash('sha256').update(nodeVersion);
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** When the sources were written and how long they are, which is known in a tenth of the time of reading them. */
function sourceTimes() {
  const hash = createHash('sha256').update(nodeVersion);
  for (const file of sourceFiles()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size} `);
  }
  return hash.digest('hex');
}

/** Compressed once here instead of on every request. The last tenth of the bytes takes nearly all of the time. */
async function precompress(folder, quality = constants.BROTLI_MAX_QUALITY) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const worthIt = entries.filter(
    (entry) => entry.isFile() && /\.(m?js|css|svg|json|txt|wasm|webmanifest)$/.test(entry.name),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compress = async (entry) => {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  };
  await Promise.all(worthIt.map(compress));
}

/**
 * Every page loads the list of all routes. What each of them imports is said there for links that fetch ahead, of which we
 * have none: the server, which asks for the files of a page, has a list of its own. What is false need not be said,
 * and the styles of the shell are there anyway.
 */
async function shortenManifest(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file));
  const [, before, json, after] = /^([^{]*)(\{.*\})(;?)\s*$/s.exec(
    await readFile(join(folder, name), 'utf8'),
  );
  const manifest = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) {
    delete route.imports;
    route.css = route.css?.filter((file) => !manifest.entry.css.includes(file));
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key];
  }
  await writeFile(join(folder, name), `${before}${JSON.stringify(manifest)}${after}`);
}

/** The bank as the server loads it. */
export const buildContent = () =>
  run(process.execPath, ['--import', 'tsx', 'content/build.ts', 'apps/server/dist/bank.json'], {
    quiet: true,
  });

/** What a build is of: `BANK_VARIANTS` leaves out questions, so that one for tests doesn't pass for a whole one. */
const stampOf = (source) => `${source} ${process.env.BANK_VARIANTS ?? 'all'}`;

async function stampBuild() {
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, stampOf(sourceHash()));
  await writeFile(timesStamp, stampOf(sourceTimes()));
}

const readStamp = (path) => readFile(path, 'utf8').catch(() => '');

/** Answers what took how long. Tests need no smallest files. */
export async function build({ brotliQuality } = {}) {
  const env = { NODE_ENV: 'production' };
  const buildWeb = async () => {
    await runPackage('react-router', ['build'], { cwd: join(root, 'apps/web'), quiet: true, env });
    await shortenManifest(join(root, 'apps/web/build/client/assets'));
    await precompress(join(root, 'apps/web/build/client'), brotliQuality);
  };
  const buildServer = () =>
    runPackage('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/server'), quiet: true, env });
  const times = await Promise.all([
    timed('pages', buildWeb),
    // It empties the folder that the bank goes to.
    timed('server', buildServer).then(
      async (server) => `${server}, ${await timed('questions', buildContent)}`,
    ),
  ]);
  await stampBuild();
  return times.join(', ');
}

/** Builds what isn't there, or was made from other sources. */
export async function buildIfNeeded() {
  const built = results.every((file) => existsSync(join(root, file)));
  if (built && (await readStamp(timesStamp)) === stampOf(sourceTimes())) return;
  const made = await readStamp(stamp);
  const source = sourceHash();
  // Written again with the same words, as by a checkout.
  if (built && made === stampOf(source)) return writeFile(timesStamp, stampOf(sourceTimes()));
  if (built && made.startsWith(`${source} `)) {
    const times = (took) => `Made the questions (${took})`;
    await step('Making the questions', times, async () => {
      const took = await timed('questions', buildContent);
      await stampBuild();
      return took;
    });
    return;
  }
  await step('Building the product, which takes a minute', (times) => `Built the product (${times})`, build);
}

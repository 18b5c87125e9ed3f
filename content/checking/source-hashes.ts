import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder of the project, as a path below its root. */
const questions = 'content/questions';

/** Proves a design of either kind. */
const checkerRoots = ['content/checking/inspect-design.ts', 'content/authoring/question-files.ts'];

/** Reads what is written in Markdown. Templates have no part in it, so it belongs to the files that need it. */
const reader = 'content/authoring/written-question.ts';

export interface SourceHashes {
  /** Of all code that takes part in every proof, and of the versions of the packages that it uses. */
  readonly checker: string;
  /** Of a design's file and of what it uses beyond that. */
  of(file: string): string;
}

/**
 * Hashes of what a proof depends on, found by following the imports. Whoever edits one figure proves again what can show
 * that figure, and whoever edits the checker proves all of it; a post, a syllabus page or a test counts for nothing.
 */
export function sourceHashes(root: string): SourceHashes {
  const sources = new Map<string, Source>();
  const versions = installedVersions(root);

  function sourceOf(path: string): Source {
    const known = sources.get(path);
    if (known) return known;
    const text = readFileSync(join(root, path), 'utf8');
    const source = {
      hash: digest(text),
      uses: path.endsWith('.ts') ? importsOf(text).flatMap((name) => resolve(root, path, name)) : [],
    };
    sources.set(path, source);
    return source;
  }

  /** Everything that is reached from some files, without what is left out and what only that reaches. */
  function reach(from: readonly string[], leftOut: ReadonlySet<string>): Set<string> {
    const found = new Set<string>();
    const open = [...from];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (found.has(path) || leftOut.has(path)) continue;
      found.add(path);
      open.push(...(isPackage(path) ? versions.uses(path) : sourceOf(path).uses));
    }
    return found;
  }

  const hashOf = (paths: ReadonlySet<string>): string =>
    digest(
      [...paths]
        .sort()
        .map((path) => `${path} ${isPackage(path) ? versions.of(path) : sourceOf(path).hash}\n`)
        .join(''),
    );

  const checker = reach(checkerRoots, new Set([reader]));
  return {
    checker: hashOf(checker),
    of: (file) => {
      const path = `${questions}/${file}`;
      return hashOf(reach(file.endsWith('.md') ? [path, reader] : [path], checker));
    },
  };
}

interface Source {
  readonly hash: string;
  readonly uses: readonly string[];
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Names after `from` and `import`, without imports of types, which are gone when the code runs. It finds too much rather
 * than too little: what looks like an import in a text leads nowhere.
 */
const importsOf = (text: string): string[] =>
  [
    ...text
      .replaceAll(/^(?:import|export) type [^;]*?;$/gm, '')
      .matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g),
  ].map(([, name]) => name!);

/** A path below the root; a package of npm is the path of its folder. */
function resolve(root: string, from: string, name: string): string[] {
  const [, own, rest] = /^@sevenfold\/([^/]+)\/(.+)$/.exec(name) ?? [];
  const path = own
    ? `packages/${own}/src/${rest}.ts`
    : name.startsWith('.')
      ? join(dirname(from), name)
      : undefined;
  if (path) return existsSync(join(root, path)) ? [path] : [];
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  return packageName.startsWith('node:') ? [] : [packageFrom(dirname(from), packageName)];
}

const isPackage = (path: string): boolean => path.includes('node_modules/');

/** Asked for from a folder; which one is found depends on the lock file. */
const packageFrom = (folder: string, name: string): string => `${folder}/node_modules/${name}`;

interface LockEntry {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** From the lock file: a package that stays as it is may use another that doesn't. */
function installedVersions(root: string) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  /** Where Node would find it: in the folder that asks, or further up. */
  function find(path: string): [path: string, entry: LockEntry] | undefined {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    for (let folder = path.slice(0, -`/node_modules/${name}`.length); ; folder = dirname(folder)) {
      const place =
        folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      const entry = lock.packages[place];
      if (entry) return [place, entry];
      if (folder === '.' || folder === '') return undefined;
    }
  }
  return {
    of: (path: string): string => find(path)?.[1].version ?? 'none',
    uses: (path: string): string[] => {
      const [place, entry] = find(path) ?? [];
      return Object.keys(entry?.dependencies ?? {}).map((name) => packageFrom(place!, name));
    },
  };
}

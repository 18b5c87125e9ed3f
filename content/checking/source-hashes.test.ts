import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProofList, someByChance, workLeft, writeProofList } from './proof-list.ts';
import { sourceHashes } from './source-hashes.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Questions of each kind: in words, a template of numbers, one with a graph, and one with a rounded number. */
const texts = {
  'maths/1-words.md': 'Why?',
  'maths/2-numbers.ts': "import { md, template } from '../../authoring/design.ts';\n",
  'maths/3-graph.ts':
    "import { template } from '../../authoring/design.ts';\nimport { plot } from '../../figures/plot.ts';\n",
  'maths/4-rounded.ts':
    "import type { Pen } from '../../figures/pen.ts';\nimport {\n  decimals,\n  sf,\n} from '../../authoring/wording.ts';\n",
};
const files = Object.keys(texts);
const [words, numbers, graph, rounded] = files as [string, string, string, string];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sevenfold-sources-'));
  for (const folder of ['content/authoring', 'content/checking', 'content/figures', 'packages'])
    cpSync(join(project, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !path.slice(project.length).includes('node_modules'),
    });
  for (const file of [
    'package-lock.json',
    'content/catalogue.ts',
    'content/read-bank.ts',
    'content/outline.ts',
  ])
    cpSync(join(project, file), join(root, file));
  for (const [file, text] of Object.entries(texts)) {
    cpSync(join(project, 'content/README.md'), join(root, 'content/questions', file));
    writeFileSync(join(root, 'content/questions', file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** The list as it is when everything was proved just now. */
function proveAll() {
  const hashes = sourceHashes(root);
  const facts = {
    difficulty: 'Easy' as const,
    paper: 1 as const,
    calculator: false,
    variants: 1,
    draws: 1,
    marks: 1,
    routes: [],
    runs: '',
  };
  const proofs = files.map((file) => [file, { file, hash: hashes.of(file), facts }] as const);
  return { checker: hashes.checker, proofs: new Map(proofs) };
}

function afterEdit(path: string, edit: (text: string) => string): readonly string[] {
  const list = proveAll();
  const place = join(root, path);
  const before = readFileSync(place, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(place, after);
  try {
    return workLeft(list, files, sourceHashes(root)).changed;
  } finally {
    writeFileSync(place, before);
  }
}

const addLine = (text: string) => `${text}\n// edited`;
/** Another version of an installed package. */
const other = (name: string) => (text: string) => {
  const lock = JSON.parse(text) as { packages: Record<string, { version: string }> };
  lock.packages[name]!.version += '-other';
  return JSON.stringify(lock);
};

describe('what an edit makes unproved', () => {
  it.each([
    ['the file itself, in Markdown', 'content/questions/maths/1-words.md', addLine, [words]],
    ['the file itself, a template', 'content/questions/maths/2-numbers.ts', addLine, [numbers]],
    ['a figure', 'content/figures/plot.ts', addLine, [words, graph]],
    ['what the figure is made of', 'content/figures/pen.ts', addLine, [words, graph]],
    ['a figure of others', 'content/figures/voronoi.ts', addLine, [words]],
    ['words for templates', 'content/authoring/wording.ts', addLine, [rounded]],
    ['the reader of Markdown', 'content/authoring/written-question.ts', addLine, [words]],
    ['the notation of checks', 'content/checking/check-line.ts', addLine, [words]],
    ['the checker', 'content/checking/inspect-design.ts', addLine, files],
    ['what the checker compares with', 'content/checking/latex-value.ts', addLine, files],
    ['how alike two questions may be', 'content/checking/likeness.ts', addLine, files],
    ['how numbers are drawn', 'content/authoring/parameters.ts', addLine, files],
    ['how designs are read', 'content/authoring/question-files.ts', addLine, files],
    ['typesetting', 'packages/typesetting/src/formula.ts', addLine, files],
    ['what a drawing may be', 'packages/contract/src/questions/drawing.schema.ts', addLine, files],
    ['another KaTeX', 'package-lock.json', other('node_modules/katex'), files],
    ['another package below mathjs', 'package-lock.json', other('node_modules/fraction.js'), [words, graph]],
    ['a package that proves nothing', 'package-lock.json', other('node_modules/fastify'), []],
    ['the catalogue', 'content/catalogue.ts', addLine, []],
    ['how posts are read', 'content/authoring/post-files.ts', addLine, []],
    ['a test', 'content/figures/figures.test.ts', addLine, []],
    ['the contract of another feature', 'packages/contract/src/doubts/doubt.ts', addLine, []],
  ] as const)('%s', (_, path, edit, changed) => {
    expect(afterEdit(path, edit)).toEqual(changed);
  });

  it('is nothing when nothing was edited, and counts what is new or gone', () => {
    const list = proveAll();
    expect(workLeft(list, files, sourceHashes(root))).toEqual({ changed: [], unchanged: files, gone: [] });
    list.proofs.delete(graph);
    expect(workLeft(list, [words, numbers, graph], sourceHashes(root))).toEqual({
      changed: [graph],
      unchanged: [words, numbers],
      gone: [rounded],
    });
  });
});

describe('the list', () => {
  it('is read as it was written, a line a design in the order of their names', () => {
    const list = proveAll();
    const text = writeProofList({ ...list, proofs: new Map([...list.proofs].reverse()) });
    expect(text.split('\n')).toHaveLength(files.length + 2);
    expect(readProofList(text)).toEqual(list);
    expect(writeProofList(readProofList(text))).toBe(text);
  });

  it('proves nothing when it is empty', () => {
    expect(workLeft(readProofList(''), files, sourceHashes(root)).changed).toEqual(files);
  });
});

describe('by chance', () => {
  const many = Array.from({ length: 609 }, (_, index) => `maths/${index}-x.md`);

  it('a twentieth is chosen, the same for the same seed only', () => {
    expect(someByChance(many, '1')).toHaveLength(31);
    expect(someByChance(many, '1')).toEqual(someByChance(many, '1'));
    expect(someByChance(many, '1')).not.toEqual(someByChance(many, '2'));
    expect(someByChance([], '1')).toEqual([]);
  });

  it('everything is chosen sooner or later', () => {
    const seen = new Set(Array.from({ length: 300 }, (_, seed) => someByChance(many, `${seed}`)).flat());
    expect(seen.size).toBe(many.length);
  });
});

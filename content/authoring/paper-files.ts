import { readdir, readFile } from 'node:fs/promises';
import type { PaperContent } from '../bank-content.ts';

const folder = new URL('../papers/', import.meta.url);

/** `papers/math-aa-sl.json` holds the mock papers of a course. */
export async function readPapers(): Promise<PaperContent[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const found: PaperContent[] = [];
  for (const name of names) {
    const papers: Omit<PaperContent, 'subject'>[] = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
    found.push(...papers.map((paper) => ({ ...paper, subject: name.replace(/\.json$/, '') })));
  }
  return found;
}

import type { Design } from '../authoring/question-files.ts';

/** Designs that share more than this of their runs of words are the same question in other clothes. */
const tooAlike = 0.6;

/** Runs of three words, without numbers and formulas' ornaments. */
function runsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replaceAll(/\\[a-z]+|[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

export function alikePairs(designs: readonly Design[]): string[] {
  const all = designs.map((design) => ({
    key: design.key,
    runs: runsOf(design.wordings(1)[0]?.text ?? ''),
  }));
  const found: string[] = [];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      const likeness = shared / (one.runs.size + other.runs.size - shared || 1);
      if (likeness > tooAlike && shared > 5) {
        found.push(`${one.key} and ${other.key} share ${Math.round(likeness * 100)} % of their words`);
      }
    }
  }
  return found;
}

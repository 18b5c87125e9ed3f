import { createHash } from 'node:crypto';

/** Designs that share more than this of their runs of words are the same question in other clothes. */
const tooAlike = 0.6;

/** Two texts of fifty runs each have one more in common by chance in one of six thousand pairs. */
const bytesPerRun = 3;

/** Runs of three words, without numbers and formulas' ornaments: a few bytes of each, in base64. */
export function runsIn(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/\\[a-z]+|[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const runs = new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
  const short = [...runs].map((run) => createHash('sha256').update(run).digest().subarray(0, bytesPerRun));
  return Buffer.concat(short).toString('base64');
}

function readRuns(runs: string): Set<number> {
  const bytes = Buffer.from(runs, 'base64');
  return new Set(
    Array.from({ length: bytes.length / bytesPerRun }, (_, index) =>
      bytes.readUIntBE(index * bytesPerRun, bytesPerRun),
    ),
  );
}

interface Worded {
  readonly key: string;
  readonly runs: string;
}

/** Pairs in the order in which they are given. Only those that have a run in common are looked at. */
export function alikePairs(designs: readonly Worded[]): string[] {
  const all = designs.map(({ key, runs }) => ({ key, runs: readRuns(runs) }));
  const holders = new Map<number, number[]>();
  for (const [index, { runs }] of all.entries()) {
    for (const run of runs) {
      const known = holders.get(run);
      if (known) known.push(index);
      else holders.set(run, [index]);
    }
  }
  return all.flatMap((one, index) => {
    const shared = new Map<number, number>();
    for (const run of one.runs) {
      for (const other of holders.get(run)!) {
        if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    return [...shared]
      .sort(([left], [right]) => left - right)
      .flatMap(([at, count]) => {
        const other = all[at]!;
        const likeness = count / (one.runs.size + other.runs.size - count);
        if (likeness <= tooAlike || count <= 5) return [];
        return [`${one.key} and ${other.key} share ${Math.round(likeness * 100)} % of their words`];
      });
  });
}

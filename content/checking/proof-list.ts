import { randomFrom } from '../authoring/parameters.ts';
import type { DesignFacts } from './design-facts.ts';
import type { SourceHashes } from './source-hashes.ts';

/** That a design was without fault when its sources had this hash. */
export interface Proof {
  readonly file: string;
  readonly hash: string;
  readonly facts: DesignFacts;
}

/** What was proved, and by which checker. One line a design, so that two branches that add some can be merged. */
export interface ProofList {
  readonly checker: string;
  readonly proofs: ReadonlyMap<string, Proof>;
}

export function readProofList(text: string): ProofList {
  const [head, ...lines] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  const proofs = (lines as readonly Proof[]).map((proof) => [proof.file, proof] as const);
  return { checker: (head as { checker?: string } | undefined)?.checker ?? '', proofs: new Map(proofs) };
}

export function writeProofList({ checker, proofs }: ProofList): string {
  const lines = [...proofs.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  return [{ checker }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export interface Work {
  /** New, or not as they were when they were proved. */
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** In the list without a file. */
  readonly gone: readonly string[];
}

export function workLeft(list: ProofList, files: readonly string[], hashes: SourceHashes): Work {
  const sameChecker = list.checker === hashes.checker;
  const isProved = (file: string) => sameChecker && list.proofs.get(file)?.hash === hashes.of(file);
  const present = new Set(files);
  return {
    changed: files.filter((file) => !isProved(file)),
    unchanged: files.filter(isProved),
    gone: [...list.proofs.keys()].filter((file) => !present.has(file)),
  };
}

/** A twentieth, so that a fault that hashes can't see comes to light within some runs. The seed gives the same again. */
export function someByChance(files: readonly string[], seed: string): string[] {
  const random = randomFrom(`by chance ${seed}`);
  const drawn = files.map((file) => ({ file, at: random() })).sort((a, b) => a.at - b.at);
  return drawn.slice(0, Math.ceil(files.length / 20)).map(({ file }) => file);
}

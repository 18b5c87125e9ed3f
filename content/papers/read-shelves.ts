import { readFile } from 'node:fs/promises';
import { listDesignFiles } from '../authoring/question-files.ts';
import { type ListedDesign, listed } from '../checking/design-facts.ts';
import { readProofList } from '../checking/proof-list.ts';
import { withBorrowed } from '../common-core.ts';

/** What is known of every design, borrowed ones too, without opening one: the list of proofs keeps it. */
export async function readShelves(): Promise<ListedDesign[]> {
  const { proofs } = readProofList(await readFile(new URL('../proofs.jsonl', import.meta.url), 'utf8'));
  const files = await listDesignFiles();
  return onShelves(
    files.flatMap((file) => {
      const facts = proofs.get(file)?.facts;
      return facts ? [listed(file, facts)] : [];
    }),
  );
}

export const onShelves = (designs: readonly ListedDesign[]): ListedDesign[] =>
  withBorrowed(designs, {
    of: ({ facts }) => facts,
    replace: (design, changed) => ({ ...design, facts: { ...design.facts, ...changed } }),
  });

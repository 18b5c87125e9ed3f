import type { VersionKind } from '@sevenfold/contract/papers/paper.constants';
import type { PaperPlace } from '../papers.queries.ts';
import type { PackedCandidates } from './packed-candidates.ts';

/**
 * The same paper once more. With other numbers, each question makes way for another of its design that is worth as many
 * marks; where there is none it stays. Shuffled, sections keep their questions in another order.
 */
export function versionOf(
  questions: readonly PaperPlace[],
  candidates: PackedCandidates,
  differ: VersionKind,
  taken: ReadonlySet<number>,
  random: () => number,
): PaperPlace[] {
  if (differ === 'shuffled') return shuffledSections(questions, random);
  const placeOf = new Map(Array.from(candidates.ids, (id, at) => [id, at]));
  return questions.map((one) => {
    const at = placeOf.get(one.questionId);
    if (at === undefined) return one;
    const others = Array.from(candidates.ids).filter(
      (id, other) =>
        candidates.designs[other] === candidates.designs[at] &&
        candidates.marks[other] === one.marks &&
        id !== one.questionId,
    );
    const fresh = others.filter((id) => !taken.has(id));
    const from = fresh.length > 0 ? fresh : others;
    const questionId = from[Math.floor(random() * from.length)] ?? one.questionId;
    return { ...one, questionId };
  });
}

function shuffledSections(questions: readonly PaperPlace[], random: () => number): PaperPlace[] {
  const names = [...new Set(questions.map(({ section }) => section))];
  return names.flatMap((name) =>
    shuffled(
      questions.filter(({ section }) => section === name),
      random,
    ),
  );
}

/** In an order of its own: of more than one question not the one that it had. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  const isSame = order.every((item, at) => item === items[at]);
  return isSame && order.length > 1 ? [...order.slice(1), order[0]!] : order;
}

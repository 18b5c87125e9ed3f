/**
 * The subjects of a student. One that she practises is hers, unless its questions are also those of one that she has told:
 * who takes the higher level answers questions of the standard one every day.
 */
export function chosenSubjects({
  told,
  practised,
}: {
  readonly told: readonly number[];
  readonly practised: readonly { readonly subjectId: number; readonly twinId: number | null }[];
}): Set<number> {
  const chosen = new Set(told);
  for (const { subjectId, twinId } of practised) {
    if (twinId === null || !told.includes(twinId)) chosen.add(subjectId);
  }
  return chosen;
}

import type { Column, Row } from './model.ts';
import { boundsOf, type Choice, type ClassModel, choiceRows, type Portion, upTo } from './strict-model.ts';
import { costOfWish } from './weight.ts';
import type { CountedWish, Wishes } from './wishes.ts';

/** Some wishes are held exactly; the others may be missed, at a cost for each step. */
export function elasticModel(
  { sorted, sections, marks }: Choice,
  held: Wishes,
  missed: Wishes,
  costOf: (classPlace: number) => number,
): ClassModel {
  // Where the total may change, a share is one of the marks that there are.
  const floats = missed.counted.some(({ ref }) => ref.wish === 'total');
  const isFloating = (wish: CountedWish) => floats && wish.percent === true;
  const counted = [...held.counted, ...missed.counted];
  const rows: Row[] = counted.map((wish) =>
    isFloating(wish) ? boundsOf({ ...wish, value: 0 }, 0) : boundsOf(wish, marks),
  );
  const columns: Column[] = [];
  const portions: Portion[] = [];
  const rowsOfChoice = choiceRows(sorted, rows);
  sorted.classes.forEach(({ example, designs }, classPlace) => {
    const open = Array.from({ length: sections }, (_, section) => section).filter(
      (section) => !held.refusing.some(({ refuses }) => refuses(example, section)),
    );
    const shared =
      rowsOfChoice.get(classPlace) ?? (open.length > 1 ? rows.push(upTo(designs.length)) - 1 : undefined);
    for (const section of open) {
      const entries = counted.flatMap((wish, row) => {
        const added = wish.adds(example, section);
        const counts = isFloating(wish) ? 100 * added - wish.value * example.marks : added;
        return counts === 0 ? [] : [[row, counts] as const];
      });
      columns.push({
        cost: missed.refusing
          .filter(({ refuses }) => refuses(example, section))
          .reduce((sum, { ref }) => sum + costOfWish(ref), costOf(classPlace)),
        upper: designs.length,
        entries: shared === undefined ? entries : [...entries, [shared, 1]],
      });
      portions.push({ classPlace, section });
    }
  });
  missed.counted.forEach((wish, place) => {
    const row = held.counted.length + place;
    const percent = isFloating(wish) ? marks : marks / 100;
    const cost = costOfWish(wish.ref) / (wish.percent ? percent : 1);
    const slack = (coefficient: number): Column => ({
      cost,
      upper: Number.POSITIVE_INFINITY,
      continuous: true,
      entries: [[row, coefficient]],
    });
    if (wish.bound !== 'to') columns.push(slack(1));
    if (wish.bound !== 'from') columns.push(slack(-1));
  });
  return { model: { columns, rows }, portions };
}

import { difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import type { Candidate } from './candidate.ts';
import type { Sorted } from './classes.ts';
import { type Drawable, type Drawn, type Line, shuffleLine, takeTurns } from './draw-in-turns.ts';
import type { Wishes } from './wishes.ts';

/** A design in its class. */
interface Drafted extends Drawable {
  readonly classPlace: number;
  /** Its place among the designs of the class. */
  readonly designPlace: number;
  readonly marks: number;
}

export interface Draft {
  /** The places of designs in a class that the draft has in a section. */
  readonly in: (classPlace: number, section: number) => readonly number[];
}

export const noDraft: Draft = { in: () => [] };

/**
 * A paper as the quick builder would draw it, spread over topics and difficulties, section by section until its marks
 * are reached. It holds what keeps questions out, and misses what is counted; the solver then changes as little of it
 * as it must. So papers are spread, and differ from one seed to the next, whatever was wished.
 */
export function drawDraft(
  { classes }: Sorted,
  { refusing }: Wishes,
  marksOfSections: readonly number[],
  random: () => number,
): Draft {
  const lines = linesOf(classes.map(({ designs }) => designs)).map((line) => shuffleLine(line, random));
  const designs = new Set<string>();
  const places = new Map<string, number[]>();
  marksOfSections.forEach((marks, section) => {
    const open = classes.map(
      ({ example, alsoElsewhere }) =>
        !alsoElsewhere && !refusing.some(({ refuses }) => refuses(example, section)),
    );
    const drawn: Drawn<Drafted>[] = [];
    let counted = 0;
    let rest = marks;
    const left = () => {
      for (; counted < drawn.length; counted += 1) rest -= drawn[counted]!.one.marks;
      return rest;
    };
    takeTurns(lines, {
      isWanted: (one) => open[one.classPlace]! && one.marks <= left(),
      isFull: () => left() <= 0,
      drawn,
      designs,
    });
    for (const { one } of drawn) {
      const key = `${one.classPlace} ${section}`;
      places.set(key, [...(places.get(key) ?? []), one.designPlace]);
    }
  });
  return { in: (classPlace, section) => places.get(`${classPlace} ${section}`) ?? [] };
}

/** By the topmost topic, so that every part of the syllabus has its turn. */
function linesOf(classes: readonly (readonly (readonly Candidate[])[])[]): Line<Drafted>[] {
  const lines = new Map<string, { group: number; difficulty: number; candidates: Drafted[] }>();
  classes.forEach((designs, classPlace) => {
    designs.forEach((variants, designPlace) => {
      const { id, design, marks, difficulty, topicIds } = variants[0]!;
      const group = topicIds.at(-1) ?? 0;
      const key = `${group} ${difficulty}`;
      const line = lines.get(key) ?? { group, difficulty: difficultyNumber(difficulty), candidates: [] };
      lines.set(key, line);
      line.candidates.push({ id, design, marks, classPlace, designPlace });
    });
  });
  return [...lines.values()].map((line) => ({ ...line, isElsewhere: () => false }));
}

import { kindOf } from '@sevenfold/contract/papers/question-kind.rules';
import {
  difficultyOf,
  type PaperName,
  paperName,
  paperNames,
} from '@sevenfold/contract/questions/question.constants';
import type { Candidate } from '@sevenfold/papers/candidate';
import type { CandidateRow } from './candidates.queries.ts';

/**
 * The questions of a subject in columns. A thread gets a copy with every task: of a hundred thousand objects it would
 * take longer than the choosing, of a few arrays of numbers next to nothing.
 */
export interface PackedCandidates {
  readonly ids: Int32Array;
  readonly marks: Uint8Array;
  readonly difficulties: Uint8Array;
  /** Places in the list of papers' names; 255 for none. */
  readonly papers: Uint8Array;
  /** 1: with a calculator; 2: multiple choice. */
  readonly flags: Uint8Array;
  /** Three of each, the innermost first; 0 for none. */
  readonly topics: Int32Array;
  /** Places in the list of designs. */
  readonly designs: Int32Array;
  readonly designKeys: readonly string[];
}

const noPaper = 255;

export function packCandidates(rows: readonly CandidateRow[]): PackedCandidates {
  const places = new Map<string, number>();
  const packed: PackedCandidates = {
    ids: new Int32Array(rows.length),
    marks: new Uint8Array(rows.length),
    difficulties: new Uint8Array(rows.length),
    papers: new Uint8Array(rows.length),
    flags: new Uint8Array(rows.length),
    topics: new Int32Array(3 * rows.length),
    designs: new Int32Array(rows.length),
    designKeys: [],
  };
  rows.forEach((row, at) => {
    const place = places.get(row.design) ?? places.size;
    places.set(row.design, place);
    packed.ids[at] = row.id;
    packed.marks[at] = row.marks;
    packed.difficulties[at] = row.difficulty;
    packed.papers[at] = placeOfPaper(row);
    packed.flags[at] = (row.calculator_allowed ? 1 : 0) + (row.multiple_choice ? 2 : 0);
    const topics = [row.topic3_id, row.topic2_id, row.topic1_id].filter((id) => id !== null);
    packed.topics.set(topics, 3 * at);
    packed.designs[at] = place;
  });
  return { ...packed, designKeys: [...places.keys()] };
}

function placeOfPaper({ paper, paper_part }: CandidateRow): number {
  if (paper === null) return noPaper;
  const place = paperNames.indexOf(paperName({ paper, paper_part }) as PaperName);
  return place === -1 ? noPaper : place;
}

/** As the chooser takes them. `seen` names designs by their places. */
export function unpackCandidates(packed: PackedCandidates, seen: Iterable<number>): Candidate[] {
  const met = new Set(seen);
  return Array.from(packed.ids, (id, at) => {
    const paper = paperNames[packed.papers[at]!] ?? null;
    const marks = packed.marks[at]!;
    const flags = packed.flags[at]!;
    const design = packed.designs[at]!;
    return {
      id,
      design: packed.designKeys[design]!,
      marks,
      topicIds: [...packed.topics.subarray(3 * at, 3 * at + 3)].filter((topicId) => topicId !== 0),
      difficulty: difficultyOf(packed.difficulties[at]!),
      paper,
      calculatorAllowed: (flags & 1) !== 0,
      kind: kindOf({ paper, multipleChoice: (flags & 2) !== 0, marks }),
      seen: met.has(design),
    };
  });
}

import { type Difficulty, difficulties } from '@sevenfold/contract/questions/question.constants';

/** In percent of the marks. */
export type Shares = Readonly<Record<Difficulty, number>>;

interface SectionSupply {
  readonly marks: number;
  /** The marks that the bank has for it, of each difficulty. */
  readonly supply: Readonly<Record<Difficulty, number>>;
}

/** As the designs of a course are. */
const usual: Shares = { Easy: 30, Medium: 45, Hard: 25 };
/** So much of what the bank has may be needed: topics and marks have to come out as well. */
const usable = 0.7;
/** A section isn't easier than this, whatever stands beside it. */
const easiest = 50;

/** How hard each section of a paper is to be, when so many sets are made of the same bank. */
export function paperShares(sections: readonly SectionSupply[], sets: number): Shares[] {
  const own = sections.map((section) => possibleShares(section, sets));
  const takesEasy = own.map(({ Easy }) => Easy >= usual.Easy);
  const marks = sum(sections.filter((_, place) => takesEasy[place]).map((section) => section.marks));
  if (marks === 0) return own;
  // What one section can't have, the others make up for.
  const lacking = sum(own.map(({ Easy }, place) => (usual.Easy - Easy) * sections[place]!.marks)) / marks;
  const tooHard =
    sum(own.map(({ Hard }, place) => Math.max(0, Hard - usual.Hard) * sections[place]!.marks)) / marks;
  return own.map((shares, place) => {
    if (!takesEasy[place]) return shares;
    const Easy = Math.min(easiest, shares.Easy + lacking, mostOf('Easy', sections[place]!, sets));
    const Hard = Math.max(0, shares.Hard - tooHard);
    return { Easy, Medium: 100 - Easy - Hard, Hard };
  });
}

/** The usual where the bank has it. What is lacking is medium, and only where that is lacking, too, it is hard. */
function possibleShares(section: SectionSupply, sets: number): Shares {
  const most = (difficulty: Difficulty) => mostOf(difficulty, section, sets);
  const Easy = Math.min(usual.Easy, most('Easy'));
  const hard = Math.min(usual.Hard, most('Hard'));
  const missing = Math.max(0, 100 - Easy - hard - most('Medium'));
  const Hard = Math.min(hard + missing, most('Hard') / usable);
  return { Easy, Medium: 100 - Easy - Hard, Hard };
}

const mostOf = (difficulty: Difficulty, { marks, supply }: SectionSupply, sets: number): number =>
  (100 * usable * supply[difficulty]) / (sets * marks);

/** The same for the paper as a whole. */
export function sharesOfAll(sections: readonly SectionSupply[], shares: readonly Shares[]): Shares {
  const all = sum(sections.map(({ marks }) => marks));
  const share = (difficulty: Difficulty) =>
    sum(sections.map(({ marks }, place) => marks * shares[place]![difficulty])) / all;
  return { Easy: share('Easy'), Medium: share('Medium'), Hard: share('Hard') };
}

/** How far sections are from their shares, in marks. */
export function distanceOf(
  sections: readonly (readonly { readonly marks: number; readonly difficulty: Difficulty }[])[],
  shares: readonly Shares[],
): number {
  return sum(
    sections.flatMap((own, place) => {
      const marks = sum(own.map((one) => one.marks));
      return difficulties.map((difficulty) => {
        const has = sum(own.filter((one) => one.difficulty === difficulty).map((one) => one.marks));
        return Math.abs(has - (marks * shares[place]![difficulty]) / 100);
      });
    }),
  );
}

const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);

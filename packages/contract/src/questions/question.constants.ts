export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
export const levels = ['SL', 'HL'] as const;
export const months = ['May', 'November'] as const;
export const papers = [1, 2, 3] as const;
export const paperParts = ['A', 'B'] as const;
/** As students name them: 1A is part A of paper 1, and 1 is paper 1 whatever the part. */
export const paperNames = ['1', '1A', '1B', '2', '3'] as const;
export const timezones = [0, 1, 2] as const;
export const pageSizes = [2, 5, 10] as const;
export const sortKeys = ['priority', 'year', 'difficulty', 'marks'] as const;
export const sortOrders = ['asc', 'desc'] as const;
export const firstYear = 2000;

export type Difficulty = (typeof difficulties)[number];
export type Level = (typeof levels)[number];
export type Month = (typeof months)[number];
export type PaperPart = (typeof paperParts)[number];
export type PaperName = (typeof paperNames)[number];
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = (typeof sortOrders)[number];

/** The database counts difficulties from 1, in the order of the list. */
export const difficultyNumber = (difficulty: Difficulty): number => difficulties.indexOf(difficulty) + 1;
export const difficultyOf = (number: number): Difficulty => difficulties[number - 1]!;

/** A paper by its name, as questions and filters say it. */
export const paperOfName = (name: PaperName) => ({
  paper: Number(name[0]),
  paper_part: name[1] as PaperPart | undefined,
});

export const paperName = ({ paper, paper_part }: { paper: number; paper_part: PaperPart | null }): string =>
  `${paper}${paper_part ?? ''}`;

/** 'May 2023 TZ1 Paper 1A'; what isn't known is left out. */
export function sessionLabel({
  month,
  year,
  timezone,
  paper,
  paper_part,
}: {
  month: string | null;
  year: number | null;
  timezone: number | null;
  paper: number | null;
  paper_part: PaperPart | null;
}): string {
  return [
    month,
    year,
    timezone === null ? null : `TZ${timezone}`,
    paper && `Paper ${paperName({ paper, paper_part })}`,
  ]
    .filter(Boolean)
    .join(' ');
}

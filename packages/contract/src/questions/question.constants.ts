export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
export const levels = ['SL', 'HL'] as const;
export const months = ['May', 'November'] as const;
export const papers = [1, 2, 3] as const;
export const timezones = [0, 1, 2] as const;
export const pageSizes = [2, 5, 10] as const;
export const sortKeys = ['priority', 'year', 'difficulty', 'marks'] as const;
export const sortOrders = ['asc', 'desc'] as const;
export const firstYear = 2000;

export type Difficulty = (typeof difficulties)[number];
export type Level = (typeof levels)[number];
export type Month = (typeof months)[number];
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = (typeof sortOrders)[number];

/** The database counts difficulties from 1, in the order of the list. */
export const difficultyNumber = (difficulty: Difficulty): number => difficulties.indexOf(difficulty) + 1;
export const difficultyOf = (number: number): Difficulty => difficulties[number - 1]!;

/** 'May 2023 TZ1 P2'; parts that aren't known are left out. */
export function sessionLabel(question: {
  month: string | null;
  year: number | null;
  timezone: number | null;
  paper: number | null;
}): string {
  return [
    question.month,
    question.year,
    question.timezone === null ? null : `TZ${question.timezone}`,
    question.paper === null ? null : `P${question.paper}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

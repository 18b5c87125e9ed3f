/** Who made a paper: us, with the bank; staff, from a blueprint; or a student for themselves. */
export const paperSources = ['mock', 'staff', 'student'] as const;
export type PaperSource = (typeof paperSources)[number];

/** Who may see a published paper. */
export const paperAudiences = ['everybody', 'chosen', 'owner'] as const;
export type PaperAudience = (typeof paperAudiences)[number];

/** Before the first reply, as in the exams. */
export const readingMinutes = 5;

/** Of a student's own papers that were never sat. */
export const mostOwnPapers = 50;

export const mostChosenStudents = 500;

export const paperLetters = ['A', 'B', 'C', 'D'] as const;
export type PaperLetter = (typeof paperLetters)[number];

/** How versions of a paper differ: the same designs with other numbers, or the same questions in another order. */
export const versionKinds = ['variants', 'shuffled'] as const;
export type VersionKind = (typeof versionKinds)[number];

export const longestPaperName = 120;

/** A paper's name in its address. */
export const paperSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Grades that have a boundary: whoever is below that of 2 has a 1. */
export const boundedGrades = [2, 3, 4, 5, 6, 7] as const;
export type BoundedGrade = (typeof boundedGrades)[number];

/** How a paper is printed: as usual, in 18 point, or in letters, spaces and on a ground that are easier to read. */
export const printStyles = ['standard', 'large', 'dyslexia'] as const;

export type PrintStyle = (typeof printStyles)[number];

export const printedParts = ['questions', 'scheme'] as const;

export type PrintedPart = (typeof printedParts)[number];

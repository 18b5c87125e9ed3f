const toRead = 1;
const perMark = 1.25;

/** What a question takes: the papers of the IB leave a little over a minute for a mark, and reading comes on top. */
export const minutesFor = (marks: number): number => Math.round(toRead + perMark * Math.max(1, marks));

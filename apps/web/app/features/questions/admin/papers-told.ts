const mostNamed = 3;

const listed = (papers: readonly { name: string }[]): string => {
  const named = papers.slice(0, mostNamed).map(({ name }) => name);
  const rest = papers.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

/** Published papers that hold what was hidden: hidden questions take them from students. */
export const papersClosed = (papers: readonly { name: string }[], count: number): string =>
  `Students can’t open these papers until the ${count === 1 ? 'question is' : 'questions are'} shown again: ${listed(papers)}.`;

export const papersKept = (papers: readonly { name: string }[]): string =>
  `Some of them stand in published papers, which keep them: ${listed(papers)}.`;

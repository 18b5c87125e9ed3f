interface LoadedQuestion {
  readonly key: string;
  readonly designKey?: string | undefined;
  readonly variant?: number | undefined;
}

interface LoadedPaper {
  readonly sections: readonly { readonly designs: readonly string[] }[];
}

/**
 * The questions of a bank in the order in which they are loaded. With one question of every design the doors can open,
 * and with the last of each design that is in a mock paper: that is the one the paper asks.
 */
export function inLoadingOrder<Question extends LoadedQuestion>(
  questions: readonly Question[],
  papers: readonly LoadedPaper[],
): { readonly first: readonly Question[]; readonly rest: readonly Question[] } {
  const asked = new Set(lastOf(questions, papers));
  const isFirst = ({ variant = 0 }: Question) => variant === 0;
  return {
    first: [
      ...questions.filter(isFirst),
      ...questions.filter((question) => !isFirst(question) && asked.has(question)),
    ],
    rest: questions.filter((question) => !isFirst(question) && !asked.has(question)),
  };
}

function lastOf<Question extends LoadedQuestion>(
  questions: readonly Question[],
  papers: readonly LoadedPaper[],
): Question[] {
  const designs = new Set(papers.flatMap(({ sections }) => sections.flatMap((section) => section.designs)));
  const last = new Map<string, Question>();
  for (const question of questions) {
    const design = question.designKey ?? question.key;
    if (!designs.has(design)) continue;
    if ((question.variant ?? 0) >= (last.get(design)?.variant ?? 0)) last.set(design, question);
  }
  return [...last.values()];
}

export const longestTerm = 60;
export const mostTerms = 200;

/** What students call a topic, as it is kept: without needless spaces, each word or phrase once, in the given order. */
export function tidyVocabulary(terms: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const term of terms) {
    const tidy = term.trim().replaceAll(/\s+/g, ' ');
    if (tidy !== '' && !byFolded.has(tidy.toLowerCase())) byFolded.set(tidy.toLowerCase(), tidy);
  }
  return [...byFolded.values()];
}

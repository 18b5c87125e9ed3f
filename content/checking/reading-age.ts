/**
 * The school year in which a text is read with ease, by the formula of Flesch and Kincaid: long sentences and long words
 * make it harder. Many who sit these exams don't have English as their first language. Formulas count as a short word,
 * tables and drawings not at all; undefined where there is too little prose to say.
 */
export function readingGrade(text: string): number | undefined {
  const prose = text
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[\d+\]/g, '.')
    .replaceAll(/^(?:\([a-z]+\)\s*)+/gm, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, ' it. ')
    .replaceAll(/\$[^$]*\$/g, ' it ')
    .replaceAll(/[*_`]/g, '');
  const sentences = prose.split(/[.!?:;]+(?:\s|$)|\n\n/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = prose.match(/[a-z\u00C0-\u024F]+(?:['’][a-z]+)?/gi) ?? [];
  if (words.length < fewestWords) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const fewestWords = 30;

/** Groups of vowels, without an e at the end that isn't spoken. Names of places are counted like other words. */
function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(/(?<=[^aeiouy])(?:e|es|ed)$/, '');
  return Math.max(1, spoken.match(/[aeiouy\u00E0-\u024F]+/g)?.length ?? 0);
}

/** More than anybody types, and enough for a sentence that was pasted. */
const mostWords = 8;
const longestWord = 40;

const symbolNames: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  φ: 'phi',
  ω: 'omega',
  '∫': 'integral',
  '∑': 'sum',
  '√': 'root',
  '∞': 'infinity',
};
const symbols = new RegExp(`[${Object.keys(symbolNames).join('')}]`, 'gu');

/** The name under which a symbol is indexed (`search_plain` in the migration names them alike). */
export const symbolName = (symbol: string): string | undefined => symbolNames[symbol];

const isPlain = /^[\x20-\x7e]*$/;

/** A word as it is indexed: lower case, plain letters and digits. Almost all words are plain already. */
export const plainWord = (word: string): string =>
  (isPlain.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The words to look for, in their order, each once. Bare numbers and lone letters say nothing in a bank of maths. */
export function queryWords(query: string): string[] {
  const named = query.replace(symbols, (symbol) => ` ${symbolName(symbol)} `).replace(/['’]s?(?=\s|$)/g, ' ');
  const words = plainWord(named)
    .split(/[^a-z0-9]+/)
    .map((word) => word.slice(0, longestWord))
    .filter((word) => /^[a-z]|^[0-9]+[a-z]{2,}/.test(word));
  const telling = words.filter((word) => word.length > 1);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords);
}

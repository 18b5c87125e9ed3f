/** The names under which symbols are looked up, in texts that are indexed and in what is typed alike. */
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

export const symbolName = (symbol: string): string | undefined => symbolNames[symbol];

const isPlain = /^[\x20-\x7e]*$/;
const powers = /[⁰¹²³⁴-⁹ⁿ]+/gu;
/** H₂O is a word; the first of a series, u₁, is a letter with a number. */
const indexOfLetter = /(?<!(?:[A-Z][a-z]?|\))[₀-₉]*)[₀-₉]+/gu;

/** A word as it is indexed: lower case, plain letters and digits. Almost all words are plain already. */
export const plainWord = (word: string): string =>
  (isPlain.test(word)
    ? word
    : word.replace(powers, '').normalize('NFKD').replace(/\p{M}/gu, '')
  ).toLowerCase();

/** Every word of a readable text, in its order, also those that say nothing. */
export function wordsOf(text: string): string[] {
  const named = text
    .replace(symbols, (symbol) => ` ${symbolName(symbol)} `)
    .replace(/['’]s?(?=\s|$)/g, ' ')
    .replace(powers, ' ')
    .replace(indexOfLetter, ' ');
  return plainWord(named).split(/[^a-z0-9]+/);
}

/** Bare numbers and lone letters say nothing in a bank of maths. */
export const isTelling = (word: string): boolean => /^[a-z].|^[0-9]+[a-z]{2,}/.test(word);

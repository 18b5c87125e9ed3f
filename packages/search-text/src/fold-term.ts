import { plainWord } from './search-words.ts';

/** Greek letters and signs by the names that people type, capitals included: ΔH is delta h. */
const signNames: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  η: 'eta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  '∫': 'integral',
  '∑': 'sum',
  '√': 'root',
  '∞': 'infinity',
};
const signs = new RegExp(`[${Object.keys(signNames).join('')}]`, 'gu');

/** In every phrase, so they tell nothing. Lone letters stay: the t of a t test is not filler. */
const fillers = new Set(
  'of the a an and in to for on by at with from is are be as or its it what how do does when which why this that'.split(
    ' ',
  ),
);

const operators = '=+*/<>≤≥±×÷≡≈→⇌';
const aroundOperators = new RegExp(`\\s*([${operators}])\\s*|\\s+([-−])\\s+`, 'gu');

const between = '(?<![\\p{L}\\p{N}|])';
/** A random variable with its distribution, X ~ B(10, 0.3), or the distribution alone, once it has numbers. */
const distributed = /(?<![\p{L}\p{N}])([a-z])\s*~\s*([a-z]{1,3})(?![a-z])(?:\s*\([^()]*\)?)?/giu;
const distribution = /(?<![\p{L}\p{N}])(b|bin|po|n)\s*\(\s*[\d.]+\s*(?:,\s*[\d.]+\s*)?\)/giu;
const modulus = new RegExp(`${between}\\|\\s*([^|]{1,20}?)\\s*\\|(?![|\\p{L}])`, 'gu');
const compared = /(abs\([^|]{1,20}\))\s*(?:[<>]=?|[≤≥])\s*(abs\([^|]{1,20}\)|-?[\d.]+)/g;

/**
 * Notation of which the kind matters and not the numbers: X ~ B(10, 0.3) is as good as X ~ B(n, p), |x - 3| < 5 as
 * |x - 1| < 3. Bars would otherwise part words, and leave nothing of it.
 */
const withoutNumbers = (text: string): string =>
  text
    .replace(distributed, ' $1~$2 ')
    .replace(distribution, ' x~$1 ')
    .replace(modulus, ' abs($1)')
    .replace(
      compared,
      (_, left: string, right: string) => `${shapeOf(left)}<${right.startsWith('abs') ? shapeOf(right) : 0}`,
    );

const shapeOf = (side: string): string =>
  side
    .replaceAll(/\s/g, '')
    .replaceAll(/[−-]/g, '+')
    .replaceAll(/[\d.]+(?=\p{L})/gu, '')
    .replaceAll(/[\d.]+/g, '0');

/**
 * What students call something, and what they type, as the same words: lower case, without accents, apostrophes,
 * hyphens between words, raised or lowered figures. A formula stays one word, however it is spaced: PV = nRT is pv=nrt.
 */
export function foldTerm(term: string): string[] {
  if (isPlain.test(term)) return telling(term.toLowerCase().split(' '));
  const bare = withoutNumbers(term.replaceAll(/[\^_{}\\$]|(?<=\d)\s?%/g, ''));
  const plain = (isAscii.test(bare) ? bare.toLowerCase() : withNamedSigns(bare))
    .replaceAll(/(?<=\p{L})['’]s?(?![\p{L}(])/gu, '')
    .replaceAll(/(?<![\p{L}])[ldLD]['’](?=\p{L}{2})/gu, '')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(aroundOperators, (_, operator?: string) => operator ?? '-');
  return telling(plain.split(/[\s,;:!?"“”…|[\]]+/).flatMap(partsOf));
}

/** Most terms are: every start and every change of the bank folds all of them, and there are tens of thousands. */
const isPlain = /^[a-z0-9 ]*$/i;

const telling = (words: readonly string[]): string[] =>
  words.filter((word) => /[a-z0-9\p{L}=]/u.test(word) && !fillers.has(word));

const isAscii = /^[\x20-\x7e]*$/;

const withNamedSigns = (text: string): string =>
  plainWord(text.normalize('NFKC'))
    .replaceAll('ς', 'σ')
    .replace(signs, (sign) => ` ${signNames[sign]} `);

function partsOf(chunk: string): string[] {
  const word = withoutStrayBrackets(chunk.replaceAll(/^[.'’-]+|[.'’-]+$/g, ''));
  // 68-95-99.7 are three numbers; 2-3 may be a difference.
  if (/^\d[\d.]+(?:[-–−]\d[\d.]+)+$/.test(word)) return word.split(/[-–−]/);
  // acid/base and work-energy are two words each; dy/dx and n-1 are formulas.
  if (/^[\p{L}\p{N}]+(?:[-–−/][\p{L}\p{N}]+)+$/u.test(word)) {
    const parts = word.split(/[-–−/]/);
    const joins = word.includes('/') ? parts.every((part) => part.length > 2) : parts.some(isWord);
    if (joins) return parts;
  }
  return [word];
}

const isWord = (part: string): boolean => /^\p{L}{2,}/u.test(part);

/** '(speed)' is a word in brackets, 'e(x)' a function. */
function withoutStrayBrackets(chunk: string): string {
  const opened = chunk.split('(').length;
  const closed = chunk.split(')').length;
  if (opened !== closed) return chunk.replaceAll(/[()]/g, '');
  return /^\([^()]*\)$/.test(chunk) ? chunk.slice(1, -1) : chunk;
}

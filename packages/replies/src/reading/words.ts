import type { FunctionName } from './node.ts';

/** Every way in which functions are written, in small letters. */
export const functionWords: Readonly<Record<string, FunctionName>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  tg: 'tan',
  sec: 'sec',
  csc: 'csc',
  cosec: 'csc',
  cot: 'cot',
  cotan: 'cot',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  ln: 'ln',
  log: 'log',
  lg: 'log',
  exp: 'exp',
  sqrt: 'sqrt',
  abs: 'abs',
  mod: 'abs',
  cis: 'cis',
  root: 'root',
  cbrt: 'root',
  ncr: 'choose',
  binom: 'choose',
  choose: 'choose',
  npr: 'permute',
  factorial: 'factorial',
};

export const greekLetters: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ϑ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ω: 'Omega',
};

/** Signs that stand for a word. */
export const signWords: Readonly<Record<string, string>> = {
  '√': 'sqrt',
  '∛': 'cbrt',
  '∞': 'infinity',
  '∪': '∪',
  '∩': '∩',
  '∈': '∈',
  '∅': 'nothing',
  '∨': 'or',
  '∧': 'and',
};

/** Words that stand alone between values. */
export const connectives: Readonly<Record<string, string>> = {
  or: 'or',
  and: 'and',
  union: '∪',
  in: '∈',
  nothing: 'nothing',
  none: 'nothing',
  reals: 'reals',
};

export const otherWords: Readonly<Record<string, string>> = {
  infinity: 'infinity',
  infty: 'infinity',
  inf: 'infinity',
  pi: 'pi',
  frac: 'frac',
  dfrac: 'frac',
  tfrac: 'frac',
  degrees: '°',
  degree: '°',
  deg: '°',
};

/** Letters that people spell out. Short ones such as nu and xi are more often two letters. */
export const spelledLetters = Object.values(greekLetters).filter(
  (name) => name === 'mu' || (name !== 'pi' && name.length > 2),
);

const symbols: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  phi: 'φ',
  omega: 'ω',
  epsilon: 'ε',
  varepsilon: 'ε',
  eta: 'η',
  nu: 'ν',
  rho: 'ρ',
  tau: 'τ',
  chi: 'χ',
  Delta: 'Δ',
  Phi: 'Φ',
  Pi: 'Π',
  Sigma: 'Σ',
  Omega: 'Ω',
  int: '∫',
  sum: '∑',
  infty: '∞',
  sqrt: '√',
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  to: '→',
  rightarrow: '→',
  in: '∈',
  mid: '|',
  lvert: '|',
  rvert: '|',
  cap: '∩',
  cup: '∪',
  sim: '~',
  iff: '⇔',
  equiv: '≡',
  propto: '∝',
  angle: '∠',
  mp: '∓',
  Rightarrow: '⇒',
  Longrightarrow: '⇒',
  prod: '∏',
  partial: '∂',
  longrightarrow: '→',
  subset: '⊂',
  perp: '⊥',
  mathbb: '',
  mathcal: '',
  textbf: '',
  textit: '',
  underline: '',
  ce: '',
  boxed: '',
  limits: '',
  bigg: '',
  Bigg: '',
  mathit: '',
  boldsymbol: '',
  operatorname: '',
  hat: '',
  bar: '',
  overrightarrow: '',
  big: '',
  Big: '',
  bigl: '',
  bigr: '',
  Bigl: '',
  Bigr: '',
  degree: '°',
  circ: '°',
  ldots: '…',
  dots: '…',
  cdots: '…',
  left: '',
  right: '',
  quad: ' ',
  qquad: ' ',
  text: '',
  mathrm: '',
  mathbf: '',
  vec: '',
  overline: '',
  displaystyle: '',
  rightleftharpoons: '⇌',
};

const raised: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  n: 'ⁿ',
};

/** '1, 2; 3, 4': a column's numbers as a list, a matrix row by row. */
function rowsOf(cells: string): string {
  const rows = cells.split('\\\\').map((row) =>
    row
      .split('&')
      .map((cell) => cell.trim())
      .join(', '),
  );
  return rows.join(cells.includes('&') ? '; ' : ', ');
}

/**
 * Shown: as short as it can be read. Spoken: for search, where each command is a word of its own, and what has a name
 * is called by it.
 */
export type Spelling = 'shown' | 'spoken';

const spellings = {
  shown: { binomial: 'C($1, $2)', vector: '$1', apart: (name: string) => name },
  spoken: {
    binomial: ' binomial($1, $2)',
    vector: ' vector $1',
    apart: (name: string) => (name === '' ? '' : ` ${name} `),
  },
};

/** A formula as a line of plain text, for where nothing typesets it: titles, previews, e-mails, search. */
export function plainMaths(latex: string, spelling: Spelling = 'shown'): string {
  const { binomial, vector, apart } = spellings[spelling];
  let text = latex
    .replaceAll(/\^\s*\{?\s*\\circ\s*\}?/g, '°')
    .replaceAll(/\\(?:vec|overrightarrow)\s*\{([^{}]*)\}/g, vector)
    .replaceAll(/\\(?:text|math(?:rm|bf|bb|it)|boldsymbol|operatorname\*?)\s*\{([^{}]*)\}/g, '$1')
    .replaceAll(
      /\\begin\{[a-z]*matrix\}(.*?)\\end\{[a-z]*matrix\}/gs,
      (_, cells: string) => `(${rowsOf(cells)})`,
    )
    // What else is set in lines, such as cases: one after the other.
    .replaceAll(/\\(?:begin|end)\{[^{}]*\}(?:\{[lcr|\s]*\})?/g, ' ')
    .replaceAll(/\s*\\\\(?:\[[^\]]*\])?\s*/g, '; ');
  // From the inside out, so that a fraction in a fraction comes apart as well.
  for (let depth = 0; depth < 4; depth += 1) {
    text = text.replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)');
    text = text.replaceAll(/\\[dt]?binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, binomial);
    text = text.replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, (_, root: string) =>
      /^\w+$/.test(root) ? `√${root}` : `√(${root})`,
    );
    text = text.replaceAll(/\^\{([^{}]*[^{}\dn][^{}]*|[^{}]{2,})\}/g, '^($1)');
  }
  return text
    .replaceAll(/_(?:\{(\d+)\}|(\d))/g, (_, many?: string, one?: string) =>
      [...(many ?? one ?? '')].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join(''),
    )
    .replaceAll(/\^\{?(\d|n)\}?(?!\w)/g, (_, power: string) => raised[power] ?? power)
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => apart(symbols[name] ?? name))
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/[{}\\]/g, '')
    .replaceAll('&', ' ')
    .replaceAll(/\(([^\s()+\-=]+)\)\/\(([^\s()+\-=]+)\)/g, '$1/$2');
}

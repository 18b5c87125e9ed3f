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
  Delta: 'Δ',
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
  mathbb: '',
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

function plainMaths(latex: string): string {
  let text = latex;
  // From the inside out, so that a fraction in a fraction comes apart as well.
  for (let depth = 0; depth < 4; depth += 1) {
    text = text.replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)');
  }
  return text
    .replaceAll(/_(?:\{(\d+)\}|(\d))/g, (_, many?: string, one?: string) =>
      [...(many ?? one ?? '')].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join(''),
    )
    .replaceAll(/\^\{?(\d|n)\}?(?!\w)/g, (_, power: string) => raised[power] ?? power)
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => symbols[name] ?? name)
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/[{}\\]/g, '')
    .replaceAll('&', ' ')
    .replaceAll(/\(([^\s()+\-=]+)\)\/\(([^\s()+\-=]+)\)/g, '$1/$2');
}

/** Markdown with LaTeX as one line of plain text: for titles, previews and search engines. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\$\$([^$]+)\$\$|\$([^$\n]+)\$/g, (_, display?: string, inline?: string) =>
        plainMaths(display ?? inline ?? ''),
      )
      // A table says nothing in one line.
      .replaceAll(/^\s*\|.*$/gm, '')
      .replaceAll(/^\s*(?:#{1,6}|[-*+>])\s+/gm, '')
      // The marks of a part.
      .replaceAll(/\s\[\d{1,2}\]/g, '')
      .replaceAll(/(\*\*|__|`)/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Cut at a word, with a sign that it goes on. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most * 0.6)).replace(/[\s,;:.]+$/, '')}…`;
}

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
  degree: '°',
  circ: '°',
  ldots: '…',
  dots: '…',
  cdots: '…',
  quad: ' ',
  qquad: ' ',
  rightleftharpoons: '⇌',
  zeta: 'ζ',
  kappa: 'κ',
  xi: 'ξ',
  psi: 'ψ',
  Gamma: 'Γ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Psi: 'Ψ',
  ell: 'ℓ',
  nabla: '∇',
  prime: '′',
  ominus: '⊖',
  odot: '⊙',
  bullet: '•',
  ast: '*',
  star: '⋆',
  parallel: '∥',
  notin: '∉',
  emptyset: '∅',
  varnothing: '∅',
  forall: '∀',
  exists: '∃',
  therefore: '∴',
  implies: '⇒',
  Leftrightarrow: '⇔',
  leftarrow: '←',
  leftrightarrow: '↔',
  uparrow: '↑',
  downarrow: '↓',
  langle: '⟨',
  rangle: '⟩',
  lfloor: '⌊',
  rfloor: '⌋',
  triangle: '△',
  vert: '|',
  lt: '<',
  gt: '>',
  ll: '≪',
  gg: '≫',
  varphi: 'φ',
  vartheta: 'θ',
};

/** Names that are read as they are written. */
const functions = new Set(
  'sin cos tan sec csc cosec cot arcsin arccos arctan sinh cosh tanh ln log lg exp lim max min det arg gcd deg dim mod'.split(
    ' ',
  ),
);

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
  '+': '⁺',
  '-': '⁻',
};
const roots: Record<string, string> = { 3: '∛', 4: '∜' };

/** Stand where a row of cells is divided, until it is known what the rows belong to. */
const [nextCell, nextRow] = ['\u0000', '\u0001'];

/**
 * Shown: as short as it can be read. Spoken: for search, where each command is a word of its own, and what has a name
 * is called by it.
 */
export type Spelling = 'shown' | 'spoken';

/** How deep groups are read within each other; what lies deeper is read as if it had no braces. */
const deepest = 40;

/** A formula as a line of plain text, for where nothing typesets it: titles, previews, e-mails, search. */
export function plainMaths(latex: string, spelling: Spelling = 'shown'): string {
  const [first = '', ...others] = new FormulaReader(latex, spelling)
    .read()
    .replaceAll(nextCell, ' ')
    .split(nextRow);
  return others.reduce((text, row) => `${text.trimEnd()}; ${row.trimStart()}`, first);
}

type Ending = '}' | ']' | 'end';

/** Reads a formula once from left to right. It never fails: what makes no sense is left out. */
class FormulaReader {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly latex: string,
    private readonly spelling: Spelling,
  ) {}

  read(until?: Ending): string {
    let text = '';
    while (this.at < this.latex.length) {
      const sign = this.latex[this.at]!;
      this.at += 1;
      if (sign === until) return text;
      if (sign === '\\') {
        const name = this.commandName();
        if (name === 'end') {
          this.argument();
          if (until === 'end') return text;
        } else {
          text += this.command(name, text);
        }
      } else if (sign === '{') text += this.group('}');
      else if (sign === '^') text += this.power(this.argument());
      else if (sign === '_') text += indexOf(this.argument());
      else if (sign === '&') text += nextCell;
      else if (sign === '~') text += ' ';
      else if (sign !== '}') text += sign;
    }
    return text;
  }

  private group(until: Ending): string {
    if (this.depth >= deepest) return '';
    this.depth += 1;
    const text = this.read(until);
    this.depth -= 1;
    return text;
  }

  /** What a command or a script applies to: a group, a command or a single sign. */
  private argument(): string {
    this.skipSpaces();
    const sign = this.latex[this.at];
    if (sign === undefined || sign === '}') return '';
    this.at += 1;
    if (sign === '{') return this.group('}');
    if (sign !== '\\') return sign;
    const name = this.commandName();
    return this.depth < deepest ? this.command(name, '') : '';
  }

  private optionalArgument(): string {
    this.skipSpaces();
    if (this.latex[this.at] !== '[') return '';
    this.at += 1;
    return this.group(']');
  }

  private skipSpaces(): void {
    while (/\s/.test(this.latex[this.at] ?? '')) this.at += 1;
  }

  private commandName(): string {
    let end = this.at;
    while (/[a-zA-Z]/.test(this.latex[end] ?? '')) end += 1;
    const name = this.latex.slice(this.at, Math.max(end, this.at + 1));
    this.at += name.length;
    return name;
  }

  private command(name: string, before: string): string {
    this.depth += 1;
    const text = this.wordsOf(name, before);
    this.depth -= 1;
    return text;
  }

  private wordsOf(name: string, before: string): string {
    const spoken = this.spelling === 'spoken';
    switch (name) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
        return fraction(this.argument(), this.argument());
      case 'binom':
      case 'dbinom':
      case 'tbinom':
        return `${spoken ? ' binomial' : 'C'}(${this.argument()}, ${this.argument()})`;
      case 'sqrt':
        return rootOf(this.optionalArgument(), this.argument());
      case 'vec':
      case 'overrightarrow':
        return `${spoken ? ' vector ' : ''}${this.argument()}`;
      case 'operatorname':
        if (this.latex[this.at] === '*') this.at += 1;
        return this.named(this.argument(), before);
      case 'begin':
        return this.environment(this.argument());
      case '\\':
        this.rowSpacing();
        return nextRow;
      case 'left':
      case 'right':
        // A full stop stands for no bracket at all.
        if (this.latex[this.at] === '.') this.at += 1;
        return '';
      default:
        return this.symbol(name, before);
    }
  }

  private symbol(name: string, before: string): string {
    if (functions.has(name)) return this.named(name, before);
    if (!/^[a-zA-Z]/.test(name)) {
      if (name === '!' || name === '{' || name === '}') return '';
      return /[\s,;:>]/.test(name) ? ' ' : name;
    }
    const known = symbols[name];
    if (this.spelling === 'shown') return known ?? '';
    // What only sets type says nothing to somebody who searches.
    return known === undefined || known === '' ? '' : ` ${known} `;
  }

  /** A name stands apart from letters and numbers around it. */
  private named(name: string, before: string): string {
    if (this.spelling === 'spoken') return ` ${name} `;
    const space = /[\p{L}\p{N})]/u.test(before.at(-1) ?? '') ? ' ' : '';
    const goesOn = /^(?:\\(?!left|[bB]ig|[^a-zA-Z])|[a-zA-Z0-9])/.test(
      this.latex.slice(this.at, this.at + 6),
    );
    return `${space}${name}${goesOn ? ' ' : ''}`;
  }

  private environment(name: string): string {
    if (name === 'array') this.argument();
    const body = this.group('end');
    return name.endsWith('matrix') ? `(${rowsOf(body)})` : ` ${body} `;
  }

  private rowSpacing(): void {
    const [spacing = ''] = /^\s*\[[^\]]{0,10}\]/.exec(this.latex.slice(this.at, this.at + 20)) ?? [];
    this.at += spacing.length;
  }

  private power(written: string): string {
    const power = written.trim();
    if (/^(?:[°′⊖•*⋆]|)$/.test(power)) return power;
    const most = this.spelling === 'shown' ? power.length : 1;
    const signs = [...power].map((sign) => raised[sign]);
    if (power.length <= most && signs.every((sign) => sign !== undefined)) return signs.join('');
    return power.length === 1 ? `^${power}` : `^(${power})`;
  }
}

const indexOf = (index: string): string => {
  if (/^\d+$/.test(index)) {
    return [...index].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('');
  }
  if (index.trim() === '') return '';
  return /^[\p{L}\p{N}]+$|^.$/u.test(index) ? `_${index}` : `_(${index})`;
};

/** Whether it can stand beside a sign without brackets. */
const isOneThing = (text: string): boolean => /^[^\s()+\-=/]+$/.test(text);
const bracketed = (text: string): string => (isOneThing(text) ? text : `(${text.trim()})`);

const fraction = (over: string, under: string): string =>
  under.trim() === '' ? over : `${bracketed(over)}/${bracketed(under)}`;

function rootOf(degree: string, root: string): string {
  const powers = [...degree].map((sign) => raised[sign]);
  const sign = roots[degree] ?? (powers.includes(undefined) ? `(${degree})√` : `${powers.join('')}√`);
  return `${sign}${/^[\p{L}\p{N}]+$/u.test(root) ? root : `(${root})`}`;
}

/** '1, 2; 3, 4': a column's numbers as a list, a matrix row by row. */
function rowsOf(cells: string): string {
  const rows = cells.split(nextRow).map((row) =>
    row
      .split(nextCell)
      .map((cell) => cell.trim())
      .join(', '),
  );
  return rows.join(cells.includes(nextCell) ? '; ' : ', ');
}

/**
 * What a piece of LaTeX is worth, for comparing the result that an answer shows with one found by another route.
 * Knows the notation of results, not all of LaTeX: what it can't read is an error, never a guess.
 */
export type Scope = Readonly<Record<string, number>>;
type Value = (scope: Scope) => number;

const functions: Record<string, (x: number) => number> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tan': Math.tan,
  '\\sec': (x) => 1 / Math.cos(x),
  '\\csc': (x) => 1 / Math.sin(x),
  '\\cosec': (x) => 1 / Math.sin(x),
  '\\cot': (x) => 1 / Math.tan(x),
  '\\arcsin': Math.asin,
  '\\arccos': Math.acos,
  '\\arctan': Math.atan,
  '\\sinh': Math.sinh,
  '\\cosh': Math.cosh,
  '\\ln': Math.log,
  '\\log': Math.log10,
  '\\exp': Math.exp,
};

const fractions = new Set(['\\frac', '\\dfrac', '\\tfrac']);
/** Spaces and sizes, which change nothing. */
const silent = /\\(?:left|right|displaystyle|big|Big|quad|qquad|,|;|:|!| )|\{,\}|~/g;
/** The number e, and the imaginary unit, which is read as a variable: a + bi is compared as a function of i. */
const upright = /\\mathrm\{([ei])\}/g;
const units = /\^\{?\\circ\}?|\\(?:text|mathrm|textrm)\{[^{}]*\}(?:\^\{?-?\d\}?)?|\\%|%/g;

export function latexValue(latex: string): Value {
  const reader = new Reader(tokensOf(latex));
  const value = reader.sum();
  if (!reader.done) throw new Error(`can't read ${reader.rest} in ${latex}`);
  return value;
}

/** The right side of the last equation: `x = \frac{1}{2}` is read as one half. */
function tokensOf(latex: string): string[] {
  const right = latex.split(/=|\\approx/).at(-1)!;
  const cleaned = right
    .replaceAll(upright, ' $1 ')
    .replaceAll(units, ' ')
    .replaceAll(silent, (found) => (found === '{,}' ? '' : ' '))
    .replaceAll(/(?<=\d)\s+(?=\d{3}(?!\d))/g, '');
  return cleaned.match(/\d+(?:\.\d+)?|\.\d+|\\[a-zA-Z]+|[^\s]/g) ?? [];
}

class Reader {
  private at = 0;
  constructor(private readonly tokens: readonly string[]) {}

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  get rest(): string {
    return this.tokens.slice(this.at).join(' ') || 'the end';
  }

  private get next(): string | undefined {
    return this.tokens[this.at];
  }

  private take(expected?: string): string {
    const token = this.tokens[this.at];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`expected ${expected ?? 'more'} at ${this.rest}`);
    }
    this.at += 1;
    return token;
  }

  private skip(token: string): boolean {
    if (this.next !== token) return false;
    this.at += 1;
    return true;
  }

  sum(): Value {
    const terms: [number, Value][] = [];
    let sign = this.skip('-') ? -1 : 1;
    if (sign === 1) this.skip('+');
    for (;;) {
      terms.push([sign, this.product()]);
      if (this.skip('+')) sign = 1;
      else if (this.skip('-')) sign = -1;
      else break;
    }
    return (scope) => terms.reduce((total, [by, term]) => total + by * term(scope), 0);
  }

  private product(): Value {
    const factors: [Value, boolean][] = [[this.factor(), false]];
    for (;;) {
      if (this.skip('\\times') || this.skip('\\cdot') || this.skip('*')) factors.push([this.signed(), false]);
      else if (this.skip('/') || this.skip('\\div')) factors.push([this.signed(), true]);
      else if (this.startsFactor()) factors.push([this.factor(), false]);
      else break;
    }
    return (scope) =>
      factors.reduce((total, [factor, below]) => (below ? total / factor(scope) : total * factor(scope)), 1);
  }

  private signed(): Value {
    if (!this.skip('-')) return this.factor();
    const value = this.factor();
    return (scope) => -value(scope);
  }

  private startsFactor(): boolean {
    return this.next !== undefined && /^(?:[\d.(]|[a-zA-Z]|\\[a-zA-Z]|\{)/.test(this.next);
  }

  private factor(): Value {
    const base = this.base();
    if (!this.skip('^')) return base;
    const exponent = this.argument();
    return (scope) => powerOf(base(scope), exponent(scope));
  }

  /** In braces, or a single sign. */
  private argument(): Value {
    if (this.skip('{')) return this.closed('}');
    const token = this.take();
    if (/^\d/.test(token) && token.length > 1) {
      // `x^23` is x² · 3 in LaTeX, which no author means.
      throw new Error(`braces are missing around ${token}`);
    }
    this.at -= 1;
    return this.base();
  }

  private closed(bracket: string): Value {
    const value = this.sum();
    this.take(bracket);
    return value;
  }

  private base(): Value {
    const token = this.take();
    if (/^[\d.]/.test(token)) return () => Number(token);
    if (token === '(') return this.closed(')');
    if (token === '[') return this.closed(']');
    if (token === '{') return this.closed('}');
    if (token === '|') {
      const inside = this.closed('|');
      return (scope) => Math.abs(inside(scope));
    }
    if (token === '\\pi') return () => Math.PI;
    if (fractions.has(token)) {
      const [top, bottom] = [this.argument(), this.argument()];
      return (scope) => top(scope) / bottom(scope);
    }
    if (token === '\\sqrt') return this.rootOf();
    if (token in functions) return this.call(token);
    if (/^(?:[a-zA-Z]|\\[a-zA-Z]+)$/.test(token)) return this.variable(token);
    throw new Error(`can't read ${token}`);
  }

  private rootOf(): Value {
    const degree = this.skip('[') ? this.closed(']') : () => 2;
    const inside = this.argument();
    return (scope) => powerOf(inside(scope), 1 / degree(scope));
  }

  /** `\sin^2 3x` as well as `\sin(3x)`: without brackets the argument is all that multiplies. */
  private call(name: string): Value {
    const base = name === '\\log' && this.skip('_') ? this.argument() : undefined;
    const exponent = this.skip('^') ? this.argument() : undefined;
    const argument = this.next === '(' ? this.base() : this.callArgument();
    return (scope) => {
      const result = functions[name]!(argument(scope)) / (base ? Math.log10(base(scope)) : 1);
      return exponent ? result ** exponent(scope) : result;
    };
  }

  private callArgument(): Value {
    const factors = [this.factor()];
    while (this.startsFactor() && !(this.next! in functions)) factors.push(this.factor());
    return (scope) => factors.reduce((total, factor) => total * factor(scope), 1);
  }

  private variable(token: string): Value {
    const name = this.skip('_') ? `${token}_${this.subscript()}` : token;
    return (scope) => {
      const value = scope[name];
      if (value !== undefined) return value;
      if (name === 'e') return Math.E;
      throw new Error(`nothing is known of ${name}`);
    };
  }

  private subscript(): string {
    if (!this.skip('{')) return this.take();
    let name = '';
    while (this.next !== '}') name += this.take();
    this.take('}');
    return name;
  }
}

/** Odd roots of negative numbers are real at school. */
function powerOf(base: number, exponent: number): number {
  const inverse = 1 / exponent;
  if (base < 0 && Math.abs(inverse - Math.round(inverse)) < 1e-9 && Math.abs(Math.round(inverse)) % 2 === 1) {
    return -((-base) ** exponent);
  }
  return base ** exponent;
}

import { fractionOf } from '../values/fraction.ts';
import { Cursor } from './cursor.ts';
import { deepestNesting, Unreadable } from './limits.ts';
import { type FunctionName, type Node, symbolsOf } from './node.ts';
import type { Token } from './tokens.ts';
import { functionWords } from './words.ts';

export type ReaderRules = {
  /** Letters that are variables, even if they mean something elsewhere: e, i, C. */
  variables: ReadonlySet<string>;
  /** ]3,5[ and (3,5] are intervals, and U joins them. */
  intervals: boolean;
  /** (1 2 3), [1 2; 3 4], <1,2,3>, and i, j, k are directions. */
  vectors: boolean;
};

const arcs: Partial<Record<FunctionName, FunctionName>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' };
const trigonometric = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'cis']);
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', ']': '[' };
/** By precedence: sums, products, signs, powers, what stands alone. */
export class ExpressionReader extends Cursor {
  private depth = 0;
  /** Bars that are open: at such a place a bar closes. */
  private bars = 0;
  /** Whether room ends an entry, in rows without commas. */
  private byRoom = false;

  constructor(
    tokens: readonly Token[],
    protected readonly rules: ReaderRules,
  ) {
    super(tokens);
  }

  protected sum(): Node {
    const terms: Node[] = [this.term()];
    while (!this.entryEnds()) {
      if (this.skip('+')) terms.push(this.product());
      else if (this.skip('-')) terms.push({ is: 'negative', of: this.product() });
      else if (this.skip('±')) terms.push({ is: 'either', of: this.product() });
      else break;
    }
    return terms.length === 1 ? terms[0]! : { is: 'sum', terms };
  }

  private term(): Node {
    if (this.skip('+')) return this.term();
    if (this.skip('-')) return { is: 'negative', of: this.term() };
    if (this.skip('±')) return { is: 'either', of: this.term() };
    return this.product();
  }

  /** In (1 -2 3) room before a sign, and none after it, begins the next entry. */
  private entryEnds(): boolean {
    return this.byRoom && this.next.spaced && !this.peek(1).spaced;
  }

  private product(): Node {
    let result = this.signed();
    for (;;) {
      if (this.skip('*')) result = multiplied(result, this.signed());
      else if (this.skip('/')) result = { is: 'quotient', top: result, bottom: this.denominator(result) };
      else if (this.startsFactor() && !(this.byRoom && this.next.spaced)) {
        const before = this.tokens[this.at - 1]!;
        // (n − 1)4 is a product; x2 may be anything.
        const isProduct = /^[)\]}]$/.test(before.text) || (before.text === 'i' && result.is !== 'symbol');
        if (this.next.kind === 'number' && !isProduct) {
          throw new Unreadable(`nothing stands between “${before.text}” and “${this.next.text}”`);
        }
        result = multiplied(result, this.power());
      } else return result;
    }
  }

  /** v²/2g is over 2g: letters tight behind a number below others. 1/2x stays a half of x, and x/2x is x²/2. */
  private denominator(top: Node): Node {
    let bottom = this.signed();
    const above = symbolsOf(top);
    if (bottom.is !== 'number' || above.size === 0 || this.rules.vectors) return bottom;
    while (!this.next.spaced && this.isLetter() && !above.has(this.next.text))
      bottom = multiplied(bottom, this.power());
    return bottom;
  }

  private isLetter(): boolean {
    const { kind, text } = this.next;
    if (kind === 'word') return text === 'pi';
    return kind === 'symbol' && (this.rules.variables.has(text) || !/^[ei]$/.test(text));
  }

  private signed(): Node {
    if (this.skip('-')) return { is: 'negative', of: this.signed() };
    if (this.skip('+')) return this.signed();
    return this.power();
  }

  private startsFactor(): boolean {
    const { kind, text } = this.next;
    if (kind === 'symbol') return !(this.rules.intervals && /^u$/i.test(text));
    if (kind === 'number' || kind === 'function') return true;
    if (kind === 'word') return ['pi', 'infinity', 'frac'].includes(text);
    if (kind !== 'sign') return false;
    if (text === '[') return !this.rules.intervals;
    return text === '(' || text === '{' || (text === '|' && this.bars === 0);
  }

  private power(): Node {
    const base = this.suffixed(this.alone());
    if (!this.skip('^')) return base;
    return this.suffixed({ is: 'power', base, exponent: this.exponent() });
  }

  private exponent(): Node {
    if (this.skip('-')) return { is: 'negative', of: this.exponent() };
    if (this.skip('+')) return this.exponent();
    return this.power();
  }

  private suffixed(node: Node): Node {
    let result = node;
    for (;;) {
      if (this.skip('!')) result = { is: 'call', name: 'factorial', args: [result] };
      else if (this.isSign('°') && !this.isTemperature()) {
        this.at += 1;
        result = { is: 'degrees', of: result };
      } else if (this.skip('%')) result = { is: 'percent', of: result };
      else return result;
    }
  }

  private isTemperature(): boolean {
    const { kind, text, spaced } = this.peek(1);
    return kind === 'symbol' && !spaced && /^[CF]$/.test(text);
  }

  private alone(): Node {
    const token = this.next;
    this.at += 1;
    switch (token.kind) {
      case 'number':
        return this.numberOrChoice(number(token.text));
      case 'symbol':
        return this.symbol(token.text);
      case 'function':
        return this.call(token.text);
      case 'word':
        return this.word(token.text);
      case 'sign':
        if (token.text === '|') return this.absolute();
        if (this.opens(token.text)) return this.bracketed(token.text);
        break;
      default:
    }
    this.at -= 1;
    throw this.unexpected();
  }

  private opens(text: string): boolean {
    if (text === ']') return this.rules.intervals;
    if (text === '<') return this.rules.vectors;
    return text === '(' || text === '[' || text === '{';
  }

  /** 5C2 and 5 nCr 2, and one and a half as 1 1/2. */
  private numberOrChoice(first: Node & { is: 'number' }): Node {
    const [name, after] = [this.next, this.peek(1)];
    const isLetter =
      name.kind === 'symbol' &&
      /^[CP]$/.test(name.text) &&
      !this.rules.variables.has(name.text) &&
      !name.spaced;
    const isWord = name.kind === 'function' && /^(?:choose|permute)$/.test(functionWords[name.text]!);
    if ((isLetter || isWord) && after.kind === 'number') {
      this.at += 2;
      const which = isLetter ? (name.text === 'C' ? 'choose' : 'permute') : functionWords[name.text]!;
      return { is: 'call', name: which, args: [first, number(after.text)] };
    }
    const parts = [name, after, this.peek(2)];
    if (
      !this.byRoom &&
      name.spaced &&
      after.text === '/' &&
      parts.every((part, place) => place === 1 || isDigits(part))
    ) {
      const [top, bottom] = [number(name.text), number(parts[2]!.text)];
      if (isDigits({ kind: 'number', text: first.typed }) && top.value.top < bottom.value.top) {
        this.at += 3;
        return { is: 'mixed', whole: first, part: { is: 'quotient', top, bottom } };
      }
    }
    return first;
  }

  private symbol(name: string): Node {
    if (this.rules.variables.has(name)) return { is: 'symbol', name };
    if (name === 'e') return { is: 'constant', name: 'e' };
    if (name === 'i' && !this.rules.vectors) return { is: 'constant', name: 'i' };
    if (/^[CP]$/.test(name) && this.isSign('(') && !this.next.spaced) {
      const start = this.at;
      this.at += 1;
      const args = this.bracketed('(');
      if (args.is === 'list' && args.rows.length === 1 && args.rows[0]!.length === 2) {
        return { is: 'call', name: name === 'C' ? 'choose' : 'permute', args: args.rows[0]! };
      }
      this.at = start;
    }
    return { is: 'symbol', name };
  }

  private word(text: string): Node {
    if (text === 'pi') return { is: 'constant', name: 'pi' };
    if (text === 'infinity') return { is: 'constant', name: 'infinity' };
    if (text === 'reals' || text === 'nothing') return { is: 'named set', name: text };
    if (text === 'frac' && this.isSign('{'))
      return { is: 'quotient', top: this.group(), bottom: this.group() };
    this.at -= 1;
    throw this.unexpected();
  }

  private group(): Node {
    if (!this.skip('{')) throw this.unexpected();
    return this.bracketed('{');
  }

  private absolute(): Node {
    this.deeper();
    const [bars, byRoom] = [this.bars, this.byRoom];
    [this.bars, this.byRoom] = [bars + 1, false];
    const inside = this.sum();
    [this.bars, this.byRoom] = [bars, byRoom];
    if (!this.skip('|')) throw this.unexpected();
    this.depth -= 1;
    return { is: 'call', name: 'abs', args: [inside] };
  }

  private deeper(): void {
    this.depth += 1;
    if (this.depth > deepestNesting) throw new Unreadable(`nested more than ${deepestNesting} times`);
  }

  /** One entry is only grouped; several are a list, with rows where semicolons are. */
  private bracketed(open: string): Node {
    this.deeper();
    const [bars, byRoom] = [this.bars, this.byRoom];
    this.bars = 0;
    this.byRoom = this.rules.vectors && this.hasNoComma(open);
    const rows: Node[][] = [[]];
    if (!(open === '{' && this.isSign('}'))) {
      for (;;) {
        rows.at(-1)!.push(this.sum());
        if (this.skip(',')) continue;
        if (this.skip(';')) rows.push([]);
        else if (!(this.byRoom && this.next.spaced) || this.closes(open)) break;
      }
    }
    if (!this.closes(open)) throw this.unexpected();
    const close = this.next.text;
    this.at += 1;
    [this.bars, this.byRoom] = [bars, byRoom];
    this.depth -= 1;
    // [[1], [2]] is a column.
    const isEntry = this.rules.vectors && open === '[' && this.depth > 0;
    const [only] = rows;
    if (rows.length === 1 && only!.length === 1 && close === closers[open] && open !== ']' && !isEntry)
      return only![0]!;
    return { is: 'list', open, close, rows };
  }

  private closes(open: string): boolean {
    if (this.next.kind !== 'sign') return false;
    if (!this.rules.intervals) return this.next.text === closers[open];
    return open === '{' ? this.next.text === '}' : /^[)[\]]$/.test(this.next.text);
  }

  private hasNoComma(open: string): boolean {
    let depth = 0;
    for (let place = this.at; place < this.tokens.length; place += 1) {
      const { kind, text } = this.tokens[place]!;
      if (kind !== 'sign') continue;
      if (text === '(' || text === '[' || text === '{') depth += 1;
      else if (depth === 0 && text === closers[open]) return true;
      else if (text === ')' || text === ']' || text === '}') depth -= 1;
      else if (text === ',' && depth === 0) return false;
    }
    return true;
  }

  private call(word: string): Node {
    const name = functionWords[word]!;
    this.deeper();
    const called = this.calledBy(word, name);
    this.depth -= 1;
    return called;
  }

  private calledBy(word: string, name: FunctionName): Node {
    if (name === 'sqrt' || name === 'root') return this.root(word);
    const base = name === 'log' && this.skip('_') ? this.base() : undefined;
    const exponent = this.skip('^') ? this.exponentOfName() : undefined;
    const isInverse = exponent?.is === 'negative' && exponent.of.is === 'number' && exponent.of.typed === '1';
    const arc = isInverse ? arcs[name] : undefined;
    const args = this.argumentsOf(name);
    const expected = name === 'choose' || name === 'permute' ? 2 : 1;
    if (args.length !== expected)
      throw new Unreadable(`“${word}” takes ${expected === 1 ? 'one value' : 'two values'}`);
    const called: Node = base
      ? { is: 'call', name: 'logBase', args: [base, ...args] }
      : { is: 'call', name: arc ?? name, args };
    return exponent && !arc ? { is: 'power', base: called, exponent } : called;
  }

  private base(): Node {
    if (this.skip('(')) return this.bracketed('(');
    if (this.skip('{')) return this.bracketed('{');
    return this.alone();
  }

  private exponentOfName(): Node {
    if (this.skip('-')) return { is: 'negative', of: this.exponentOfName() };
    return this.base();
  }

  private root(word: string): Node {
    const degree = word === 'cbrt' ? number('3') : this.skip('[') ? this.bracketed('[') : undefined;
    if (word === 'root' && this.isSign('(')) {
      const args = this.argumentsOf('root');
      if (args.length !== 2) throw new Unreadable('“root” takes two values: root(3, x)');
      return { is: 'call', name: 'root', args };
    }
    const of = this.skip('-') ? ({ is: 'negative', of: this.alone() } as const) : this.alone();
    if (of.is === 'list') throw new Unreadable('a root takes one value');
    return degree
      ? { is: 'call', name: 'root', args: [degree, of] }
      : { is: 'call', name: 'sqrt', args: [of] };
  }

  private argumentsOf(name: FunctionName): readonly Node[] {
    if (this.isSign('(') || this.isSign('{') || this.isSign('[')) {
      const open = this.next.text;
      this.at += 1;
      const inside = this.bracketed(open);
      // \binom{5}{2}
      if (open === '{' && name === 'choose' && this.skip('{')) return [inside, this.bracketed('{')];
      return inside.is === 'list' && inside.rows.length === 1 ? inside.rows[0]! : [inside];
    }
    return [this.bareArgument(name)];
  }

  /** sin 2x cos x: without brackets all that multiplies belongs to it, up to the next function. */
  private bareArgument(name: FunctionName): Node {
    if (this.skip('-')) return { is: 'negative', of: this.bareArgument(name) };
    let result: Node = this.power();
    let hasLetter = containsSymbol(result);
    while (this.startsFactor() && this.next.kind !== 'function' && this.next.kind !== 'number') {
      if (hasLetter && (this.next.spaced || this.isSign('(') || this.isSign('|'))) break;
      if (this.next.kind === 'symbol' && this.next.text === 'i' && name !== 'exp') break;
      const factor = this.power();
      hasLetter ||= containsSymbol(factor);
      result = multiplied(result, factor);
    }
    // sin π/6 is of the whole fraction.
    if (
      !hasLetter &&
      trigonometric.has(name) &&
      containsPi(result) &&
      this.isSign('/') &&
      this.peek(1).kind === 'number'
    ) {
      this.at += 1;
      return { is: 'quotient', top: result, bottom: this.alone() };
    }
    return result;
  }
}

const isDigits = ({ kind, text }: { kind: string; text: string }) => kind === 'number' && /^\d+$/.test(text);

function number(typed: string): Node & { is: 'number' } {
  return { is: 'number', value: fractionOf(typed), typed };
}

const multiplied = (left: Node, right: Node): Node => ({
  is: 'product',
  factors: left.is === 'product' ? [...left.factors, right] : [left, right],
});

const containsSymbol = (node: Node): boolean =>
  node.is === 'symbol' || (node.is !== 'list' && partsOf(node).some(containsSymbol));
const containsPi = (node: Node): boolean =>
  (node.is === 'constant' && node.name === 'pi') || (node.is === 'product' && node.factors.some(containsPi));
const partsOf = (node: Node): readonly Node[] =>
  node.is === 'product' ? node.factors : node.is === 'power' ? [node.base, node.exponent] : [];

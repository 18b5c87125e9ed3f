import { BracketReader } from './bracket-reader.ts';
import { multiplied, numberNode } from './build-node.ts';
import { Unreadable } from './limits.ts';
import type { FunctionName, Node } from './node.ts';
import { functionWords } from './words.ts';

const arcs: Partial<Record<FunctionName, FunctionName>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' };
const trigonometric = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'cis']);

/** Functions with what they are of: sin²(x), log_2 8, ∛5, sin 2x cos x. */
export abstract class FunctionReader extends BracketReader {
  protected abstract alone(): Node;
  protected abstract power(): Node;
  protected abstract startsFactor(): boolean;

  protected call(word: string): Node {
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
    const degree = word === 'cbrt' ? numberNode('3') : this.skip('[') ? this.bracketed('[') : undefined;
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

const containsSymbol = (node: Node): boolean =>
  node.is === 'symbol' || (node.is !== 'list' && partsOf(node).some(containsSymbol));
const containsPi = (node: Node): boolean =>
  (node.is === 'constant' && node.name === 'pi') || (node.is === 'product' && node.factors.some(containsPi));
const partsOf = (node: Node): readonly Node[] =>
  node.is === 'product' ? node.factors : node.is === 'power' ? [node.base, node.exponent] : [];

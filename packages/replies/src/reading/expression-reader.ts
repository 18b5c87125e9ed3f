import { AtomReader } from './atom-reader.ts';
import { multiplied } from './build-node.ts';
import { Unreadable } from './limits.ts';
import { type Node, symbolsOf } from './node.ts';

/** By precedence: sums, products, signs, powers, what stands alone. */
export class ExpressionReader extends AtomReader {
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
    if (bottom.is !== 'number' || this.next.spaced || !this.isLetter() || this.rules.vectors) return bottom;
    const above = symbolsOf(top);
    if (above.size === 0) return bottom;
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

  protected startsFactor(): boolean {
    const { kind, text } = this.next;
    if (kind === 'symbol') return !(this.rules.intervals && /^u$/i.test(text));
    if (kind === 'number' || kind === 'function') return true;
    if (kind === 'word') return ['pi', 'infinity', 'frac'].includes(text);
    if (kind !== 'sign') return false;
    if (text === '[') return !this.rules.intervals;
    return text === '(' || text === '{' || (text === '|' && this.bars === 0);
  }

  protected power(): Node {
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
}

import { numberNode } from './build-node.ts';
import { FunctionReader } from './function-reader.ts';
import type { Node } from './node.ts';
import { functionWords } from './words.ts';

/** What needs nothing before or after it: numbers, letters, words, and what brackets hold. */
export abstract class AtomReader extends FunctionReader {
  protected alone(): Node {
    const token = this.next;
    this.at += 1;
    switch (token.kind) {
      case 'number':
        return this.numberOrChoice(numberNode(token.text));
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
      return { is: 'call', name: which, args: [first, numberNode(after.text)] };
    }
    const parts = [name, after, this.peek(2)];
    if (
      !this.byRoom &&
      name.spaced &&
      after.text === '/' &&
      parts.every((part, place) => place === 1 || isDigits(part))
    ) {
      const [top, bottom] = [numberNode(name.text), numberNode(parts[2]!.text)];
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
}

const isDigits = ({ kind, text }: { kind: string; text: string }) => kind === 'number' && /^\d+$/.test(text);

import { Cursor } from './cursor.ts';
import { deepestNesting, Unreadable } from './limits.ts';
import type { Node } from './node.ts';
import type { Token } from './tokens.ts';

type ReaderRules = {
  /** Letters that are variables, even if they mean something elsewhere: e, i, C. */
  variables: ReadonlySet<string>;
  /** ]3,5[ and (3,5] are intervals, and U joins them. */
  intervals: boolean;
  /** (1 2 3), [1 2; 3 4], <1,2,3>, and i, j, k are directions. */
  vectors: boolean;
};

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', ']': '[' };

/** Brackets, lists with their rows, and the bars of absolute values. */
export abstract class BracketReader extends Cursor {
  protected depth = 0;
  /** Bars that are open: at such a place a bar closes. */
  protected bars = 0;
  /** Whether room ends an entry, in rows without commas. */
  protected byRoom = false;

  constructor(
    tokens: readonly Token[],
    protected readonly rules: ReaderRules,
  ) {
    super(tokens);
  }

  /** What stands between brackets. */
  protected abstract sum(): Node;

  protected opens(text: string): boolean {
    if (text === ']') return this.rules.intervals;
    if (text === '<') return this.rules.vectors;
    return text === '(' || text === '[' || text === '{';
  }

  /** One entry is only grouped; several are a list, with rows where semicolons are. */
  protected bracketed(open: string): Node {
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

  protected absolute(): Node {
    this.deeper();
    const [bars, byRoom] = [this.bars, this.byRoom];
    [this.bars, this.byRoom] = [bars + 1, false];
    const inside = this.sum();
    [this.bars, this.byRoom] = [bars, byRoom];
    if (!this.skip('|')) throw this.unexpected();
    this.depth -= 1;
    return { is: 'call', name: 'abs', args: [inside] };
  }

  protected group(): Node {
    if (!this.skip('{')) throw this.unexpected();
    return this.bracketed('{');
  }

  protected deeper(): void {
    this.depth += 1;
    if (this.depth > deepestNesting) throw new Unreadable(`nested more than ${deepestNesting} times`);
  }
}

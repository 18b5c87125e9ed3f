import { Unreadable } from './limits.ts';
import type { Token } from './tokens.ts';

/** A place in what was typed. */
export class Cursor {
  protected at = 0;

  constructor(protected readonly tokens: readonly Token[]) {}

  protected get next(): Token {
    return this.tokens[this.at]!;
  }

  protected peek(ahead: number): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!;
  }

  protected isSign(text: string): boolean {
    return this.next.kind === 'sign' && this.next.text === text;
  }

  protected skip(...texts: string[]): boolean {
    if ((this.next.kind !== 'sign' && this.next.kind !== 'word') || !texts.includes(this.next.text))
      return false;
    this.at += 1;
    return true;
  }

  protected unexpected(): Unreadable {
    return new Unreadable(
      this.next.kind === 'end' ? 'it ends too early' : `“${this.next.text}” is out of place`,
    );
  }
}

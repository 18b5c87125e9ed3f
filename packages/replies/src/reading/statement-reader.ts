import { ExpressionReader } from './expression-reader.ts';
import type { Sign, Statement } from './node.ts';

const relationSigns: Readonly<Record<string, Sign>> = {
  '=': '=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '!=': '!=',
  '∈': 'in',
};

/** What stands around expressions, by precedence: or, comma and and, relations. */
export class StatementReader extends ExpressionReader {
  statement(): Statement {
    const statement = this.any();
    if (this.next.kind !== 'end') throw this.unexpected();
    return statement;
  }

  private any(): Statement {
    const parts = [this.all()];
    while (this.skip('or', '∪') || this.skipLetterUnion()) parts.push(this.all());
    return parts.length === 1 ? parts[0]! : { is: 'any', of: parts, by: 'word' };
  }

  private skipLetterUnion(): boolean {
    if (!this.rules.intervals || this.next.kind !== 'symbol' || !/^u$/i.test(this.next.text)) return false;
    this.at += 1;
    return true;
  }

  private all(): Statement {
    const parts = [this.relation()];
    let by: 'comma' | 'semicolon' | 'word' = 'comma';
    for (;;) {
      if (this.isSign(',') || this.isSign(';')) {
        if (this.isSign(';')) by = 'semicolon';
        if (/^(?:or|∪)$/.test(this.peek(1).text)) {
          this.at += 1;
          break;
        }
        this.at += 1;
        this.skip('and');
      } else if (this.skip('and', '∩')) by = 'word';
      else break;
      parts.push(this.relation());
    }
    return parts.length === 1 ? parts[0]! : { is: 'all', of: parts, by };
  }

  private relation(): Statement {
    const sides = [this.sum()];
    const signs: Sign[] = [];
    while (this.next.kind === 'sign' && this.next.text in relationSigns) {
      signs.push(relationSigns[this.next.text]!);
      this.at += 1;
      sides.push(this.sum());
    }
    return signs.length === 0 ? { is: 'value', node: sides[0]! } : { is: 'relation', sides, signs };
  }
}

import { Unreadable } from '../reading/limits.ts';
import { right, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';

/** Letters of other alphabets that look the same. */
const alike: Readonly<Record<string, string>> = { А: 'A', В: 'B', С: 'C', а: 'A', с: 'C', Α: 'A', Β: 'B' };
const around =
  /^(?:the )?(?:answer|option|choice|ans|letter|it)?(?:'s| is)?\s*[:=]?\s*[([{"']?\s*([A-Za-z])\s*[)\]}"']?\s*(?:[.:)\-?!]|$)/i;

const plainText = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** One letter, be it (b), “B.” or “option B”, also with the text that stands beside it. */
export const choice: KindRules<string> = {
  read(text, asked) {
    const place = asked.choices?.findIndex((own) => plainText(own) === plainText(text)) ?? -1;
    if (place >= 0) return String.fromCharCode('A'.charCodeAt(0) + place);
    const plain = [...text.normalize('NFKC').trim()].map((sign) => alike[sign] ?? sign).join('');
    const letter = around.exec(plain)?.[1]?.toUpperCase();
    const several =
      /^[A-Da-d]{2,3}$/.test(plain) ||
      /^[(]?[A-Da-d](?:\s*(?:,|or|and|\/|&|\s)\s*[A-Da-d])+[)]?\.?$/.test(plain);
    if (several) return plain.toUpperCase();
    if (!letter) throw new Unreadable('one letter is asked for');
    return letter;
  },
  latex: (letter) => `\\text{${letter.replaceAll(/[\\{}$&#%_^~]/g, '')}}`,
  mark: (expected, given) => {
    if (expected === given) return right;
    return wrong(given.length > 1 ? 'One letter is asked for.' : undefined);
  },
};

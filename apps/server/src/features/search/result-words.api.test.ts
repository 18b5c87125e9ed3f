import { plainMaths } from '@sevenfold/contract/questions/plain-maths.rules';
import { plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { expect, it } from 'vitest';
import { starterBank } from '../content/content.fixture.ts';

const texts: readonly string[] = starterBank.questions.flatMap(({ text, hints, answer, scheme }) =>
  stringsIn([text, hints, answer, scheme]),
);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Names that are read as they are written. */
const functions =
  /^(?:sin|cos|tan|sec|cosec|cot|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|lim|max|min|det|arg)$/;

it('no text of the bank shows a command, brace or backslash of TeX', () => {
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.map((text) => plainText(text)).filter((plain) => /[{}\\]/.test(plain))).toEqual([]);

  const formulas = texts.flatMap((text) =>
    text
      .replaceAll(String.raw`\$`, '')
      .split('$')
      .filter((_, place) => place % 2 === 1),
  );
  const names = new Set(
    formulas.flatMap((formula) => [...formula.matchAll(/\\([a-zA-Z]{3,})/g)].map(([, name]) => name!)),
  );
  const commands = new RegExp([...names].filter((name) => !functions.test(name)).join('|'));
  const shown = formulas.filter((formula) => {
    // Words of the text itself may be called like a command.
    const withoutWords = formula.replaceAll(/\\(?:text|mathrm|operatorname)\s*\{[^{}]*\}/g, '');
    return commands.test(plainMaths(withoutWords));
  });
  expect(shown).toEqual([]);
});

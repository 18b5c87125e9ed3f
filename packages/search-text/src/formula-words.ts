/** Whatever is looked for in a formula, as words that a full-text index takes: x^2 and x² are the same one. */

const functions = 'arcsin|arccos|arctan|cosec|sinh|cosh|tanh|sin|cos|tan|sec|csc|cot|log|ln|root';
const greek = 'alpha|beta|gamma|delta|theta|lambda|mu|pi|rho|sigma|phi|omega';
const named: Record<string, string> = { '√': 'root', sqrt: 'root', '−': '-', '·': '', '×': '', '*': '' };
const greekLetters = [...'αβγδθλμπρσφω'];
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const group = '\\([^()]{1,20}\\)';
const power = new RegExp(`(${functions}|${group}|[a-z])\\^(${group}|-?(?:[0-9]+|[a-z]))`, 'g');
const quotient = new RegExp(
  `(?<![a-z0-9)])(${group}|[a-z0-9^]{1,8})/(${group}|[a-z0-9^]{1,8})(?![a-z0-9])`,
  'g',
);
const applied = new RegExp(`(?<![a-z])(${functions}) ?\\(?([0-9]*(?:${greek}|[a-z])(?![a-z]))`, 'g');

/** More than a question has; what is pasted may have any number. */
const mostWords = 40;

/**
 * The powers, quotients and functions of a readable text or of what was typed. Each is a word that begins with a digit,
 * which no other word does and no correction leads to.
 */
export function formulaWords(text: string): string[] {
  const line = text
    .replaceAll(/[⁰¹²³⁴-⁹]+/gu, (digits) => `^${[...digits].map((digit) => raised.indexOf(digit)).join('')}`)
    .replaceAll('ⁿ', '^n')
    .replaceAll(/√|sqrt|[−·×*]/g, (sign) => named[sign]!)
    .replaceAll(/[αβγδθλμπρσφω]/gu, (letter) => greek.split('|')[greekLetters.indexOf(letter)]!)
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([\^/+-]) ?/g, '$1')
    .replaceAll(/\( /g, '(')
    .replaceAll(/ \)/g, ')')
    .replaceAll(/(?<=[\^/]|(?<![a-z]))\(([a-z0-9]+)\)/g, '$1');
  const found = [
    ...[...line.matchAll(power)].map(([whole]) => whole),
    ...[...line.matchAll(quotient)]
      .map(([whole]) => whole)
      .filter(isFormula)
      .flatMap((whole) => [whole, shapeOf(whole)]),
    ...[...line.matchAll(applied)].map(([, name, of]) => `${name}${of}`),
  ];
  return [...new Set(found.map(encoded))].slice(0, mostWords);
}

/** A quotient is also found with other numbers: 1/(x+1) leads to 2/(x-3), where nothing has the very same. */
const shapeOf = (quotient: string): string => quotient.replaceAll(/(?<!\^)[0-9]+/g, '0').replaceAll('-', '+');

/** Not a bare number such as 1/2, and not two words such as and/or. */
const isFormula = (quotient: string): boolean => /[a-z]/.test(quotient) && !/[a-z]{3}/.test(quotient);

const codes: Record<string, string> = { '^': 'zu', '/': 'zd', '+': 'zp', '-': 'zm' };

const encoded = (formula: string): string =>
  `7z${formula.replaceAll(/[\^/+-]/g, (sign) => codes[sign]!).replaceAll(/[^a-z0-9]/g, '')}`.slice(0, 40);

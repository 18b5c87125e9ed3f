import type { Asked } from '../asked.ts';

const inFullWidth = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xff10 - 0x30));

const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789-'].map((sign, place) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻'][place]!]),
);
const raised = (digits: string) => [...digits].map((sign) => superscripts[sign]!).join('');

/** With the signs of a maths keyboard. */
const inUnicode = (text: string) =>
  text
    .replaceAll(/\^\{(-?\d+)\}|\^(-?\d)(?![\d.,/])/g, (_, braced: string | undefined, bare: string) =>
      raised(braced ?? bare),
    )
    .replaceAll(/\\pi\b ?|(?<![A-Za-z\\])pi(?![A-Za-z])/g, 'π')
    .replaceAll(/(?<![A-Za-z\\])sqrt(?=\()/g, '√')
    .replaceAll(/\\sqrt\{(\d+)\}/g, '√$1')
    .replaceAll(/\\(?:times|cdot)\b ?|\*/g, '×')
    .replaceAll(/\\leq?\b ?|<=/g, '≤')
    .replaceAll(/\\geq?\b ?|>=/g, '≥')
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll('-', '−');

/** LaTeX as it is typed on a plain keyboard; matrices stay as they are. */
export function typedPlainly(text: string): string {
  if (!/[\\{]/.test(text) || /\\(?:begin|binom|\{)/.test(text)) return text;
  let plain = text
    .replaceAll(/\\(?:left|right|displaystyle)\b/g, '')
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll(/\\(?:mathrm|text|operatorname|mathbf)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\(?:times|cdot)\b/g, '*')
    .replaceAll(/\\leq?\b/g, '<=')
    .replaceAll(/\\geq?\b/g, '>=')
    .replaceAll('\\%', '%');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replaceAll(/\\[dt]?frac ?\{([^{}]*)\} ?\{([^{}]*)\}/g, '(($1)/($2))')
      .replaceAll(/\\[dt]?frac ?(\d) ?(\d)/g, '($1/$2)')
      .replaceAll(/\\sqrt\[(\d+)\] ?\{([^{}]*)\}/g, 'root($1, $2)')
      .replaceAll(/\\sqrt ?\{([^{}]*)\}/g, 'sqrt($1)')
      .replaceAll(/\^\{([^{}\\]*)\}/g, '^($1)')
      .replaceAll(/_\{([^{}\\]*)\}/g, '_$1')
      .replaceAll(/\\(sin|cos|tan|sec|csc|cot|ln|log|arcsin|arccos|arctan|exp|pi)(?![a-z])/g, ' $1 ');
  }
  return /[\\{}]/.test(plain) ? text : plain.replaceAll(/ {2,}/g, ' ').trim();
}

/** What students, keyboards and other programs put around and into any answer of mathematics. */
export function decorated({ expected }: Asked): string[] {
  return [
    typedPlainly(expected),
    inUnicode(expected),
    `  ${expected} `,
    `The answer is ${expected}.`,
    inFullWidth(expected),
    `${expected} .`,
    expected.replaceAll('-', '–'),
    `Answer: ${expected}`,
    expected.replaceAll(' ', '\u00a0'),
    `\u200b${expected}\ufeff`,
    `Ans = ${expected}`,
    `final answer is ${expected}`,
    `${expected}\n`,
    `\t${expected},`,
    `Solution: ${expected}`,
    inUnicode(typedPlainly(expected)),
    `Result: ${expected}`,
    ` ${expected};`,
  ];
}

const lowered = (text: string) =>
  text.replaceAll(/(?<=[A-Za-z)\]])\d+/g, (digits) =>
    [...digits].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join(''),
  );

/** Whose numbers count nucleons. */
export const isNuclear = (text: string) =>
  /\^\{?\d+\}?_|_\{?\d+\}?\^\{?\d+(?![\d+-])|^\{\}|\^\{?\d+\}? ?[A-Z]/.test(text);

/** Without what LaTeX puts around it. */
export const typedFormula = (text: string): string => (isNuclear(text) ? text : withoutLatex(text));

const withoutLatex = (text: string): string =>
  text
    .replace(/^\\mathrm\{(.*)\}$/, '$1')
    .replaceAll(/\\(?:rightarrow|longrightarrow|to)\b/g, '->')
    .replaceAll(/\\(?:rightleftharpoons|leftrightarrow)\b/g, '<->')
    .replaceAll(/_\{?(\d+)\}?(?!\^)/g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** The same for formulas, in which a digit behind a letter counts atoms, unless it is of a charge, a nucleus or a series. */
export function decoratedFormula({ expected }: Asked): string[] {
  const plain = typedFormula(expected);
  const countsOtherwise = isNuclear(expected) || /C_?\{?n/.test(plain) || /\d[+-](?:$|\s|\()/.test(plain);
  return [
    plain,
    `  ${expected} `,
    ...(countsOtherwise ? [] : [lowered(plain)]),
    ...(countsOtherwise ? [] : [plain.replaceAll(/(?<=[A-Za-z)\]])(\d+)/g, '_{$1}')]),
    plain.replaceAll(/<?-+>/g, '→'),
    `\\ce{${plain}}`,
    plain.replaceAll(
      /\^\{?(\d?)([+-])\}?/g,
      (_, size: string, sign: string) => `${raised(size)}${sign === '+' ? '⁺' : '⁻'}`,
    ),
    `Answer: ${expected}`,
    `${plain} .`,
    `\u200b${expected}\ufeff`,
    inFullWidth(plain),
    plain.replaceAll(/ ?<?-+> ?/g, ' ⟶ '),
    plain.replaceAll(/\((s|l|g|aq)\)/g, ' ($1)'),
    `${expected}\n`,
    `The answer is ${plain}`,
    `\\mathrm{${plain}}`,
    `Ans = ${plain}`,
    `Solution: ${plain}`,
    plain.replaceAll(' ', '\u00a0'),
    `\t${plain},`,
    `final answer is ${plain}`,
    `Result: ${plain}`,
  ];
}

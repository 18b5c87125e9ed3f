/** In signs. On the narrowest phone a line has room for twice as many. */
const longest = 12;

/** A formula that is better moved to the next line than broken. A command counts as the one sign that most are. */
export const isShortFormula = (latex: string): boolean =>
  latex.replaceAll(/\\(?:[a-zA-Z]+|.)/g, 'x').replaceAll(/[{}^_&\s]/g, '').length <= longest;

/** What stands right before a formula: an opening bracket, most often. */
export const headOf = (text: string): string => /\S{0,16}$/.exec(text)?.[0] ?? '';

/** What stands right behind it: a comma, '-axis'. Browsers break lines there, and would begin one with the comma. */
export const tailOf = (text: string): string => /^\S{0,16}/.exec(text)?.[0] ?? '';

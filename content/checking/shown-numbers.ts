/** A number as a text shows it. */
export interface ShownNumber {
  /** Without its power of ten. */
  readonly text: string;
  readonly value: number;
  readonly figures: number;
  /** Of the last digit that counts; zeros at the end of a whole number may be rounded ones. */
  readonly unit: number;
  /** Where it stands, with its power of ten. */
  readonly from: number;
  readonly to: number;
}

/** Without what sets thousands apart. */
export const withoutGaps = (text: string): string => text.replaceAll(/\\,|\{,\}|(?<=\d) (?=\d{3}\b)/g, '');

export function numbersIn(text: string): ShownNumber[] {
  const found = withoutGaps(text).matchAll(
    /(?<![\d.]|[\^_]\{?-?)(\d+\.\d+|\d+)(?:\s*\\times\s*10\^(?:\{(-?\d+)\}|(\d)))?/g,
  );
  return [...found].map(({ 0: whole, 1: digits = '', 2: braced, 3: bare, index }) => {
    const [before = '', places] = digits.split('.');
    const last = places === undefined ? /0*$/.exec(before)![0].length : -places.length;
    const power = Number(braced ?? bare ?? 0);
    return {
      text: digits,
      value: Number(`${digits}e${power}`),
      figures: digits.replace('.', '').replace(/^0+/, '').length,
      unit: 10 ** (last + power),
      from: index,
      to: index + whole.length,
    };
  });
}

/** Whether what is shown can be this value, rounded. */
export const isRounding = ({ value, unit }: Pick<ShownNumber, 'value' | 'unit'>, of: number): boolean =>
  Math.abs(value - of) <= 0.50001 * unit;

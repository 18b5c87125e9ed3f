/** Numbers and expressions as the IB writes them, in LaTeX. */

const plain = (value: number): string => (Object.is(value, -0) ? '0' : String(value));

/** Halves go away from zero, as at school: the small addition mends what binary fractions lose. */
const upFromHalf = (value: number): number => value * (1 + 1e-12);

/** To 3 significant figures unless told otherwise, in standard form when very large or very small. */
export function sf(value: number, figures = 3): string {
  if (value === 0) return '0';
  const rounded = Number(upFromHalf(value).toPrecision(figures));
  const exponent = Math.floor(Math.log10(Math.abs(rounded)));
  if (exponent >= 6 || exponent < -4) return standardForm(rounded, figures);
  return decimals(rounded, Math.max(0, figures - 1 - exponent));
}

/** To a number of decimal places. */
export const decimals = (value: number, places: number): string => {
  const text = roundTo(value, places).toFixed(places);
  return Number(text) === 0 ? text.replace('-', '') : text;
};

function roundTo(value: number, places: number): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(upFromHalf(Math.abs(value) * scale))) / scale;
}

/** To six figures without zeros at the end, as a reply expects it. */
export const precise = (value: number): string => `${Number(value.toPrecision(6))}`;

/** a × 10^k. */
export function standardForm(value: number, figures = 3): string {
  const [mantissa, exponent] = upFromHalf(value)
    .toExponential(figures - 1)
    .split('e') as [string, string];
  return String.raw`${mantissa} \times 10^{${Number(exponent)}}`;
}

/** Thousands apart by a thin space: 12 500. */
export const grouped = (value: number): string => {
  const [whole, fraction] = plain(value).split('.') as [string, string?];
  const spaced =
    whole.replace('-', '').length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, String.raw`\,`) : whole;
  return fraction ? `${spaced}.${fraction}` : spaced;
};

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
export const lcm = (a: number, b: number): number => Math.abs(a * b) / gcd(a, b);

/** In lowest terms; a whole number where it is one. */
export function fraction(top: number, bottom: number): string {
  const divisor = gcd(top, bottom) * Math.sign(bottom);
  const [n, d] = [top / divisor, bottom / divisor];
  if (d === 1) return plain(n);
  return String.raw`${n < 0 ? '-' : ''}\frac{${Math.abs(n)}}{${d}}`;
}

/** A fraction of something that stands in its numerator: fractionOf(2, 3, 'a') is 2a over 3. */
export function fractionOf(top: number, bottom: number, unit: string): string {
  if (top === 0) return '0';
  const divisor = gcd(top, bottom) * Math.sign(bottom);
  const [n, d] = [top / divisor, bottom / divisor];
  const above = term(Math.abs(n), unit);
  return `${n < 0 ? '-' : ''}${d === 1 ? above : String.raw`\frac{${above}}{${d}}`}`;
}

/** A multiple of π: piTimes(2, 3) is 2π over 3. */
export const piTimes = (top: number, bottom = 1): string => fractionOf(top, bottom, String.raw`\pi`);

/** mx + c, where m and c may be fractions: linear([2, 3], [-1, 2]) is two thirds of x, less one half. */
export function linear(
  gradient: readonly [top: number, bottom: number],
  constant: readonly [top: number, bottom: number],
  variable = 'x',
): string {
  const [top, bottom] = constant;
  if (gradient[0] === 0) return fraction(top, bottom);
  const m = fraction(...gradient);
  const first = m === '1' || m === '-1' ? `${m.replace('1', '')}${variable}` : `${m}${variable}`;
  if (top === 0) return first;
  return `${first}${top * bottom < 0 ? ' - ' : ' + '}${fraction(Math.abs(top), Math.abs(bottom))}`;
}

/** Behind another term: ` + 3` or ` - 3`; nothing for 0. */
export const plus = (value: number, unit = ''): string =>
  value === 0 ? '' : `${value < 0 ? ' - ' : ' + '}${term(Math.abs(value), unit)}`;

/** A coefficient with what it multiplies: `x`, `-x`, `3x`, `5` (without a unit). */
export function term(coefficient: number, unit = ''): string {
  if (unit === '') return plain(coefficient);
  if (coefficient === 1) return unit;
  if (coefficient === -1) return `-${unit}`;
  return `${plain(coefficient)}${unit}`;
}

/** From the highest power down: polynomial([2, 0, -1]) is 2x^2 - 1. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const degree = coefficients.length - 1;
  const written = coefficients
    .map((coefficient, index) => ({ coefficient, unit: power(variable, degree - index) }))
    .filter(({ coefficient }) => coefficient !== 0)
    .map(({ coefficient, unit }, index) => (index === 0 ? term(coefficient, unit) : plus(coefficient, unit)));
  return written.length === 0 ? '0' : written.join('');
}

export const power = (base: string, exponent: number): string => {
  if (exponent === 0) return '';
  if (exponent === 1) return base;
  return exponent >= 0 && exponent < 10 ? `${base}^${exponent}` : `${base}^{${exponent}}`;
};

/** √n with square factors taken out: surd(12) is 2√3. */
export function surd(radicand: number, coefficient = 1): string {
  let outside = coefficient;
  let inside = radicand;
  for (let root = Math.floor(Math.sqrt(inside)); root > 1; root -= 1) {
    if (inside % (root * root) === 0) {
      outside *= root;
      inside /= root * root;
    }
  }
  return inside === 1 ? plain(outside) : term(outside, String.raw`\sqrt{${inside}}`);
}

/** In brackets when negative, as after a multiplication sign. */
export const inBrackets = (value: number): string => (value < 0 ? `(${plain(value)})` : plain(value));

export const column = (...entries: readonly (number | string)[]): string =>
  String.raw`\begin{pmatrix} ${entries.join(String.raw` \\ `)} \end{pmatrix}`;

export const matrix = (rows: readonly (readonly (number | string)[])[]): string =>
  String.raw`\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(String.raw` \\ `)} \end{pmatrix}`;

/** 1st, 2nd, 3rd, 4th, in words and LaTeX alike. */
export function ordinal(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return `${value}th`;
  return `${value}${{ 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th'}`;
}

/** a + bi with an upright i. */
export const complex = (real: number, imaginary: number): string => {
  const unit = String.raw`\mathrm{i}`;
  if (imaginary === 0) return plain(real);
  return real === 0 ? term(imaginary, unit) : `${plain(real)}${plus(imaginary, unit)}`;
};

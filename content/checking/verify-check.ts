import type { Check } from '../authoring/design.ts';
import { latexValue } from './latex-value.ts';

/** Where functions are compared; away from whole numbers, where many wrong ones agree. */
const places = [0.37, 0.81, 1.23, 1.94, 2.61, -0.58];

/** What is wrong with a check of an answer, or nothing. */
export function verifyCheck(check: Check, answer: string): string | undefined {
  const name = `the check of ${check.part ? `(${check.part})` : 'the answer'}`;
  if (!answer.includes(check.shown)) return `${name} shows ${check.shown}, which the answer doesn't`;
  try {
    return typeof check.value === 'number'
      ? verifyNumber(check, check.value, name)
      : verifyFunction(check, check.value, name);
  } catch (error) {
    return `${name}: ${(error as Error).message}`;
  }
}

function verifyNumber(check: Check, value: number, name: string): string | undefined {
  const shown = latexValue(check.shown)({});
  const allowed = check.within ?? roundingOf(check.shown, shown);
  if (Math.abs(shown - value) <= allowed) return undefined;
  return `${name} shows ${check.shown} (${shown}), but it is ${value} by the ${check.route} route`;
}

function verifyFunction(
  { shown, route, variable = 'x' }: Check,
  value: (at: number) => number,
  name: string,
): string | undefined {
  const shownAt = latexValue(shown);
  let compared = 0;
  for (const at of places) {
    const [left, right] = [shownAt({ [variable]: at }), value(at)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    compared += 1;
    if (Math.abs(left - right) > 1e-5 * Math.max(1, Math.abs(right))) {
      return `${name} shows ${shown}, which is ${left} at ${variable} = ${at}, but it is ${right} by the ${route} route`;
    }
  }
  return compared >= 3 ? undefined : `${name}: ${shown} can be compared in ${compared} places only`;
}

/** Half of the last place that is shown: 0.867 may stand for anything from 0.8665 to 0.8675. */
export function roundingOf(latex: string, value: number): number {
  const right = latex.split(/=|\\approx/).at(-1)!;
  const exact = 1e-9 * Math.max(1, Math.abs(value));
  const decimal = /^\D*?(\d[\d\s,{}\\]*(?:\.(\d+))?)\s*(?:\\times\s*10\^\{?(-?\d+)\}?)?\D*$/.exec(
    right.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}(?:\^\{?-?\d\}?)?/g, ''),
  );
  // Roots, fractions and multiples of π are exact.
  if (!decimal || /\\(?:d?frac|sqrt|pi|ln|log|sin|cos|tan)/.test(right)) return exact;
  const [, digits = '', places, exponent = '0'] = decimal;
  const scale = 10 ** Number(exponent);
  if (places) return 0.5001 * 10 ** -places.length * scale;
  const whole = digits.replaceAll(/\D/g, '');
  if (exponent !== '0') return 0.5001 * scale;
  // A whole number of three figures or more may be rounded to 3 significant figures; a shorter one is exact.
  if (whole.length < 3) return exact;
  const zeros = Math.min(/0*$/.exec(whole)![0].length, whole.length - 3);
  return 0.5001 * 10 ** zeros;
}

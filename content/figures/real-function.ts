import { compile } from '../authoring/mathjs.ts';

/** A function of x, or its text in the notation of mathjs: "x^2 - 2x", "2 sin(x) + 1", "ln(x)". */
export type RealFunction = string | ((x: number) => number);

const names = { ln: Math.log, arcsin: Math.asin, arccos: Math.acos, arctan: Math.atan };

export function realFunction(given: RealFunction): (x: number) => number {
  if (typeof given === 'function') return given;
  const compiled = compile(withTimes(given));
  return (x) => asReal(compiled.evaluate({ ...names, x, t: x }));
}

/** mathjs takes x (1 - y) for a call of x. */
const withTimes = (text: string): string => text.replaceAll(/(?<![A-Za-z_])([xyt])\s*\(/g, '$1 * (');

/** A function of x and y. */
export type PlaneFunction = string | ((x: number, y: number) => number);

export function planeFunction(given: PlaneFunction): (x: number, y: number) => number {
  if (typeof given === 'function') return given;
  const compiled = compile(withTimes(given));
  return (x, y) => asReal(compiled.evaluate({ ...names, x, y }));
}

/** Outside the domain, mathjs answers with complex numbers. */
const asReal = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

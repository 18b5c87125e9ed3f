import type { Arithmetic, PlainFunction, RealArithmetic } from './arithmetic.ts';
import { type Fraction, fraction, isWhole } from './fraction.ts';

export type Complex<Real> = { readonly re: Real; readonly im: Real };

/** Complex numbers with principal values, over doubles or over decimals. */
export function complexOver<Real>(real: RealArithmetic<Real>): Arithmetic<Complex<Real>> {
  type Value = Complex<Real>;
  const [zero, one, two] = [0n, 1n, 2n].map((whole) => real.of(fraction(whole))) as [Real, Real, Real];
  const half = real.of(fraction(1n, 2n));
  const i: Value = { re: zero, im: one };
  const pure = (re: Real): Value => ({ re, im: zero });
  const nothing = pure(real.divide(one, zero));

  const add = (a: Value, b: Value): Value => ({ re: real.add(a.re, b.re), im: real.add(a.im, b.im) });
  const subtract = (a: Value, b: Value): Value => ({
    re: real.subtract(a.re, b.re),
    im: real.subtract(a.im, b.im),
  });
  const multiply = (a: Value, b: Value): Value => ({
    re: real.subtract(real.multiply(a.re, b.re), real.multiply(a.im, b.im)),
    im: real.add(real.multiply(a.re, b.im), real.multiply(a.im, b.re)),
  });
  const squareSum = (a: Value) => real.add(real.multiply(a.re, a.re), real.multiply(a.im, a.im));
  const divide = (a: Value, b: Value): Value => {
    const size = squareSum(b);
    const top = multiply(a, { re: b.re, im: real.subtract(zero, b.im) });
    return { re: real.divide(top.re, size), im: real.divide(top.im, size) };
  };
  const modulus = (a: Value) => real.call('sqrt', squareSum(a));
  const isZero = (a: Value) => real.isZero(a.re) && real.isZero(a.im);
  const isReal = (a: Value) => real.isZero(a.im);
  const exp = (a: Value): Value => {
    const size = real.call('exp', a.re);
    return {
      re: real.multiply(size, real.call('cos', a.im)),
      im: real.multiply(size, real.call('sin', a.im)),
    };
  };
  const ln = (a: Value): Value =>
    isZero(a) ? nothing : { re: real.call('ln', modulus(a)), im: real.atan2(a.im, a.re) };
  const sqrt = (a: Value): Value => {
    if (isReal(a)) {
      return real.isNegative(a.re)
        ? { re: zero, im: real.call('sqrt', real.subtract(zero, a.re)) }
        : pure(real.call('sqrt', a.re));
    }
    return isZero(a) ? a : exp(multiply(ln(a), pure(half)));
  };
  const times = (a: Value, by: Real) => multiply(a, pure(by));
  const minusI = { re: zero, im: real.subtract(zero, one) };
  const sin = (a: Value) => {
    const turned = multiply(i, a);
    const back = multiply(minusI, a);
    return divide(subtract(exp(turned), exp(back)), times(i, two));
  };
  const cos = (a: Value) => times(add(exp(multiply(i, a)), exp(multiply(minusI, a))), half);
  const oneOver = (a: Value) => divide(pure(one), a);
  /** −i ln(iz + √(1 − z²)) */
  const arcsin = (a: Value) =>
    multiply(minusI, ln(add(multiply(i, a), sqrt(subtract(pure(one), multiply(a, a))))));

  const functions: Partial<Record<PlainFunction, (a: Value) => Value>> = {
    sin,
    cos,
    tan: (a) => divide(sin(a), cos(a)),
    sec: (a) => oneOver(cos(a)),
    csc: (a) => oneOver(sin(a)),
    cot: (a) => divide(cos(a), sin(a)),
    arcsin,
    arccos: (a) => subtract(pure(real.multiply(real.pi, half)), arcsin(a)),
    sinh: (a) => multiply(minusI, sin(multiply(i, a))),
    cosh: (a) => cos(multiply(i, a)),
    ln,
    log: (a) => divide(ln(a), pure(real.call('ln', real.of(fraction(10n))))),
    exp,
    sqrt,
    abs: (a) => pure(modulus(a)),
    cis: (a) => exp(multiply(i, a)),
  };
  const staysReal = new Set<PlainFunction>([
    'sin',
    'cos',
    'tan',
    'arctan',
    'exp',
    'abs',
    'factorial',
    'tanh',
  ]);

  function wholePower(base: Value, exponent: number): Value {
    let result = pure(one);
    for (let left = Math.abs(exponent), square = base; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = multiply(result, square);
      square = multiply(square, square);
    }
    return exponent < 0 ? oneOver(result) : result;
  }

  function power(base: Value, exponent: Value, exact: Fraction | undefined): Value {
    if (isReal(base) && isReal(exponent) && !real.isNegative(base.re)) {
      return pure(real.power(base.re, exponent.re, exact));
    }
    if (exact && isWhole(exact) && Math.abs(Number(exact.top)) <= 1000)
      return wholePower(base, Number(exact.top));
    if (isZero(base)) return nothing;
    return exp(multiply(exponent, ln(base)));
  }

  return {
    steps: { plain: 3 * real.steps.plain, call: 3 * real.steps.call },
    pi: pure(real.pi),
    e: pure(real.e),
    i,
    of: (value) => pure(real.of(value)),
    add,
    subtract,
    multiply,
    divide,
    power,
    call: (name, a) => {
      if (isReal(a) && staysReal.has(name)) return pure(real.call(name, a.re));
      return functions[name]?.(a) ?? nothing;
    },
    isDefined: (a) => real.isDefined(a.re) && real.isDefined(a.im),
    isOutOfReach: (a) => real.isOutOfReach(a.re) || real.isOutOfReach(a.im),
  };
}

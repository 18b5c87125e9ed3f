import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, linear, plus, term } from '../../authoring/wording.ts';

/** a x² + b x y + c y² = d through (p, q). */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    a: choice(1, 2, 3),
    b: nonZero(-3, 3),
    c: choice(1, 2, 3),
    p: choice(-2, -1, 1, 2, 3),
    q: choice(-3, -2, -1, 1, 2),
  },
  allow: ({ a, b, c, p, q }) => {
    const top = 2 * a * p + b * q;
    const bottom = b * p + 2 * c * q;
    return top !== 0 && bottom !== 0 && b * b < 4 * a * c && Math.abs(fractionSize(top, bottom)) <= 9;
  },
  write: ({ a, b, c, p, q }) => {
    const d = a * p * p + b * p * q + c * q * q;
    const top = 2 * a * p + b * q;
    const bottom = b * p + 2 * c * q;
    const gradient = fraction(-top, bottom);
    const relation = `${term(a, 'x^2')}${plus(b, 'xy')}${plus(c, 'y^2')}`;
    // Follows the curve numerically near the point.
    const near = (x: number) =>
      root(
        (y) => a * x * x + b * x * y + c * y * y - d,
        q - Math.abs(bottom) / (4 * c),
        q + Math.abs(bottom) / (4 * c),
      );
    const h = 1e-5;
    const measured = (near(p + h) - near(p - h)) / (2 * h);
    // Horizontal where 2a x + b y = 0, so y = −2a x / b.
    const [ratioTop, ratioBottom] = [-2 * a, b];
    return {
      text: md`A curve is given by the equation $${relation} = ${d}$.

(a) Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = -\dfrac{${polynomialXy(2 * a, b)}}{${polynomialXy(b, 2 * c)}}$. [4]

(b) Find the gradient of the tangent to the curve at the point $(${p}, ${q})$. [1]

(c) Find the equation of this tangent. Give it in the form $y = mx + c$. [2]

(d) Show that all points of the curve at which the tangent is horizontal lie on the line $y = ${fraction(ratioTop, ratioBottom) === '1' ? '' : fraction(ratioTop, ratioBottom) === '-1' ? '-' : fraction(ratioTop, ratioBottom)}x$. [1]`,
      hints: [
        md`Differentiate every term with respect to $x$. The term with $xy$ needs the product rule, and $y^2$ the chain rule.`,
        md`A tangent is horizontal where $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$.`,
      ],
      answer: md`(a) Differentiating with respect to $x$,

$$${term(2 * a, 'x')}${plus(b, md`\left(y + x\frac{\mathrm{d}y}{\mathrm{d}x}\right)`)} + ${term(2 * c, md`y\frac{\mathrm{d}y}{\mathrm{d}x}`)} = 0$$

Collecting the terms with the derivative, $\left(${polynomialXy(b, 2 * c)}\right)\dfrac{\mathrm{d}y}{\mathrm{d}x} = -\left(${polynomialXy(2 * a, b)}\right)$, which gives the result.

(b) At $(${p}, ${q})$, $\dfrac{\mathrm{d}y}{\mathrm{d}x} = -\dfrac{${2 * a} \times ${inBrackets(p)} + ${inBrackets(b)} \times ${inBrackets(q)}}{${inBrackets(b)} \times ${inBrackets(p)} + ${2 * c} \times ${inBrackets(q)}}$, so the gradient is $m = ${gradient}$.

(c) $y${plus(-q)} = ${gradient === '1' ? '' : gradient === '-1' ? '-' : gradient}(x${plus(-p)})$, that is, $y = ${line(-top, bottom, p, q)}$.

(d) The derivative is zero when its numerator is zero: $${polynomialXy(2 * a, b)} = 0$, so $y = ${fraction(ratioTop, ratioBottom) === '1' ? '' : fraction(ratioTop, ratioBottom) === '-1' ? '-' : fraction(ratioTop, ratioBottom)}x$.

**Watch out:** The derivative of the constant $${d}$ is $0$, so don't leave $${d}$ on the right side. In the term with $xy$, the factor in front multiplies *both* terms of the product rule.`,
      scheme: [
        ['differentiates implicitly', 'M1'],
        [md`product rule for $xy$: $y + x\frac{\mathrm{d}y}{\mathrm{d}x}$`, 'A1'],
        [md`chain rule for $y^2$: $2y\frac{\mathrm{d}y}{\mathrm{d}x}$`, 'A1'],
        ['collects the terms with the derivative to reach the given form (AG)', 'A1'],
        [md`$${gradient}$`, 'A1'],
        ['uses the gradient and the point', 'M1'],
        [md`$y = ${line(-top, bottom, p, q)}$`, 'A1'],
        ['sets the numerator to zero', 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: gradient,
          accuracy: 'exact',
          mistakes:
            Math.abs(top) === Math.abs(bottom)
              ? []
              : [{ value: fraction(-bottom, top), note: md`You exchanged numerator and denominator.` }],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: `y = ${line(-top, bottom, p, q)}`,
          variables: ['x', 'y'],
          follows: `y = b.1 * (x - ${inBrackets(p)}) + ${inBrackets(q)}`,
        },
        { part: 'd', kind: 'self', why: 'show that' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `m = ${gradient}`,
          value: Math.round(measured * 1e7) / 1e7,
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `y = ${line(-top, bottom, p, q)}`,
          value: (x) => q + (-top / bottom) * (x - p),
        },
      ],
    };
  },
});

function fractionSize(top: number, bottom: number): number {
  const text = /\\frac\{\d+\}\{(\d+)\}/.exec(fraction(top, bottom));
  return text ? Number(text[1]) : 1;
}

/** m x + c with m = top/bottom through (p, q). */
const line = (top: number, bottom: number, p: number, q: number): string =>
  linear([top, bottom], [q * bottom - top * p, bottom]);

function polynomialXy(x: number, y: number): string {
  return `${term(x, 'x')}${plus(y, 'y')}`;
}

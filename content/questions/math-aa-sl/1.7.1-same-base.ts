import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, polynomial } from '../../authoring/wording.ts';

const inFront = (factor: number, of: string): string => (factor === 1 ? of : `${factor}(${of})`);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    base: choice(2, 3, 5),
    a: integers(1, 5),
    c: integers(1, 5),
    left: nonZero(-5, 5),
    right: nonZero(-5, 5),
    fold: integers(1, 2),
  },
  allow: ({ base, a, c, left, right, fold }) => {
    const x = (c * right - a * left) / (a - c * fold);
    return (
      a !== c &&
      a !== c * fold &&
      base ** a <= 125 &&
      base ** c <= 125 &&
      Number.isInteger(x * 2) &&
      x !== 0 &&
      Math.abs(x) <= 12
    );
  },
  write: ({ base, a, c, left, right, fold }) => {
    const [one, two] = [polynomial([1, left]), polynomial([fold, right])];
    const top = c * right - a * left;
    const bottom = a - c * fold;
    const x = fraction(top, bottom);
    const expanded = `${polynomial([a, a * left])} = ${polynomial([c * fold, c * right])}`;
    const solved =
      bottom === 1 ? `$x = ${x}$` : `$${polynomial([bottom, 0])} = ${top}$, and therefore $x = ${x}$`;
    const asPowers = md`${base}^{${inFront(a, one)}} = ${base}^{${inFront(c, two)}}`;
    const same = [a > 1 ? `$${base ** a} = ${base}^${a}$` : '', c > 1 ? `$${base ** c} = ${base}^${c}$` : '']
      .filter(Boolean)
      .join(' and ');
    return {
      text: md`Without using a calculator, solve the equation $${base ** a}^{${one}} = ${base ** c}^{${two}}$. [4]`,
      hints: [
        md`Write both sides as powers of the same base.`,
        md`Use $(p^m)^n = p^{mn}$; when two powers of the same base are equal, so are their exponents.`,
      ],
      answer: md`Since ${same}, both sides are powers of $${base}$:
$$${asPowers}.$$
Equal powers of the same base have equal exponents, so $${expanded}$. This gives ${solved}.

**Watch out:** A power of a power multiplies the *whole* exponent, so keep it in brackets and multiply the constant as well. Putting your $x$ back into both sides shows a slip.`,
      scheme: [
        [md`attempts to write both sides as powers of $${base}$`, 'M1'],
        [md`$${asPowers}$`, 'A1'],
        [md`equates the exponents`, 'M1'],
        [md`$x = ${x}$`, 'A1'],
      ],
      replies: [
        {
          kind: 'number',
          label: '$x =$',
          expected: x,
          accuracy: 'exact',
          mistakes: [
            ...((c - 1) * right !== (a - 1) * left
              ? [
                  {
                    value: fraction(right - left, bottom),
                    note: md`The exponent outside multiplies the whole exponent inside, not only its term in $x$.`,
                  },
                ]
              : []),
            ...(right - left !== -top
              ? [
                  {
                    value: fraction(-top, bottom),
                    note: md`The size is right. Look at the signs again when you collect the terms.`,
                  },
                ]
              : []),
          ],
        },
      ],
      checks: [
        {
          route: 'numeric',
          shown: `x = ${x}`,
          value: root(
            (at) => (at + left) * Math.log(base ** a) - (fold * at + right) * Math.log(base ** c),
            -30.3,
            31.7,
          ),
        },
      ],
    };
  },
});

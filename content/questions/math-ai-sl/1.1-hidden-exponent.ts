import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';

/** a × 10^k with a between 1 and 10, of a product of two whole numbers below 10. */
const carried = (product: number) =>
  product >= 10 ? { front: product / 10, carry: 1 } : { front: product, carry: 0 };

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['1.5'],
  parameters: {
    a: integers(2, 9),
    b: integers(2, 9),
    shift: integers(2, 6),
    n: integers(5, 14),
    limit: integers(17, 32),
  },
  allow: ({ a, b, shift }) =>
    a !== b && a % b !== 0 && [2, 4, 5, 8].includes(b) && (a * b) % 10 !== 0 && shift > 1,
  write: ({ a, b, shift, n, limit }) => {
    const { front, carry } = carried(a * b);
    const ratio = a / b;
    const quotient =
      ratio >= 1 ? { front: ratio, k: shift } : { front: Number((ratio * 10).toPrecision(8)), k: shift - 1 };
    const exponent = 2 * n - shift + carry;
    const constant = shift - carry;
    const square = carried(a * a);
    const most = Math.floor((limit - 1 - square.carry) / 2);
    let found = 0;
    // In whole numbers, without logarithms.
    while (BigInt(a * a) * 10n ** BigInt(2 * (found + 1)) < 10n ** BigInt(limit)) found += 1;
    const product = md`${front} \times 10^{2n - ${constant}}`;
    return {
      text: md`Let $x = ${a} \times 10^n$ and $y = ${b} \times 10^{n - ${shift}}$, where $n$ is a positive integer.

(a) Find $\dfrac{x}{y}$, and write it in the form $p \times 10^k$, where $1 \le p < 10$ and $k \in \mathbb{Z}$. [2]

(b) Find $xy$ in the same form, with $k$ in terms of $n$. [2]

(c) Given that $xy = ${front} \times 10^{${exponent}}$, find $n$. [2]

(d) Find the greatest value of $n$ for which $x^2 < 10^{${limit}}$. [3]`,
      hints: [
        md`Treat the numbers in front and the powers of ten separately.`,
        md`$10^r \times 10^s = 10^{r + s}$ and $10^r \div 10^s = 10^{r - s}$. If the number in front isn't between $1$ and $10$, move a factor of ten.`,
        md`In (d), write $x^2$ in standard form first, then compare exponents.`,
      ],
      answer: md`(a) Divide the numbers in front, and subtract the exponents: $n - (n - ${shift}) = ${shift}$.

$$\frac{x}{y} = \frac{${a}}{${b}} \times 10^{${shift}} = ${quotient.front} \times 10^{${quotient.k}}$$

The unknown $n$ has gone: the ratio is the same for every $n$.

(b) Multiply the numbers in front, and add the exponents:

$$xy = ${a * b} \times 10^{n + n - ${shift}} = ${product}$$
${
  carry
    ? md`
Here $${a * b} = ${front} \times 10$, so the exponent grows by $1$.
`
    : ''
}
(c) The numbers in front agree, so the exponents must agree: $2n - ${constant} = ${exponent}$. This gives $2n = ${exponent + constant}$, so $n = ${n}$.

(d) Squaring doubles the exponent: $x^2 = ${a * a} \times 10^{2n}${square.carry ? md` = ${square.front} \times 10^{2n + 1}` : ''}$. This is less than $10^{${limit}}$ exactly when its exponent is less than $${limit}$, because the number in front is at least $1$ and less than $10$:

$$2n${square.carry ? ' + 1' : ''} \le ${limit - 1}$$

The greatest whole number that satisfies this is $n = ${most}$.

**Watch out:** $(10^n)^2$ is $10^{2n}$, not $10^{n^2}$, and $${a}$ has to be squared, too.`,
      scheme: [
        [md`(a) subtracts the exponents, $10^{${shift}}$`, 'M1'],
        [md`$${quotient.front} \times 10^{${quotient.k}}$`, 'A1'],
        [md`(b) adds the exponents, $10^{2n - ${shift}}$`, 'M1'],
        [md`$${product}$`, 'A1'],
        [md`(c) equates the exponents`, 'M1'],
        [md`$n = ${n}$`, 'A1'],
        [md`(d) $x^2 = ${a * a} \times 10^{2n}$`, 'A1'],
        [md`compares the exponents, or tries values of $n$`, 'M1'],
        [md`$n = ${most}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: md`${quotient.front} \times 10^{${quotient.k}}`,
          form: 'standard form',
        },
        {
          part: 'b',
          kind: 'expression',
          expected: product,
          variables: ['n'],
          mistakes: [
            {
              value: md`${a * b} \times 10^{n(n - ${shift})}`,
              note: md`You multiplied the exponents. To multiply powers of ten, add the exponents.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${n}`,
          accuracy: 'exact',
          mistakes:
            carry === 0 || exponent + shift === 2 * most
              ? []
              : [
                  {
                    value: `${(exponent + shift) / 2}`,
                    note: md`The product in front is $${a * b}$, which adds $1$ to the exponent of ten.`,
                  },
                ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${most}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${most + 1}`, note: md`For this value $x^2$ is already too large. Try it.` },
            { value: `${limit - 1}`, note: md`Squaring doubles the exponent of ten.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${quotient.front} \\times 10^{${quotient.k}}`,
          value: (a * 10 ** 9) / (b * 10 ** (9 - shift)),
        },
        {
          part: 'b',
          route: 'symbolic',
          shown: product,
          variable: 'n',
          value: (at) => a * 10 ** at * b * 10 ** (at - shift),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `n = ${n}`,
          value:
            Math.round(
              root(
                (at) => Math.log10(a) + at + Math.log10(b) + at - shift - Math.log10(front) - exponent,
                0,
                60,
              ) * 1e6,
            ) / 1e6,
        },
        { part: 'd', route: 'exact', shown: `n = ${most}`, value: found },
      ],
    };
  },
});

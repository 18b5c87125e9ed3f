import { root, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    a: integers(2, 5),
    b: integers(-6, 6),
    c: integers(3, 12),
    power: choice(1, 2),
    at: choice(1, 2, 3),
    wanted: integers(6, 20, 2),
  },
  allow: ({ a, b, c, power, at, wanted }) => {
    if (b === 0 || Math.abs(b) === 1) return false;
    const slopeAt = (x: number) =>
      power === 1 ? 2 * a * x + b - c / x ** 2 : 2 * a * x - b / x ** 2 - (2 * c) / x ** 3;
    const gradient = slopeAt(at);
    const rate = (x: number) => slopeAt(x) - wanted;
    // One solution only.
    return (
      roots(rate, 0.05, 60, 3001).length === 1 && Math.abs(gradient - wanted) > 2 && Math.abs(gradient) > 0.5
    );
  },
  write: ({ a, b, c, power, at, wanted }) => {
    // power 1: (ax³ + bx² + c) / x = ax² + bx + c/x;  power 2: (ax⁴ + bx + c) / x² = ax² + b/x + c/x²
    const f =
      power === 1
        ? (x: number) => (a * x ** 3 + b * x * x + c) / x
        : (x: number) => (a * x ** 4 + b * x + c) / (x * x);
    const over =
      power === 1
        ? md`${term(a, 'x^3')}${plus(b, 'x^2')} + ${c}`
        : md`${term(a, 'x^4')}${plus(b, 'x')} + ${c}`;
    const bottom = power === 1 ? 'x' : 'x^2';
    const split =
      power === 1 ? md`${a}x^2${plus(b, 'x')} + ${c}x^{-1}` : md`${a}x^2${plus(b, 'x^{-1}')} + ${c}x^{-2}`;
    const derivative =
      power === 1
        ? md`${2 * a}x${plus(b)} - ${c}x^{-2}`
        : md`${2 * a}x${plus(-b, 'x^{-2}')} - ${2 * c}x^{-3}`;
    const typed = power === 1 ? `${2 * a}x${plus(b)} - ${c}/x^2` : `${2 * a}x${plus(-b)}/x^2 - ${2 * c}/x^3`;
    const gradient =
      power === 1
        ? fraction(2 * a * at ** 3 + b * at ** 2 - c, at ** 2)
        : fraction(2 * a * at ** 4 - b * at - 2 * c, at ** 3);
    const value = slope(f, at);
    const found = root((x) => slope(f, x) - wanted, 0.2, 60);
    const topOnly = power === 1 ? `${3 * a}x^2${plus(2 * b, 'x')}` : `${4 * a}x^3${plus(b)}`;
    return {
      text: md`Consider the function

$$f(x) = \frac{${over}}{${bottom}}, \quad x > 0.$$

(a) Write $f(x)$ as a sum of terms of the form $kx^n$. [2]

(b) Find $f'(x)$. [3]

(c) Find the gradient of the graph of $f$ at the point where $x = ${at}$. [2]

(d) Find the value of $x$ for which the gradient of the graph of $f$ is $${wanted}$. [2]`,
      hints: [
        md`Divide each term of the top by $${bottom}$. Subtract the exponents.`,
        md`Multiply each term by its exponent, then lower the exponent by one. Take care with negative exponents.`,
        md`In part (d) set $f'(x) = ${wanted}$ and use your calculator. Only $x > 0$ is allowed.`,
      ],
      answer: md`(a) Every term of the top is divided by $${bottom}$, so that only powers of $x$ are left:

$$f(x) = ${split}$$

(b) Now the power rule can be used on each term. A negative exponent also comes to the front, and it also goes down by one:

$$f'(x) = ${derivative}$$

(c) The gradient at $x = ${at}$ is $f'(${at}) = ${gradient}$${/frac/.test(gradient) ? md`, which is $${sf(value)}$ to 3 significant figures` : ''}.

(d) Solve $${derivative} = ${wanted}$. The solution with $x > 0$ is $x = ${sf(found)}$.

**Calculator:** draw $y = f'(x)$ and $y = ${wanted}$ for $x > 0$ and find where they meet.

**Watch out:** You can't differentiate the top and the bottom of a fraction separately. Divide first.`,
      scheme: [
        [md`(a) divides at least one term correctly`, 'M1'],
        [md`$${split}$`, 'A1'],
        [md`(b) one correct term`, 'A1'],
        [md`a second correct term`, 'A1'],
        [md`the third term, and no other`, 'A1'],
        [md`(c) substitutes $x = ${at}$ into their derivative`, 'M1'],
        [md`$${gradient}$${/frac/.test(gradient) ? md` (accept $${sf(value)}$)` : ''}`, 'A1'],
        [md`(d) sets their derivative equal to $${wanted}$`, 'M1'],
        [md`$x = ${sf(found)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: power === 1 ? `${a}x^2${plus(b)}x + ${c}/x` : `${a}x^2${plus(b)}/x + ${c}/x^2`,
          variables: ['x'],
          form: 'expanded',
          mistakes:
            power === 1
              ? [
                  {
                    value: `${a}x^2${plus(b)}x + ${c}`,
                    note: md`The constant $${c}$ is divided by $x$, too.`,
                  },
                ]
              : [
                  {
                    value: `${a}x^2${plus(b)}/x + ${c}`,
                    note: md`The constant $${c}$ is divided by $x^2$, too.`,
                  },
                  {
                    value: `${a}x^2${plus(b)}x + ${c}`,
                    note: md`You divided the first term only. The other two are divided by $x^2$, too.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: typed,
          variables: ['x'],
          mistakes: [
            {
              value: power === 1 ? topOnly : `(${topOnly})/(2x)`,
              note: md`You differentiated the top and the bottom separately. Divide first, as in part (a).`,
            },
            {
              value:
                power === 1 ? `${2 * a}x${plus(b)} + ${c}/x^2` : `${2 * a}x${plus(b)}/x^2 + ${2 * c}/x^3`,
              note: md`The exponent is negative, so the sign of the term changes.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: gradient,
          mistakes: [
            { value: sf(f(at), 5), note: md`You found $f(${at})$. The gradient is $f'(${at})$.` },
          ].filter(({ value: one }) => Math.abs(Number(one) - value) > 0.05),
        },
        { part: 'd', kind: 'number', label: md`$x =$`, expected: `${Number(found.toPrecision(8))}` },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: split, value: f },
        {
          part: 'b',
          route: 'numeric',
          shown: derivative,
          value: (x) => (Math.abs(x) < 0.5 ? Number.NaN : slope(f, x)),
        },
        { part: 'c', route: 'numeric', shown: `= ${gradient}`, value, within: 1e-5 },
        {
          part: 'd',
          route: 'substitution',
          shown: `x = ${sf(found)}`,
          value: root(
            (x) =>
              (power === 1 ? 2 * a * x + b - c / x ** 2 : 2 * a * x - b / x ** 2 - (2 * c) / x ** 3) - wanted,
            0.2,
            60,
          ),
        },
      ],
    };
  },
});

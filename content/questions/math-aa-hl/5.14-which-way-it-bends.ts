import { root, secondSlope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, term } from '../../authoring/wording.ts';

/** a x² + b y² = c has y'' = −ac/(b² y³), whatever the signs of b and c. */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.7'],
  parameters: {
    a: choice(1, 2, 3, 4, 5),
    b: choice(-4, -3, -2, -1, 1, 2, 3, 4),
    p: nonZero(-3, 3),
    q: choice(-3, -2, -1, 1, 2, 3),
  },
  allow: ({ a, b, p, q }) => {
    const c = a * p * p + b * q * q;
    return a !== Math.abs(b) && c !== 0 && Math.abs(c) <= 30;
  },
  write: ({ a, b, p, q }) => {
    const c = a * p * p + b * q * q;
    const size = Math.abs(b);
    const relation = `${term(a, 'x^2')}${plus(b, 'y^2')} = ${c}`;
    const sign = b > 0 ? '-' : '';
    const first = md`${sign}\frac{${term(a, 'x')}}{${term(size, 'y')}}`;
    // −ac/(b²y³), with what cancels taken out.
    const constant = fraction(-a * c, b * b);
    const [, minus, top, bottom] = /^(-?)(?:\\frac\{)?(\d+)(?:\}\{(\d+)\})?/.exec(constant)!;
    const second = md`${minus}\frac{${top}}{${bottom ?? ''}y^3}`;
    const value = fraction(-a * c, b * b * q ** 3);
    const isUp = -a * c * q > 0;
    const near = (x: number) =>
      root((y) => a * x * x + b * y * y - c, q > 0 ? 1e-9 : q - 3, q > 0 ? q + 3 : -1e-9);
    const gradient = fraction(-a * p, b * q);
    const times = (text: string) => (a === 1 ? text : md`${a}\left(${text}\right)`);
    return {
      text: md`A curve has the equation $${relation}$.

(a) Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${first.replace(/frac/, 'dfrac')}$, where $y \ne 0$. [2]

(b) Hence show that $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${second.replace(/frac/, 'dfrac')}$. [4]

(c) Find the value of $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$ at the point $(${p}, ${q})$, and state whether the curve is concave up or concave down there. [2]`,
      hints: [
        md`Differentiate both sides with respect to $x$. The derivative of $y^2$ is $2y\frac{\mathrm{d}y}{\mathrm{d}x}$.`,
        md`For (b) use the quotient rule. The derivative of $y$ in the denominator is $\frac{\mathrm{d}y}{\mathrm{d}x}$, and (a) says what that is.`,
        md`At the end of (b) look for the left side of the equation of the curve.`,
      ],
      answer: md`(a) Differentiate both sides with respect to $x$. As $y$ depends on $x$, the chain rule gives $${term(2 * a, 'x')}${plus(2 * b, md`y\dfrac{\mathrm{d}y}{\mathrm{d}x}`)} = 0$. Solving for the derivative, $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${first}$.

(b) Differentiate this quotient. The denominator contains $y$, so its derivative brings $\frac{\mathrm{d}y}{\mathrm{d}x}$:

$$\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${sign}\frac{${a} \times ${term(size, 'y')} - ${term(a, 'x')} \times ${size === 1 ? '' : size}\frac{\mathrm{d}y}{\mathrm{d}x}}{${size === 1 ? 'y^2' : `${size * size}y^2`}} = ${sign}\frac{${times(md`y - x\frac{\mathrm{d}y}{\mathrm{d}x}`)}}{${size === 1 ? '' : size}y^2}$$

Now put in (a) and multiply numerator and denominator by $${term(size, 'y')}$:

$$\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${sign}\frac{${times(`${term(size, 'y^2')} ${b > 0 ? '+' : '-'} ${term(a, 'x^2')}`)}}{${size === 1 ? '' : size * size}y^3}$$

On the curve $${b > 0 ? `${term(size, 'y^2')} + ${term(a, 'x^2')} = ${c}` : `${term(size, 'y^2')} - ${term(a, 'x^2')} = ${-c}`}$. So $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${second}$.

(c) Put in $y = ${q}$. The value is $k = ${value}$. It is ${isUp ? 'positive, so the curve is concave up' : 'negative, so the curve is concave down'} at this point.

**Watch out:** In (b), $y$ is not a constant. Whoever differentiates only the $x$ in the numerator loses the second term. (At the point of (c), for example, $\frac{\mathrm{d}y}{\mathrm{d}x} = ${gradient}$, which isn't zero.)`,
      scheme: [
        [md`(a) $${term(2 * a, 'x')}${plus(2 * b, md`y\frac{\mathrm{d}y}{\mathrm{d}x}`)} = 0$`, 'M1'],
        ['solves for the derivative (AG)', 'A1'],
        [
          md`(b) uses the quotient rule (or differentiates the equation a second time: $${2 * a}${plus(2 * b, md`\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2`)}${plus(2 * b, md`y\frac{\mathrm{d}^2y}{\mathrm{d}x^2}`)} = 0$)`,
          'M1',
        ],
        ['correct derivative of the quotient (or of the equation)', 'A1'],
        [md`substitutes (a) for $\frac{\mathrm{d}y}{\mathrm{d}x}$`, 'M1'],
        [md`uses the equation of the curve to reach the given form (AG)`, 'A1'],
        [md`(c) $${value}$`, 'A1'],
        [
          isUp ? 'positive, so concave up (follow through)' : 'negative, so concave down (follow through)',
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: 'Value:',
          expected: value,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: fraction(-a * c, b * b * p ** 3),
              note: md`You put in the $x$-coordinate for $y$.`,
            },
            { value: fraction(-a * c, b * b * q), note: md`The $y$ in the denominator is cubed.` },
          ].filter(({ value: wrong }) => wrong !== value),
        },
        { part: 'c', kind: 'self', why: 'state', marks: 1 },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `k = ${value}`, value: secondSlope(near, p), within: 2e-3 },
      ],
    };
  },
});

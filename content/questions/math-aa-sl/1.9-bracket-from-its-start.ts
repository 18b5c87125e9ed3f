import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus } from '../../authoring/wording.ts';

const signed = (written: string, unit: string): string => {
  const size = written.replace('-', '');
  return `${written.startsWith('-') ? ' - ' : ' + '}${size === '1' ? '' : size}${unit}`;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    n: integers(4, 10),
    a: choice(
      [2, 1],
      [-2, 1],
      [3, 1],
      [-3, 1],
      [1, 2],
      [-1, 2],
      [1, 3],
      [-1, 3],
      [3, 2],
      [-3, 2],
      [-1, 1],
      [4, 1],
    ),
  },
  allow: ({ n, a: [top, bottom] }) => {
    const [p, q] = [(n * top) / bottom, (n * (n - 1) * top * top) / (2 * bottom * bottom)];
    // The first coefficient is whole, the second a fraction that isn't too wild.
    return Number.isInteger(p) && Number.isInteger(q * 3 * 4) && Math.abs(q) <= 300 && Math.abs(p) > 1;
  },
  write: ({ n, a: [top, bottom] }) => {
    const a = top / bottom;
    const p = n * a;
    const pair = (n * (n - 1)) / 2;
    const triple = (n * (n - 1) * (n - 2)) / 6;
    const q = fraction(pair * top * top, bottom * bottom);
    const double = fraction(2 * pair * top * top, bottom * bottom);
    const third = fraction(triple * top ** 3, bottom ** 3);
    const written = fraction(top, bottom);
    const cubed = top < 0 || bottom > 1 ? md`\left(${written}\right)^3` : `${written}^3`;
    const opening = `1${signed(`${p}`, 'x')} + ${q === '1' ? '' : q}x^2`;
    const whole = p < 0 ? `(${p})` : `${p}`;
    const ratio = fraction(p * p * bottom * bottom - 2 * pair * top * top, bottom * bottom);
    // The second route: only the quotient of both equations, solved for n by bisection.
    const byHalves = root((m) => ((m - 1) * p * p) / (2 * m) - pair * a * a, 1.5, 40);
    return {
      text: md`The first three terms in the expansion of $(1 + ax)^n$ in ascending powers of $x$ are
$$${opening},$$
where $a$ is a non-zero constant and $n$ is a positive integer.

(a) Show that $na = ${p}$ and that $n(n - 1)a^2 = ${double}$. [2]

(b) Hence find the value of $n$ and the value of $a$. [4]

(c) Find the coefficient of $x^3$ in this expansion. [2]`,
      hints: [
        md`Write down the first three terms of $(1 + ax)^n$ by the binomial theorem, with $\binom{n}{1}$ and $\binom{n}{2}$.`,
        md`$\binom{n}{2} = \dfrac{n(n - 1)}{2}$`,
        md`In part (b), note that $n(n - 1)a^2 = (na)^2 - na \times a$.`,
      ],
      answer: md`(a) By the binomial theorem,
$$(1 + ax)^n = 1 + \binom{n}{1}ax + \binom{n}{2}(ax)^2 + \cdots = 1 + nax + \frac{n(n - 1)}{2}a^2x^2 + \cdots$$
Two polynomials are the same only if their coefficients agree. The coefficient of $x$ gives $na = ${p}$. The coefficient of $x^2$ gives $\dfrac{n(n - 1)}{2}a^2 = ${q}$, so $n(n - 1)a^2 = ${double}$.

(b) Use the first equation to get rid of one unknown. Expanding, $n(n - 1)a^2 = (na)^2 - (na)a$, so
$$${whole}^2${plus(-p, 'a')} = ${double}.$$
Then $${p}a = ${p * p} - ${double} = ${ratio}$, so $a = ${written}$. From $na = ${p}$ it follows that $n = ${n}$.

A second method: put $a = ${p < 0 ? '-' : ''}\dfrac{${Math.abs(p)}}{n}$ into the second equation. This gives $\dfrac{${p * p}(n - 1)}{n} = ${double}$, a linear equation in $n$ with the same solution.

(c) The next term is $\binom{${n}}{3}(ax)^3$, so the coefficient of $x^3$ is
$$\binom{${n}}{3} \times ${cubed} = ${triple} \times ${top < 0 ? md`\left(${fraction(top ** 3, bottom ** 3)}\right)` : fraction(top ** 3, bottom ** 3)} = ${third}.$$

**Calculator:** part (b) can be solved as a system of two equations, and part (c) needs a binomial coefficient. TI-Nspire: Menu, Algebra, Numerical Solve with the equation in $n$ alone; Menu, Probability, Combinations, nCr(${n}, 3). Casio fx-CG50: MENU, Equation, Solver; OPTN, PROB, ${n} nCr 3.

**Watch out:** In $\binom{n}{2}(ax)^2$ the constant $a$ is squared, too. Without the square, part (b) gives a different $n$.`,
      scheme: [
        [md`(a) uses the binomial theorem for the terms in $x$ and $x^2$`, 'M1'],
        [md`$na = ${p}$ and $\frac{n(n - 1)}{2}a^2 = ${q}$, leading to both given equations`, 'A1'],
        [md`(b) eliminates one unknown`, 'M1'],
        [md`a correct equation in one unknown, such as $\frac{${p * p}(n - 1)}{n} = ${double}$`, 'A1'],
        [md`$n = ${n}$`, 'A1'],
        [md`$a = ${written}$`, 'A1'],
        [md`(c) $\binom{${n}}{3} \times ${cubed}$ (follow through)`, 'M1'],
        [md`$${third}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$n =$',
          expected: `${n}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${n - 1}`,
              note: md`This is $n - 1$. Look again at which factor of $n(n - 1)$ you found.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: written,
          accuracy: 'exact',
          marks: 2,
          follows: `${p} / b.1`,
          mistakes: [
            {
              value: fraction(-top, bottom),
              note: md`The sign is wrong. $na$ must be $${p}$, and $n$ is positive.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: third,
          accuracy: 'exact',
          follows: 'b.1 * (b.1 - 1) * (b.1 - 2) / 6 * b.2^3',
          mistakes: [
            { value: `${triple}`, note: md`This is $\binom{${n}}{3}$ alone. The factor $a^3$ is missing.` },
            {
              value: fraction(triple * top, bottom),
              note: md`In $(ax)^3$ the constant $a$ is raised to the power $3$ as well.`,
            },
          ].filter(
            ({ value }, at, all) => value !== third && all.findIndex((one) => one.value === value) === at,
          ),
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `n = ${n}`, value: byHalves },
        { part: 'b', route: 'substitution', shown: `a = ${written}`, value: p / byHalves },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${third}`,
          value: thirdCoefficient(n, a),
          within: 1e-6 * Math.max(1, Math.abs(triple * a ** 3)),
        },
      ],
    };
  },
});

/** By multiplying bracket after bracket. */
function thirdCoefficient(n: number, a: number): number {
  let terms = [1];
  for (let bracket = 0; bracket < n; bracket += 1) {
    terms = [...terms, 0].map((one, at) => one + a * (terms[at - 1] ?? 0));
  }
  return terms[3]!;
}

import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { complex, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.12'],
  parameters: {
    re: nonZero(-4, 4),
    im: integers(1, 5),
    real: nonZero(-5, 5),
  },
  allow: ({ re, real }) => re !== real && 2 * re + real !== 0,
  write: ({ re, im, real }) => {
    const [s, m] = [2 * re, re * re + im * im];
    // (z² − s z + m)(z − real)
    const b = -(s + real);
    const c = m + s * real;
    const d = -m * real;
    const quadratic = polynomial([1, -s, m], 'z');
    // a and the constant from p(re + i im) = 0, both parts.
    const cube = [re ** 3 - 3 * re * im * im, 3 * re * re * im - im ** 3] as const;
    const square = [re * re - im * im, 2 * re * im] as const;
    const [foundC, foundD] = solveLinear(
      [
        [re, 1],
        [im, 0],
      ],
      [-cube[0] - b * square[0], -cube[1] - b * square[1]],
    ) as [number, number];
    return {
      text: md`The polynomial $p(z) = z^3${plus(b, 'z^2')} + cz + d$ has real coefficients $c$ and $d$. One of its zeros is $${complex(re, im)}$.

(a) Write down another zero of $p$ that is not real, and give a reason. [2]

(b) Find a quadratic factor of $p(z)$ with real coefficients. [2]

(c) Find the real zero of $p$. [2]

(d) Find the value of $c$ and of $d$. [2]`,
      hints: [
        'What is true of the zeros of a polynomial whose coefficients are all real?',
        md`The quadratic with zeros $\alpha$ and $\beta$ is $z^2 - (\alpha + \beta)z + \alpha\beta$.`,
        md`The sum of the three zeros is minus the coefficient of $z^2$.`,
      ],
      answer: md`(a) All coefficients are real, so zeros that are not real come in conjugate pairs: $${complex(re, -im)}$ is a zero.

(b) The sum of the two zeros is $${s}$ and their product is $${re < 0 ? `(${re})` : re}^2 + ${im}^2 = ${m}$. So a quadratic factor is $${quadratic}$.

(c) The sum of the three zeros is $${-b}$. So the third is $z = ${-b}${plus(-s)} = ${real}$.

(d) $p(z) = (${quadratic})(z${plus(-real)})$. Comparing coefficients, $c = ${m}${plus(s * real)} = ${c}$ and $d = ${d}$.

**Watch out:** The sum of the zeros is the coefficient of $z^2$ with the *opposite* sign: $${-b}$, not $${b}$. In the same way the product of the three zeros is $-d$, not $d$.`,
      scheme: [
        [md`$${complex(re, -im)}$`, 'A1'],
        ['because the coefficients are real', 'R1'],
        ['uses the sum and the product of the zeros, or multiplies two linear factors', 'M1'],
        [md`$${quadratic}$`, 'A1'],
        ['uses the sum of the zeros, or compares coefficients', 'M1'],
        [md`$${real}$`, 'A1'],
        [md`$c = ${c}$`, 'A1'],
        [md`$d = ${d}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'complex',
          expected: complex(re, -im),
          marks: 1,
          mistakes: [
            {
              value: complex(-re, im),
              note: 'You changed the sign of the real part. In the conjugate the imaginary part changes its sign.',
            },
            {
              value: complex(-re, -im),
              note: 'You changed both signs. Only the imaginary part changes its sign.',
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'give a reason', marks: 1 },
        {
          part: 'b',
          kind: 'expression',
          expected: quadratic,
          variables: ['z'],
          mistakes: [
            {
              value: polynomial([1, s, m], 'z'),
              note: md`Look at the sign of the term in $z$: the quadratic is $z^2 - (\alpha + \beta)z + \alpha\beta$.`,
            },
            {
              value: polynomial([1, -s, re * re - im * im], 'z'),
              note: md`The product of the two zeros has $-(${im}\mathrm{i})^2$ in it, and $\mathrm{i}^2 = -1$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${real}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-real}`,
              note: md`Look at the sign: the sum of the zeros is minus the coefficient of $z^2$, and a factor $z - a$ has the zero $a$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${m} + (${s}) * c.1`,
        },
        {
          part: 'd',
          kind: 'number',
          label: '$d =$',
          expected: `${d}`,
          accuracy: 'exact',
          marks: 1,
          follows: `-${m} * c.1`,
          mistakes: [
            {
              value: `${-d}`,
              note: 'This is the product of the three zeros. For a cubic the constant term is minus that product.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'symbolic',
          shown: quadratic,
          variable: 'z',
          value: (z) => (z - re) ** 2 + im * im,
        },
        { part: 'c', route: 'substitution', shown: `= ${real}`, value: -foundD / (re * re + im * im) },
        { part: 'd', route: 'substitution', shown: `= ${c}`, value: foundC },
        { part: 'd', route: 'substitution', shown: `d = ${d}`, value: foundD },
      ],
    };
  },
});

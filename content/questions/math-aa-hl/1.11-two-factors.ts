import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.15'],
  parameters: {
    A: nonZero(-4, 5),
    B: nonZero(-4, 5),
    p: nonZero(-5, -1),
    q: nonZero(1, 5),
  },
  allow: ({ A, B, p, q }) => A + B !== 0 && -p !== q && A !== B && A > 0,
  write: ({ A, B, p, q }) => {
    // A/(x + p) + B/(x + q) with p < 0 < q; the top is (A + B)x + (Aq + Bp).
    const top = [A + B, A * q + B * p] as const;
    const topText = polynomial(top);
    const two = md`\frac{${A}}{x${plus(p)}}${B < 0 ? ' - ' : ' + '}\frac{${Math.abs(B)}}{x${plus(q)}}`;
    const at = 1 - p;
    const f = (x: number) => (top[0] * x + top[1]) / ((x + p) * (x + q));
    const from = at;
    const to = at + 1;
    // A ln((to+p)/(from+p)) + B ln((to+q)/(from+q)): from + p = 1, to + p = 2.
    const value = md`${term(A, md`\ln 2`)}${plus(B, md`\ln ${fraction(to + q, from + q)}`)}`;
    return {
      text: md`(a) Write $\dfrac{${topText}}{(x${plus(p)})(x${plus(q)})}$ in partial fractions. [3]

(b) Hence find the exact value of $\displaystyle\int_{${from}}^{${to}} \frac{${topText}}{(x${plus(p)})(x${plus(q)})}\,\mathrm{d}x$. [3]`,
      hints: [
        md`Begin with $${topText} \equiv A(x${plus(q)}) + B(x${plus(p)})$ and choose values of $x$ that make one bracket zero.`,
        md`$\displaystyle\int \frac{1}{x + c}\,\mathrm{d}x = \ln|x + c| + C$`,
      ],
      answer: md`(a) Let $\dfrac{${topText}}{(x${plus(p)})(x${plus(q)})} \equiv \dfrac{A}{x${plus(p)}} + \dfrac{B}{x${plus(q)}}$. Then $${topText} \equiv A(x${plus(q)}) + B(x${plus(p)})$.

Putting $x = ${-p}$ gives $${top[0] * -p + top[1]} = ${q - p}A$, so $A = ${A}$. Putting $x = ${-q}$ gives $${top[0] * -q + top[1]} = ${p - q}B$, so $B = ${B}$.

$$\frac{${topText}}{(x${plus(p)})(x${plus(q)})} = ${two}$$

(b) The integral is

$$\Big[${term(A, md`\ln|x${plus(p)}|`)}${plus(B, md`\ln|x${plus(q)}|`)}\Big]_{${from}}^{${to}} = ${term(A, md`(\ln 2 - \ln 1)`)}${plus(B, md`(\ln ${to + q} - \ln ${from + q})`)} = ${value}$$

**Watch out:** A difference of logarithms is the logarithm of a quotient, not a quotient of logarithms. For a check of (a), put $x = 0$ into both sides before you integrate.`,
      scheme: [
        [md`$${topText} \equiv A(x${plus(q)}) + B(x${plus(p)})$`, 'M1'],
        [md`$A = ${A}$`, 'A1'],
        [md`$B = ${B}$`, 'A1'],
        [
          md`integrates to logarithms: $${term(A, md`\ln|x${plus(p)}|`)}${plus(B, md`\ln|x${plus(q)}|`)}$`,
          'A1',
        ],
        ['substitutes the limits', 'M1'],
        [md`$${value}$, or an equivalent exact form`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`Numerator over $x${plus(p)}$:`,
          expected: `${A}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${B}`,
              note: 'This is the numerator over the other factor. Which bracket is zero at your value of $x$?',
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`Numerator over $x${plus(q)}$:`,
          expected: `${B}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${A}`,
              note: 'This is the numerator over the other factor. Which bracket is zero at your value of $x$?',
            },
            {
              value: `${-B}`,
              note: md`Look at the sign: at $x = ${-q}$ the bracket $x${plus(p)}$ is negative.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: value,
          accuracy: 'exact',
          follows: `a.1 * ln(2) + a.2 * ln(${to + q}/${from + q})`,
          mistakes: [
            {
              value: md`${term(A, md`\ln 2`)}${plus(B, md`\ln ${to + q}`)}`,
              note: md`You used only the upper limit. The value at $x = ${from}$ is not zero and must be subtracted.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `A = ${A}`, value: f(-p + 1e-9) * 1e-9, within: 1e-5 },
        { part: 'a', route: 'substitution', shown: two, value: f },
        { part: 'b', route: 'numeric', shown: value, value: integral(f, from, to) },
        { part: 'a', route: 'numeric', shown: `B = ${B}`, value: f(-q + 1e-9) * 1e-9, within: 1e-5 },
      ],
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, term } from '../../authoring/wording.ts';

/** b/x − ab/(e^{ax} − 1) and ab/ln(1 + ax) − b/x both tend to ab/2. */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.19'],
  parameters: {
    kind: choice('exp', 'ln'),
    a: integers(2, 7),
    b: integers(1, 6),
  },
  write: ({ kind, a, b }) => {
    const isExp = kind === 'exp';
    const ax = term(a, 'x');
    const e = md`\mathrm{e}^{${ax}}`;
    const ln = md`\ln(1 + ${ax})`;
    const ab = a * b;
    const limit = fraction(ab, 2);
    const f = (x: number) => (isExp ? b / x - ab / Math.expm1(a * x) : ab / Math.log1p(a * x) - b / x);
    const mean = (x: number) => (f(x) + f(-x)) / 2;
    const written = isExp
      ? md`\dfrac{${b}}{x} - \dfrac{${ab}}{${e} - 1}`
      : md`\dfrac{${ab}}{${ln}} - \dfrac{${b}}{x}`;
    const [top, bottom] = isExp
      ? [md`${term(b, e)} - ${b} - ${term(ab, 'x')}`, md`x\left(${e} - 1\right)`]
      : [md`${term(ab, 'x')} - ${term(b, ln)}`, md`x${ln}`];
    const [top1, bottom1] = isExp
      ? [md`${term(ab, e)} - ${ab}`, md`${e} - 1 + ${term(a, `x${e}`)}`]
      : [md`${ab} - \frac{${ab}}{1 + ${ax}}`, md`${ln} + \frac{${ax}}{1 + ${ax}}`];
    const [top2, bottom2] = isExp
      ? [md`${a * ab}${e}`, md`${2 * a}${e} + ${term(a * a, `x${e}`)}`]
      : [md`\frac{${a * ab}}{(1 + ${ax})^2}`, md`\frac{${a}}{1 + ${ax}} + \frac{${a}}{(1 + ${ax})^2}`];
    const square = fraction(a * a, 2);
    return {
      text: md`Let $f(x) = ${written}$, for $x > 0$.

(a) State what each of the two fractions does as $x \to 0^+$, and explain why this alone doesn't tell whether $f(x)$ has a limit. [2]

(b) Write $f(x)$ as a single fraction. [1]

(c) Hence use l'Hôpital's rule to find $\displaystyle\lim_{x \to 0^+} f(x)$. [5]`,
      hints: [
        md`The form $\infty - \infty$ is not zero: it depends on how fast each of the two grows.`,
        md`L'Hôpital's rule needs a quotient. Bring both fractions to a common denominator.`,
        'You will need the product rule in the denominator, and the rule a second time.',
      ],
      answer: md`(a) As $x \to 0^+$, both denominators tend to $0$ through positive values, so both fractions tend to $+\infty$. The difference of two quantities that both grow without bound may tend to any number, or to infinity: it depends on how they grow. So the form $\infty - \infty$ decides nothing.

(b) With the common denominator,

$$f(x) = \frac{${top}}{${bottom}}$$

(c) As $x \to 0^+$, numerator and denominator both tend to $0$, so the rule may be used. The denominator is a product:

$$\lim_{x \to 0^+} f(x) = \lim_{x \to 0^+} \frac{${top1}}{${bottom1}}$$

At $x = 0$ this is $\frac{0}{0}$ again. Use the rule a second time:

$$\lim_{x \to 0^+} f(x) = \lim_{x \to 0^+} \frac{${top2}}{${bottom2}} = \frac{${a * ab}}{${2 * a}}$$

So the limit is $L = ${limit}$.

Another way: by the Maclaurin series ${isExp ? md`$${e} - 1 = ${ax} + ${square}x^2 + \dots$` : md`$${ln} = ${ax} - ${square}x^2 + \dots$`} the numerator of (b) begins with $${fraction(a * ab, 2)}x^2$ and the denominator with $${term(a, 'x^2')}$. Their quotient tends to $${limit}$.

**Watch out:** Don't use the rule on the two fractions of $f$ one by one. Neither of them is of the form $\frac{0}{0}$ or $\frac{\infty}{\infty}$.`,
      scheme: [
        [md`(a) both tend to $+\infty$`, 'A1'],
        [md`$\infty - \infty$ is indeterminate (the result depends on how fast each grows)`, 'R1'],
        [md`(b) $\frac{${top}}{${bottom}}$`, 'A1'],
        [md`(c) form $\frac{0}{0}$, so the rule may be used (or: uses the series)`, 'R1'],
        [md`$\frac{${top1}}{${bottom1}}$ (or: numerator begins with $${fraction(a * ab, 2)}x^2$)`, 'M1A1'],
        [
          md`again $\frac{0}{0}$; $\frac{${top2}}{${bottom2}}$ (or: denominator begins with $${term(a, 'x^2')}$)`,
          'A1',
        ],
        [md`$${limit}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'expression',
          expected: md`\frac{${top}}{${bottom}}`,
          variables: ['x'],
        },
        {
          part: 'c',
          kind: 'number',
          expected: limit,
          accuracy: 'exact',
          mistakes: [
            { value: '0', note: md`$\infty - \infty$ is not $0$. Use the single fraction.` },
            ...(ab === 2 * b
              ? []
              : [
                  {
                    value: `${ab}`,
                    note: md`Look at the second derivative of the denominator: two of its terms are not zero at $x = 0$.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'substitution', shown: md`f(x) = \frac{${top}}{${bottom}}`, value: f },
        {
          part: 'c',
          route: 'numeric',
          shown: `L = ${limit}`,
          value: (4 * mean(5e-4) - mean(1e-3)) / 3,
          within: 1e-4,
        },
      ],
    };
  },
});

import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    // f(x) = a x + n + r/(x − p), with r = p s and f(0) = n − s
    a: choice(-3, -2, -1, 1, 2, 3),
    n: nonZero(-5, 5),
    p: nonZero(-4, 4),
    s: nonZero(-4, 4),
  },
  allow: ({ a, n, p, s }) => {
    const r = p * s;
    return n - a * p !== 0 && r - n * p !== 0 && n - s !== 0 && Math.abs(r) > 1;
  },
  write: ({ a, n, p, s }) => {
    const r = p * s;
    const start = n - s;
    const part = Math.abs(p) === 1 ? 'r' : md`\dfrac{r}{${Math.abs(p)}}`;
    const [b, c] = [n - a * p, r - n * p];
    const line = `${term(a, 'x')}${plus(n)}`;
    const bottom = `x${plus(-p)}`;
    const f = (x: number) => a * x + n + r / (x - p);
    // Three points on the graph give a, b and c again.
    const at = [p + 1, p + 2, p - 1];
    const [aAgain, bAgain, cAgain] = solveLinear(
      at.map((x) => [x * x, x, 1]),
      at.map((x) => f(x) * (x - p)),
    ) as [number, number, number];
    const [left, right] = r > 0 ? [md`-\infty`, md`\infty`] : [md`\infty`, md`-\infty`];
    return {
      text: md`The function $f$ has the form $f(x) = \dfrac{ax^2 + bx + c}{x + d}$, where $a$, $b$, $c$ and $d$ are integers. The table tells how $f$ behaves.

| where | what $f$ does |
|---|---|
| $x$ approaches $${p}$ from the left | $f(x) \to ${left}$ |
| $x$ approaches $${p}$ from the right | $f(x) \to ${right}$ |
| $x \to \infty$ and $x \to -\infty$ | $f(x) - (${line}) \to 0$ |
| $x = 0$ | $f(0) = ${start}$ |

(a) Write down the value of $d$, and the equation of the oblique asymptote of the graph of $f$. [2]

(b) Find the values of $a$, $b$ and $c$. [4]

(c) Show that the graph of $f$ does not meet its oblique asymptote. [2]`,
      hints: [
        'Where must the denominator be zero?',
        md`After division $f(x)$ is the asymptote plus a remainder over the denominator: $f(x) = ${line} + \dfrac{r}{x + d}$.`,
        md`Use $f(0) = ${start}$ to find $r$, then write everything over the denominator.`,
      ],
      answer: md`(a) $f(x)$ grows without limit near $x = ${p}$, so the denominator is zero there and $d = ${-p}$. The difference between $f(x)$ and $${line}$ tends to $0$, so the oblique asymptote is $y = ${line}$.

(b) Dividing the numerator by the denominator gives the asymptote and a remainder $r$:

$$f(x) = ${line} + \frac{r}{${bottom}}$$

At $x = 0$ this is $${n} ${p > 0 ? '-' : '+'} ${part} = ${start}$, so $${part} = ${p > 0 ? s : -s}$${Math.abs(p) === 1 ? '' : md` and $r = ${r}$`}. (This fits the table: $r$ is ${r > 0 ? 'positive' : 'negative'}, so $f(x) \to ${right}$ on the right of $x = ${p}$.) Over one denominator,

$$f(x) = \frac{(${line})(${bottom})${plus(r)}}{${bottom}} = \frac{${polynomial([a, b, c])}}{${bottom}}$$

So $a = ${a}$, $b = ${b}$ and $c = ${c}$.

(c) If they met, $f(x)$ would be equal to $${line}$ for some $x$. Then $\dfrac{${r}}{${bottom}} = 0$. A fraction is zero only if its numerator is zero, but the numerator is $${r} \ne 0$. So there is no common point.

**Watch out:** Read the sign of $d$ with care: the denominator $x + d$ is zero at $x = -d$, so $d = ${-p}$ and not $${p}$.`,
      scheme: [
        [md`(a) $d = ${-p}$`, 'A1'],
        [md`$y = ${line}$`, 'A1'],
        [
          md`(b) $f(x) = ${line} + \frac{r}{${bottom}}$, or $a = ${a}$ from the leading terms and an equation for $b$`,
          'M1',
        ],
        [
          md`uses $f(0) = ${start}$, which gives $r = ${r}$ (or $c = ${start} \times ${inBrackets(-p)}$)`,
          'M1',
        ],
        [md`$a = ${a}$ and $c = ${c}$`, 'A1'],
        [md`$b = ${b}$`, 'A1'],
        [md`(c) sets $f(x) = ${line}$`, 'M1'],
        [md`$${r} = 0$ (or an equation without solution), so there is no common point (AG)`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$d =$',
          expected: `${-p}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${p}`, note: md`Look at the sign: $x + d$ must be zero at $x = ${p}$.` }],
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'Oblique asymptote:',
          expected: `y = ${line}`,
          variables: ['x', 'y'],
          marks: 1,
        },
        { part: 'b', kind: 'number', label: '$a =$', expected: `${a}`, accuracy: 'exact', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${n}`,
              note: md`This is the constant of the asymptote. Multiply out $(${line})(${bottom})$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${start} * a.1`,
          mistakes: [{ value: `${-n * p}`, note: 'You left out the remainder.' }].filter(
            ({ value }) => value !== `${c}`,
          ),
        },
        { part: 'c', kind: 'self', why: 'show that' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `d = ${-p}`,
          value: (1 / (f(p + 1) - a * (p + 1) - n)) * r - (p + 1),
        },
        { part: 'b', route: 'substitution', shown: `a = ${a}`, value: aAgain },
        { part: 'b', route: 'substitution', shown: `b = ${b}`, value: bAgain },
        { part: 'b', route: 'substitution', shown: `c = ${c}`, value: cAgain },
      ],
    };
  },
});

import { integral, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { gcd, inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.14', '5.2', '5.11'],
  parameters: {
    // f(x) = a x + n − e/(x − p): both branches rise.
    a: choice(1, 2, 3),
    n: nonZero(-4, 4),
    p: nonZero(-3, 3),
    e: choice(2, 3, 4, 5, 6),
    span: choice([1, 2], [1, 3], [2, 3], [1, 5], [2, 5]),
  },
  allow: ({ a, n, p, e }) => n - a * p !== 0 && -e - n * p !== 0 && a * p + n !== 0 && gcd(a, e) === 1,
  write: ({ a, n, p, e, span: [u, v] }) => {
    const line = `${term(a, 'x')}${plus(n)}`;
    const bottom = `x${plus(-p)}`;
    const top = polynomial([a, n - a * p, -e - n * p]);
    const given = (x: number) => (a * x * x + (n - a * p) * x - e - n * p) / (x - p);
    const [from, to] = [p + u, p + v];
    const area = u === 1 ? md`${e}\ln ${v}` : md`${e}\ln\frac{${v}}{${u}}`;
    const middle = a * p + n;
    const reach = 3.2 * Math.max(a, Math.sqrt(a * e));
    return {
      text: md`Let $f(x) = \dfrac{${top}}{${bottom}}$, for $x \in \mathbb{R}$, $x \ne ${p}$.

(a) Find the constants $A$, $B$ and $E$ such that $f(x) = Ax + B - \dfrac{E}{${bottom}}$. [3]

(b) Write down the equations of the two asymptotes of the graph of $f$. [2]

(c) Show that the graph of $f$ has no stationary point. [3]

(d) (i) Sketch the graph of $f$ together with its asymptotes. The points on the axes are not asked for. [3]

(ii) Hence explain why the equation $f(x) = c$ has exactly two solutions for every $c \in \mathbb{R}$. [1]

(e) Find the exact area of the region between the graph of $f$, its oblique asymptote and the lines $x = ${from}$ and $x = ${to}$. [3]

(f) Show that $f(${p} + h) + f(${p} - h)$ has the same value for all $h \ne 0$, find this value, and say what it means for the graph of $f$. [4]`,
      hints: [
        md`Divide the polynomials: how often does $${bottom}$ go into the numerator?`,
        md`Differentiate the form in (a), not the fraction. What is the sign of each term of the derivative?`,
        md`In (e), on which side of the asymptote does the graph lie for $x > ${p}$? The difference of the two is a simple fraction.`,
        md`In (f), use the form in (a). The two fractions have denominators $h$ and $-h$.`,
      ],
      answer: md`(a) Polynomial division gives the quotient $${line}$ and the remainder $${-e}$:

$$${top} = (${line})(${bottom}) - ${e}, \quad\text{so}\quad f(x) = ${line} - \frac{${e}}{${bottom}}$$

So $A = ${a}$, $B = ${n}$ and $E = ${e}$.

(b) The denominator is zero at $x = ${p}$, the vertical asymptote. The fraction in (a) tends to $0$ for large $|x|$, so the oblique asymptote is $y = ${line}$.

(c) With the form in (a), $f'(x) = ${a} + \dfrac{${e}}{(${bottom})^2}$. A square is positive for $x \ne ${p}$, so $f'(x) > ${a} > 0$ for every $x$ of the domain. The derivative is never zero, so there is no stationary point.

(d) (i) Both branches rise. For $x > ${p}$ the graph is below the oblique asymptote, because something positive is subtracted; for $x < ${p}$ it is above.

![](drawing:graph)

(ii) On each side of $x = ${p}$ the function rises from $-\infty$ to $\infty$ without a break, so it takes each value $c$ exactly once there. Two sides make two solutions.

(e) The upper line is the asymptote. The difference is $(${line}) - f(x) = \dfrac{${e}}{${bottom}}$, so

$$\text{area} = \int_{${from}}^{${to}} \frac{${e}}{${bottom}}\,\mathrm{d}x = \Big[${e}\ln|${bottom}|\Big]_{${from}}^{${to}} = ${e}\ln ${v}${u === 1 ? md` - ${e}\ln 1` : md` - ${e}\ln ${u}`} = ${area}$$

(f) By (a), $f(${p} + h) = ${a === 1 ? '' : a}(${p} + h)${plus(n)} - \dfrac{${e}}{h}$ and $f(${p} - h) = ${a === 1 ? '' : a}(${p} - h)${plus(n)} + \dfrac{${e}}{h}$. In the sum, the terms in $h$ and the fractions cancel:

$$f(${p} + h) + f(${p} - h) = 2 \times ${a} \times ${inBrackets(p)} + 2 \times ${inBrackets(n)} = ${2 * middle}$$

The two points are opposite each other: the middle between them is always $(${p}, ${middle})$. So the graph has rotational symmetry through $180^\circ$ about $(${p}, ${middle})$, the point where the asymptotes meet.

**Watch out:** In (e) the area lies between two graphs. Integrate upper minus lower; the integral of $f$ alone would be measured from the $x$-axis.`,
      scheme: [
        ['(a) divides, or compares coefficients', 'M1'],
        [md`$A = ${a}$ and $B = ${n}$`, 'A1'],
        [md`$E = ${e}$`, 'A1'],
        [md`(b) $x = ${p}$`, 'A1'],
        [md`$y = ${line}$ (follow through)`, 'A1'],
        ['(c) differentiates', 'M1'],
        [md`$${a} + \frac{${e}}{(${bottom})^2}$ (or a correct quotient rule)`, 'A1'],
        ['the derivative is positive, because a square is, so it is never zero (AG)', 'R1'],
        ['(d)(i) two rising branches, one on each side of the vertical asymptote', 'A1'],
        [md`asymptotes $x = ${p}$ and $y = ${line}$ drawn and approached`, 'A1'],
        ['right branch below and left branch above the oblique asymptote', 'A1'],
        ['(ii) each branch takes every value exactly once', 'R1'],
        [md`(e) $\int \left((${line}) - f(x)\right)\mathrm{d}x$ with the right limits`, 'M1'],
        [md`$${e}\ln|${bottom}|$`, 'A1'],
        [md`$${area}$`, 'A1'],
        [md`(f) writes $f(${p} + h)$ and $f(${p} - h)$ in terms of $h$`, 'M1'],
        ['the terms with $h$ cancel', 'A1'],
        [md`$${2 * middle}$`, 'A1'],
        [md`rotational symmetry about $(${p}, ${middle})$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$A =$', expected: `${a}`, accuracy: 'exact', marks: 1 },
        { part: 'a', kind: 'number', label: '$B =$', expected: `${n}`, accuracy: 'exact', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: '$E =$',
          expected: `${e}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-e}`, note: 'Look at the sign: the form has a minus before the fraction.' }],
        },
        {
          part: 'b',
          kind: 'equation',
          label: 'Vertical asymptote:',
          expected: `x = ${p}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [{ value: `x = ${-p}`, note: md`Where is $${bottom}$ zero?` }],
        },
        {
          part: 'b',
          kind: 'equation',
          label: 'Oblique asymptote:',
          expected: `y = ${line}`,
          variables: ['x', 'y'],
          follows: 'y = a.1 * x + a.2',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'show that' },
        { part: 'd i', kind: 'self', why: 'sketch' },
        { part: 'd ii', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          follows: `a.3 * ln(${v}/${u})`,
          unless: 'A <= 0',
          mistakes: [
            {
              value: `-${area}`,
              note: 'An area is positive. Subtract the lower graph from the upper one.',
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Value:',
          expected: `${2 * middle}`,
          accuracy: 'exact',
          follows: `2 * (a.1 * ${inBrackets(p)} + a.2)`,
          marks: 1,
        },
        { part: 'f', kind: 'self', why: 'show that, and interpret', marks: 3 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `A = ${a}`,
          // The gradient far away from the vertical asymptote.
          value: slope(given, 1e4),
          within: 1e-4,
        },
        { part: 'a', route: 'numeric', shown: `B = ${n}`, value: given(1e6) - a * 1e6, within: 1e-3 },
        { part: 'a', route: 'substitution', shown: `E = ${e}`, value: a * (p + 1) + n - given(p + 1) },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${area}`,
          value: integral((x) => a * x + n - given(x), from, to),
        },
        {
          part: 'f',
          route: 'substitution',
          shown: `= ${2 * middle}`,
          value: given(p + 0.7) + given(p - 0.7),
          within: 1e-9,
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(-1, p - 3.6), Math.max(1, p + 3.6)],
          y: [Math.min(-1, middle - reach), Math.max(1, middle + reach)],
          ticks: false,
          curves: [
            { f: given, to: p - 0.001, ink: 'accent' },
            { f: given, from: p + 0.001, ink: 'accent' },
            { f: (x) => a * x + n, dashed: true, ink: 'soft' },
          ],
          asymptotes: { x: [p] },
          description:
            'Graph with two rising branches, one on each side of a dashed vertical line. The left branch lies above a dashed slanted line and the right branch below it; both come close to it far away.',
        }),
      },
    };
  },
});

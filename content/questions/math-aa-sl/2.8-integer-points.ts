import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.11'],
  parameters: { a: nonZero(-4, 5), pole: nonZero(-5, 5), q: choice(-5, -4, -3, -2, 2, 3, 4, 5, 7) },
  allow: ({ a, pole, q }) =>
    q - a * pole !== 0 && a !== pole && Math.abs(q - a * pole) <= 20 && Math.abs(a) > 1,
  write: ({ a, pole, q }) => {
    const b = q - a * pole;
    const f = (x: number): number => (a * x + b) / (x - pole);
    const below = polynomial([1, -pole]);
    const rule = md`\frac{${polynomial([a, b])}}{${below}}`;
    const size = Math.abs(q);
    const divided = md`${a} ${q < 0 ? '-' : '+'} \frac{${size}}{${below}}`;
    const divisors = integers(1, size).filter((d) => size % d === 0);
    const steps = [...divisors.map((d) => -d).reverse(), ...divisors];
    const points = steps.map((d) => [pole + d, a + q / d] as const);
    const whole = integers(-40, 40).filter((x) => x !== pole && Math.abs(f(x) - Math.round(f(x))) < 1e-9);
    return {
      text: md`Let $f(x) = ${rule.replace('frac', 'dfrac')}$, for $x \ne ${pole}$.

(a) Find the value of the constant $q$ for which $f(x) = ${a} + \dfrac{q}{${below}}$. [2]

(b) Hence describe a sequence of transformations that maps the graph of $y = \dfrac{1}{x}$ onto the graph of $f$. [3]

(c) Find the $x$-coordinates of all points on the graph of $f$ of which both coordinates are integers. [3]`,
      hints: [
        md`In part (a), write the numerator as $${a}(${below})$ and something left over.`,
        md`What does the factor $q$ do to the graph of $\frac{1}{x}$? And what do the numbers $${a}$ and $${-pole}$ do?`,
        md`In part (c), use the form of part (a). When is $\dfrac{q}{${below}}$ an integer?`,
      ],
      answer: md`(a) Look how often the denominator fits into the numerator: $${polynomial([a, b])} = ${a}(${below})${plus(q)}$. Dividing by $${below}$,
$$f(x) = ${divided}, \quad\text{so}\quad q = ${q}.$$
(Another way: multiply $${a} + \dfrac{q}{${below}}$ by $${below}$ and compare the constant terms.)

(b) From $\frac{1}{x}$ to $\frac{${q}}{x}$: ${q < 0 ? md`a reflection in the $x$-axis and ` : ''}a vertical stretch with scale factor $${size}$. Replacing $x$ by $${below}$ and adding $${a}$ is a translation by the vector $${column(pole, a)}$. So: ${q < 0 ? 'first the reflection and the stretch, in either order' : 'first the stretch'}, then the translation.

(c) If $x$ is an integer, then $f(x) = ${divided}$ is an integer exactly when $${below}$ divides $${size}$. So $${below}$ must be one of $${steps.join(', ')}$. Adding $${pole < 0 ? `(${pole})` : pole}$ to each gives $x = ${points.map(([x]) => x).join(', ')}$. The points are $${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}$.

**Watch out:** Divisors may be negative as well. Without them, the whole left branch of the graph is forgotten.`,
      scheme: [
        [md`(a) $${polynomial([a, b])} = ${a}(${below}) + q$, or equivalent`, 'M1'],
        [md`$q = ${q}$`, 'A1'],
        [
          md`(b) vertical stretch with scale factor $${size}$ (accept a horizontal one with the same factor)`,
          'A1',
        ],
        [
          q < 0
            ? md`reflection in the $x$-axis (or the $y$-axis) before the translation, and translation by $${pole}$ in the direction of $x$`
            : md`translation by $${pole}$ in the direction of $x$`,
          'A1',
        ],
        [md`translation by $${a}$ in the direction of $y$, after the stretch`, 'A1'],
        [md`(c) recognises that $${below}$ must divide $${size}$`, 'M1'],
        [md`at least half of the values`, 'A1'],
        [md`$x = ${points.map(([x]) => x).join(', ')}$ (all, and no others)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${b}`,
              note: md`This is the constant in the numerator. Part of it is already in $${a}(${below})$.`,
            },
            {
              value: `${b - a * pole}`,
              note: md`Check the sign of $${a} \times ${pole < 0 ? pole : `(${-pole})`}$ in $${a}(${below})$.`,
            },
          ].filter(({ value }, at) => value !== `${q}` && (at === 0 || value !== `${b}`)),
        },
        { part: 'b', kind: 'self', why: 'describe' },
        {
          part: 'c',
          kind: 'set',
          expected: points.map(([x]) => x).join(', '),
          accuracy: 'exact',
          mistakes: [
            {
              value: points
                .slice(divisors.length)
                .map(([x]) => x)
                .join(', '),
              note: md`You used positive divisors only. $${below}$ may be negative, too.`,
            },
            { value: steps.join(', '), note: md`These are the values of $${below}$. Find $x$ from them.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `q = ${q}`,
          value: (f(pole + 0.5) - f(1e12)) / 2,
          within: 1e-6,
        },
        // Tries every integer from -40 to 40.
        ...points.map(([x], at) => ({
          part: 'c',
          route: 'numeric' as const,
          shown: `${x}`,
          value: whole.length === points.length ? whole[at]! : Number.NaN,
        })),
      ],
    };
  },
});

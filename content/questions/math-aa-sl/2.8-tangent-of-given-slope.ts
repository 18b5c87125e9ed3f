import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: { r: integers(1, 4), m: integers(1, 4), h: nonZero(-4, 4) },
  allow: ({ r, m, h }) => r * r * m <= 36 && h + 2 * r !== 0 && h - 2 * r !== 0 && h + r !== 0,
  write: ({ r, m, h }) => {
    const k = r * r * m;
    const s = r * m;
    const [more, less] = [m * (h + 2 * r), m * (h - 2 * r)];
    const f = (x: number): number => k / (x - h);
    const below = polynomial([1, -h]);
    const line = `c - ${term(m, 'x')}`;
    const middle = m * h === 1 ? 'c + 1' : `c${plus(m * h)}`;
    const last = `${term(h, 'c')}${plus(k)}`;
    const quadratic = `${term(m, 'x^2')} - (${middle})x${h < 0 ? ` - ${term(-h, 'c')}` : ` + ${term(h, 'c')}`}${plus(k)}`;
    // Where the slope of the curve is -m, to the right of its vertical asymptote.
    const touch = root((x) => slope(f, x) + m, h + 0.35 * r, h + 3 * r);
    const other = root((x) => slope(f, x) + m, h - 3 * r, h - 0.35 * r);
    return {
      text: md`The graph of $f(x) = \dfrac{${k}}{${below}}$, for $x \ne ${h}$, and a line with the equation $y = ${line}$, where $c$ is a constant, are drawn on the same axes.

(a) Show that the $x$-coordinates of the points where the line meets the graph satisfy
$$${quadratic} = 0.$$ [2]

(b) Find the two values of $c$ for which the line is a tangent to the graph. [2]

(c) For the greater of these values of $c$, find the coordinates of the point $\mathrm{P}$ where the line touches the graph. [2]

(d) The tangent of part (c) meets the vertical asymptote of the graph at $\mathrm{A}$ and the $x$-axis at $\mathrm{B}$. Show that $\mathrm{P}$ is the midpoint of $[\mathrm{AB}]$. [2]`,
      hints: [
        md`Set the two expressions for $y$ equal and multiply by the denominator.`,
        md`When a line touches the graph, the quadratic equation has one solution only. What does its discriminant say?`,
        md`In part (b), the discriminant is a difference that can be written as $(\ldots)^2 - ${4 * m * k}$. Don't expand more than you need to.`,
        md`In part (d), put $x = ${h}$ into the equation of the tangent, and then $y = 0$.`,
      ],
      answer: md`(a) At a common point both expressions for $y$ are equal: $\dfrac{${k}}{${below}} = ${line}$. Multiplying by $${below}$,
$$${k} = (${line})(${below}) = ${term(1, 'c')}x${h < 0 ? ` + ${term(-h, 'c')}` : ` - ${term(h, 'c')}`} - ${term(m, 'x^2')}${plus(m * h, 'x')}.$$
Bringing everything to one side and collecting the terms in $x$ gives $${quadratic} = 0$.

(b) A tangent has exactly one point in common with the graph, so the discriminant is zero:
$$(${middle})^2 - 4 \times ${m} \times (${last}) = 0.$$
Expanding, $c^2${plus(2 * m * h, 'c')}${plus(m * m * h * h)}${plus(-4 * m * h, 'c')} - ${4 * m * k} = c^2${plus(-2 * m * h, 'c')}${plus(m * m * h * h)} - ${4 * m * k}$, which is $(c${plus(-m * h)})^2 - ${4 * m * k}$. So $(c${plus(-m * h)})^2 = ${4 * m * k}$ and $c${plus(-m * h)} = \pm ${2 * s}$. The two values are $c = ${more}$ and $c = ${less}$.

(c) With $c = ${more}$, the quadratic equation has the double solution $x = \dfrac{${middle.replace('c', `${more}`)}}{2 \times ${m}} = ${h + r}$. Then $y = ${more} - ${m === 1 ? '' : md`${m} \times `}${h + r < 0 ? `(${h + r})` : h + r} = ${s}$. So $\mathrm{P}$ is $(${h + r}, ${s})$.

(d) The vertical asymptote is $x = ${h}$. There the tangent has $y = ${more} - ${m === 1 ? '' : md`${m} \times `}${h < 0 ? `(${h})` : h} = ${2 * s}$, so $\mathrm{A}$ is $(${h}, ${2 * s})$. On the $x$-axis, $${more} - ${term(m, 'x')} = 0$ gives $x = ${h + 2 * r}$, so $\mathrm{B}$ is $(${h + 2 * r}, 0)$. The midpoint is
$$\left(\frac{${h} + ${h + 2 * r < 0 ? `(${h + 2 * r})` : h + 2 * r}}{2},\ \frac{${2 * s} + 0}{2}\right) = (${h + r}, ${s}),$$
which is $\mathrm{P}$.

![](drawing:graph)

**Watch out:** A hyperbola has two branches. That is why there are two tangents with the gradient $${-m}$, one for each branch.`,
      scheme: [
        [md`(a) $\frac{${k}}{${below}} = ${line}$, multiplied by $${below}$`, 'M1'],
        [md`expands correctly, leading to the given equation`, 'A1'],
        [md`(b) $(${middle})^2 - ${4 * m}(${last}) = 0$ (or uses $f'(x) = ${-m}$)`, 'M1'],
        [md`$c = ${more}$ and $c = ${less}$`, 'A1'],
        [md`(c) $x = ${h + r}$ (follow through)`, 'A1'],
        [md`$(${h + r}, ${s})$`, 'A1'],
        [md`(d) $\mathrm{A}(${h}, ${2 * s})$ and $\mathrm{B}(${h + 2 * r}, 0)$`, 'A1'],
        [md`finds the midpoint and states that it is $\mathrm{P}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: `${more}, ${less}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${2 * s}, ${-2 * s}`,
              note: md`These are the values of $c${plus(-m * h)}$. Solve for $c$ itself.`,
            },
            {
              value: `${more}`,
              note: md`A square has two roots: there is a tangent to the other branch, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${h + r}, ${s})`,
          accuracy: 'exact',
          mistakes: [
            { value: `(${h - r}, ${-s})`, note: md`This point belongs to the smaller value of $c$.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'show that' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `c = ${more}`, value: f(touch) + m * touch, within: 1e-5 },
        { part: 'b', route: 'numeric', shown: `c = ${less}`, value: f(other) + m * other, within: 1e-5 },
        { part: 'c', route: 'numeric', shown: `= ${h + r}`, value: touch, within: 1e-5 },
        { part: 'c', route: 'numeric', shown: `= ${s}`, value: f(touch), within: 1e-5 },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(h - 3 * r, -1), Math.max(h + 3.2 * r, 1)],
          y: [-2.6 * s, 3 * s],
          ticks: { x: [h], y: false },
          curves: [{ f }, { f: (x: number) => more - m * x, ink: 'second' }],
          asymptotes: { x: [h] },
          points: [
            { at: [h + r, s], label: 'P' },
            { at: [h, 2 * s], label: 'A' },
            { at: [h + 2 * r, 0], label: 'B' },
          ],
          description:
            'A hyperbola with its vertical asymptote, and a falling line that touches the right branch at P, meets the asymptote at A and the x-axis at B.',
        }),
      },
    };
  },
});

import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    a: choice(1, 2, 3),
    b: nonZero(-4, 5),
    c: integers(-2, 3),
    at: integers(1, 3),
  },
  allow: ({ a, b, at }) => 2 * a * at + b > 0,
  write: ({ a, b, c, at }) => {
    const f = (x: number): number => a * x * x + b * x + c;
    const gradient = 2 * a * at + b;
    const tangent = polynomial([gradient, f(at) - gradient * at]);
    const [left, right] = [at - 2, at + 2.4];
    const values = [left, at - 1, at, at + 1, right].map(f);
    const bottom = Math.min(...values, -b / (2 * a) > left ? f(-b / (2 * a)) : 0, 0) - 1;
    return {
      text: md`Let $f(x) = ${polynomial([a, b, c])}$. The points $\mathrm{P}(${at}, f(${at}))$ and $\mathrm{Q}(${at} + h, f(${at} + h))$, with $h \ne 0$, lie on the graph of $f$.

![](drawing:graph)

(a) Find $f(${at})$. [1]

(b) Show that the gradient of the chord PQ is $${gradient}${plus(a, 'h')}$. [4]

(c) Write down the gradient of the chord for $h = 0.01$. [1]

(d) State what happens to the gradient of the chord as $h$ approaches $0$, and interpret the result. [2]`,
      hints: [
        md`The gradient of the chord is $\dfrac{f(${at} + h) - f(${at})}{h}$.`,
        md`Expand $(${at} + h)^2$ first. All terms without $h$ cancel in the numerator.`,
      ],
      answer: md`(a) $f(${at}) = ${f(at)}$

(b) $f(${at} + h) = ${term(a, `(${at} + h)^2`)}${plus(b, `(${at} + h)`)}${plus(c)} = ${f(at)}${plus(gradient, 'h')}${plus(a, 'h^2')}$. So the gradient of the chord is
$$\frac{f(${at} + h) - f(${at})}{h} = \frac{${term(gradient, 'h')}${plus(a, 'h^2')}}{h} = ${gradient}${plus(a, 'h')}.$$

(c) For $h = 0.01$ the gradient is $${gradient} + ${a === 1 ? '' : md`${a} \times `}0.01 = ${Number((gradient + a * 0.01).toFixed(4))}$.

(d) As $h$ approaches $0$, the gradient of the chord approaches $${gradient}$. This is the gradient of the tangent to the graph at P, so $f'(${at}) = ${gradient}$. (The tangent is $y = ${tangent}$.)

**Watch out:** $(${at} + h)^2$ isn't just $${at * at} + h^2$: the term $${2 * at}h$ belongs to it. And don't put $h = 0$ before you have divided by $h$, as this would give $\frac{0}{0}$.`,
      scheme: [
        [md`$f(${at}) = ${f(at)}$`, 'A1'],
        [md`$\frac{f(${at} + h) - f(${at})}{h}$`, 'M1'],
        [md`expands $f(${at} + h)$ correctly`, 'A1'],
        [md`numerator $${term(gradient, 'h')}${plus(a, 'h^2')}$`, 'A1'],
        [md`divides by $h$ to obtain the given expression`, 'A1'],
        [md`$${Number((gradient + a * 0.01).toFixed(4))}$`, 'A1'],
        [md`it approaches $${gradient}$`, 'A1'],
        [md`this is the gradient of the tangent (or of the graph) at P`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${f(at)}`, accuracy: 'exact' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number((gradient + a * 0.01).toFixed(4))}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Number((gradient + a * 0.1).toFixed(4))}`,
              note: md`You took $h = 0.1$. Look at the number of zeros once more.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'The gradient approaches',
          expected: `${gradient}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: '0',
              note: md`It is $h$ that approaches $0$. What is left of the expression in part (b) then?`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'interpret', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `f(${at}) = ${f(at)}`,
          value: [a, b, c].reduce((sum, k) => sum * at + k, 0),
        },
        {
          part: 'b',
          route: 'symbolic',
          shown: `= ${gradient}${plus(a, 'h')}`,
          value: (h) => (f(at + h) - f(at)) / h,
          variable: 'h',
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`0.01 = ${Number((gradient + a * 0.01).toFixed(4))}`,
          value: Number(((f(at + 0.01) - f(at)) * 100).toFixed(8)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `f'(${at}) = ${gradient}`,
          value: Number(slope(f, at).toFixed(7)),
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(left, -0.6), right],
          y: [bottom, Math.max(...values) + 1],
          ticks: false,
          height: 230,
          curves: [{ f, from: left, to: right }],
          lines: [{ from: [at, f(at)], to: [at + 1.6, f(at + 1.6)] }],
          points: [
            { at: [at, f(at)], label: 'P', place: 'se' },
            { at: [at + 1.6, f(at + 1.6)], label: 'Q', place: 'se' },
          ],
          description:
            'A parabola that opens upwards, with two points P and Q on its rising part. Q lies to the right of P. The chord PQ is drawn.',
        }),
      },
    };
  },
});

import { maximum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.6', '2.15'],
  parameters: { p: integers(-8, 5), q: integers(-4, 10), line: integers(1, 40) },
  // The parabola (x − p)(x − q); |…| = line has four solutions, and x² + … = line has whole or simple solutions.
  allow: ({ p, q, line }) => {
    const width = q - p;
    const inner = width * width - 4 * line;
    const outer = width * width + 4 * line;
    return (
      width >= 3 &&
      width <= 13 &&
      inner > 0 &&
      Number.isInteger(Math.sqrt(outer)) &&
      p !== -q &&
      p * q !== 0 &&
      (Math.sqrt(outer) - (p + q)) % 2 === 0
    );
  },
  variants: 15,
  write: ({ p, q, line }) => {
    const inside = polynomial([1, -(p + q), p * q]);
    const f = (x: number) => x * x - (p + q) * x + p * q;
    const width = q - p;
    const peak = fraction(width * width, 4);
    const outer = Math.sqrt(width * width + 4 * line);
    const [first, last] = [(p + q - outer) / 2, (p + q + outer) / 2];
    const innerSquare = width * width - 4 * line;
    const innerRoot = Math.sqrt(innerSquare);
    const whole = Number.isInteger(innerRoot);
    const found = roots((x) => Math.abs(f(x)) - line, first - 0.71, last + 0.93);
    const show = (sign: 1 | -1) => {
      if (whole) return fraction(p + q + sign * innerRoot, 2);
      const sum = p + q;
      const surdText = `\\sqrt{${innerSquare}}`;
      return sum === 0
        ? `${sign < 0 ? '-' : ''}\\frac{${surdText}}{2}`
        : `\\frac{${sum} ${sign < 0 ? '-' : '+'} ${surdText}}{2}`;
    };
    const top = Math.max(line, (width * width) / 4) * 1.5;
    return {
      text: md`Let $f(x) = |${inside}|$, for $x \in \mathbb{R}$. The graph of $f$ is shown.

![](drawing:graph)

(a) Find the coordinates of the points $\mathrm{A}$ and $\mathrm{B}$ where the graph touches the $x$-axis, and of the local maximum $\mathrm{C}$. [4]

(b) Write down the set of values of $k$ for which the equation $f(x) = k$ has exactly four solutions. [1]

(c) Solve the equation $f(x) = ${line}$. [5]`,
      hints: [
        md`What is inside the modulus is a quadratic. Factorise it, and find its vertex.`,
        'Move a horizontal line up the graph and count the points in which it meets the graph.',
        md`$|u| = ${line}$ means $u = ${line}$ or $u = -${line}$.`,
      ],
      answer: md`(a) $${inside} = (x${plus(-p)})(x${plus(-q)})$, so $\mathrm{A}(${p}, 0)$ and $\mathrm{B}(${q}, 0)$.

The quadratic has its minimum halfway between, at $x = ${fraction(p + q, 2)}$, with the value $-${peak}$. The modulus turns this into the local maximum $\mathrm{C}\left(${fraction(p + q, 2)}, ${peak}\right)$.

(b) A horizontal line meets the graph four times when it lies above the $x$-axis and below C: $0 < k < ${peak}$.

(c) Either $${inside} = ${line}$, that is, $${polynomial([1, -(p + q), p * q - line])} = 0$, so $(x${plus(-first)})(x${plus(-last)}) = 0$ and $x = ${first}$ or $x = ${last}$.

Or $${inside} = -${line}$, that is, $${polynomial([1, -(p + q), p * q + line])} = 0$. By ${whole ? 'factorising' : 'the quadratic formula'}, $x = ${show(-1)}$ or $x = ${show(1)}$.

There are four solutions, as (b) says.

**Watch out:** Neither end belongs to the set in (b). For $k = 0$ there are only two solutions, A and B, and for $k = ${peak}$ there are three, because the line touches the graph at C.`,
      scheme: [
        [md`factorises, or solves $${inside} = 0$`, 'M1'],
        [md`$\mathrm{A}(${p}, 0)$ and $\mathrm{B}(${q}, 0)$`, 'A1'],
        [md`$x = ${fraction(p + q, 2)}$ at C`, 'A1'],
        [md`$y = ${peak}$ at C`, 'A1'],
        [md`$0 < k < ${peak}$`, 'A1'],
        [md`considers both $${inside} = ${line}$ and $${inside} = -${line}$`, 'M1'],
        [md`$${polynomial([1, -(p + q), p * q - line])} = 0$`, 'A1'],
        [md`$x = ${first}$ and $x = ${last}$`, 'A1'],
        [md`$${polynomial([1, -(p + q), p * q + line])} = 0$`, 'A1'],
        [md`$x = ${show(-1)}$ and $x = ${show(1)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: md`$\mathrm{A}$`,
          expected: `(${p}, 0)`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${-p}, 0)`,
              note: md`Look at the sign: where is the factor $x${plus(-p)}$ zero?`,
            },
            { value: `(${q}, 0)`, note: md`This is B, the point on the right.` },
          ],
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: md`$\mathrm{B}$`,
          expected: `(${q}, 0)`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: md`$\mathrm{C}$`,
          expected: md`(${fraction(p + q, 2)}, ${peak})`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: md`(${fraction(p + q, 2)}, -(${peak}))`,
              note: 'This is the vertex of the parabola. The modulus turns it up.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: `0 < k < ${peak}`,
          mistakes: [
            {
              value: `0 <= k <= ${peak}`,
              note: md`Look at the ends: how many solutions are there for $k = 0$, and how many for a line through C?`,
            },
            { value: `k > ${peak}`, note: 'A line above C meets the graph only twice.' },
          ],
        },
        {
          part: 'c',
          kind: 'set',
          expected: `${first}, ${last}, ${show(-1)}, ${show(1)}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${first}, ${last}`,
              note: md`You solved only $${inside} = ${line}$. What is inside the modulus may also be $-${line}$.`,
            },
            {
              value: `${show(-1)}, ${show(1)}`,
              note: md`You solved only $${inside} = -${line}$. What is inside the modulus may also be $${line}$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `k < ${peak}`.replace('k < ', ''),
          value: maximum((x) => Math.abs(f(x)), p, q),
        },
        { part: 'c', route: 'numeric', shown: `x = ${first}`, value: found[0]! },
        { part: 'c', route: 'numeric', shown: `x = ${show(-1)}`, value: found[1]! },
        { part: 'c', route: 'numeric', shown: `x = ${show(1)}`, value: found[2]! },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${last}`,
          value: found.length === 4 ? found[3]! : Number.NaN,
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(-1, first - 1), Math.max(1, last + 1)],
          y: [-top * 0.12, top],
          ticks: false,
          height: 220,
          curves: [{ f: (x) => Math.abs(f(x)) }],
          points: [
            { at: [p, 0], label: 'A', place: 's' },
            { at: [q, 0], label: 'B', place: 's' },
            { at: [(p + q) / 2, (width * width) / 4], label: 'C', place: 'n' },
          ],
          description:
            'Graph in the shape of a W with a round middle: it comes down to touch the x-axis at A, rises to a local maximum C, comes down to touch the axis again at B, and rises.',
        }),
      },
    };
  },
});

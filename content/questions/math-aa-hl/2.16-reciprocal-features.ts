import { maximumAt, minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.8'],
  parameters: {
    v: integers(-3, 3),
    /** Zeros and turning point measured from the asymptote, and its height as a share of H. */
    shape: choice(
      { p: 2, s: 6, u: 3, n: -1, d: 3 },
      { p: -6, s: -2, u: -3, n: -1, d: 3 },
      { p: -2, s: 6, u: -6, n: 4, d: 3 },
      { p: -6, s: 2, u: 6, n: 4, d: 3 },
      { p: 4, s: 12, u: 6, n: -1, d: 3 },
      { p: -12, s: 4, u: 12, n: 4, d: 3 },
    ),
    high: choice(-12, -9, -6, -3, 3, 6, 9, 12),
  },
  allow: ({ shape, v, high }) =>
    Math.abs((high * shape.n) / shape.d) > 1 &&
    Math.abs((high * shape.n) / shape.d) <= 8 &&
    v + shape.p !== 0 &&
    v + shape.s !== 0,
  write: ({ v, shape: { p, s, u, n, d }, high }) => {
    const f = (x: number) => (high * (x - v - p) * (x - v - s)) / (x - v) ** 2;
    const [low, top] = [v + p, v + s];
    const at = v + u;
    const height = (high * n) / d;
    // A maximum of f when the product of the zeros and H have opposite signs.
    const max = p * s * high < 0;
    const [name, other] = max ? ['maximum', 'minimum'] : ['minimum', 'maximum'];
    const turned = fraction(1, height);
    const flat = fraction(1, high);
    const reach = Math.max(Math.abs(high), Math.abs(height)) * 2;
    const recip = (x: number) => 1 / f(x);
    const place = max ? minimumAt(recip, at - 0.4, at + 0.4) : maximumAt(recip, at - 0.4, at + 0.4);
    return {
      text: md`The diagram shows the graph of $y = f(x)$. It has the vertical asymptote $x = ${v}$, the horizontal asymptote $y = ${high}$ and a local ${name} at $\mathrm{A}(${at}, ${height})$. It meets the $x$-axis only at $x = ${low}$ and $x = ${top}$.

![](drawing:graph)

(a) Write down the equations of the two vertical asymptotes and of the horizontal asymptote of the graph of $y = \dfrac{1}{f(x)}$. [3]

(b) The graph of $y = \dfrac{1}{f(x)}$ has a turning point with the same $x$-coordinate as A. Write down its coordinates, and state whether it is a local maximum or a local minimum. [2]

(c) Explain what happens to $\dfrac{1}{f(x)}$ as $x$ approaches $${v}$. [1]

(d) Write down the $y$-coordinates of the points on the graph of $y = [f(x)]^2$ with $x = ${low}$ and with $x = ${at}$. [2]`,
      hints: [
        'Where $f(x)$ is zero, its reciprocal has no value.',
        'A number and its reciprocal have the same sign. What happens to the reciprocal when the number grows?',
        'Squares are never negative.',
      ],
      answer: md`(a) $\dfrac{1}{f(x)}$ has no value where $f(x) = 0$, and grows without limit near there: the vertical asymptotes are $x = ${low}$ and $x = ${top}$. Far away $f(x)$ is close to $${high}$, so its reciprocal is close to $${flat}$: the horizontal asymptote is $y = ${flat}$.

(b) At $x = ${at}$ the height $${height}$ becomes $\frac{1}{${height}} = ${turned}$. Near A, $f(x)$ has ${max ? 'its greatest' : 'its least'} value and keeps its sign, so the reciprocal has ${max ? 'its least' : 'its greatest'} value: $\left(${at}, ${turned}\right)$ is a local ${other}.

(c) As $x$ approaches $${v}$, the size of $f(x)$ grows without limit, so $\dfrac{1}{f(x)}$ approaches $0$. (The graph of the reciprocal comes to the $x$-axis there, with a hole at $x = ${v}$.)

(d) At $x = ${low}$ the value of $f$ is $0$, and its square is $y = 0$. At $x = ${at}$ it is $${height}$, and its square is $y = ${height * height}$.

**Watch out:** Maxima and minima change places for the reciprocal, but the sign stays. For the square it is the sign that is lost.`,
      scheme: [
        [md`(a) $x = ${low}$`, 'A1'],
        [md`$x = ${top}$`, 'A1'],
        [md`$y = ${flat}$`, 'A1'],
        [md`(b) $\left(${at}, ${turned}\right)$`, 'A1'],
        [`local ${other}`, 'A1'],
        [md`(c) it approaches $0$, because $|f(x)|$ grows without limit`, 'R1'],
        ['(d) $0$', 'A1'],
        [md`$${height * height}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Vertical asymptotes:',
          expected: `x = ${low}, x = ${top}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `x = ${v}`, note: md`This is the asymptote of $f$. Where is $f(x)$ zero?` },
            { value: `x = ${low}`, note: 'This is one of the two.' },
          ],
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'Horizontal asymptote:',
          expected: md`y = ${flat}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [{ value: `y = ${high}`, note: md`This is the asymptote of $f$. Take the reciprocal.` }],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: md`(${at}, ${turned})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `(${at}, ${height})`, note: md`This is A itself. Take the reciprocal of its height.` },
            { value: `(${at}, -(${turned}))`, note: 'A reciprocal keeps the sign.' },
          ],
        },
        { part: 'b', kind: 'self', why: 'state which kind of turning point', marks: 1 },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          label: md`At $x = ${low}$:`,
          expected: '0',
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          label: md`At $x = ${at}$:`,
          expected: `${height * height}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-height * height}`, note: 'A square is never negative.' }],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${turned}`,
          value: recip(place),
          within: 1e-6,
        },
        { part: 'a', route: 'numeric', shown: `y = ${flat}`, value: recip(1e9), within: 1e-6 },
        { part: 'd', route: 'substitution', shown: 'y = 0', value: f(low) ** 2, within: 1e-12 },
        {
          part: 'd',
          route: 'substitution',
          shown: `y = ${height * height}`,
          value: f(at) ** 2,
          within: 1e-9,
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(-1, v + Math.min(p, s, u, 0) - 5), Math.max(1, v + Math.max(p, s, u, 0) + 5)],
          y: [-reach, reach],
          ticks: { x: [low, top], y: false },
          curves: [
            { f, to: v - 0.001, ink: 'accent' },
            { f, from: v + 0.001, ink: 'accent' },
          ],
          asymptotes: { x: [v], y: [high] },
          points: [{ at: [at, height], label: 'A', place: max ? 'n' : 's' }],
          description: `Graph with two branches, one on each side of the dashed vertical line x = ${v}. Both approach the dashed horizontal line y = ${high}. The graph meets the x-axis twice and has one turning point A, a local ${name}.`,
        }),
      },
    };
  },
});

import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['5.1'],
  parameters: {
    at: integers(2, 5),
    height: integers(3, 6),
    gradient: choice(-2, -1.5, -1, -0.5, 0.5, 1, 1.5, 2),
    far: choice(2, 3),
  },
  allow: ({ at, height, gradient, far }) => {
    const [left, right] = [height - gradient * 2, height + gradient * far];
    return left >= 0 && right >= 0 && left <= 11 && right <= 11 && Number.isInteger(right) && at - 2 >= 0;
  },
  write: ({ at, height, gradient, far }) => {
    const bend = (at + height) % 2 === 0 ? 0.25 : -0.2;
    const f = (x: number) => height + gradient * (x - at) + bend * (x - at) ** 2;
    const [x0, x1] = [at - 2, at + far];
    const [y0, y1] = [height - 2 * gradient, height + far * gradient];
    const constant = tidy(height - gradient * at);
    // The gradient is a half or a whole number.
    const perpendicular = fraction(-2, 2 * gradient);
    const cut = height + at / gradient;
    const shownCut = fraction(
      Math.round(Math.abs(2 * height * gradient + 2 * at)),
      Math.round(Math.abs(2 * gradient)),
    );
    const right = at + 4;
    const line = polynomial([gradient, constant]);
    const steep = perpendicular === '1' ? '' : perpendicular === '-1' ? '-' : perpendicular;
    const normalLine = `${steep}x${cut === 0 ? '' : `${cut < 0 ? ' - ' : ' + '}${shownCut}`}`;
    return {
      text: md`The diagram shows the graph of a function $f$ and the line $L$, which is the tangent to the graph at the point $P(${at}, ${height})$. The line $L$ passes through the points $(${x0}, ${y0})$ and $(${x1}, ${y1})$.

![](drawing:tangent)

(a) Write down the value of $f(${at})$. [1]

(b) Find the value of $f'(${at})$. [2]

(c) Find the equation of $L$. Give it in the form $y = mx + c$. [2]

(d) Find the equation of the normal to the graph of $f$ at $P$. [2]`,
      hints: [
        md`$f(${at})$ is a height. $f'(${at})$ is a gradient.`,
        md`The derivative at a point is the gradient of the tangent there. You know two points of the tangent.`,
        md`The product of the gradients of two perpendicular lines is $-1$.`,
      ],
      answer: md`(a) $P$ lies on the graph, so $f(${at}) = ${height}$.

(b) $f'(${at})$ is the gradient of the tangent $L$. Use its two known points: $f'(${at}) = \dfrac{${y1} - ${y0}}{${x1} - ${x0}} = ${gradient}$

(c) $L$ has the gradient $${gradient}$ and passes through $P(${at}, ${height})$: $y - ${height} = ${gradient === 1 ? '' : gradient === -1 ? '-' : gradient}(x - ${at})$. This is $y = ${line}$.

(d) The normal is perpendicular to $L$. Its gradient is $-\dfrac{1}{f'(${at})} = ${perpendicular}$, and it passes through $P$, too: $y - ${height} = ${steep}(x - ${at})$, or $y = ${normalLine}$.

**Watch out:** Don't mix up the height $f(${at})$ and the gradient $f'(${at})$.`,
      scheme: [
        [md`(a) $${height}$`, 'A1'],
        [md`(b) gradient from two points of $L$`, 'M1'],
        [md`$${gradient}$`, 'A1'],
        [md`(c) substitutes a point and their gradient into the equation of a line`, 'M1'],
        [md`$y = ${line}$`, 'A1'],
        [md`(d) gradient $${perpendicular}$`, 'A1'],
        [md`$y - ${height} = ${steep}(x - ${at})$, or equivalent`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${height}`,
          accuracy: 'exact',
          mistakes: [{ value: `${at}`, note: md`That is the $x$-coordinate of $P$.` }].filter(
            () => at !== height,
          ),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${gradient}`,
          accuracy: 'exact',
          mistakes: [
            { value: sf(1 / gradient, 5), note: md`You divided the change of $x$ by the change of $y$.` },
            { value: `${-gradient}`, note: md`Does the line rise or fall?` },
            { value: `${height}`, note: md`That is $f(${at})$, a height.` },
          ].filter(({ value }) => Math.abs(Number(value) - gradient) > 1e-6),
        },
        { part: 'c', kind: 'equation', expected: `y = ${line}`, variables: ['x', 'y'] },
        {
          part: 'd',
          kind: 'equation',
          expected: `y - ${height} = ${gradient < 0 ? '' : '-'}(1/${Math.abs(gradient)})(x - ${at})`,
          variables: ['x', 'y'],
          mistakes: [
            { value: `y = ${line}`, note: md`That is the tangent. The normal is perpendicular to it.` },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${height}`, value: f(at) },
        { part: 'b', route: 'numeric', shown: `= ${gradient}`, value: Number(slope(f, at).toFixed(6)) },
        { part: 'c', route: 'symbolic', shown: line, value: (x) => y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${perpendicular}`,
          value: Math.tan(Math.atan(gradient) + (gradient < 0 ? 1 : -1) * (Math.PI / 2)),
          within: 1e-6,
        },
      ],
      drawings: {
        tangent: plot({
          x: [0, right + 1],
          y: [Math.min(0, Math.floor(Math.min(f(0), f(right)))) - 0.5, Math.max(11, f(0), f(right)) + 0.5],
          grid: true,
          ticks: { x: 1, y: 1 },
          height: 260,
          curves: [{ f, from: 0, to: right, label: '*f*' }],
          lines: [
            {
              from: [Math.max(0, x0 - 0.4), height - gradient * (at - Math.max(0, x0 - 0.4))],
              to: [x1 + 0.5, y1 + 0.5 * gradient],
              label: '*L*',
            },
          ],
          points: [{ at: [at, height], label: 'P' }, { at: [x0, y0] }, { at: [x1, y1] }],
          description: `A curve and a straight line L that touches it at P(${at}, ${height}). L passes through (${x0}, ${y0}) and (${x1}, ${y1}).`,
        }),
      },
    };
  },
});

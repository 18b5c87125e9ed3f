import { maximumAt, minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    left: integers(-5, 1),
    width: choice(4, 6, 8),
    v: choice(-6, -5, -4, -3, 3, 4, 5, 6),
    h: nonZero(-4, 4),
    j: nonZero(-5, 5),
    s: choice(2, 3),
    wide: choice(2, 3),
  },
  allow: ({ left, width, h, j, v }) =>
    left !== 0 && left + width !== 0 && 2 * left + width !== 0 && j !== -v && left + h !== 0,
  write: ({ left, width, v, h, j, s, wide }) => {
    const right = left + width;
    const u = (left + right) / 2;
    const f = (x: number): number => (v * (x - left) * (right - x)) / (width / 2) ** 2;
    const kind = v > 0 ? 'maximum' : 'minimum';
    const turning = (g: (x: number) => number, from: number, to: number, up: boolean): number =>
      up ? maximumAt(g, from, to) : minimumAt(g, from, to);
    const movedAt = turning((x) => f(x - h) + j, left + h, right + h, v > 0);
    const stretched = (x: number): number => f(x / wide);
    const inner = md`\frac{x}{${wide}}`;
    return {
      text: md`The diagram shows the graph of $y = f(x)$. It meets the $x$-axis at $(${left}, 0)$ and $(${right}, 0)$ only, and its only turning point is the ${kind} point $(${u}, ${v})$.

![](drawing:graph)

(a) Write down the zeros of $y = f(x${plus(-h)})$. [1]

(b) Find the coordinates of the turning point of $y = f(x${plus(-h)})${plus(j)}$. [2]

(c) Write down the coordinates of the turning point of $y = -${s}f(x)$, and state whether it is a maximum or a minimum. [2]

(d) Find the zeros of $y = f\!\left(${inner}\right)$. [1]

(e) Write down the value of the constant $t$ for which the graph of $y = f(x) + t$ meets the $x$-axis exactly once. [1]`,
      hints: [
        md`A number that is added inside the bracket moves the graph sideways, a number outside moves it up or down.`,
        md`For which $x$ is $x${plus(-h)}$ equal to $${left}$?`,
        md`In part (c), every height is multiplied by a negative number. What becomes of the highest or lowest point?`,
        md`In part (e), how far, and in which direction, must the graph be moved so that its turning point lies on the $x$-axis?`,
      ],
      answer: md`(a) $f(x${plus(-h)})$ moves the graph by $${Math.abs(h)}$ to the ${h > 0 ? 'right' : 'left'}. The zeros move along: $x = ${left + h}$ and $x = ${right + h}$.

(b) The turning point moves by $${Math.abs(h)}$ to the ${h > 0 ? 'right' : 'left'} and by $${Math.abs(j)}$ ${j > 0 ? 'upwards' : 'downwards'}. Its coordinates are $x_b = ${u + h}$ and $y_b = ${v + j}$, so it is $(${u + h}, ${v + j})$.

(c) All heights are multiplied by $-${s}$, and the $x$-coordinates stay. The turning point is at the height $y_c = ${-s * v}$, so it is $(${u}, ${-s * v})$. The minus sign turns the graph over, so it is a ${v > 0 ? 'minimum' : 'maximum'}.

(d) $f\!\left(${inner}\right)$ is zero when $${inner}$ is $${left}$ or $${right}$. So the zeros are $${wide}$ times as far from the $y$-axis: $x = ${wide * left}$ and $x = ${wide * right}$.

(e) Adding $t$ moves the graph up or down. It meets the $x$-axis once when its turning point lies on the axis: $${v} + t = 0$, so $t = ${-v}$.

**Watch out:** A minus sign inside the bracket moves the graph to the right: for $f(x - 2)$ one needs an $x$ that is $2$ *larger* to get the same value.`,
      scheme: [
        [md`(a) $${left + h}$ and $${right + h}$ (both)`, 'A1'],
        [md`(b) $x = ${u + h}$`, 'A1'],
        [md`$y = ${v + j}$`, 'A1'],
        [md`(c) $(${u}, ${-s * v})$`, 'A1'],
        [md`${v > 0 ? 'minimum' : 'maximum'}`, 'A1'],
        [md`(d) $${wide * left}$ and $${wide * right}$ (both)`, 'A1'],
        [md`(e) $t = ${-v}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          expected: `${left + h}, ${right + h}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${left - h}, ${right - h}`,
              note: md`The zeros went the wrong way. What stands in the bracket must equal $${left}$ or $${right}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${u + h}, ${v + j})`,
          accuracy: 'exact',
          mistakes: [{ value: `(${u - h}, ${v + j})`, note: md`The $x$-coordinate went the wrong way.` }],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${u}, ${-s * v})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `(${u}, ${s * v})`, note: md`The minus sign is missing: heights change their sign.` },
            {
              value: `(${-s * u}, ${v})`,
              note: md`The factor stands outside of $f$, so it acts on the heights.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state maximum or minimum', marks: 1 },
        {
          part: 'd',
          kind: 'set',
          expected: `${wide * left}, ${wide * right}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${left}/${wide}, ${right}/${wide}`,
              note: md`You divided. For which $x$ is $${inner}$ equal to $${left}$?`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: '$t =$',
          expected: `${-v}`,
          accuracy: 'exact',
          mistakes: [{ value: `${v}`, note: md`This moves the turning point away from the $x$-axis.` }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `x = ${left + h}`,
          value: root((x) => f(x - h), left + h - 1, u + h),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `x = ${right + h}`,
          value: root((x) => f(x - h), u + h, right + h + 1),
        },
        { part: 'b', route: 'numeric', shown: `x_b = ${u + h}`, value: movedAt, within: 1e-5 },
        { part: 'b', route: 'numeric', shown: `y_b = ${v + j}`, value: f(movedAt - h) + j, within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: `y_c = ${-s * v}`,
          value: -s * f(turning((x) => -s * f(x), left, right, v < 0)),
          within: 1e-6,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `x = ${wide * left}`,
          value: root(stretched, wide * left - 1, wide * u),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `x = ${wide * right}`,
          value: root(stretched, wide * u, wide * right + 1),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `t = ${-v}`,
          value: -f(turning(f, left, right, v > 0)),
          within: 1e-6,
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(left, 0) - 1.2, Math.max(right, 0) + 1.2],
          y: v > 0 ? [-3, v + 2] : [v - 2, 3],
          ticks: { x: [left, right], y: false },
          curves: [{ f, label: '*y* = *f*(*x*)', labelAt: right - width / 5, place: v > 0 ? 'ne' : 'se' }],
          points: [{ at: [u, v], label: `(${u}, ${v})`.replaceAll('-', '−'), place: v > 0 ? 'n' : 's' }],
          description: `A curve with the ${kind} point (${u}, ${v}) that meets the x-axis at ${left} and ${right}.`,
        }),
      },
    };
  },
});

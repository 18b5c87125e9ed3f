import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.3'],
  parameters: {
    start: integers(-6, -4),
    peak: choice([-2, 4], [-2, 3], [-1, 5], [-3, 4]),
    dip: choice([2, -2], [2, -1], [3, -3], [4, -2]),
    factor: choice(-2, 2, 3, -3),
    up: choice(-4, -3, 1, 2, 3, 5),
    right: choice(-4, -3, 2, 3, 5),
    across: choice(2, 3),
  },
  allow: ({ start, peak }) => start < peak[0] - 1,
  write: ({ start, peak, dip, factor, up, right, across }) => {
    const end = dip[0] + 2;
    const corners = [[start, 0], peak, dip, [end, 1]] as const;
    const f = (x: number) => {
      const at = corners.findIndex(([cx], index) => index > 0 && x <= cx + 1e-9);
      const [[x0, y0], [x1, y1]] = [corners[at - 1]!, corners[at]!];
      return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
    };
    const [top, bottom] = [peak[1], dip[1]];
    const image = factor * top + up;
    const low = Math.min(factor * top, factor * bottom) + up;
    const high = Math.max(factor * top, factor * bottom) + up;
    const shifted = term(factor, md`f(x)`) + plus(up);
    const values = Array.from(
      { length: 4001 },
      (_, index) => factor * f(start + ((end - start) * index) / 4000) + up,
    );
    return {
      text: md`The graph of $y = f(x)$ consists of three straight pieces with the ends and corners $(${start}, 0)$, $\text{P}(${peak[0]}, ${peak[1]})$, $\text{Q}(${dip[0]}, ${dip[1]})$ and $(${end}, 1)$.

![](drawing:graph)

(a) Write down the domain and the range of $f$. [2]

(b) Let $g(x) = ${shifted}$. Find the coordinates of the image of P on the graph of $g$, and the range of $g$. [3]

(c) The graph of $f$ is translated by the vector $\begin{pmatrix} ${right} \\ 0 \end{pmatrix}$. Write down the equation of the new graph in terms of $f$, and the coordinates of the image of Q. [2]

(d) Let $k(x) = f(${across}x)$. Describe the transformation that maps the graph of $f$ to that of $k$, and find the domain of $k$. [3]`,
      hints: [
        md`What is done to $f(x)$ from outside changes heights; what is done to $x$ inside changes positions from left to right.`,
        md`With a negative factor the highest point becomes the lowest one.`,
        md`$k$ reaches at $x$ what $f$ reaches at $${across}x$, so everything happens earlier.`,
      ],
      answer: md`(a) Domain: $${start} \le x \le ${end}$. Range: $${bottom} \le y \le ${top}$.

(b) Heights are multiplied by $${factor}$, then $${Math.abs(up)}$ is ${up > 0 ? 'added' : 'subtracted'}. At P the new height is $g(${peak[0]}) = ${factor} \times ${top}${plus(up)} = ${image}$, so the image is $(${peak[0]}, ${image})$.

At Q the new height is $g(${dip[0]}) = ${factor} \times (${bottom})${plus(up)} = ${factor * bottom + up}$, so the range of $g$ is $${low} \le y \le ${high}$.

(c) $y = f(x${plus(-right)})$, and the image of Q is $(${dip[0] + right}, ${dip[1]})$.

(d) A horizontal stretch with scale factor $\frac{1}{${across}}$ (the $y$-axis stays fixed). The domain of $k$ follows from $${start} \le ${across}x \le ${end}$: $${quotient(start, across)} \le x \le ${quotient(end, across)}$.

**Watch out:** Changes inside the bracket work the other way round from what one expects. A move to the right has a minus sign there, a move to the left a plus sign, and the factor $${across}$ makes the graph narrower, not wider.`,
      scheme: [
        [md`$${start} \le x \le ${end}$`, 'A1'],
        [md`$${bottom} \le y \le ${top}$`, 'A1'],
        [md`multiplies the height by $${factor}$ and then adds $${up}$`, 'M1'],
        [md`$(${peak[0]}, ${image})$`, 'A1'],
        [md`$${low} \le y \le ${high}$`, 'A1'],
        [md`$y = f(x${plus(-right)})$`, 'A1'],
        [md`$(${dip[0] + right}, ${dip[1]})$`, 'A1'],
        [md`horizontal stretch`, 'A1'],
        [md`scale factor $\frac{1}{${across}}$`, 'A1'],
        [md`$${quotient(start, across)} \le x \le ${quotient(end, across)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          label: 'Domain:',
          expected: `[${start}, ${end}]`,
          marks: 1,
        },
        {
          part: 'a',
          kind: 'interval',
          label: 'Range:',
          expected: `[${bottom}, ${top}]`,
          marks: 1,
          mistakes: [
            {
              value: '[0, 1]',
              note: 'These are the heights of the two ends. The highest and the lowest point lie between them.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Image of P:',
          expected: `(${peak[0]}, ${image})`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `(${peak[0]}, ${factor * (top + up)})`,
              note: md`You ${up > 0 ? 'added' : 'subtracted'} before multiplying. In $${shifted}$ the multiplication comes first.`,
            },
            {
              value: `(${factor * peak[0] + up}, ${peak[1]})`,
              note: 'What is done to $f(x)$ from outside changes the height, not the position from left to right.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          label: md`Range of $g$:`,
          expected: `[${low}, ${high}]`,
          marks: 1,
        },
        {
          part: 'c',
          kind: 'equation',
          label: 'Equation:',
          expected: `y = f(x${plus(-right)})`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [
            {
              value: `y = f(x${plus(right)})`,
              note: 'This moves the graph in the opposite direction.',
            },
            {
              value: `y = f(x)${plus(right)}`,
              note: 'This moves the graph up or down.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          label: 'Image of Q:',
          expected: `(${dip[0] + right}, ${dip[1]})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${dip[0] - right}, ${dip[1]})`,
              note: 'You moved Q in the opposite direction.',
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'describe', marks: 2 },
        {
          part: 'd',
          kind: 'interval',
          label: md`Domain of $k$:`,
          expected: `[${quotient(start, across)}, ${quotient(end, across)}]`,
          marks: 1,
          mistakes: [
            {
              value: `[${start * across}, ${end * across}]`,
              note: md`You multiplied by $${across}$. The graph becomes narrower, not wider.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`g(${peak[0]}) = ${factor} \times ${top}${plus(up)} = ${image}`,
          value: factor > 0 ? Math.max(...values) : Math.min(...values),
          within: 0.03,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`g(${dip[0]}) = ${factor} \times (${bottom})${plus(up)} = ${factor * bottom + up}`,
          value: factor > 0 ? Math.min(...values) : Math.max(...values),
          within: 0.03,
        },
      ],
      drawings: {
        graph: plot({
          x: [-7, 8],
          y: [-4, 6],
          grid: true,
          ticks: { x: 1, y: 1 },
          polylines: [{ points: corners, label: '*y* = *f*(*x*)', place: 'ne' }],
          points: [
            { at: peak, label: 'P', place: 'n' },
            { at: dip, label: 'Q', place: 's' },
          ],
          description: `A graph of three straight pieces: from (${start}, 0) up to P(${peak[0]}, ${peak[1]}), down to Q(${dip[0]}, ${dip[1]}) and up to (${end}, 1).`,
        }),
      },
    };
  },
});

/** As it is written on an axis: a fraction in lowest terms. */
function quotient(top: number, bottom: number): string {
  if (top % bottom === 0) return String(top / bottom);
  return md`${top < 0 ? '-' : ''}\frac{${Math.abs(top)}}{${bottom}}`;
}

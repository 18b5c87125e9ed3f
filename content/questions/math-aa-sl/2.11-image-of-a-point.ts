import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    x: nonZero(-6, 8),
    y: nonZero(-6, 8),
    h: nonZero(-5, 5),
    k: nonZero(-5, 5),
    stretch: integers(2, 4),
    squeeze: choice(2, 3),
    mirror: choice('x', 'y'),
  },
  allow: ({ x, y, h, k }) => x !== y && x + h !== 0 && y + k !== 0,
  write: ({ x, y, h, k, stretch, squeeze, mirror }) => {
    const mirrored = mirror === 'x' ? ([x, -y] as const) : ([-x, y] as const);
    const third = mirror === 'x' ? '-f(x)' : 'f(-x)';
    const squeezed = fraction(x, squeeze);
    // A straight line through P stands for f in the second route.
    const f = (at: number): number => 1.3 * (at - x) + y;
    return {
      text: md`The point $P(${x}, ${y})$ lies on the graph of $y = f(x)$. For each of the following graphs, find the coordinates of the point that is the image of $P$.

(a) $y = f(x${plus(-h)})${plus(k)}$ [2]

(b) $y = ${stretch}f(${squeeze}x)$ [2]

(c) $y = ${third}$ [1]`,
      hints: [
        md`What is done inside the brackets of $f$ changes the $x$-coordinate, often the other way round than one expects.`,
        md`Ask yourself: which value of $x$ makes the number inside the brackets equal to $${x}$?`,
      ],
      answer: md`(a) This is a translation by $${Math.abs(h)}$ ${h > 0 ? 'to the right' : 'to the left'} and by $${Math.abs(k)}$ ${k > 0 ? 'upwards' : 'downwards'}. The image has the coordinates $x_a = ${x + h}$ and $y_a = ${y + k}$: it is $(${x + h}, ${y + k})$.

(b) The graph is stretched horizontally with the factor $\frac{1}{${squeeze}}$ and vertically with the factor $${stretch}$. The image has the coordinates $x_b = ${squeezed}$ and $y_b = ${stretch * y}$: it is $\left(${squeezed}, ${stretch * y}\right)$.

(c) The graph is reflected in the $${mirror}$-axis, so the image is $(${mirrored[0]}, ${mirrored[1]})$.

**Watch out:** Numbers inside the bracket act on $x$ the other way round: $f(x${plus(-h)})$ moves the graph to the ${h > 0 ? 'right' : 'left'}, and in (b) the $x$-coordinate is *divided* by $${squeeze}$, not multiplied.`,
      scheme: [
        [md`$x = ${x + h}$`, 'A1'],
        [md`$y = ${y + k}$`, 'A1'],
        [md`$x = ${squeezed}$`, 'A1'],
        [md`$y = ${stretch * y}$`, 'A1'],
        [md`$(${mirrored[0]}, ${mirrored[1]})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${x + h}, ${y + k})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${x - h}, ${y + k})`,
              note: md`The $x$-coordinate went the wrong way: what stands inside the brackets must equal $${x}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: md`\left(${squeezed}, ${stretch * y}\right)`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${squeeze * x}, ${stretch * y})`,
              note: md`You multiplied the $x$-coordinate by $${squeeze}$. For which $x$ is $${squeeze}x$ equal to $${x}$?`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${mirrored[0]}, ${mirrored[1]})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${-mirrored[0]}, ${-mirrored[1]})`,
              note: md`This is the reflection in the other axis. Does the minus sign stand before $f$ or before $x$?`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `y_a = ${y + k}`, value: f(x + h - h) + k },
        {
          part: 'a',
          route: 'substitution',
          shown: `x_a = ${x + h}`,
          value: integers(-30, 30).find((at) => at - h === x)!,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `y_b = ${stretch * y}`,
          value: stretch * f(squeeze * (x / squeeze)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `x_b = ${squeezed}`,
          value: integers(-90, 90).find((sixths) => (squeeze * sixths) / 6 === x)! / 6,
        },
      ],
    };
  },
});

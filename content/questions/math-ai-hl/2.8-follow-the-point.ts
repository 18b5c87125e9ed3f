import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    px: choice(-12, -6, 6, 12, 18),
    py: nonZero(-7, 9),
    mirror: choice('x', 'y'),
    h: nonZero(-5, 5),
    k: nonZero(-6, 6),
    /** Vertical factor and horizontal number of the stretches; `inside` says whether x is multiplied or divided by it. */
    p: choice(2, 3, 4),
    q: choice(2, 3),
    inside: choice('times', 'over'),
    /** The point of part (d), before it was moved. */
    from: choice([1, 5], [-2, 3], [4, -1], [-3, -2], [2, 7], [5, 4]),
    s: nonZero(-4, 4),
    r: choice(2, 3, 5),
  },
  allow: ({ px, py, h, k, p, q, from, s }) =>
    Math.abs(py) > 1 &&
    p !== q &&
    Math.abs(h) !== Math.abs(k) &&
    px !== py &&
    px !== -py &&
    from[0] + s !== 0,
  write: ({ px, py, mirror, h, k, p, q, inside, from, s, r }) => {
    const flipped = mirror === 'x' ? [px, -py] : [-px, py];
    const moved = [px + h, py + k];
    const times = inside === 'times';
    const stretched = [times ? px / q : px * q, p * py];
    const inner = times ? `${q}x` : md`\frac{x}{${q}}`;
    const image = [from[0] + s, r * from[1]];
    // A rising function through P, to find the same points by solving.
    const f = (x: number) => py + (x - px) + (x - px) ** 3 / 50;
    const where = (inside: (x: number) => number, at: number) => root((x) => inside(x) - at, -101.3, 100.7);
    return {
      text: md`The point $\text{P}(${px}, ${py})$ lies on the graph of $y = f(x)$. Write down the coordinates of the image of P on the graph of

(a) $y = ${mirror === 'x' ? '-f(x)' : 'f(-x)'}$; [1]

(b) $y = f(x${plus(-h)})${plus(k)}$; [2]

(c) $y = ${p}f\left(${inner}\right)$. [2]

The point $\text{R}(${image[0]}, ${image[1]})$ lies on the graph of $y = ${r}f(x${plus(-s)})$.

(d) Find the coordinates of the point on the graph of $f$ whose image is R. [2]`,
      hints: [
        md`What is done outside of $f$ changes the $y$-coordinate. What is done to $x$ inside of $f$ changes the $x$-coordinate.`,
        md`Ask: which $x$ must I put in so that the bracket of $f$ is equal to $${px}$?`,
        md`In (d) go backwards. You know the image, so undo the translation and the stretch.`,
      ],
      answer: md`P tells us that $f(${px}) = ${py}$. So the image lies where the bracket of $f$ is equal to $${px}$.

(a) ${
        mirror === 'x'
          ? md`The minus sign is outside, so the $y$-coordinate changes its sign: a reflection in the $x$-axis. The new height is $y = ${-py}$.`
          : md`The minus sign is inside, so the $x$-coordinate changes its sign: a reflection in the $y$-axis. $-x = ${px}$ gives $x = ${-px}$.`
      } The image is $(${flipped[0]}, ${flipped[1]})$.

(b) $x${plus(-h)} = ${px}$ gives $x = ${moved[0]}$: the point moves $${Math.abs(h)}$ to the ${h > 0 ? 'right' : 'left'}. Its height changes to $y = ${py}${plus(k)} = ${moved[1]}$. The image is $(${moved[0]}, ${moved[1]})$.

(c) $${inner} = ${px}$ gives $x = ${stretched[0]}$: a horizontal stretch with scale factor $${times ? md`\frac{1}{${q}}` : q}$. The height is multiplied by $${p}$: $y = ${p} \times ${inBrackets(py)} = ${stretched[1]}$. The image is $(${stretched[0]}, ${stretched[1]})$.

(d) At R the bracket of $f$ is $${image[0]}${plus(-s)} = ${from[0]}$. The height of R is $${r}$ times that of the point on the graph of $f$: $${r}f(${from[0]}) = ${image[1]}$, so $f(${from[0]}) = ${from[1]}$. The point is $(${from[0]}, ${from[1]})$.

**Watch out:** Inside the bracket everything works the other way round. $f(x${plus(-h)})$ moves the graph to the ${h > 0 ? 'right' : 'left'}, and $f\left(${inner}\right)$ makes it ${times ? 'narrower' : 'wider'}.`,
      scheme: [
        [md`(a) $(${flipped[0]}, ${flipped[1]})$`, 'A1'],
        [md`(b) $x$-coordinate $${moved[0]}$`, 'A1'],
        [md`$y$-coordinate $${moved[1]}$`, 'A1'],
        [md`(c) $x$-coordinate $${stretched[0]}$`, 'A1'],
        [md`$y$-coordinate $${stretched[1]}$`, 'A1'],
        [
          md`(d) undoes one of the two transformations, such as $${image[0]}${plus(-s)}$ or $\frac{${image[1]}}{${r}}$`,
          'M1',
        ],
        [md`$(${from[0]}, ${from[1]})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${flipped[0]}, ${flipped[1]})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: mirror === 'x' ? `(${-px}, ${py})` : `(${px}, ${-py})`,
              note:
                mirror === 'x'
                  ? md`You reflected in the $y$-axis. A minus sign outside of $f$ changes heights.`
                  : md`You reflected in the $x$-axis. A minus sign inside of $f$ changes the $x$-coordinate.`,
            },
            { value: `(${-px}, ${-py})`, note: 'Only one of the two coordinates changes its sign.' },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${moved[0]}, ${moved[1]})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${px - h}, ${py + k})`,
              note: md`You moved P to the wrong side. Which $x$ makes the bracket equal to $${px}$?`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${stretched[0]}, ${stretched[1]})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${times ? px * q : px / q}, ${p * py})`,
              note: md`Check the $x$-coordinate: the bracket must be equal to $${px}$ there.`,
            },
            {
              value: `(${times ? px / q : px * q}, ${py})`,
              note: md`You forgot that the height is multiplied by $${p}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'coordinates',
          expected: `(${from[0]}, ${from[1]})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${image[0]! + s}, ${r * image[1]!})`,
              note: 'You transformed R once more. R is already the image, so go backwards.',
            },
            {
              value: `(${image[0]! + s}, ${from[1]})`,
              note: md`The height is right. What is the bracket of $f$ equal to when $x = ${image[0]}$?`,
            },
          ],
        },
      ],
      checks: [
        mirror === 'x'
          ? { part: 'a', route: 'numeric', shown: `y = ${-py}`, value: -f(px) }
          : { part: 'a', route: 'numeric', shown: `x = ${-px}`, value: where((x) => -x, px) },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${moved[0]}`,
          value: where((x) => f(x - h), f(px)),
          within: 1e-6,
        },
        { part: 'b', route: 'numeric', shown: `= ${moved[1]}`, value: f(moved[0]! - h) + k },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${stretched[0]}`,
          value: where((x) => f(times ? q * x : x / q), f(px)),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${stretched[1]}`,
          value: p * f(times ? q * stretched[0]! : stretched[0]! / q),
        },
        { part: 'd', route: 'exact', shown: `f(${from[0]}) = ${from[1]}`, value: image[1]! / r },
      ],
    };
  },
});

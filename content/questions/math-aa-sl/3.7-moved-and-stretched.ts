import { maximumAt, minimumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { column, piTimes, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.11'],
  parameters: {
    p: choice(2, 3, 4, 5),
    q: choice(2, 3, 4),
    /** The translation to the right, as π divided by this. */
    part: choice(2, 3, 4, 6),
    up: choice(-4, -3, -2, -1, 1, 2, 3, 4),
    stretchFirst: choice(true, false),
  },
  // The point of (b) doesn't come back to its old place, and the translation isn't a whole period.
  allow: ({ p, q, part, up, stretchFirst }) => {
    const bottom = stretchFirst ? part : part * q;
    const stays = p + up === 1 && bottom + 2 * q === q * bottom;
    return p !== Math.abs(up) && !stays && q !== 2 * bottom;
  },
  write: ({ p, q, part, up, stretchFirst }) => {
    // sin(q(x − shift)): the whole shift after the stretch, or a shift that is stretched as well.
    const bottom = stretchFirst ? part : part * q;
    const shift = Math.PI / bottom;
    const g = (x: number): number => p * Math.sin(q * (x - shift)) + up;
    // The maximum of sin x at π/2 goes to π/(2q) + shift.
    const [top, below] = [bottom + 2 * q, 2 * q * bottom];
    const peak = piTimes(top, below);
    const moved = stretchFirst
      ? md`${p}\sin\left(${q}\left(x - ${piTimes(1, part)}\right)\right)${plus(up)}`
      : md`${p}\sin\left(${q}x - ${piTimes(1, part)}\right)${plus(up)}`;
    const wrong = stretchFirst
      ? md`${p}\sin\left(${q}x - ${piTimes(1, part)}\right)${plus(up)}`
      : md`${p}\sin\left(${q}\left(x - ${piTimes(1, part)}\right)\right)${plus(up)}`;
    const typed = stretchFirst
      ? `${p}sin(${q}(x - pi/${part}))${plus(up)}`
      : `${p}sin(${q}x - pi/${part})${plus(up)}`;
    const typedWrong = stretchFirst
      ? `${p}sin(${q}x - pi/${part})${plus(up)}`
      : `${p}sin(${q}(x - pi/${part}))${plus(up)}`;
    const horizontal = md`a horizontal stretch with scale factor $\dfrac{1}{${q}}$`;
    const across = md`a translation by $${column(piTimes(1, part), 0)}$`;
    const [second, third] = stretchFirst ? [horizontal, across] : [across, horizontal];
    const period = (2 * Math.PI) / q;
    const first = roots((x) => g(x) - up, shift - 0.05, shift + 0.05)[0]!;
    // How far the other order is away: π/part − π/(part q) to the right or to the left.
    const distance = piTimes(q - 1, part * q);
    return {
      text: md`The graph of $y = \sin x$ is changed by the following transformations, one after the other:

1. a vertical stretch with scale factor $${p}$;
2. ${second};
3. ${third};
4. a translation by $${column(0, up)}$.

The result is the graph of $y = g(x)$.

(a) Find $g(x)$. [3]

(b) The point $\left(\dfrac{\pi}{2}, 1\right)$ on the graph of $y = \sin x$ is taken to the point $M$ on the graph of $g$. Find the coordinates of $M$. [2]

(c) Write down the least value of $g$. [1]

Someone swaps transformations 2 and 3 by mistake and gets the graph of $y = h(x)$.

(d) Find the smallest positive number $k$ for which a translation of the graph of $h$ by $k$ units, ${stretchFirst ? 'to the right' : 'to the left'}, gives the graph of $g$. [2]`,
      hints: [
        md`Do one step at a time. A translation to the right replaces every $x$ by $x - \ldots$`,
        md`A horizontal stretch with scale factor $\dfrac{1}{${q}}$ replaces $x$, and nothing else, by $${q}x$.`,
        md`For (b), follow the point itself: each transformation changes only one of its coordinates.`,
        md`For (d), write $g$ and $h$ in the form $${p}\sin(${q}(x - c))${plus(up)}$ and compare the two values of $c$.`,
      ],
      answer: md`(a) The vertical stretch gives $y = ${p}\sin x$. ${
        stretchFirst
          ? md`The horizontal stretch replaces $x$ by $${q}x$, so $y = ${p}\sin(${q}x)$. The translation then replaces $x$ by $x - ${piTimes(1, part)}$, so the bracket becomes $${q}\left(x - ${piTimes(1, part)}\right)$.`
          : md`The translation replaces $x$ by $x - ${piTimes(1, part)}$, so $y = ${p}\sin\left(x - ${piTimes(1, part)}\right)$. The horizontal stretch then replaces $x$ alone by $${q}x$, so the bracket becomes $${q}x - ${piTimes(1, part)}$.`
      } Last, $${Math.abs(up)}$ is ${up > 0 ? 'added' : 'subtracted'}:
$$g(x) = ${moved}$$

(b) Follow the point. Its $y$-coordinate is multiplied by $${p}$ and moved by $${up}$: $${p} \times 1${plus(up)} = ${p + up}$. Its $x$-coordinate is ${
        stretchFirst
          ? md`divided by $${q}$ and then moved to the right: $\dfrac{\pi}{${2 * q}} + ${piTimes(1, part)} = ${peak}$`
          : md`moved to the right and then divided by $${q}$: $\left(\dfrac{\pi}{2} + ${piTimes(1, part)}\right) \div ${q} = ${peak}$`
      }. So $M$ is the point $\left(${peak}, ${p + up}\right)$.

(c) The sine is never less than $-1$, so the least value is $${p} \times (-1)${plus(up)} = ${up - p}$.

(d) With the other order, $h(x) = ${wrong}$. Write both in the same form: the graph ${stretchFirst ? md`of $g$ is that of $${p}\sin ${q}x${plus(up)}$ moved by $${piTimes(1, part)}$ to the right, and the graph of $h$ is moved by $${piTimes(1, part * q)}$ only, because $${q}x - ${piTimes(1, part)} = ${q}\left(x - ${piTimes(1, part * q)}\right)$` : md`of $h$ is that of $${p}\sin ${q}x${plus(up)}$ moved by $${piTimes(1, part)}$ to the right, and the graph of $g$ is moved by $${piTimes(1, part * q)}$ only, because $${q}x - ${piTimes(1, part)} = ${q}\left(x - ${piTimes(1, part * q)}\right)$`}. So $k = ${piTimes(1, part)} - ${piTimes(1, part * q)} = ${distance}$.

**Watch out:** A horizontal stretch and a horizontal translation may not be swapped: the stretch changes the distance of a translation that was done before it.`,
      scheme: [
        [md`(a) $${p}\sin(\ldots)${plus(up)}$`, 'A1'],
        [md`$${q}x$ in the bracket`, 'A1'],
        [md`$${moved}$`, 'A1'],
        [md`(b) $x$-coordinate $${peak}$`, 'A1'],
        [md`$y$-coordinate $${p + up}$`, 'A1'],
        [md`(c) $${up - p}$`, 'A1'],
        [
          md`(d) finds $h(x) = ${wrong}$, or the place to which $h$ takes the point $\left(\frac{\pi}{2}, 1\right)$`,
          'M1',
        ],
        [md`$k = ${distance}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: '$g(x) =$',
          expected: typed,
          variables: ['x'],
          mistakes: [
            {
              value: typedWrong,
              note: md`Look at the order: is the distance of the translation stretched as well?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${peak}, ${p + up})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${peak}, ${p})`,
              note: md`The last translation moves the point ${up > 0 ? 'up' : 'down'} as well.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${up - p}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-p}`, note: md`Don't forget the last translation.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$k =$',
          expected: distance,
          accuracy: 'exact',
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: moved, value: g },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${peak}`,
          value: maximumAt(g, first, first + period / 2),
          within: 1e-5,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${p + up}`,
          value: g(maximumAt(g, first, first + period / 2)),
        },
        { part: 'c', route: 'numeric', shown: `= ${up - p}`, value: g(minimumAt(g, 0, 7)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${distance}`,
          // From the middle of one wave to that of the other.
          value: Math.abs(
            roots((x) => Math.sin(q * x - Math.PI / part), 0.01, period / 2 + 0.01)[0]! - Math.PI / part,
          ),
        },
      ],
    };
  },
});

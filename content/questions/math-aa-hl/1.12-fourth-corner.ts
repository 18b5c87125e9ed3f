import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { complex, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    ax: integers(-4, -1),
    ay: integers(-3, 1),
    bx: integers(1, 4),
    by: integers(-4, 0),
    cx: integers(2, 6),
    cy: integers(2, 5),
  },
  allow: ({ ax, ay, bx, by, cx, cy }) => {
    const turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const [dx, dy] = [ax + cx - bx, ay + cy - by];
    return (
      turn > 8 &&
      ay !== 0 &&
      by !== 0 &&
      ay !== by &&
      dx !== 0 &&
      dy !== 0 &&
      dx >= -5 &&
      dy <= 8 &&
      Math.abs(dx - bx) + Math.abs(dy - by) > 3 &&
      dx < cx
    );
  },
  write: ({ ax, ay, bx, by, cx, cy }) => {
    const [a, b, c] = [complex(ax, ay), complex(bx, by), complex(cx, cy)];
    const [dx, dy] = [ax + cx - bx, ay + cy - by];
    const d = complex(dx, dy);
    const [ux, uy] = [bx - ax, by - ay];
    const distance = surd(ux * ux + uy * uy);
    const low = Math.min(ay, by) - 1;
    return {
      text: md`The points $\mathrm{A}$, $\mathrm{B}$ and $\mathrm{C}$ represent the complex numbers $a = ${a}$, $b = ${b}$ and $c = ${c}$.

(a) Show the three points on an Argand diagram. [2]

(b) Find $|b - a|$, and state what it means in the diagram. [3]

The point $\mathrm{D}$ represents the complex number $d$, and $\mathrm{ABCD}$ is a parallelogram, with the vertices in this order.

(c) Find $d$. [2]`,
      hints: [
        'The real part is marked along the horizontal axis, the imaginary part along the vertical one.',
        md`Subtract first, then take the modulus: $|x + y\mathrm{i}| = \sqrt{x^2 + y^2}$.`,
        md`Complex numbers are added and subtracted like vectors. Which side of the parallelogram is the same vector as $\overrightarrow{\mathrm{BC}}$?`,
      ],
      answer: md`(a) The real part is the horizontal coordinate and the imaginary part the vertical one. (The diagram also shows the point $\mathrm{D}$ of (c).)

![](drawing:plane)

(b) Subtract real and imaginary parts apart: $b - a = ${complex(ux, uy)}$. The modulus is found by Pythagoras' theorem:

$$|b - a| = \sqrt{${ux * ux} + ${uy * uy}} = ${distance}$$

It is the distance between the points $\mathrm{A}$ and $\mathrm{B}$.

(c) In the parallelogram $\mathrm{ABCD}$ the step from $\mathrm{A}$ to $\mathrm{D}$ is the same as the step from $\mathrm{B}$ to $\mathrm{C}$, so $d - a = c - b$. Then

$$d = a + c - b = (${a}) + (${c}) - (${b}) = ${d}$$

A second way: the diagonals have the same midpoint, so $\frac{a + c}{2} = \frac{b + d}{2}$.

**Watch out:** The order of the letters matters. $\mathrm{D}$ lies opposite $\mathrm{B}$, so $b$ is the number that is subtracted.`,
      scheme: [
        [md`(a) two points in the right place`, 'A1'],
        [md`all three points, with labelled axes`, 'A1'],
        [md`(b) $b - a = ${complex(ux, uy)}$ and takes its modulus (follow through)`, 'M1'],
        [md`$${distance}$`, 'A1'],
        [md`the distance from $\mathrm{A}$ to $\mathrm{B}$ (or the length of $\mathrm{AB}$)`, 'R1'],
        [md`(c) $d - a = c - b$, or equal midpoints of the diagonals`, 'M1'],
        [md`$d = ${d}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show on a diagram' },
        {
          part: 'b',
          kind: 'number',
          label: md`$|b - a| =$`,
          expected: distance,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${ux * ux + uy * uy}`, note: 'This is the square of the modulus.' }],
        },
        { part: 'b', kind: 'self', why: 'state what it means', marks: 1 },
        {
          part: 'c',
          kind: 'complex',
          expected: d,
          mistakes: [
            {
              value: complex(ax + bx - cx, ay + by - cy),
              note: md`With this $\mathrm{D}$ the vertices have another order. $\mathrm{D}$ must lie opposite $\mathrm{B}$.`,
            },
            {
              value: complex(bx + cx - ax, by + cy - ay),
              note: md`With this $\mathrm{D}$ the vertices have another order. $\mathrm{D}$ must lie next to $\mathrm{A}$ and $\mathrm{C}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `= ${distance}`, value: Math.hypot(bx - ax, by - ay) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${d}`,
          variable: 'i',
          // Mirrored in the midpoint of AC.
          value: (i) => 2 * ((ax + cx) / 2) - bx + (2 * ((ay + cy) / 2) - by) * i,
        },
      ],
      drawings: {
        plane: plot({
          x: [-6, 7],
          y: [Math.min(low, dy - 1, -2), Math.max(dy, cy) + 1],
          equal: true,
          grid: true,
          ticks: { x: 2, y: 2 },
          xLabel: 'Re',
          yLabel: 'Im',
          points: [
            { at: [ax, ay], label: 'A', place: 'w' },
            { at: [bx, by], label: 'B', place: 'se' },
            { at: [cx, cy], label: 'C', place: 'ne' },
            { at: [dx, dy], label: 'D', place: 'nw' },
          ],
          lines: [
            { from: [ax, ay], to: [bx, by], ink: 'soft' },
            { from: [bx, by], to: [cx, cy], ink: 'soft' },
            { from: [cx, cy], to: [dx, dy], ink: 'soft' },
            { from: [dx, dy], to: [ax, ay], ink: 'soft' },
          ],
          description: `An Argand diagram with a grid. A is at (${ax}, ${ay}), B at (${bx}, ${by}), C at (${cx}, ${cy}) and D at (${dx}, ${dy}).`,
        }),
      },
    };
  },
});

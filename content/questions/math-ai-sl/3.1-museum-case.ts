import { maximum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

const degrees = 180 / Math.PI;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['3.2'],
  parameters: {
    museum: choice('Cairo', 'Hanoi', 'Accra', 'Tallinn', 'Quito'),
    across: integers(90, 150, 10),
    deep: integers(40, 80, 10),
    high: integers(50, 120, 10),
    /** The two face diagonals that meet at A. */
    pair: choice(['F', 'H'], ['C', 'F'], ['C', 'H']),
  },
  allow: ({ across, deep, high }) => new Set([across, deep, high]).size === 3,
  write: ({ museum, across, deep, high, pair }) => {
    const [first, second] = pair;
    const ends = { C: [across, deep, 0], F: [across, 0, high], H: [0, deep, high] } as const;
    const sides = { C: [across, deep], F: [across, high], H: [deep, high] } as const;
    const [p, q] = [ends[first], ends[second]];
    const squared = (v: readonly number[]) => v.reduce((sum, one) => sum + one ** 2, 0);
    const gap = p.map((one, index) => one - q[index]!);
    const across2 = squared(gap);
    const angle =
      Math.acos((squared(p) + squared(q) - across2) / (2 * Math.sqrt(squared(p) * squared(q)))) * degrees;
    const diagonal = Math.hypot(across, deep, high);
    const flat = Math.hypot(across, deep);
    const rise = Math.atan(high / flat) * degrees;
    const byDot =
      Math.acos(
        p.reduce((sum, one, index) => sum + one * q[index]!, 0) / Math.sqrt(squared(p) * squared(q)),
      ) * degrees;
    // The direction on the floor that is closest to that of AG.
    const nearest = maximum(
      (turn) => (Math.cos(turn) * across + Math.sin(turn) * deep) / diagonal,
      0,
      Math.PI / 2,
    );
    const third = gap.map(Math.abs).filter((one) => one > 0);
    return {
      text: md`A glass case in a museum in ${museum} has the shape of a cuboid $ABCDEFGH$ with $AB = ${across}\ \text{cm}$, $BC = ${deep}\ \text{cm}$ and $CG = ${high}\ \text{cm}$. A thin rod along $AG$ carries a lamp.

![](drawing:case)

(a) Find the length of $AG$. [2]

(b) Find the angle between $AG$ and the base $ABCD$. [2]

Two straight wires run along $A${first}$ and $A${second}$.

(c) Find the size of $${first}\hat{A}${second}$. [4]`,
      hints: [
        md`In three dimensions Pythagoras works with three lengths.`,
        md`The angle between a line and a plane is measured to the line's shadow in the plane. The shadow of $AG$ on the base is $AC$.`,
        md`For (c), join $${first}$ and $${second}$. All three sides of the triangle are diagonals of faces. Which rule gives an angle from three sides?`,
      ],
      answer: md`(a) The three edges are perpendicular to one another, so

$$AG = \sqrt{${across}^2 + ${deep}^2 + ${high}^2} = ${sf(diagonal)}\ \text{cm}.$$

(b) The shadow of $AG$ on the base is $AC$, and the triangle $ACG$ has a right angle at $C$. The angle is $G\hat{A}C$, with

$$\sin G\hat{A}C = \frac{CG}{AG} = \frac{${high}}{${sf(diagonal, 5)}}, \quad \text{so} \quad G\hat{A}C = ${sf(rise)}^\circ.$$

(c) Each side of triangle $A${first}${second}$ is the diagonal of a face. By Pythagoras:

- $A${first}^2 = ${sides[first][0]}^2 + ${sides[first][1]}^2 = ${squared(p)}$
- $A${second}^2 = ${sides[second][0]}^2 + ${sides[second][1]}^2 = ${squared(q)}$
- $${first}${second}^2 = ${third[0]}^2 + ${third[1]}^2 = ${across2}$

The triangle has no right angle, so use the cosine rule:

$$\cos ${first}\hat{A}${second} = \frac{${squared(p)} + ${squared(q)} - ${across2}}{2 \times \sqrt{${squared(p)}} \times \sqrt{${squared(q)}}}, \quad \text{so} \quad ${first}\hat{A}${second} = ${sf(angle)}^\circ.$$

**Calculator:** set it to degrees. Type the whole fraction of (c) inside $\cos^{-1}$, with brackets around the denominator.

**Watch out:** the angle in (c) is not $90^\circ$, although the edges of the case are perpendicular. Only triangles that contain a right angle allow $\sin$, $\cos$ and $\tan$ without the cosine rule.`,
      scheme: [
        [md`(a) $\sqrt{${across}^2 + ${deep}^2 + ${high}^2}$`, 'M1'],
        [md`$${sf(diagonal)}\ \text{cm}$`, 'A1'],
        [
          md`(b) a correct ratio for $G\hat{A}C$, such as $\frac{${high}}{${sf(diagonal, 5)}}$ or $\tan G\hat{A}C = \frac{${high}}{${sf(flat, 5)}}$`,
          'M1',
        ],
        [md`$${sf(rise)}^\circ$`, 'A1'],
        [md`(c) uses Pythagoras for a side of triangle $A${first}${second}$`, 'M1'],
        [
          md`$${sf(Math.sqrt(squared(p)), 4)}$, $${sf(Math.sqrt(squared(q)), 4)}$ and $${sf(Math.sqrt(across2), 4)}$ (or their squares)`,
          'A1',
        ],
        [md`substitutes their three sides into the cosine rule`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${diagonal}`,
          unit: 'cm',
          mistakes: [
            { value: `${flat}`, note: md`That is $AC$, the diagonal of the base. $G$ is above $C$.` },
            {
              value: `${across + deep + high}`,
              note: md`You added the edges. Add their squares and take the root.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${rise}`,
          unit: '°',
          follows: `180 / pi * arcsin(${high} / a.1)`,
          mistakes: [
            { value: `${90 - rise}`, note: md`That is the angle between $AG$ and the vertical.` },
          ].filter(() => Math.abs(rise - 45) > 0.6),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${angle}`,
          unit: '°',
          mistakes: [
            { value: '90', note: md`The edges at $A$ are perpendicular, but these two diagonals aren't.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(diagonal)}\\ \\text{cm}`,
          value: Math.hypot(flat, high),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `G\\hat{A}C = ${sf(rise)}^\\circ`,
          value: Math.acos(nearest) * degrees,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${first}\\hat{A}${second} = ${sf(angle)}^\\circ`,
          value: byDot,
        },
      ],
      drawings: {
        case: solid({
          shape: 'cuboid',
          size: [across, deep, high],
          vertices: true,
          lengths: { AB: `${across} cm`, BC: `${deep} cm`, CG: `${high} cm` },
          lines: ['AG', `A${first}`, `A${second}`],
          description: `The cuboid ABCDEFGH with base ABCD and E, F, G, H above A, B, C, D. AB is ${across} cm, BC ${deep} cm and CG ${high} cm. Dashed lines join A with G, ${first} and ${second}.`,
        }),
      },
    };
  },
});

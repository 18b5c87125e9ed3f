import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const turn = Math.PI / 180;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.1'],
  parameters: {
    place: choice('Cappadocia', 'the Serengeti', 'the Alentejo', 'Bagan'),
    high: integers(120, 320, 20),
    fromA: integers(18, 34),
    fromB: integers(24, 46),
    /** Where the two people stand, seen from the point below the balloon. */
    sides: choice(['south', 'east'], ['south', 'west'], ['north', 'east'], ['north', 'west']),
  },
  allow: ({ fromA, fromB }) => fromB - fromA > 5 || fromA - fromB > 5,
  write: ({ place, high, fromA, fromB, sides }) => {
    const [first, second] = sides;
    const toA = high / Math.tan(fromA * turn);
    const toB = high / Math.tan(fromB * turn);
    const apart = Math.hypot(toA, toB);
    const A = [0, first === 'south' ? -toA : toA] as const;
    const B = [second === 'east' ? toB : -toB, 0] as const;
    const inner = Math.atan(toB / toA) / turn;
    const found = (Math.atan2(B[0] - A[0], B[1] - A[1]) / turn + 360) % 360;
    // From A, F lies to the north or to the south; B is to one side of it.
    const north = first === 'south';
    const right = second === 'east';
    const rule = north
      ? right
        ? sf(inner, 4)
        : `360^\\circ - ${sf(inner, 4)}`
      : right
        ? `180^\\circ - ${sf(inner, 4)}`
        : `180^\\circ + ${sf(inner, 4)}`;
    const value = north ? (right ? inner : 360 - inner) : right ? 180 - inner : 180 + inner;
    const exact = String(Math.round(value)).padStart(3, '0');
    const [dA, dB] = [fromA, fromB].map((angle) =>
      root((d) => d * Math.sin(angle * turn) - high * Math.cos(angle * turn), 0, 5000),
    ) as [number, number];
    return {
      text: md`A hot-air balloon over ${place} is at a point $T$, $${high}\ \text{m}$ vertically above a point $F$ on horizontal ground. Anouk stands at $A$, due ${first} of $F$, and sees the balloon at an angle of elevation of $${fromA}^\circ$. Babak stands at $B$, due ${second} of $F$, and sees it at an angle of elevation of $${fromB}^\circ$. Ignore their heights.

![](drawing:view)

(a) Find the distance $AF$. [2]

(b) Find the distance between Anouk and Babak. [4]

(c) Find the bearing of $B$ from $A$, to the nearest degree. [3]

The balloon now rises vertically above $F$.

(d) State, with a reason, whether the difference between the distances $TA$ and $TB$ becomes larger or smaller. [1]`,
      hints: [
        md`$TF$ is vertical, so triangles $AFT$ and $BFT$ have right angles at $F$.`,
        md`The directions from $F$ to $A$ and to $B$ are perpendicular. Draw triangle $AFB$ as it is seen from above.`,
        md`For (c), draw a line to the north at $A$ and find the angle $F\hat{A}B$ first.`,
      ],
      answer: md`(a) In the vertical triangle $AFT$ the height is opposite the angle at $A$: $\tan ${fromA}^\circ = \dfrac{${high}}{AF}$, so

$$AF = \frac{${high}}{\tan ${fromA}^\circ} = ${sf(toA)}\ \text{m}.$$

(b) In the same way $BF = \dfrac{${high}}{\tan ${fromB}^\circ} = ${sf(toB, 5)}\ \text{m}$. Seen from above, the directions ${first} and ${second} are perpendicular, so triangle $AFB$ has a right angle at $F$:

$$AB = \sqrt{${sf(toA, 5)}^2 + ${sf(toB, 5)}^2} = ${sf(apart)}\ \text{m}$$

(c) $\tan F\hat{A}B = \dfrac{${sf(toB, 5)}}{${sf(toA, 5)}}$ gives $F\hat{A}B = ${sf(inner, 4)}^\circ$. From $A$, the point $F$ lies due ${north ? 'north' : 'south'} and $B$ lies to the ${second} of this line. Bearings are measured clockwise from north, so the bearing is ${
        north && right ? md`this angle itself: $${exact}^\circ$` : md`$${rule}^\circ = ${exact}^\circ$`
      }.

(d) Smaller. When the height grows, both distances come closer to the height itself; the distances on the ground matter less and less.

**Watch out:** $AB$ is not a side of a triangle with $T$ and a right angle. Work with one vertical triangle at a time, then with the triangle on the ground.`,
      scheme: [
        [md`(a) $\tan ${fromA}^\circ = \frac{${high}}{AF}$`, 'M1'],
        [md`$${sf(toA)}\ \text{m}$`, 'A1'],
        [md`(b) $BF = \frac{${high}}{\tan ${fromB}^\circ}$`, 'M1'],
        [md`$BF = ${sf(toB)}\ \text{m}$`, 'A1'],
        [md`uses Pythagoras in triangle $AFB$`, 'M1'],
        [md`$${sf(apart)}\ \text{m}$`, 'A1'],
        [md`(c) a correct ratio for $F\hat{A}B$ (or $F\hat{B}A$)`, 'M1'],
        [md`$F\hat{A}B = ${sf(inner)}^\circ$`, 'A1'],
        [md`$${exact}^\circ$`, 'A1'],
        [
          md`(d) smaller, because both distances approach the height (or by a calculation with a greater height)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${toA}`,
          unit: 'm',
          mistakes: [
            {
              value: `${high * Math.tan(fromA * turn)}`,
              note: md`You multiplied by the tangent. The height is opposite the angle, so divide.`,
            },
            {
              value: `${high / Math.sin(fromA * turn)}`,
              note: md`That is $AT$, the distance to the balloon. $AF$ is on the ground.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${apart}`,
          unit: 'm',
          follows: `sqrt(a.1^2 + (${high} / tan(${fromB}°))^2)`,
          mistakes: [
            {
              value: `${toA + toB}`,
              note: md`You added the distances. $A$, $F$ and $B$ do not lie on a line.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Math.round(value)}`,
          accuracy: { tolerance: 0.6 },
          unit: '°',
          mistakes: [
            ...(north && right
              ? []
              : [
                  {
                    value: `${inner}`,
                    note: md`That is the angle $F\hat{A}B$. Bearings are measured clockwise from north.`,
                  },
                ]),
            ...(north || right
              ? [{ value: `${(value + 180) % 360}`, note: md`That is the bearing of $A$ from $B$.` }]
              : []),
          ].filter((slip) => Math.abs(Number(slip.value) - value) > 2),
        },
        { part: 'd', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${sf(toA)}\\ \\text{m}`, value: dA },
        { part: 'b', route: 'numeric', shown: `= ${sf(apart)}\\ \\text{m}`, value: Math.hypot(dA, dB) },
        { part: 'c', route: 'numeric', shown: `${exact}^\\circ`, value: found, within: 0.5001 },
      ],
      drawings: {
        view: sketch({
          // Seen from the side where A is, so that A is in front.
          points: {
            F: [0, 0],
            T: [0, 5],
            A: [north === right ? -2.8 : 2.8, -2.4],
            B: [north === right ? 6 : -6, -0.3],
          },
          segments: [
            { of: 'TF', label: `${high} m`, dashed: true },
            'TA',
            'TB',
            { of: 'AF', dashed: true },
            { of: 'BF', dashed: true },
            'AB',
          ],
          angles: [
            { at: 'A', from: 'F', to: 'T', label: `${fromA}°` },
            { at: 'B', from: 'F', to: 'T', label: `${fromB}°` },
          ],
          height: 240,
          description: `A drawing in space: T is ${high} m above F on the ground, A is due ${first} and B due ${second} of F. The angles of elevation of T are ${fromA} degrees at A and ${fromB} degrees at B. A and B are joined.`,
        }),
      },
    };
  },
});

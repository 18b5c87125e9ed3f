import { minimum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const turn = Math.PI / 180;
const bearing = (degrees: number) => String(degrees).padStart(3, '0');

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.2'],
  parameters: {
    ship: choice('A ferry', 'A fishing boat', 'A container ship'),
    sea: choice('off the coast of Uruguay', 'near the Faroe Islands', 'off Visakhapatnam', 'near Mombasa'),
    apart: integers(24, 36),
    towards: integers(40, 70),
    between: integers(15, 28),
    side: choice(1, -1),
    range: integers(14, 20),
    speed: choice(18, 20, 24, 25),
  },
  allow: ({ apart, between, range }) => {
    const near = apart * Math.sin(between * turn);
    return near < range - 2.5 && near > 5 && range < apart - 5;
  },
  write: ({ ship, sea, apart, towards, between, side, range, speed }) => {
    const noun = ship.split(' ').at(-1)!;
    const course = towards + side * between;
    const near = apart * Math.sin(between * turn);
    const along = apart * Math.cos(between * turn);
    const half = Math.sqrt(range ** 2 - near ** 2);
    const start = along - half;
    const seen = (2 * half) / speed;
    const at = (degrees: number, length: number): readonly [number, number] => [
      length * Math.sin(degrees * turn),
      length * Math.cos(degrees * turn),
    ];
    const L = at(towards, apart);
    const away = (km: number) =>
      Math.hypot(km * Math.sin(course * turn) - L[0], km * Math.cos(course * turn) - L[1]);
    const [enters, leaves] = roots((km) => away(km) - range, 0, 80) as [number, number];
    return {
      text: md`${ship} ${sea} is at $A$. A lighthouse $L$ is $${apart}\ \text{km}$ from $A$ on a bearing of $${bearing(towards)}^\circ$. The ${noun} sails on a bearing of $${bearing(course)}^\circ$ at $${speed}\ \text{km h}^{-1}$. The light can be seen from places that are at most $${range}\ \text{km}$ away from $L$. The light comes into sight at $P$, the ${noun} is closest to the lighthouse at $C$, and the light goes out of sight at $Q$.

![](drawing:course)

(a) Write down the size of $L\hat{A}C$. [1]

(b) Find the distance $LC$. [2]

(c) Find the time, in hours, from $A$ until the light comes into sight. [4]

(d) Find for how many minutes the light can be seen from the ${noun}. Give your answer to the nearest minute. [3]`,
      hints: [
        md`Both bearings are measured at $A$ from the same line to the north.`,
        md`The shortest distance from a point to a line is perpendicular to the line. So triangle $ACL$ has a right angle.`,
        md`At $P$ the distance from $L$ is exactly the range of the light. Look at triangle $PCL$.`,
      ],
      answer: md`(a) The angle is the difference of the two bearings: $L\hat{A}C = ${Math.max(towards, course)}^\circ - ${Math.min(towards, course)}^\circ = ${between}^\circ$

(b) At the closest point the course is perpendicular to $LC$. In the right-angled triangle $ACL$

$$LC = ${apart}\sin ${between}^\circ = ${sf(near)}\ \text{km}.$$

(c) From $A$ to $C$ it is $AC = ${apart}\cos ${between}^\circ = ${sf(along, 5)}\ \text{km}$. At $P$ the lighthouse is exactly $${range}\ \text{km}$ away, so Pythagoras in triangle $PCL$ gives

$$PC = \sqrt{${range}^2 - ${sf(near, 5)}^2} = ${sf(half, 5)}\ \text{km}.$$

The ${noun} has sailed $AP = ${sf(along, 5)} - ${sf(half, 5)} = ${sf(start, 4)}\ \text{km}$. This takes

$$t = \frac{${sf(start, 4)}}{${speed}} = ${sf(start / speed)}\ \text{hours}.$$

(d) By symmetry $CQ = PC$, so $PQ = 2 \times ${sf(half, 5)} = ${sf(2 * half, 5)}\ \text{km}$. The light can be seen for $\dfrac{${sf(2 * half, 5)}}{${speed}} \times 60 = ${Math.round(seen * 60)}$ minutes.

**Another way for (c) and (d):** use the cosine rule in triangle $APL$ with $AP = x$: $${range}^2 = x^2 + ${apart}^2 - 2 \times ${apart}x\cos ${between}^\circ$. The two solutions of this quadratic equation are $AP$ and $AQ$.

**Watch out:** $C$ is the middle of $PQ$, but it is not the point where the light comes into sight.`,
      scheme: [
        [md`(a) $${between}^\circ$`, 'A1'],
        [md`(b) $${apart}\sin ${between}^\circ$`, 'M1'],
        [md`$${sf(near)}\ \text{km}$`, 'A1'],
        [md`(c) $AC = ${apart}\cos ${between}^\circ$ (or the cosine rule in triangle $APL$)`, 'M1'],
        [md`$PC = \sqrt{${range}^2 - LC^2}$ with their $LC$`, 'M1'],
        [md`$AP = ${sf(start)}\ \text{km}$`, 'A1'],
        [md`$${sf(start / speed)}$ hours`, 'A1'],
        [md`(d) $PQ = 2 \times PC$`, 'M1'],
        [md`divides by $${speed}$ and multiplies by $60$`, 'M1'],
        [md`$${Math.round(seen * 60)}$ minutes`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${between}`,
          accuracy: 'exact',
          unit: '°',
          mistakes: [
            {
              value: `${course}`,
              note: md`That is the bearing of the course, measured from north. $L\hat{A}C$ begins at $AL$.`,
            },
          ].filter(() => course !== between),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${near}`,
          unit: 'km',
          follows: `${apart} * sin(a.1 * pi / 180)`,
          unless: 'd <= 0',
          mistakes: [
            { value: `${along}`, note: md`That is $AC$. $LC$ is opposite the angle at $A$.` },
            {
              value: `${apart * Math.tan(between * turn)}`,
              note: md`The hypotenuse is $AL$, so it is the sine.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${start / speed}`,
          accuracy: { tolerance: 0.006 },
          unit: 'h',
          mistakes: [
            {
              value: `${along / speed}`,
              note: md`That is the time to the closest point $C$. The light comes into sight earlier.`,
            },
            {
              value: `${(apart - range) / speed}`,
              note: md`That would hold if the ${noun} sailed straight towards $L$.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - start / speed) > 0.02),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.round(seen * 60)}`,
          // Some go on with rounded lengths.
          accuracy: { tolerance: 1 },
          unit: 'minutes',
          mistakes: [
            {
              value: `${Math.round(seen * 30)}`,
              note: md`That is the time from $P$ to $C$. The light is seen until $Q$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${between}^\\circ`,
          value: Number(
            (
              Math.acos((L[0] * Math.sin(course * turn) + L[1] * Math.cos(course * turn)) / apart) / turn
            ).toFixed(6),
          ),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(near)}\\ \\text{km}`, value: minimum(away, 0, 80) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(start / speed)}\\ \\text{hours}`,
          value: enters / speed,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${Math.round(seen * 60)}`,
          value: ((leaves - enters) / speed) * 60,
          within: 0.5,
        },
      ],
      drawings: {
        course: sketch({
          points: {
            A: [0, 0],
            L,
            C: at(course, along),
            P: at(course, start),
            Q: at(course, along + half),
            E: at(course, along + half * 1.25),
            N: [0, apart * 0.4],
          },
          labels: { E: false },
          segments: [
            { of: 'AN', arrow: 'end', ink: 'soft' },
            { of: 'AE', arrow: 'end' },
            { of: 'AL', label: `${apart} km` },
            { of: 'LP', dashed: true },
            { of: 'LQ', dashed: true },
            { of: 'LC', dashed: true },
          ],
          angles: [{ at: 'C', from: 'L', to: 'A', right: true }],
          dots: ['A', 'L', 'P', 'C', 'Q'],
          height: 290,
          description: `A line to the north at A, the line AL of ${apart} km, and the straight course from A through P, C and Q. L is joined to P, C and Q by dashed lines; LC is perpendicular to the course.`,
        }),
      },
    };
  },
});

import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const places = [
  { who: 'A surveyor in Mongolia', what: 'pasture' },
  { who: 'A surveyor on a farm in Uruguay', what: 'field' },
  { who: 'An engineer in Botswana', what: 'solar park' },
  { who: 'A planner in Estonia', what: 'nature reserve' },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.3'],
  parameters: {
    place: choice(0, 1, 2, 3),
    angle: integers(28, 48),
    long: integers(120, 200, 10),
    ratio: choice(0.7, 0.75, 0.8, 0.85),
  },
  allow: ({ angle, long, ratio }) => {
    const short = long * ratio;
    return Number.isInteger(short) && ratio > Math.sin((angle * Math.PI) / 180) + 0.08;
  },
  write: ({ place, angle, long, ratio }) => {
    const { who, what } = places[place]!;
    const short = Math.round(long * ratio);
    const A = (angle * Math.PI) / 180;
    const sine = (long * Math.sin(A)) / short;
    const acute = Math.asin(sine);
    const obtuse = Math.PI - acute;
    const degrees = (value: number) => (value * 180) / Math.PI;
    const base = (C: number) => (short * Math.sin(Math.PI - A - C)) / Math.sin(A);
    const [longBase, shortBase] = [base(acute), base(obtuse)];
    const area = 0.5 * long * shortBase * Math.sin(A);
    // The third side is a root of the cosine rule.
    const found = roots(
      (b) => b * b + long * long - 2 * b * long * Math.cos(A) - short * short,
      0.013,
      500.017,
    );
    const B = [long * Math.cos(A), long * Math.sin(A)] as const;
    return {
      text: md`${who} plans a fence around a triangular ${what} $\mathrm{ABC}$. The side $[\mathrm{AB}]$ is $${long}$ m long, the side $[\mathrm{BC}]$ is $${short}$ m long, and the angle at $\mathrm{A}$ is $${angle}^\circ$.

(a) Find the two possible sizes of the angle $\mathrm{A\hat{C}B}$. [4]

(b) Find the two possible lengths of the side $[\mathrm{AC}]$. [3]

(c) There is only enough wire for the shorter fence. Find the area of the ${what} in this case. [2]`,
      hints: [
        'Sketch the triangle: the point C lies on a ray from A, at a given distance from B. Where can it be?',
        md`$\sin\theta = \sin(180^\circ - \theta)$`,
      ],
      answer: md`![](drawing:triangles)

(a) By the sine rule, $\dfrac{\sin\mathrm{C}}{${long}} = \dfrac{\sin ${angle}^\circ}{${short}}$, so $\sin\mathrm{C} = ${sf(sine, 4)}$. Either $\mathrm{C} = ${decimals(degrees(acute), 1)}^\circ$ or $\mathrm{C} = 180^\circ - ${decimals(degrees(acute), 1)}^\circ = ${decimals(degrees(obtuse), 1)}^\circ$. Both are possible, since the sum with $${angle}^\circ$ is less than $180^\circ$.

(b) In the first case the angle at B is $${decimals(degrees(Math.PI - A - acute), 1)}^\circ$, so $\mathrm{AC} = \dfrac{${short}\sin ${decimals(degrees(Math.PI - A - acute), 1)}^\circ}{\sin ${angle}^\circ} = ${sf(longBase)}\ \text{m}$.

In the second case it is $${decimals(degrees(Math.PI - A - obtuse), 1)}^\circ$, so $\mathrm{AC} = \dfrac{${short}\sin ${decimals(degrees(Math.PI - A - obtuse), 1)}^\circ}{\sin ${angle}^\circ} = ${sf(shortBase)}\ \text{m}$.

(c) The fence is shorter when AC is shorter. Then the area is $\frac{1}{2} \times ${long} \times ${sf(shortBase, 5)} \times \sin ${angle}^\circ = ${sf(area)}\ \text{m}^2$.

**Watch out:** The key $\sin^{-1}$ only ever gives the acute angle; you have to find the obtuse one yourself. Keep the unrounded angle in your calculator, because rounding it in (a) can change the last figure of the lengths.`,
      scheme: [
        ['uses the sine rule', 'M1'],
        [md`$\sin\mathrm{C} = ${sf(sine, 4)}$`, '(A1)'],
        [md`$${decimals(degrees(acute), 1)}^\circ$`, 'A1'],
        [md`$${decimals(degrees(obtuse), 1)}^\circ$`, 'A1'],
        ['finds the angle at B and uses the sine rule (or the cosine rule)', 'M1'],
        [md`$${sf(longBase)}$ m`, 'A1'],
        [md`$${sf(shortBase)}$ m`, 'A1'],
        [md`$\frac{1}{2}ab\sin\mathrm{C}$ with the shorter side`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Acute:',
          expected: `${Number(degrees(acute).toPrecision(8))}`,
          unit: '°',
          marks: 3,
          mistakes: [
            ...(Math.abs(degrees(Math.PI - A - acute) - degrees(acute)) < 1
              ? []
              : [
                  {
                    value: sf(degrees(Math.PI - A - acute)),
                    note: md`This is the angle at $\mathrm{B}$. The angle at $\mathrm{C}$ is asked for.`,
                  },
                ]),
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Obtuse:',
          expected: `${Number(degrees(obtuse).toPrecision(8))}`,
          unit: '°',
          marks: 1,
          follows: '180 - a.1',
          unless: 'C <= 90 or C >= 180',
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Longer:',
          expected: `${Number(longBase.toPrecision(8))}`,
          unit: 'm',
          marks: 2,
          follows: `${short} * sin((180 - ${angle} - a.1) * pi / 180) / sin(${angle} * pi / 180)`,
          unless: 'b <= 0',
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Shorter:',
          expected: `${Number(shortBase.toPrecision(8))}`,
          unit: 'm',
          marks: 1,
          follows: `${short} * sin((180 - ${angle} - a.2) * pi / 180) / sin(${angle} * pi / 180)`,
          unless: 'b <= 0',
          mistakes: [
            {
              value: sf(longBase, 6),
              note: 'This is the longer one. Which of the two triangles has the smaller angle at B?',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(area.toPrecision(8))}`,
          unit: 'm^2',
          follows: `1/2 * ${long} * b.2 * sin(${angle} * pi / 180)`,
          unless: 'A <= 0',
          mistakes: [
            {
              value: sf((area * longBase) / shortBase, 6),
              note: 'You took the longer of the two sides. Which of them gives the shorter fence?',
            },
            ...(Math.abs(longBase / shortBase - 2) < 0.02
              ? []
              : [
                  {
                    value: sf(2 * area, 6),
                    note: md`You forgot the factor $\frac{1}{2}$ in the area of a triangle.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\mathrm{C} = ${decimals(degrees(acute), 1)}^\circ`,
          value: degrees(Math.acos((found[1]! ** 2 + short * short - long * long) / (2 * found[1]! * short))),
        },
        { part: 'b', route: 'numeric', shown: md`= ${sf(longBase)}\ \text{m}`, value: found[1]! },
        { part: 'b', route: 'numeric', shown: md`= ${sf(shortBase)}\ \text{m}`, value: found[0]! },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${decimals(degrees(obtuse), 1)}^\circ`,
          value: degrees(Math.acos((found[0]! ** 2 + short * short - long * long) / (2 * found[0]! * short))),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(area)}\ \text{m}^2`,
          value: heron(long, short, found[0]!),
        },
      ],
      drawings: {
        triangles: sketch({
          points: { A: [0, 0], B: [B[0], B[1]], C: [longBase, 0], D: [shortBase, 0] },
          segments: [
            { of: 'AB', label: `${long}` },
            { of: 'BC', label: `${short}` },
            { of: 'BD', dashed: true },
            'AC',
          ],
          labels: { C: 'C_1', D: 'C_2' },
          angles: [{ at: 'A', from: 'C', to: 'B', label: `${angle}°` }],
          description: `Triangle with the angle ${angle} degrees at A and the side AB of length ${long}. On the ray from A there are two points, C1 and C2, both at the distance ${short} from B.`,
        }),
      },
    };
  },
});

function heron(a: number, b: number, c: number): number {
  const s = (a + b + c) / 2;
  return Math.sqrt(s * (s - a) * (s - b) * (s - c));
}

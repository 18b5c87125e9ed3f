import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const turn = Math.PI / 180;
const bearing = (degrees: number) => String(degrees).padStart(3, '0');

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['3.2'],
  parameters: {
    forest: choice(
      'a forest in Portugal',
      'a forest in Manitoba',
      'a nature park in Zambia',
      'a forest in Chile',
    ),
    apart: integers(8, 18),
    towards: choice('east', 'north'),
    atA: integers(38, 70),
    atB: integers(35, 68),
  },
  allow: ({ atA, atB }) => Math.abs(180 - 2 * atA - atB) > 6 && Math.abs(atA - atB) > 4 && atA + atB < 140,
  write: ({ forest, apart, towards, atA, atB }) => {
    const east = towards === 'east';
    // The bearings that give these angles inside the triangle.
    const [fromA, fromB] = east ? [90 - atA, 270 + atB] : [atA, 180 - atB];
    const atF = 180 - atA - atB;
    const toF = (apart * Math.sin(atB * turn)) / Math.sin(atF * turn);
    const away = toF * Math.sin(atA * turn);
    const direction = (degrees: number) => [Math.sin(degrees * turn), Math.cos(degrees * turn)] as const;
    const [u, v] = [direction(fromA), direction(fromB)];
    const B = east ? ([apart, 0] as const) : ([0, apart] as const);
    // A + s u = B + t v
    const [s] = solveLinear(
      [
        [u[0], -v[0]],
        [u[1], -v[1]],
      ],
      [B[0], B[1]],
    ) as [number, number];
    const F = [s * u[0], s * u[1]] as const;
    const north = apart * 0.42;
    return {
      text: md`Two towers $A$ and $B$ in ${forest} are $${apart}\ \text{km}$ apart, with $B$ due ${towards} of $A$. A straight road joins them. A fire at $F$ is seen from both towers. The bearing of $F$ from $A$ is $${bearing(fromA)}^\circ$, and the bearing of $F$ from $B$ is $${bearing(fromB)}^\circ$.

![](drawing:map)

(a) Find the size of $F\hat{A}B$ and of $F\hat{B}A$. [2]

(b) Find the distance from $A$ to the fire. [3]

(c) Find the shortest distance from the fire to the road. [2]`,
      hints: [
        md`Bearings are measured clockwise from north. Draw a line to the north at both towers. Which bearing does the road have?`,
        md`Two angles and one side are known, so the sine rule helps. It needs the angle opposite $AB$.`,
        md`The shortest way to a straight road is perpendicular to it.`,
      ],
      answer: md`(a) ${
        east
          ? md`The road goes due east from $A$, on a bearing of $090^\circ$, so $F\hat{A}B = 90^\circ - ${fromA}^\circ = ${atA}^\circ$. From $B$ the road goes due west, on a bearing of $270^\circ$, so $F\hat{B}A = ${fromB}^\circ - 270^\circ = ${atB}^\circ$.`
          : md`The road goes due north from $A$, on a bearing of $000^\circ$, so $F\hat{A}B = ${atA}^\circ$. From $B$ the road goes due south, on a bearing of $180^\circ$, so $F\hat{B}A = 180^\circ - ${fromB}^\circ = ${atB}^\circ$.`
      }

(b) The angle opposite the known side is $A\hat{F}B = 180^\circ - ${atA}^\circ - ${atB}^\circ = ${atF}^\circ$. By the sine rule

$$\frac{AF}{\sin ${atB}^\circ} = \frac{${apart}}{\sin ${atF}^\circ}, \quad \text{so} \quad AF = ${sf(toF)}\ \text{km}.$$

(c) The shortest way is perpendicular to the road. It is opposite the angle of $${atA}^\circ$ in a right-angled triangle with hypotenuse $AF$:

$$${sf(toF, 5)} \times \sin ${atA}^\circ = ${sf(away)}\ \text{km}$$

**Watch out:** $AF$ lies opposite the angle at $B$, not opposite the angle at $A$. Mark pairs of opposite sides and angles before you use the sine rule.`,
      scheme: [
        [md`(a) $F\hat{A}B = ${atA}^\circ$`, 'A1'],
        [md`$F\hat{B}A = ${atB}^\circ$`, 'A1'],
        [md`(b) $A\hat{F}B = ${atF}^\circ$`, 'A1'],
        [md`$\frac{AF}{\sin ${atB}^\circ} = \frac{${apart}}{\sin ${atF}^\circ}$`, 'M1'],
        [md`$${sf(toF)}\ \text{km}$`, 'A1'],
        [md`(c) their $AF \times \sin ${atA}^\circ$`, 'M1'],
        [md`$${sf(away)}\ \text{km}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$F\hat{A}B =$`,
          expected: `${atA}`,
          accuracy: 'exact',
          unit: '°',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$F\hat{B}A =$`,
          expected: `${atB}`,
          accuracy: 'exact',
          unit: '°',
          marks: 1,
          mistakes: [
            {
              value: `${east ? 90 - atB : 180 - atB}`,
              note: md`Measure the angle from the road, which goes due ${east ? 'west' : 'south'} from $B$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${toF}`,
          unit: 'km',
          follows: `${apart} * sin(a.2 * pi / 180) / sin((a.1 + a.2) * pi / 180)`,
          unless: 'd <= 0',
          mistakes: [
            {
              value: `${(apart * Math.sin(atA * turn)) / Math.sin(atF * turn)}`,
              note: md`That is $BF$. $AF$ lies opposite the angle at $B$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${away}`,
          unit: 'km',
          follows: `b.1 * sin(a.1 * pi / 180)`,
          unless: 'd <= 0',
          mistakes: [
            {
              value: `${toF * Math.cos(atA * turn)}`,
              note: md`That is measured along the road. The shortest way is opposite the angle at $A$.`,
            },
          ].filter(() => Math.abs(atA - 45) > 1),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: east ? `= ${atA}^\\circ` : `F\\hat{A}B = ${atA}^\\circ`,
          value: Number((Math.acos((F[0] * B[0] + F[1] * B[1]) / (s * apart)) / turn).toFixed(6)),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${atB}^\\circ`,
          value: Number(
            (
              Math.acos(
                ((F[0] - B[0]) * -B[0] + (F[1] - B[1]) * -B[1]) /
                  (Math.hypot(F[0] - B[0], F[1] - B[1]) * apart),
              ) / turn
            ).toFixed(6),
          ),
        },
        { part: 'b', route: 'numeric', shown: `AF = ${sf(toF)}\\ \\text{km}`, value: s },
        { part: 'c', route: 'numeric', shown: `= ${sf(away)}\\ \\text{km}`, value: east ? F[1] : F[0] },
      ],
      drawings: {
        map: sketch({
          points: {
            A: [0, 0],
            B,
            F,
            N: [0, north],
            M: [B[0], B[1] + north],
            ...(east ? {} : { N: [0, apart * 0.6] }),
          },
          labels: { N: east ? 'N' : false, M: 'N' },
          segments: [
            ...(east ? [{ of: 'AN', arrow: 'end', ink: 'soft' } as const] : []),
            { of: 'BM', arrow: 'end', ink: 'soft' },
            { of: 'AB', label: `${apart} km` },
            'AF',
            'BF',
          ],
          height: 260,
          description: `The triangle ABF with AB = ${apart} km. B is due ${towards} of A. Arrows show north.`,
        }),
      },
    };
  },
});

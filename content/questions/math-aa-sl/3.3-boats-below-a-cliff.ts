import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice(
      'a cliff in Normandy',
      'a lighthouse near Mombasa',
      'a rock on Jeju Island',
      'a fort in Cartagena',
    ),
    height: integers(36, 95),
    near: integers(38, 58),
    far: integers(18, 33),
  },
  allow: ({ near, far }) => near - far >= 12,
  write: ({ place, height, near, far }) => {
    const [one, two] = [near, far].map((angle) => height / Math.tan(radians(angle))) as [number, number];
    return {
      text: md`From the top $T$ of ${place}, $${height}$ m above the sea, two boats $A$ and $B$ can be seen in the same direction. The angle of depression of $A$ is $${near}^\circ$, and that of $B$ is $${far}^\circ$. The point $F$ is vertically below $T$, at the level of the sea.

![](drawing:cliff)

(a) Find $FA$. [2]

(b) Find the distance between the two boats. [3]`,
      hints: [
        md`The angle of depression from $T$ to $A$ is as large as the angle of elevation from $A$ to $T$.`,
        md`Both triangles $TFA$ and $TFB$ have a right angle at $F$.`,
      ],
      answer: md`(a) The angle of depression is measured from the horizontal, so $T\hat{A}F = ${near}^\circ$. In the right-angled triangle $TFA$, $\tan ${near}^\circ = \dfrac{${height}}{FA}$, so $FA = \dfrac{${height}}{\tan ${near}^\circ} = ${sf(one)}\ \text{m}$.

(b) In the same way $FB = \dfrac{${height}}{\tan ${far}^\circ} = ${sf(two, 5)}\ \text{m}$. The distance is $AB = FB - FA = ${sf(two, 5)} - ${sf(one, 5)}$, so $AB = ${sf(two - one)}\ \text{m}$.

**Watch out:** Don't write the $${near}^\circ$ at $T$ between $[TF]$ and $[TA]$: that angle is $${90 - near}^\circ$. As a check, the boat with the smaller angle of depression must be farther away.`,
      scheme: [
        [md`$\tan ${near}^\circ = \frac{${height}}{FA}$`, 'M1'],
        [md`$${sf(one)}$ m`, 'A1'],
        [md`$FB = \frac{${height}}{\tan ${far}^\circ}$`, 'M1'],
        [md`$FB = ${sf(two)}$ m`, 'A1'],
        [md`$AB = ${sf(two - one)}$ m`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(one.toPrecision(9))}`,
          unit: 'm',
          mistakes: [
            ...(near === 45
              ? []
              : [
                  {
                    value: sf(height * Math.tan(radians(near))),
                    note: md`You multiplied by the tangent. Which side lies opposite the angle at $A$?`,
                  },
                ]),
            {
              value: sf(height / Math.sin(radians(near))),
              note: md`This is $TA$, the direct line to the boat. $[FA]$ lies on the sea.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(two - one),
          unit: 'm',
          follows: `${height} / tan(${far}°) - a.1`,
          unless: 'd <= 0',
          mistakes: [
            { value: sf(two), note: md`This is $FB$, the distance of boat $B$ from $F$.` },
            {
              value: sf(two + one),
              note: md`You added the two distances. Both boats lie on the same side of $F$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(one)}\ \text{m}`,
          value: root((d) => Math.atan2(height, d) - radians(near), 0.1, 2000),
        },
        {
          part: 'b',
          route: 'numeric',
          // The sine rule in triangle TAB, whose angle at T is the difference of the two.
          shown: md`AB = ${sf(two - one)}\ \text{m}`,
          value:
            ((height / Math.sin(radians(near))) * Math.sin(radians(near - far))) / Math.sin(radians(far)),
        },
      ],
      drawings: {
        cliff: sketch({
          points: { F: [0, 0], T: [0, height], A: [one, 0], B: [two, 0], H: [two * 0.75, height] },
          segments: [
            { of: 'FT', label: `${height} m` },
            'FB',
            'TA',
            'TB',
            { of: 'TH', dashed: true, ink: 'soft' },
          ],
          labels: { H: false },
          angles: [{ at: 'F', from: 'T', to: 'A', right: true }],
          dots: ['A', 'B'],
          width: 340,
          description: `A vertical segment FT of ${height} m, with F at the level of the sea. The boats A and B lie on the horizontal line through F, B farther away than A. T is joined to both, and a dashed horizontal line starts at T.`,
        }),
      },
    };
  },
});

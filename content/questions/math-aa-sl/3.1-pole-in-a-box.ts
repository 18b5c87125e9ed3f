import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    box: choice('container', 'wooden crate', 'glass cabinet', 'delivery box'),
    pole: choice('a tent pole', 'a curtain rod', 'a fishing rod', 'a flagpole'),
    long: integers(120, 260, 10),
    deep: integers(60, 140, 10),
    high: integers(50, 110, 10),
    more: choice(-8, -5, 4, 7),
  },
  allow: ({ long, deep, high }) => long > deep && deep !== high,
  write: ({ box, pole, long, deep, high, more }) => {
    const base = Math.hypot(long, deep);
    const diagonal = Math.hypot(long, deep, high);
    const angle = (Math.asin(high / diagonal) * 180) / Math.PI;
    const length = Math.round(diagonal) + more;
    const fits = length < diagonal;
    // The angle of the diagonal with its shadow, by their scalar product.
    const second = (Math.acos((long * long + deep * deep) / (base * diagonal)) * 180) / Math.PI;
    const [dx, dy] = [0.42, 0.34];
    const at = (x: number, y: number, z: number): readonly [number, number] => [x + dx * y, z + dy * y];
    return {
      text: md`The diagram shows a ${box} $ABCDEFGH$ in the shape of a cuboid, with $AB = ${long}$ cm, $BC = ${deep}$ cm and $CG = ${high}$ cm.

![](drawing:box)

(a) Find $AC$. [2]

(b) Find $AG$. [2]

(c) Find the angle between $[AG]$ and the base $ABCD$. [2]

(d) State, with a reason, whether ${pole} of length $${length}$ cm fits into the ${box}. [1]`,
      hints: [
        md`Look for right-angled triangles: $ABC$ lies in the base, and $ACG$ stands upright on it.`,
        md`The longest straight line inside a cuboid is its diagonal.`,
      ],
      answer: md`(a) In the right-angled triangle $ABC$, $AC = \sqrt{${long}^2 + ${deep}^2} = ${sf(base)}\ \text{cm}$.

(b) In the right-angled triangle $ACG$, $AG = \sqrt{AC^2 + CG^2} = \sqrt{${long}^2 + ${deep}^2 + ${high}^2} = ${sf(diagonal)}\ \text{cm}$.

(c) The angle is $C\hat{A}G$, and $\tan C\hat{A}G = \dfrac{CG}{AC} = \dfrac{${high}}{${sf(base, 5)}}$. So $C\hat{A}G = ${sf(angle)}^\circ$.

(d) The longest pole that fits lies along the diagonal. Since $${length} ${fits ? '<' : '>'} ${sf(diagonal, 4)}$, it ${fits ? 'fits (if it is thin)' : "doesn't fit"}.

**Watch out:** Below the line $[AG]$ lies the diagonal $[AC]$ of the base, not the edge $[AB]$, so the angle in (c) isn't $B\hat{A}G$. And use the unrounded value of $AC$.`,
      scheme: [
        [md`$\sqrt{${long}^2 + ${deep}^2}$`, 'M1'],
        [md`$${sf(base)}$ cm`, 'A1'],
        [md`uses Pythagoras' theorem in triangle $ACG$, or in three dimensions`, 'M1'],
        [md`$${sf(diagonal)}$ cm`, 'A1'],
        [md`uses trigonometry in triangle $ACG$`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`compares $${length}$ with $AG$ and concludes that it ${fits ? 'fits' : "doesn't fit"}`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: md`\sqrt{${long ** 2 + deep ** 2}}`,
          unit: 'cm',
          mistakes: [
            {
              value: `${long + deep}`,
              note: md`This is the way along the two edges. The diagonal is shorter: use Pythagoras' theorem.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: md`\sqrt{${long ** 2 + deep ** 2 + high ** 2}}`,
          unit: 'cm',
          follows: `sqrt(a.1^2 + ${high ** 2})`,
          mistakes: [
            {
              value: md`\sqrt{${long ** 2 + high ** 2}}`,
              note: md`This is the diagonal of one side. $[AG]$ goes through the inside, over $[AC]$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(angle),
          unit: '°',
          follows: `arctan(${high} / a.1) * 180 / pi`,
          mistakes: [
            {
              value: sf(90 - angle),
              note: md`This is the angle between $[AG]$ and the vertical edge $[CG]$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(base)}\ \text{cm}`,
          value: long / Math.cos(Math.atan2(deep, long)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(diagonal)}\ \text{cm}`,
          value: high / Math.sin((second * Math.PI) / 180),
        },
        { part: 'c', route: 'numeric', shown: md`${sf(angle)}^\circ`, value: second },
      ],
      drawings: {
        box: sketch({
          points: {
            A: at(0, 0, 0),
            B: at(long, 0, 0),
            C: at(long, deep, 0),
            D: at(0, deep, 0),
            E: at(0, 0, high),
            F: at(long, 0, high),
            G: at(long, deep, high),
            H: at(0, deep, high),
          },
          segments: [
            { of: 'AB', label: `${long} cm` },
            { of: 'BC', label: `${deep} cm` },
            { of: 'CG', label: `${high} cm` },
            'AE',
            'BF',
            'EF',
            'FG',
            'GH',
            'EH',
            { of: 'AD', dashed: true },
            { of: 'CD', dashed: true },
            { of: 'DH', dashed: true },
            { of: 'AG', dashed: true, ink: 'accent' },
            { of: 'AC', dashed: true, ink: 'accent' },
          ],
          description: `A cuboid with the base ABCD and the top EFGH, E above A. AB is ${long} cm, BC is ${deep} cm and CG is ${high} cm long. The diagonals AC of the base and AG of the cuboid are drawn as dashed lines.`,
        }),
      },
    };
  },
});

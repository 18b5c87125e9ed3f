import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const rad = (degrees: number) => (degrees * Math.PI) / 180;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.3', '3.10'],
  parameters: {
    place: choice('Tallinn', 'Nairobi', 'Da Nang', 'Quito', 'Windhoek'),
    far: integers(18, 32),
    near: integers(36, 58, 2),
    apart: choice(40, 45, 50, 60, 65, 70, 80),
    ratio: choice(1.8, 2.1, 2.4, 2.6, 2.9, 3.2),
  },
  allow: ({ far, near, apart }) => {
    const h = apart / (1 / Math.tan(rad(far)) - 1 / Math.tan(rad(near)));
    return near - far >= 12 && h > 25 && h < 120;
  },
  write: ({ place, far, near, apart, ratio }) => {
    const gap = 1 / Math.tan(rad(far)) - 1 / Math.tan(rad(near));
    const h = apart / gap;
    const direct = ratio * h;
    // Two lines that meet at the top of the mast, with A as the origin.
    const [, again] = solveLinear(
      [
        [-Math.tan(rad(far)), 1],
        [-Math.tan(rad(near)), 1],
      ],
      [0, -apart * Math.tan(rad(near))],
    ) as [number, number];
    const foot = h / Math.tan(rad(far));
    // By the Pythagorean theorem: the foot is at the distance h·cot of the angle.
    const angle = Math.asin(1 / ratio);
    const pythagoras = Math.hypot(again, again / Math.tan(angle));
    return {
      text: md`A radio mast in ${place} stands on level ground. Its foot is F and its top T. The points A and B lie on a straight line with F, with B between A and F, and $\mathrm{AB} = ${apart}\ \text{m}$. The angles of elevation of T are $\alpha$ at A and $\beta$ at B, where $\alpha < \beta$. Let $h$ metres be the height of the mast.

![](drawing:mast)

(a) Show that $h = \dfrac{${apart}}{\cot\alpha - \cot\beta}$. [3]

(b) Given that $\alpha = ${far}^\circ$ and $\beta = ${near}^\circ$, find $h$. [2]

(c) At another point C on the ground, the angle of elevation of T is $\gamma$, where $\operatorname{cosec}\gamma = ${ratio}$. Find the distance CT. [2]

(d) Find $\gamma$ in degrees. [1]`,
      hints: [
        md`Write AF and BF in terms of $h$. In a right-angled triangle, which quotient of sides is the cotangent?`,
        md`Your calculator has no key for the cotangent. What is $\cot\alpha$ in terms of $\tan\alpha$?`,
        md`$\operatorname{cosec}\gamma$ is the reciprocal of the sine: hypotenuse divided by opposite side.`,
      ],
      answer: md`(a) In the right-angled triangle AFT the cotangent of $\alpha$ is the adjacent side divided by the opposite side: $\cot\alpha = \dfrac{\mathrm{AF}}{h}$, so $\mathrm{AF} = h\cot\alpha$. In the same way $\mathrm{BF} = h\cot\beta$. The difference of the two is AB:

$$h\cot\alpha - h\cot\beta = ${apart}, \quad\text{so}\quad h = \frac{${apart}}{\cot\alpha - \cot\beta}$$

(b) $\cot ${far}^\circ = \dfrac{1}{\tan ${far}^\circ} = ${sf(1 / Math.tan(rad(far)), 5)}$ and $\cot ${near}^\circ = ${sf(1 / Math.tan(rad(near)), 5)}$. So $h = ${sf(h)}$, that is, the mast is about $${sf(h)}$ m high.

(c) $\operatorname{cosec}\gamma = \dfrac{1}{\sin\gamma} = \dfrac{\mathrm{CT}}{h}$, so $\mathrm{CT} = h\operatorname{cosec}\gamma = ${ratio}h$. With the unrounded height this is $${sf(direct)}$ m.

(d) $\sin\gamma = \dfrac{1}{${ratio}}$, so $\gamma = ${sf((angle * 180) / Math.PI)}^\circ$.

**Calculator:** degrees. TI-Nspire: the catalogue has cot( ) and csc( ); or enter 1/tan(${far}). Casio fx-CG50: enter 1÷tan ${far}; for (d) use sin⁻¹ of 1÷${ratio}.

**Watch out:** $\cot\alpha$ is $\frac{1}{\tan\alpha}$. The key $\tan^{-1}$ means something else: the angle whose tangent is given.`,
      scheme: [
        [md`(a) $\mathrm{AF} = h\cot\alpha$ (or $\frac{h}{\tan\alpha}$)`, 'A1'],
        [md`$\mathrm{BF} = h\cot\beta$ and $\mathrm{AF} - \mathrm{BF} = ${apart}$`, 'M1'],
        [md`factorises and makes $h$ the subject (AG)`, 'A1'],
        [md`(b) puts the angles in, with $\cot x = \frac{1}{\tan x}$`, 'M1'],
        [md`$${sf(h)}$`, 'A1'],
        [md`(c) $\mathrm{CT} = h\operatorname{cosec}\gamma$`, 'M1'],
        [md`$${sf(direct)}$ m (follow through)`, 'A1'],
        [md`(d) $${sf((angle * 180) / Math.PI)}^\circ$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$h =$',
          expected: `${Number(h.toPrecision(10))}`,
          mistakes: [
            {
              value: sf(apart / (Math.tan(rad(near)) - Math.tan(rad(far)))),
              note: md`You used the tangents. $\cot x$ is $\frac{1}{\tan x}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(direct.toPrecision(10))}`,
          unit: 'm',
          follows: `${ratio} * b.1`,
          mistakes: [{ value: sf(h / ratio), note: md`CT is the hypotenuse, so it is longer than $h$.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(((angle * 180) / Math.PI).toPrecision(10))}`,
          unit: '°',
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `h = ${sf(h)}`, value: again },
        { part: 'c', route: 'numeric', shown: sf(direct), value: pythagoras },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\gamma = ${sf((angle * 180) / Math.PI)}`,
          value: (Math.atan(1 / Math.sqrt(ratio * ratio - 1)) * 180) / Math.PI,
        },
      ],
      drawings: {
        mast: sketch({
          points: { A: [0, 0], B: [apart, 0], F: [foot, 0], T: [foot, h] },
          segments: [{ of: 'AB', label: `${apart} m` }, 'BF', { of: 'FT', label: '*h*' }, 'AT', 'BT'],
          angles: [
            { at: 'A', from: 'B', to: 'T', label: '*α*' },
            { at: 'B', from: 'F', to: 'T', label: '*β*' },
            { at: 'F', from: 'B', to: 'T', right: true },
          ],
          description:
            'A vertical mast FT of height h on a horizontal line through A, B and F. A and B are joined to the top T. The angles of elevation are alpha at A and beta at B.',
        }),
      },
    };
  },
});

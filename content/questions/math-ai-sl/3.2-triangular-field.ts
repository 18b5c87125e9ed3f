import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    crop: choice(
      'lavender in Croatia',
      'sunflowers in Slovakia',
      'saffron in Greece',
      'sugar beet in Lithuania',
    ),
    ab: integers(60, 110, 5),
    ac: integers(50, 95, 5),
    angle: integers(38, 112, 2),
    price: choice(3.5, 4, 4.5, 5),
  },
  allow: ({ ab, ac, angle }) => {
    const bc = Math.sqrt(ab ** 2 + ac ** 2 - 2 * ab * ac * Math.cos((angle * Math.PI) / 180));
    // The angle asked for shall be acute, so that the sine rule gives it without doubt.
    return ab ** 2 + bc ** 2 - ac ** 2 > 400 && angle !== 90 && ab !== ac;
  },
  write: ({ crop, ab, ac, angle, price }) => {
    const turn = (angle * Math.PI) / 180;
    const bc = Math.sqrt(ab ** 2 + ac ** 2 - 2 * ab * ac * Math.cos(turn));
    const area = (ab * ac * Math.sin(turn)) / 2;
    const atB = (Math.asin((ac * Math.sin(turn)) / bc) * 180) / Math.PI;
    const cost = (ab + ac + bc) * price;
    const c = [ac * Math.cos(turn), ac * Math.sin(turn)] as const;
    return {
      text: md`A field of ${crop} has the shape of a triangle $ABC$ with $AB = ${ab}\ \text{m}$, $AC = ${ac}\ \text{m}$ and $B\hat{A}C = ${angle}^\circ$.

![](drawing:field)

(a) Find the length of $BC$. [3]

(b) Find the area of the field. [2]

(c) Find the size of $A\hat{B}C$. [2]

(d) A fence round the whole field costs $${price}$ euros per metre. Find the cost of the fence, to the nearest euro. [2]`,
      hints: [
        md`Two sides and the angle between them are known. Which rule connects them with the third side?`,
        md`Once $BC$ is known, the sine rule gives another angle.`,
      ],
      answer: md`(a) By the cosine rule

$$BC^2 = ${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac} \times \cos ${angle}^\circ = ${sf(bc * bc, 6)},$$

so $BC = ${sf(bc)}\ \text{m}$.

(b) Area $= \frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ = ${sf(area)}\ \text{m}^2$

(c) By the sine rule $\dfrac{\sin A\hat{B}C}{${ac}} = \dfrac{\sin ${angle}^\circ}{${sf(bc, 5)}}$, so $A\hat{B}C = ${sf(atB)}^\circ$. (The cosine rule confirms that the angle is acute.)

(d) The fence is $${ab} + ${ac} + ${sf(bc, 5)} = ${sf(ab + ac + bc, 5)}\ \text{m}$ long and costs $${sf(ab + ac + bc, 5)} \times ${price} = ${grouped(Math.round(cost))}$ euros.

**Watch out:** In the cosine rule, only the last product is multiplied by the cosine. Don't work out $${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac}$ first. And check that the calculator is in degrees.`,
      scheme: [
        [md`attempts to use the cosine rule`, 'M1'],
        [md`$BC^2 = ${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac} \times \cos ${angle}^\circ$`, 'A1'],
        [md`$${sf(bc)}\ \text{m}$`, 'A1'],
        [md`$\frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ$`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`uses the sine rule or the cosine rule`, 'M1'],
        [md`$${sf(atB)}^\circ$`, 'A1'],
        [md`multiplies the perimeter by $${price}$`, 'M1'],
        [md`$${grouped(Math.round(cost))}$ euros (accept a value from $BC$ rounded to 3 s.f.)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${bc}`,
          unit: 'm',
          mistakes: [
            {
              value: `${Math.hypot(ab, ac)}`,
              note: md`You used Pythagoras, but the angle at $A$ isn't a right angle.`,
            },
            { value: `${bc * bc}`, note: md`That is $BC^2$. Take the square root.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          mistakes: [{ value: `${2 * area}`, note: md`You left out the factor $\frac{1}{2}$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${atB}`,
          unit: '°',
          follows: `180 / pi * arcsin(${ac} * sin(${angle}°) / a.1)`,
          mistakes: [
            {
              value: `${180 - angle - atB}`,
              note: md`That is the angle at $C$. The angle at $B$ lies opposite $AC$.`,
            },
          ].filter(() => Math.abs(180 - angle - 2 * atB) > 1.5),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.round(cost)}`,
          // A value from BC rounded to three figures will do.
          accuracy: { tolerance: 1 },
          unit: 'euros',
          follows: `(${ab} + ${ac} + a.1) * ${price}`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: `${area * price}`,
              note: md`You multiplied the area by the price. A fence goes round the field.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `BC = ${sf(bc)}`,
          value: Math.hypot(c[0] - ab, c[1]),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(area)}\\ \\text{m}^2`, value: Math.abs(ab * c[1]) / 2 },
        {
          part: 'c',
          route: 'numeric',
          shown: `A\\hat{B}C = ${sf(atB)}^\\circ`,
          value: (Math.atan2(c[1], ab - c[0]) * 180) / Math.PI,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${grouped(Math.round(cost))}`,
          value: price * (ab + ac + Math.hypot(c[0] - ab, c[1])),
          within: 0.51,
        },
      ],
      drawings: {
        field: sketch({
          points: { A: [0, 0], B: [ab, 0], C: c },
          segments: [{ of: 'AB', label: `${ab} m` }, { of: 'AC', label: `${ac} m` }, 'BC'],
          angles: [{ at: 'A', from: 'B', to: 'C', label: `${angle}°` }],
          height: 210,
          description: `A triangle ABC with AB = ${ab} m along the bottom, AC = ${ac} m, and an angle of ${angle} degrees at A.`,
        }),
      },
    };
  },
});

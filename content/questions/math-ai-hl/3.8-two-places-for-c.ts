import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const radians = Math.PI / 180;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.2'],
  parameters: {
    story: choice(
      ['From a lighthouse A a coastguard in Senegal sees a buoy B', 'a fishing boat C', 'km'],
      [
        'From a hut A a ranger in Nepal sees a peak B',
        'a helicopter C, which flies in the horizontal plane through A and B,',
        'km',
      ],
      ['From a gate A a surveyor in Uruguay sees a mast B', 'a well C', 'hundred metres'],
    ),
    c: integers(8, 16),
    a: integers(5, 13),
    angle: integers(24, 48),
  },
  allow: ({ c, a, angle }) => a < 0.93 * c && a > 1.08 * c * Math.sin(angle * radians),
  write: ({ story: [opening, target, unit], c, a, angle }) => {
    const sine = (c * Math.sin(angle * radians)) / a;
    const acute = Math.asin(sine) / radians;
    const obtuse = 180 - acute;
    const side = (atC: number) => (a * Math.sin((180 - angle - atC) * radians)) / Math.sin(angle * radians);
    const [far, near] = [side(acute), side(obtuse)];
    const found = roots(
      (t) => Math.hypot(t * Math.cos(angle * radians) - c, t * Math.sin(angle * radians)) - a,
      0,
      40.0013,
    );
    const at = (t: number) => [t * Math.cos(angle * radians), t * Math.sin(angle * radians)] as const;
    return {
      text: md`${opening} at a distance of $${c}$ ${unit}. The position of ${target} is not known exactly: the angle BAC is $${angle}^\circ$ and the distance from B to C is $${a}$ ${unit}. The diagram shows two positions, $\text{C}_1$ and $\text{C}_2$, that fit.

![](drawing:map)

(a) Show that $\sin\angle\text{ACB} = ${sf(sine, 4)}$, correct to 4 significant figures. [2]

(b) Find the two possible sizes of the angle ACB. [3]

(c) Hence find the two possible distances from A to C. [4]

(d) Explain why there would be only one possible position of C if the distance from B to C were greater than $${c}$ ${unit}. [2]`,
      hints: [
        md`Two angles between $0^\circ$ and $180^\circ$ have the same sine. They add up to $180^\circ$.`,
        md`For each angle at C, find the angle at B first.`,
      ],
      answer: md`(a) By the sine rule, $\frac{\sin\angle\text{ACB}}{${c}} = \frac{\sin ${angle}^\circ}{${a}}$, so $\sin\angle\text{ACB} = \frac{${c}\sin ${angle}^\circ}{${a}} = ${sf(sine, 4)}$.

(b) One angle is $\arcsin ${sf(sine, 4)} = ${decimals(acute, 1)}^\circ$. As $\sin(180^\circ - \theta) = \sin\theta$, the other is $180^\circ - ${decimals(acute, 1)}^\circ = ${decimals(obtuse, 1)}^\circ$. Both are possible, as $${decimals(obtuse, 1)}^\circ + ${angle}^\circ < 180^\circ$.

(c) If the angle at C is acute, the angle at B is $180^\circ - ${angle}^\circ - ${decimals(acute, 2)}^\circ = ${decimals(180 - angle - acute, 2)}^\circ$ and $\text{AC} = \frac{${a}\sin ${decimals(180 - angle - acute, 2)}^\circ}{\sin ${angle}^\circ} = ${sf(far)}$ ${unit}.

If the angle at C is obtuse, the angle at B is $${decimals(180 - angle - obtuse, 2)}^\circ$ and $\text{AC} = \frac{${a}\sin ${decimals(180 - angle - obtuse, 2)}^\circ}{\sin ${angle}^\circ} = ${sf(near)}$ ${unit}.

(d) If BC is longer than AB, then the angle at A is larger than the angle at C, as the larger angle is opposite the longer side. So the angle at C must be smaller than $${angle}^\circ$, and the obtuse solution is impossible.

**Watch out:** The calculator shows only the acute angle; don't forget the obtuse one. And don't mix up the pairs: the acute angle at C belongs to the longer distance from A.`,
      scheme: [
        [md`uses the sine rule`, 'M1'],
        [md`$\frac{${c}\sin ${angle}^\circ}{${a}} = ${sf(sine, 4)}$`, 'A1'],
        [md`$${decimals(acute, 1)}^\circ$`, 'A1'],
        [md`subtracts from $180^\circ$`, 'M1'],
        [md`$${decimals(obtuse, 1)}^\circ$`, 'A1'],
        [md`finds the angle at B in one of the cases`, 'M1'],
        [md`uses the sine or cosine rule for AC`, 'M1'],
        [md`$${sf(far)}$`, 'A1'],
        [md`$${sf(near)}$`, 'A1'],
        [md`compares sides and opposite angles`, 'R1'],
        [md`the angle at C cannot be obtuse`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: 'Acute angle:',
          expected: `${Number(acute.toPrecision(8))}`,
          unit: '°',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Obtuse angle:',
          expected: `${Number(obtuse.toPrecision(8))}`,
          unit: '°',
          marks: 2,
          follows: '180 - b.1',
          unless: 'a <= 90 or a >= 180',
          mistakes: [
            {
              value: decimals(90 + acute, 1),
              note: md`You added $90^\circ$. Two angles with the same sine add up to $180^\circ$.`,
            },
          ].filter(() => Math.abs(90 + acute - obtuse) > 2),
        },
        {
          part: 'c',
          kind: 'number',
          label: 'With the acute angle at C:',
          expected: `${Number(far.toPrecision(8))}`,
          unit,
          marks: 3,
          follows: `${a}*sin((180 - ${angle} - b.1)*pi/180)/sin(${angle}*pi/180)`,
          unless: 'd <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          label: 'With the obtuse angle at C:',
          expected: `${Number(near.toPrecision(8))}`,
          unit,
          marks: 1,
          follows: `${a}*sin((180 - ${angle} - b.2)*pi/180)/sin(${angle}*pi/180)`,
          unless: 'd <= 0',
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          // Height of B over the line AC, divided by BC.
          shown: md`= ${sf(sine, 4)}`,
          value: Math.sqrt(c ** 2 - (c * Math.cos(angle * radians)) ** 2) / a,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${decimals(acute, 1)}`,
          value: Math.acos((a ** 2 + found[1]! ** 2 - c ** 2) / (2 * a * found[1]!)) / radians,
          within: 0.0501,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${decimals(obtuse, 1)}`,
          value: Math.acos((a ** 2 + found[0]! ** 2 - c ** 2) / (2 * a * found[0]!)) / radians,
          within: 0.0501,
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(far)}`, value: found[1]! },
        { part: 'c', route: 'numeric', shown: `= ${sf(near)}`, value: found[0]! },
      ],
      drawings: {
        map: sketch({
          points: { A: [0, 0], B: [c, 0], C_1: at(near), C_2: at(far), D: at(far * 1.15) },
          segments: [
            { of: 'AB', label: `${c}` },
            { of: 'A-D', dashed: true },
            { of: 'B-C_1', ticks: 1 },
            { of: 'B-C_2', label: `${a}`, ticks: 1 },
          ],
          angles: [{ at: 'A', from: 'B', to: 'D', label: `${angle}°`, radius: 58 }],
          labels: { C_1: false, D: false },
          notes: [{ at: at(near), text: 'C_1', place: 'nw' }],
          height: 190,
          description: `A line AB of length ${c} and a ray from A at ${angle} degrees to it. Two points on the ray, C1 nearer and C2 farther from A, are both ${a} from B.`,
        }),
      },
    };
  },
});

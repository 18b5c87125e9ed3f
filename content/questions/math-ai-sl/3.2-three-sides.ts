import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const degrees = 180 / Math.PI;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    sail: choice(
      'A sail of a boat in Split',
      'A shade cloth over a terrace in Seville',
      'An awning over a café in Nice',
      'A roof of cloth over a stage in Tartu',
    ),
    ab: integers(2.4, 5.6, 0.2),
    bc: integers(2.4, 5.6, 0.2),
    ca: integers(2.4, 5.6, 0.2),
    price: choice(18, 22, 25, 32),
  },
  allow: ({ ab, bc, ca, price }) => {
    const [short, middle, long] = [ab, bc, ca].sort((one, other) => one - other) as [number, number, number];
    const cosine = (short ** 2 + middle ** 2 - long ** 2) / (2 * short * middle);
    const area = (short * middle * Math.sqrt(1 - cosine ** 2)) / 2;
    return (
      middle - short > 0.3 &&
      long - middle > 0.3 &&
      Math.abs(cosine) > 0.06 &&
      cosine > -0.75 &&
      // The area rounded to 3 s.f. leads to the same whole euro, and so does one more decimal place.
      Math.round(area * price) === Math.round(Number(sf(area)) * price) &&
      Math.abs(((area * price) % 1) - 0.5) > 0.06
    );
  },
  write: ({ sail, ab, bc, ca, price }) => {
    // The largest angle lies opposite the longest side.
    const sides = { A: bc, B: ca, C: ab } as const;
    const at = (['A', 'B', 'C'] as const).reduce((best, name) => (sides[name] > sides[best] ? name : best));
    const [one, other] = (['A', 'B', 'C'] as const).filter((name) => name !== at) as ['A' | 'B', 'B' | 'C'];
    const [long, p, q] = [sides[at], sides[other], sides[one]];
    const angle = Math.acos((p ** 2 + q ** 2 - long ** 2) / (2 * p * q)) * degrees;
    const area = (p * q * Math.sin(angle / degrees)) / 2;
    const small = Math.min(p, q);
    const cost = area * price;
    const name = md`${one}\hat{${at}}${other}`;
    // A at the origin, B on the axis.
    const cx = (ca ** 2 + ab ** 2 - bc ** 2) / (2 * ab);
    const cy = Math.sqrt(ca ** 2 - cx ** 2);
    const half = (ab + bc + ca) / 2;
    const heron = Math.sqrt(half * (half - ab) * (half - bc) * (half - ca));
    const found =
      root((turn) => p ** 2 + q ** 2 - 2 * p * q * Math.cos(turn) - long ** 2, 0.01, 3.14) * degrees;
    return {
      text: md`${sail} is a triangle $ABC$ with $AB = ${ab}\ \text{m}$, $BC = ${bc}\ \text{m}$ and $CA = ${ca}\ \text{m}$.

![](drawing:sail)

(a) Write down which angle of the triangle is the largest. Give a reason. [1]

(b) Find the size of this angle. [3]

(c) Find the area of the triangle. [2]

(d) The cloth costs $${price}$ euros per square metre. Find the cost of the cloth, to the nearest euro. [1]`,
      hints: [
        md`The longer a side, the larger the angle that lies opposite to it.`,
        md`Three sides are known and no angle. Which rule connects three sides with an angle?`,
        md`For (c), use the angle from (b) and the two sides that form it.`,
      ],
      answer: md`(a) The longest side is $${one < other ? `${one}${other}` : `${other}${one}`} = ${long}\ \text{m}$. The largest angle lies opposite to it: it is $${name}$, the angle at $${at}$.

(b) Three sides are known, so use the cosine rule. The side opposite the angle is the one that is subtracted:

$$\cos ${name} = \frac{${p}^2 + ${q}^2 - ${long}^2}{2 \times ${p} \times ${q}}, \quad \text{so} \quad ${name} = ${sf(angle)}^\circ.$$

(c) The sides $${p}\ \text{m}$ and $${q}\ \text{m}$ form this angle: $\frac{1}{2} \times ${p} \times ${q} \times \sin ${sf(angle, 5)}^\circ = ${sf(area)}\ \text{m}^2$

(d) $${sf(area, 5)} \times ${price} = ${Math.round(cost)}\ \text{euros}$ to the nearest euro

**Calculator:** set it to degrees. Type the fraction with brackets around numerator and denominator, then $\cos^{-1}$ of the result.${angle > 90 ? ' A negative cosine is no mistake: it belongs to an obtuse angle.' : ''}

**Watch out:** in the formula for the area, the angle must lie *between* the two sides. The longest side is not used in (c).`,
      scheme: [
        [md`(a) the angle at $${at}$, opposite the longest side`, 'R1'],
        [md`(b) attempts to use the cosine rule for an angle`, 'M1'],
        [md`$\frac{${p}^2 + ${q}^2 - ${long}^2}{2 \times ${p} \times ${q}}$`, 'A1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`(c) $\frac{1}{2} \times ${p} \times ${q} \times \sin ${sf(angle)}^\circ$`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`(d) $${Math.round(cost)}$ euros (accept a value from the area rounded to 3 s.f.)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'give a reason' },
        {
          part: 'b',
          kind: 'number',
          expected: `${angle}`,
          unit: '°',
          mistakes: [
            {
              value: `${180 - angle}`,
              note: md`The sign of the cosine is wrong: the square of the longest side is subtracted.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          follows: `${p} * ${q} * sin(b.1 * pi / 180) / 2`,
          unless: 'a <= 0',
          mistakes: [
            { value: `${2 * area}`, note: md`You left out the factor $\frac{1}{2}$.` },
            {
              value: `${(long * small * Math.sin(angle / degrees)) / 2}`,
              note: md`You used the longest side. It does not belong to this angle.`,
            },
            {
              value: `${(long * Math.max(p, q) * Math.sin(angle / degrees)) / 2}`,
              note: md`You used the longest side. It does not belong to this angle.`,
            },
            // If the longest side is twice the shortest one, the last value is the first.
          ].slice(0, Math.abs(long - 2 * small) > 0.1 ? 3 : 2),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.round(cost)}`,
          // A value from the rounded area will do.
          accuracy: { tolerance: 1 },
          unit: 'euros',
          follows: `c.1 * ${price}`,
          unless: 'c <= 0',
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `${name} = ${sf(angle)}^\\circ`, value: found },
        { part: 'c', route: 'numeric', shown: `= ${sf(area)}\\ \\text{m}^2`, value: heron },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${Math.round(cost)}\\ \\text{euros}`,
          value: heron * price,
          within: 0.5001,
        },
      ],
      drawings: {
        sail: sketch({
          points: { A: [0, 0], B: [ab, 0], C: [cx, cy] },
          segments: [
            { of: 'AB', label: `${ab} m` },
            { of: 'BC', label: `${bc} m` },
            { of: 'AC', label: `${ca} m` },
          ],
          height: 210,
          description: `The triangle ABC with AB = ${ab} m, BC = ${bc} m and CA = ${ca} m.`,
        }),
      },
    };
  },
});

import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('Kazakhstan', 'Saskatchewan', 'the Punjab', 'Uruguay'),
    radius: integers(2.4, 4.2, 0.2),
    wall: integers(6, 11),
    roof: integers(1.4, 2.6, 0.2),
    litre: choice(7.5, 8.2, 9.4),
  },
  allow: ({ radius, roof }) => roof < radius,
  write: ({ place, radius, wall, roof, litre }) => {
    const cylinder = Math.PI * radius ** 2 * wall;
    const cone = (Math.PI * radius ** 2 * roof) / 3;
    const slant = Math.hypot(radius, roof);
    const side = 2 * Math.PI * radius * wall;
    const cover = Math.PI * radius * slant;
    const area = side + cover;
    const tins = Math.ceil(area / litre / 5);
    let painted = 0;
    let used = 0;
    while (painted < area) {
      painted += 5 * litre;
      used += 1;
    }
    const edge = root((s) => s * s - radius * radius - roof * roof, 0, 20);
    return {
      text: md`A grain silo in ${place} consists of a cylinder with a roof in the shape of a cone. The radius of both is $${radius}\ \text{m}$. The cylinder is $${wall}\ \text{m}$ high, and the cone adds $${roof}\ \text{m}$ to the height. The diagram shows the silo from the side.

![](drawing:silo)

(a) Find the volume of the silo. [3]

(b) Find the slant height of the roof. [2]

The curved wall and the roof are painted on the outside.

(c) Find the area that is painted. [3]

The paint is sold in tins of $5$ litres, and one litre is enough for $${litre}\ \text{m}^2$.

(d) Find the number of tins that must be bought. [2]`,
      hints: [
        md`Split the silo into the two solids and use the formula booklet for each.`,
        md`The slant height, the radius and the height of the cone form a right-angled triangle.`,
      ],
      answer: md`(a) The cylinder has the volume $\pi \times ${radius}^2 \times ${wall} = ${sf(cylinder, 5)}$, and the cone $\frac{1}{3}\pi \times ${radius}^2 \times ${roof} = ${sf(cone, 4)}$. Together: $V = ${sf(cylinder + cone)}\ \text{m}^3$

(b) $l = \sqrt{${radius}^2 + ${roof}^2} = ${sf(slant)}\ \text{m}$

(c) The wall has the area $2\pi \times ${radius} \times ${wall} = ${sf(side, 5)}$, and the roof $\pi \times ${radius} \times ${sf(slant, 5)} = ${sf(cover, 4)}$. Together: $A = ${sf(area)}\ \text{m}^2$

(d) The paint needed is $\dfrac{${sf(area, 5)}}{${litre}} = ${sf(area / litre, 4)}$ litres, which is $\dfrac{${sf(area / litre, 4)}}{5} = ${decimals(area / litre / 5, 2)}$ tins. So $${tins}\ \text{tins}$ must be bought.

**Watch out:** For the area of the roof, use the *slant* height and not the height of the cone. The circles at the bottom and between the two solids aren't painted, so they don't count.`,
      scheme: [
        [md`$\pi \times ${radius}^2 \times ${wall}$`, 'M1'],
        [md`adds $\frac{1}{3}\pi \times ${radius}^2 \times ${roof}$`, 'M1'],
        [md`$${sf(cylinder + cone)}\ \text{m}^3$`, 'A1'],
        [md`uses Pythagoras with $${radius}$ and $${roof}$`, 'M1'],
        [md`$${sf(slant)}\ \text{m}$`, 'A1'],
        [md`$2\pi \times ${radius} \times ${wall}$`, 'M1'],
        [md`adds $\pi \times ${radius} \times ${sf(slant)}$`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`divides the area by $${litre}$ and by $5$`, 'M1'],
        [md`$${tins}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${cylinder + cone}`,
          unit: 'm^3',
          mistakes: [
            {
              value: `${cylinder + 3 * cone}`,
              note: md`You left out the $\frac{1}{3}$ of the volume of the cone.`,
            },
            {
              value: `${cylinder}`,
              note: md`That is the cylinder alone. The roof belongs to the silo, too.`,
            },
          ],
        },
        { part: 'b', kind: 'number', expected: `${Number(slant.toPrecision(12))}`, unit: 'm' },
        {
          part: 'c',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          follows: `2 * pi * ${radius} * ${wall} + pi * ${radius} * b.1`,
          unless: 'a <= 0',
          mistakes: [
            {
              value: `${side + Math.PI * radius * roof}`,
              note: md`You used the height of the cone. The area of the roof needs its slant height.`,
            },
            {
              value: `${side + cover + Math.PI * radius ** 2}`,
              note: md`You added a circle. Only the wall and the sloping roof are painted.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${tins}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${tins - 1}`,
              note: md`With that many tins some of the silo stays unpainted: round up here.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `V = ${sf(cylinder + cone)}`,
          value:
            integral(() => Math.PI * radius ** 2, 0, wall) +
            integral((h) => Math.PI * (radius * (1 - h / roof)) ** 2, 0, roof),
        },
        { part: 'b', route: 'substitution', shown: `= ${sf(slant)}\\ \\text{m}`, value: edge },
        {
          part: 'c',
          route: 'numeric',
          shown: `A = ${sf(area)}`,
          value:
            integral(() => 2 * Math.PI * radius, 0, wall) +
            integral((s) => 2 * Math.PI * radius * (1 - s / edge), 0, edge),
        },
        { part: 'd', route: 'simulation', shown: `${tins}\\ \\text{tins}`, value: used },
      ],
      drawings: {
        silo: sketch({
          points: {
            A: [-radius, 0],
            B: [radius, 0],
            C: [radius, wall],
            D: [-radius, wall],
            T: [0, wall + roof],
            M: [0, wall],
            K: [-radius - 0.7, wall],
            L: [-radius - 0.7, wall + roof],
          },
          labels: { A: false, B: false, C: false, D: false, T: false, M: false, K: false, L: false },
          segments: [
            'AB',
            { of: 'BC', label: `${grouped(wall)} m` },
            { of: 'DM', dashed: true },
            { of: 'MC', dashed: true, label: `${radius} m`, place: 's' },
            'AD',
            'DT',
            'CT',
            { of: 'KL', label: `${roof} m`, place: 'w', arrow: 'both', ink: 'soft' },
          ],
          dots: ['M'],
          height: 260,
          description: `A rectangle with an isosceles triangle on top: the wall is ${wall} m high, the radius ${radius} m, and the triangle ${roof} m high.`,
        }),
      },
    };
  },
});

import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.1'],
  parameters: {
    who: choice(
      'Leilani makes paper cones for popcorn in Honolulu',
      'Otto rolls paper cones for chestnuts in Graz',
      'Nomsa makes paper cones for sweets in Maseru',
      'Ravi rolls paper cones for peanuts in Pune',
    ),
    radius: integers(14, 24),
    angle: integers(120, 220, 5),
    wanted: integers(4, 6, 0.5),
  },
  // The radius of the rim is no short number, so that everybody rounds.
  allow: ({ radius, angle, wanted }) => {
    const base = (radius * angle) / 360;
    return Math.abs(base - wanted) > 0.8 && Math.abs(base * 100 - Math.round(base * 100)) > 0.05;
  },
  write: ({ who, radius, angle, wanted }) => {
    const name = who.split(' ')[0]!;
    const arc = (angle / 360) * 2 * Math.PI * radius;
    const base = (radius * angle) / 360;
    const high = Math.sqrt(radius ** 2 - base ** 2);
    const volume = (Math.PI * base ** 2 * high) / 3;
    const needed = (360 * wanted) / radius;
    const neededText = Number.isInteger(needed) ? `${needed}` : sf(needed);
    const length = integral(
      (t) => Math.hypot(radius * Math.sin(t), radius * Math.cos(t)),
      0,
      (angle * Math.PI) / 180,
    );
    const ring = root((r) => 2 * Math.PI * r - length, 0, 40);
    const up = root((h) => h * h + ring ** 2 - radius ** 2, 0, 40);
    const half = ((angle / 2) * Math.PI) / 180;
    return {
      text: md`${who}. ${name} cuts a sector $OAB$ of radius $${radius}\ \text{cm}$ and angle $${angle}^\circ$ out of paper. Then $OA$ and $OB$ are joined without overlap, so that the paper becomes the curved surface of a right cone with its tip at $O$.

![](drawing:sector)

(a) Find the length of the arc $AB$ of the sector. [2]

(b) Find the radius of the circular rim of the cone. [2]

(c) Find the height of the cone. [2]

(d) Find the volume of the cone. [2]

(e) Find the angle of a sector of radius $${radius}\ \text{cm}$ that would make a cone with a rim of radius $${wanted}\ \text{cm}$. [2]`,
      hints: [
        md`Imagine rolling the sector up. Which part of the cone does the arc become?`,
        md`The radius of the sector is not the radius of the cone. Which length of the cone is it?`,
        md`For (e), go the same way backwards: from the rim to the arc to the angle.`,
      ],
      answer: md`(a) The arc is $\frac{${angle}}{360}$ of a full circle: $\dfrac{${angle}}{360} \times 2\pi \times ${radius} = ${sf(arc)}\ \text{cm}$

(b) When the paper is rolled up, the arc becomes the rim. If the rim has the radius $r$, its circumference is

$$2\pi r = ${sf(arc, 5)}, \quad \text{so} \quad r = ${sf(base)}\ \text{cm}.$$

(c) The radius of the sector becomes the slant height of the cone. Radius, height and slant height form a right-angled triangle:

$$h = \sqrt{${radius}^2 - ${sf(base, 5)}^2} = ${sf(high)}\ \text{cm}$$

(d) $\frac{1}{3}\pi \times ${sf(base, 5)}^2 \times ${sf(high, 5)} = ${sf(volume)}\ \text{cm}^3$

(e) The rim would be $2\pi \times ${wanted}$ long, and this is the arc of the sector. With the angle $\theta$ in degrees,

$$\frac{\theta}{360} \times 2\pi \times ${radius} = 2\pi \times ${wanted}, \quad \text{so} \quad \theta = ${neededText}^\circ.$$

**Watch out:** in (c) the slant height is the hypotenuse. So the squares are subtracted, not added.`,
      scheme: [
        [md`(a) $\frac{${angle}}{360} \times 2\pi \times ${radius}$`, 'M1'],
        [md`$${sf(arc)}\ \text{cm}$`, 'A1'],
        [md`(b) $2\pi r =$ their arc`, 'M1'],
        [md`$${sf(base)}\ \text{cm}$`, 'A1'],
        [md`(c) $\sqrt{${radius}^2 - r^2}$ with their $r$`, 'M1'],
        [md`$${sf(high)}\ \text{cm}$`, 'A1'],
        [md`(d) $\frac{1}{3}\pi r^2h$ with their $r$ and $h$`, 'M1'],
        [md`$${sf(volume)}\ \text{cm}^3$`, 'A1'],
        [md`(e) $\frac{\theta}{360} \times 2\pi \times ${radius} = 2\pi \times ${wanted}$`, 'M1'],
        [md`$${neededText}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${arc}`,
          unit: 'cm',
          mistakes: [
            { value: `${(angle / 360) * Math.PI * radius ** 2}`, note: md`That is the area of the sector.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(base.toPrecision(12))}`,
          unit: 'cm',
          follows: 'a.1 / (2 * pi)',
          unless: 'r <= 0',
          mistakes: [
            {
              value: `${radius}`,
              note: md`That is the radius of the sector. It becomes the slant height of the cone.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(high.toPrecision(12))}`,
          unit: 'cm',
          follows: `sqrt(${radius}^2 - b.1^2)`,
          mistakes: [
            {
              value: `${Math.hypot(radius, base)}`,
              note: md`You added the squares. The slant height is the hypotenuse.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${volume}`,
          unit: 'cm^3',
          follows: 'pi * b.1^2 * c.1 / 3',
          unless: 'v <= 0',
          mistakes: [
            { value: `${3 * volume}`, note: md`You left out the $\frac{1}{3}$ of the volume of a cone.` },
            {
              value: `${(Math.PI * base ** 2 * radius) / 3}`,
              note: md`You used the slant height. The volume needs the height.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(needed.toPrecision(12))}`,
          unit: '°',
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(arc)}\\ \\text{cm}`, value: length },
        { part: 'b', route: 'substitution', shown: `r = ${sf(base)}\\ \\text{cm}`, value: ring },
        { part: 'c', route: 'substitution', shown: `= ${sf(high)}\\ \\text{cm}`, value: up },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(volume)}\\ \\text{cm}^3`,
          value: integral((y) => Math.PI * ((ring * y) / up) ** 2, 0, up),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `\\theta = ${neededText}^\\circ`,
          value: (angle * wanted) / ring,
        },
      ],
      drawings: {
        sector: sketch({
          points: {
            O: [0, 0],
            A: [radius * Math.sin(half), radius * Math.cos(half)],
            B: [-radius * Math.sin(half), radius * Math.cos(half)],
            V: [radius * 2.4, -radius * 0.25],
            L: [radius * 2.4 - base, radius * 0.65],
            R: [radius * 2.4 + base, radius * 0.65],
          },
          labels: { V: '*O*', L: false, R: false },
          segments: [{ of: 'OA', label: `${radius} cm` }, 'OB', 'VL', 'VR', 'LR'],
          arcs: [{ centre: 'O', from: 'A', to: 'B' }],
          sectors: [{ centre: 'O', from: 'A', to: 'B' }],
          angles: [{ at: 'O', from: 'A', to: 'B', label: `${angle}°`, ...(angle > 180 && { reflex: true }) }],
          height: 230,
          description: `On the left the sector OAB with radius ${radius} cm and an angle of ${angle} degrees. On the right the cone, seen from the side with its tip O at the bottom.`,
        }),
      },
    };
  },
});

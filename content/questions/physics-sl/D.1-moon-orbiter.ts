import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const bodies = [
  { name: 'the Moon', mass: 7.35, power: 22, radius: 1740 },
  { name: 'Mars', mass: 6.42, power: 23, radius: 3390 },
  { name: 'Mercury', mass: 3.3, power: 23, radius: 2440 },
  { name: 'Ganymede', mass: 1.48, power: 23, radius: 2630 },
  { name: 'Callisto', mass: 1.08, power: 23, radius: 2410 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['A.2'],
  parameters: { body: bodies, height: integers(200, 1500, 50) },
  write: ({ body, height }) => {
    const gm = 6.67e-11 * body.mass * 10 ** body.power;
    const radius = body.radius * 1e3;
    const orbit = (body.radius + height) * 1e3;
    const field = gm / radius ** 2;
    const speed = Math.sqrt(gm / orbit);
    const period = (2 * Math.PI * orbit) / speed;
    const periodOfShown = (2 * Math.PI * orbit) / Number(speed.toPrecision(2));
    const wide = 2 ** 1.5;
    return {
      text: md`A probe is in a circular orbit at a height of $${height}\ \text{km}$ above the surface of ${body.name}. The mass of ${body.name} is $${decimals(body.mass, 2)} \times 10^{${body.power}}\ \text{kg}$ and its radius is $${body.radius}\ \text{km}$. Take $G = 6.67 \times 10^{-11}\ \text{N m}^2\ \text{kg}^{-2}$.

(a) Calculate the gravitational field strength at the surface of ${body.name}. [2]

(b) Show that the speed of the probe is about $${sf(speed / 1000, 2)}\ \text{km s}^{-1}$. [3]

(c) Calculate the time of one orbit, in hours. [2]

(d) A second probe orbits at twice the distance from the centre of ${body.name}. Determine the ratio $\dfrac{\text{period of the second probe}}{\text{period of the first probe}}$. [2]

(e) Explain why no work is done on the probe by the gravitational force. [1]`,
      hints: [
        md`The distance in Newton's law is measured from the centre of ${body.name}.`,
        md`The gravitational force is the centripetal force.`,
      ],
      answer: md`(a) $g = \dfrac{GM}{R^2} = \dfrac{6.67 \times 10^{-11} \times ${decimals(body.mass, 2)} \times 10^{${body.power}}}{(${standardForm(radius)})^2} = ${sf(field)}\ \text{N kg}^{-1}$

(b) The gravitational force provides the centripetal force, $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$, with $r = ${body.radius} + ${height} = ${body.radius + height}\ \text{km}$:

$$v = \sqrt{\frac{GM}{r}} = \sqrt{\frac{6.67 \times 10^{-11} \times ${decimals(body.mass, 2)} \times 10^{${body.power}}}{${standardForm(orbit, 4)}}} = ${sf(speed)}\ \text{m s}^{-1}$$

(c) $T = \dfrac{2\pi r}{v} = \dfrac{2\pi \times ${standardForm(orbit, 4)}}{${sf(speed, 4)}} = ${sf(period)}\ \text{s}$, that is $\dfrac{${sf(period, 4)}}{3600} = ${sf(period / 3600)}\ \text{h}$.

(d) By Kepler's third law $T^2 \propto r^3$, so the ratio is $2^{3/2} = ${sf(wide)}$.

(e) The force is always at right angles to the velocity, so it has no component along the displacement.

**Watch out:** In (a) the distance is the radius of ${body.name} alone, in (b) the radius *plus* the height, and both must be in metres. In (d) the distance from the centre is doubled, not the height.`,
      scheme: [
        [md`uses $\frac{GM}{R^2}$`, '1'],
        [
          md`$${sf(field)}\ \text{N kg}^{-1}$ (accept $\text{m s}^{-2}$; accept 3 or 4 significant figures)`,
          '1',
        ],
        [md`gravitational force equals centripetal force`, '1'],
        [md`$r = ${body.radius + height}\ \text{km}$ (do not accept the height alone)`, '1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$`, '1'],
        [md`uses $\frac{2\pi r}{v}$`, '1'],
        [md`$${sf(period / 3600)}\ \text{h}$`, '1'],
        [md`$T^2 \propto r^3$`, '1'],
        [md`$${sf(wide)}$ (accept $2\sqrt{2}$)`, '1'],
        [md`force at right angles to the velocity OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(field),
          unit: 'N kg^-1',
          mistakes: [
            {
              value: sf(gm / orbit ** 2),
              note: md`You used the radius of the orbit. The field at the surface is asked for.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: sf(period / 3600),
          unit: 'h',
          accuracy: fromShown(period / 3600, periodOfShown / 3600),
          mistakes: [
            { value: standardForm(period), note: md`This is the time in seconds. It is asked for in hours.` },
            {
              value: sf((2 * Math.PI * radius) / speed / 3600),
              note: md`You used the radius of the surface. The probe moves along a circle that is larger by its height.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(wide),
          mistakes: [
            { value: '2', note: md`The path is twice as long, but the probe is also slower there.` },
            { value: '8', note: md`You cubed the ratio of the distances, which gives $T^2$. Take the root.` },
            {
              value: md`2^{2/3}`,
              note: md`You exchanged the powers: the *square* of the period is proportional to the *cube* of the distance.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(field)}\ \text{N kg}^{-1}`,
          value: slope((r) => -gm / (r * 1e6), radius / 1e6) / 1e6,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: root((v) => (v * v) / orbit - gm / orbit ** 2, 10, 1e5),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(period / 3600)}\ \text{h}`,
          value: Math.sqrt((4 * Math.PI ** 2 * orbit ** 3) / gm) / 3600,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(wide)}`,
          value: (2 * orbit) / Math.sqrt(gm / (2 * orbit)) / (orbit / Math.sqrt(gm / orbit)),
        },
      ],
    };
  },
});

import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['B.2'],
  parameters: {
    place: choice('Senegal', 'Rajasthan', 'northern Chile', 'Crete', 'Botswana'),
    depth: integers(8, 30, 2),
    rate: choice(1.5, 2, 2.5, 3, 3.5, 4),
    speed: integers(3, 6),
    efficiency: integers(45, 70, 5),
    intensity: integers(750, 950, 50),
  },
  write: ({ place, depth, rate, speed, efficiency, intensity }) => {
    const useful = rate * (9.8 * depth + speed ** 2 / 2);
    const input = useful / (efficiency / 100);
    const area = input / (0.2 * intensity);
    const off = Number(useful.toPrecision(2)) / useful;
    return {
      text: md`On a farm in ${place} an electric pump raises water through a height of $${depth}\ \text{m}$ from a well and lets it out of a pipe at a speed of $${speed}\ \text{m s}^{-1}$. It moves $${decimals(rate, 1)}\ \text{kg}$ of water each second. The water in the well is at rest. Take $g = 9.8\ \text{m s}^{-2}$.

(a) Show that the useful power of the pump is about $${sf(useful, 2)}\ \text{W}$. [3]

(b) The efficiency of the pump is $${efficiency}\,\%$. Calculate the electrical power that it takes in. [2]

(c) The pump is run by solar panels with an efficiency of $20\,\%$. The intensity of the sunlight is $${intensity}\ \text{W m}^{-2}$ at right angles to the panels. Determine the smallest area of panels that is needed. [2]

(d) State what happens to the energy that the pump takes in and that isn't transferred usefully. [1]`,
      hints: [
        md`Look at the water that passes in one second. Which two kinds of energy does it gain?`,
        md`Efficiency is useful power divided by total power, both for the pump and for the panels.`,
      ],
      answer: md`(a) In one second $${decimals(rate, 1)}\ \text{kg}$ of water gains

- potential energy $mgh = ${decimals(rate, 1)} \times 9.8 \times ${depth} = ${sf(rate * 9.8 * depth, 4)}\ \text{J}$,
- kinetic energy $\frac{1}{2}mv^2 = \frac{1}{2} \times ${decimals(rate, 1)} \times ${speed}^2 = ${sf((rate * speed ** 2) / 2, 4)}\ \text{J}$.

The useful power is the sum of both per second: $P = ${sf(useful)}\ \text{W}$.

(b) $P_{\text{in}} = \dfrac{${sf(useful, 4)}}{${efficiency / 100}} = ${sf(input)}\ \text{W}$

(c) Each square metre of panels delivers $0.20 \times ${intensity} = ${intensity / 5}\ \text{W}$. The area is

$$A = \frac{${sf(input, 4)}}{${intensity / 5}} = ${sf(area)}\ \text{m}^2$$

(d) It becomes thermal energy of the motor, the water and the surroundings, by friction, by turbulence in the water and by heating in the wires.

**Watch out:** Don't forget the kinetic energy of the water in (a). In (b) check the direction: the pump must take in *more* than it gives out, so divide by the efficiency, don't multiply.`,
      scheme: [
        [md`$mgh$ per second`, '1'],
        [md`adds $\frac{1}{2}mv^2$ per second`, '1'],
        [md`$${sf(useful)}\ \text{W}$`, '1'],
        [md`divides the useful power by $${efficiency / 100}$`, '1'],
        [
          md`$${sf(input)}\ \text{W}$ (accept 3 or 4 significant figures; do not accept multiplied by the efficiency)`,
          '1',
        ],
        [md`uses $0.20 \times ${intensity} \times A$`, '1'],
        [md`$${sf(area)}\ \text{m}^2$ (allow ECF from (b))`, '1'],
        [md`thermal energy of motor, water or surroundings OWTTE (do not accept lost alone)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(input.toPrecision(8))}`,
          unit: 'W',
          accuracy: fromShown(input, input * off),
          mistakes: [
            {
              value: standardForm((useful * efficiency) / 100),
              note: md`You multiplied by the efficiency. The pump takes in more power than it gives usefully.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(area),
          unit: 'm^2',
          accuracy: fromShown(area, area * off, 2),
          follows: `b.1 / ${intensity / 5}`,
          unless: 'A <= 0',
          mistakes: [
            {
              value: sf(input / intensity),
              note: md`You took the panels to be perfect. They deliver only $20\,\%$ of the power of the sunlight.`,
            },
            {
              value: sf(useful / (0.2 * intensity)),
              note: md`You used the useful power of the pump. The panels must supply the electrical power that it takes in.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state in words' },
      ],
      checks: [
        // Work against gravity along the way and against inertia up to the speed.
        {
          part: 'a',
          route: 'numeric',
          shown: md`P = ${sf(useful)}\ \text{W}`,
          value: integral(() => rate * 9.8, 0, depth) + integral((v) => rate * v, 0, speed),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(input)}\ \text{W}`,
          value: root((p) => (p * efficiency) / 100 - useful, 0, 1e5),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(area)}\ \text{m}^2`,
          value: root((a) => (a * intensity * 0.2 * efficiency) / 100 - useful, 0, 1000),
        },
      ],
    };
  },
});

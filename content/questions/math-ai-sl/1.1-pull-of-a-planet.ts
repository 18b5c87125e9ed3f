import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf, standardForm } from '../../authoring/wording.ts';

const G = 6.67e-11;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    body: choice(
      { name: 'Mars', mass: 6.42e23, radius: 3.39e6 },
      { name: 'Venus', mass: 4.87e24, radius: 6.05e6 },
      { name: 'the Moon', mass: 7.35e22, radius: 1.74e6 },
      { name: 'Mercury', mass: 3.3e23, radius: 2.44e6 },
    ),
    probe: integers(350, 950, 50),
    far: integers(22, 38),
    share: integers(15, 35, 5),
  },
  allow: ({ body, probe, far, share }) => {
    const first = (G * body.mass * probe) / ((far / 10) * body.radius) ** 2;
    const second = Number(((first * share) / 10).toPrecision(2));
    const distance = Math.sqrt((G * body.mass * probe) / second);
    return distance > body.radius * 1.15 && distance < (far / 10) * body.radius * 0.85;
  },
  write: ({ body, probe, far, share }) => {
    const distance = Number(((far / 10) * body.radius).toPrecision(3));
    const force = (G * body.mass * probe) / distance ** 2;
    const later = Number(((force * share) / 10).toPrecision(2));
    const near = Math.sqrt((G * body.mass * probe) / later);
    const height = (near - body.radius) / 1000;
    const shown = (value: number) => grouped(Number(value.toPrecision(3)));
    return {
      text: md`The force $F$, in newtons (N), with which ${body.name} attracts a space probe is given by

$$F = \frac{GMm}{r^2},$$

where $G = 6.67 \times 10^{-11}$, $M$ is the mass of ${body.name} in kg, $m$ is the mass of the probe in kg, and $r$ is the distance of the probe from the centre of ${body.name} in metres. The mass of ${body.name} is $${standardForm(body.mass)}\ \text{kg}$, and the mass of the probe is $${probe}\ \text{kg}$.

(a) Find the force on the probe when $r = ${standardForm(distance)}$. [2]

Later the force is $${grouped(later)}\ \text{N}$.

(b) Find the distance $r$ at this time, in the form $a \times 10^k$ where $1 \le a < 10$ and $k \in \mathbb{Z}$. [3]

The radius of ${body.name} is $${standardForm(body.radius)}\ \text{m}$.

(c) Find the height of the probe above the surface at this time, in kilometres. [2]`,
      hints: [
        md`Substitute all values, and keep the whole denominator together.`,
        md`In (b), $r$ is the unknown: multiply the equation by $r^2$ first.`,
        md`The distance $r$ begins at the centre. Which part of it lies inside ${body.name}?`,
      ],
      answer: md`(a) Substitute into the formula; only $r$ is squared:

$$F = \frac{6.67 \times 10^{-11} \times ${standardForm(body.mass)} \times ${probe}}{\left(${standardForm(distance)}\right)^2} = ${sf(force)}\ \text{N}$$

(b) Multiply by $r^2$ and divide by $F$, so that $r^2$ stands alone. Then take the positive square root, as $r$ is a distance:

$$r = \sqrt{\frac{6.67 \times 10^{-11} \times ${standardForm(body.mass)} \times ${probe}}{${later}}} = ${standardForm(near)}\ \text{m}$$

(c) The probe is $r$ from the centre, so take off the radius: with the unrounded $r = ${standardForm(near, 5)}$, the height is $${standardForm(near, 5)} - ${standardForm(body.radius)} = ${standardForm(near - body.radius, 4)}\ \text{m}$. Divide by $10^3$: the height is $${shown(height)}\ \text{km}$ (3 s.f.).

**Calculator:** put the denominator in brackets. For (b) you can also solve the equation with nSolve (TI-Nspire) or SolveN (Casio fx-CG50).

**Watch out:** a rounded $r$ from (b) can change the third figure of (c). Keep the value that the calculator shows.`,
      scheme: [
        [md`(a) substitutes into the formula`, 'M1'],
        [md`$${sf(force)}\ \text{N}$`, 'A1'],
        [md`(b) substitutes $F = ${grouped(later)}$`, 'M1'],
        [md`$r^2 = ${standardForm(near ** 2)}$, or an equation that a solver can use`, '(A1)'],
        [md`$${standardForm(near)}\ \text{m}$`, 'A1'],
        [md`(c) subtracts the radius from their $r$`, 'M1'],
        [md`$${shown(height)}\ \text{km}$ (accept what follows from a value of $r$ to 3 s.f.)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${force}`,
          unit: 'N',
          mistakes: [
            {
              value: sf(force * distance),
              note: md`You divided by $r$ only. The distance is squared.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(near, 8),
          form: 'standard form',
          unit: 'm',
          mistakes: [{ value: standardForm(near ** 2, 6), note: md`That is $r^2$. Take its square root.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(height.toPrecision(8))}`,
          // A distance to three figures may be carried on.
          accuracy: { tolerance: Number(near.toExponential().split('e')[1]) >= 7 ? 60 : 6 },
          unit: 'km',
          follows: `(b.1 - ${body.radius}) / 1000`,
          unless: 'h <= 0',
          mistakes: [
            {
              value: `${Number((near / 1000).toPrecision(8))}`,
              note: md`That is the distance from the centre. The surface is one radius nearer.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `= ${sf(force)}\\ \\text{N}`,
          value: root((f) => f * distance ** 2 - G * body.mass * probe, 0, 1e5),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${standardForm(near)}\\ \\text{m}`,
          value: root((r) => (G * body.mass * probe) / r ** 2 - later, 1e5, 1e9),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `${shown(height)}\\ \\text{km}`,
          value: root((h) => (G * body.mass * probe) / (body.radius + h * 1000) ** 2 - later, 1, 1e6),
        },
      ],
    };
  },
});

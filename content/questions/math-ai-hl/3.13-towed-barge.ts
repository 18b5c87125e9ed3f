import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, grouped, inBrackets, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['3.10'],
  parameters: {
    story: choice(
      ['A tug on the Danube pulls a barge', 'barge', 1, 'kilonewtons', 'kN', 'kilojoules', 'kJ'],
      ['A tractor in the Punjab pulls a cart', 'cart', 100, 'newtons', 'N', 'joules', 'J'],
      ['A husky in the Yukon pulls a sledge', 'sledge', 10, 'newtons', 'N', 'joules', 'J'],
    ),
    fx: integers(2, 9),
    fy: integers(-4, 4),
    fz: integers(1, 4),
    dx: integers(8, 40, 4),
    dy: integers(-20, 20, 4),
  },
  allow: ({ fx, fy, fz, dx, dy }) =>
    fy !== 0 && dy !== 0 && fx * dx + fy * dy > 20 && fx * dy !== fy * dx && fz < fx,
  write: ({
    story: [opening, what, scale, units, unit, energies, energy],
    fx: first,
    fy: second,
    fz: third,
    dx,
    dy,
  }) => {
    const [fx, fy, fz] = [first * scale, second * scale, third * scale];
    const dot = fx * dx + fy * dy;
    const [force, way] = [Math.hypot(fx, fy, fz), Math.hypot(dx, dy)];
    const angle = (Math.acos(dot / force / way) * 180) / Math.PI;
    const along = dot / way;
    const short = (value: number, figures = 3) =>
      Math.abs(value - Math.round(value)) < 1e-9 ? String(Math.round(value)) : sf(value, figures);
    // By the vector product.
    const cross = Math.hypot(-fz * dy, fz * dx, fx * dy - fy * dx);
    return {
      text: md`${opening} with the force $\mathbf{F} = ${column(fx, fy, fz)}$, measured in ${units}. The ${what} moves from the point $(0, 0, 0)$ to the point $(${dx}, ${dy}, 0)$, where the coordinates are in metres. Let $\mathbf{d}$ be the displacement.

(a) Find the magnitude of $\mathbf{F}$. [1]

(b) The *work* that is done by the force, in ${energies}, is $\mathbf{F} \cdot \mathbf{d}$. Find the work. [2]

(c) Find the angle between $\mathbf{F}$ and $\mathbf{d}$. [3]

(d) Find the component of $\mathbf{F}$ in the direction of the motion. [2]`,
      hints: [
        md`Multiply equal components of the two vectors and add the products.`,
        md`The scalar product is also the product of the two lengths and the cosine of the angle between them.`,
        md`Divide the scalar product by one of the lengths. Which one?`,
      ],
      answer: md`(a) $|\mathbf{F}| = \sqrt{${fx}^2 + ${inBrackets(fy)}^2 + ${fz}^2} = ${short(force)}\ \text{${unit}}$

(b) $\mathbf{d} = ${column(dx, dy, 0)}$, so $\mathbf{F} \cdot \mathbf{d} = ${fx} \times ${dx} + ${inBrackets(fy)} \times ${inBrackets(dy)} + ${fz} \times 0 = ${grouped(dot)}\ \text{${energy}}$.

(c) $\cos\theta = \frac{\mathbf{F} \cdot \mathbf{d}}{|\mathbf{F}||\mathbf{d}|} = \frac{${grouped(dot)}}{${short(force, 5)} \times ${short(way, 5)}}$, so $\theta = ${sf(angle)}^\circ$.

(d) The component along $\mathbf{d}$ is $\frac{\mathbf{F} \cdot \mathbf{d}}{|\mathbf{d}|} = \frac{${grouped(dot)}}{${short(way, 5)}} = ${short(along)}\ \text{${unit}}$.

**Calculator:** TI-Nspire: dotP and norm. Casio fx-CG50: OPTN, MAT/VCT, DotP and Norm.

**Watch out:** For the component in the direction of $\mathbf{d}$ divide by $|\mathbf{d}|$, the length of the vector that gives the direction.`,
      scheme: [
        [md`$${short(force)}$ ${unit}`, 'A1'],
        [md`adds products of components`, 'M1'],
        [md`$${grouped(dot)}$ ${energy}`, 'A1'],
        [md`formula for the cosine`, 'M1'],
        [md`$\frac{${grouped(dot)}}{${short(force, 5)} \times ${short(way, 5)}}$ (follow through)`, 'A1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`$\frac{\mathbf{F} \cdot \mathbf{d}}{|\mathbf{d}|}$`, 'M1'],
        [md`$${short(along)}$ ${unit} (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${Number(force.toPrecision(9))}`, unit },
        { part: 'b', kind: 'number', expected: `${dot}`, accuracy: 'exact', unit: energy },
        { part: 'c', kind: 'number', expected: `${Number(angle.toPrecision(9))}`, unit: '°' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(along.toPrecision(9))}`,
          unit,
          follows: `b.1/${Number(way.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(dot / force),
              note: md`You divided by $|\mathbf{F}|$. The direction is that of $\mathbf{d}$.`,
            },
          ].filter(() => Math.abs(force / way - 1) > 0.1),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${short(force)}\ \text{${unit}}`,
          value: Math.sqrt(fx ** 2 + fy ** 2 + fz ** 2),
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${grouped(dot)}\ \text{${energy}}`,
          value: [fx, fy, fz].reduce((sum, f, at) => sum + f * [dx, dy, 0][at]!, 0),
        },
        {
          part: 'c',
          route: 'exact',
          shown: md`= ${sf(angle)}^\circ`,
          value: (Math.atan2(cross, dot) * 180) / Math.PI,
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${short(along)}\ \text{${unit}}`,
          value: Math.sqrt(force ** 2 - (cross / way) ** 2),
        },
      ],
    };
  },
});

import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    charge: choice(18, 20, 22, 24, 26, 28, 30, 32),
    doubt: choice(3, 4, 5, 6),
    distance: choice(6, 7, 8, 9),
    error: choice(0.1, 0.2),
    place: choice('Lagos', 'Manila', 'Lyon', 'Hanoi'),
  },
  write: ({ charge, doubt, distance, error, place }) => {
    // F in micronewtons against 1/r² in m⁻².
    const exact = 8.99e9 * (charge * 1e-9) ** 2 * 1e6;
    const end = Math.round(exact * 300);
    const gradient = end / 300;
    const q = Math.sqrt((gradient * 1e-6) / 8.99e9);
    const inverse = 1 / (distance / 100) ** 2;
    const percent = (200 * error) / distance;
    const absolute = (inverse * percent) / 100;
    const charges = doubt / 2;
    const points = [50, 100, 150, 200, 250].map(
      (x, index) => [x, gradient * (x + [4, -3, 3, 2, 0][index]!)] as [number, number],
    );
    const last = [375, gradient * 312] as [number, number];
    const top = Math.ceil((gradient * 400) / 500) * 500;
    return {
      text: md`Two equal small metal spheres are given equal charges $q$. One is fixed, the other stands on a sensitive balance, so that the electric force $F$ between them can be measured for different distances $r$ between their centres. A class in ${place} plots $F$ against $\dfrac{1}{r^2}$. The line of best fit, drawn without the last point P, passes through the origin and $(300\ \text{m}^{-2},\ ${end}\ \mu\text{N})$.

![](drawing:data)

(a) One of the distances is $(${distance}.0 \pm ${error})\ \text{cm}$. Calculate $\dfrac{1}{r^2}$ and its absolute uncertainty. [3]

(b) Outline how the graph supports an inverse-square law for larger distances. [1]

(c) Determine the gradient of the line of best fit, in $\text{N m}^2$. [2]

(d) Determine the charge $q$. Take $k = 8.99 \times 10^9\ \text{N m}^2\ \text{C}^{-2}$. [2]

(e) The percentage uncertainty in the gradient is $${doubt}\,\%$. Determine the percentage uncertainty in $q$. [1]

(f) At P the force is smaller than the line predicts. Suggest why, considering how charge spreads on metal spheres that are close together. [2]

(g) Explain why the experiment should be carried out quickly and in dry air. [2]`,
      hints: [
        md`For a power of a quantity the percentage uncertainty is multiplied by the size of the exponent.`,
        md`Coulomb's law for equal charges is $F = kq^2 \times \frac{1}{r^2}$. What is the gradient?`,
        md`For a square root the percentage uncertainty is halved.`,
      ],
      answer: md`(a) $\dfrac{1}{r^2} = \dfrac{1}{(${decimals(distance / 100, 3)})^2} = ${sf(inverse)}\ \text{m}^{-2}$. The percentage uncertainty in $r$ is $\dfrac{${error}}{${distance}.0} \times 100$, and the square doubles it: $${sf(percent)}\,\%$. So the absolute uncertainty is $\Delta = ${sf(percent / 100)} \times ${sf(inverse)} = ${sf(absolute, 2)}\ \text{m}^{-2}$.

(b) For larger distances, that is small $\frac{1}{r^2}$, the points lie on a straight line through the origin, so $F$ is proportional to $\frac{1}{r^2}$.

(c) The gradient is $\dfrac{${end} \times 10^{-6}}{300} = ${standardForm(gradient * 1e-6)}\ \text{N m}^2$.

(d) From $F = kq^2 \times \frac{1}{r^2}$ the gradient is $kq^2$, so $q = \sqrt{\dfrac{${standardForm(gradient * 1e-6, 4)}}{8.99 \times 10^9}} = ${standardForm(q)}\ \text{C}$.

(e) $q$ is proportional to the square root of the gradient, so its percentage uncertainty is half as great: $\dfrac{${doubt}}{2} = ${decimals(charges, 1)}\,\%$.

(f) Charges of the same sign repel each other, so on spheres that are close together the charge moves to the far sides. The charges are then further apart than the centres, and the force is smaller than for point charges.

(g) Charge leaks away through the air and along the supports, faster in moist air. The force would fall during the measurements, although the law assumes constant charges.

**Watch out:** both axes have prefixes or squares. Convert micronewtons before you compare with the constant $k$.`,
      scheme: [
        [md`$${sf(inverse)}\ \text{m}^{-2}$`, '1'],
        [md`doubles the percentage uncertainty in $r$`, '1'],
        [md`$${sf(absolute, 2)}\ \text{m}^{-2}$ (accept one significant figure)`, '1'],
        [md`a straight line through the origin OWTTE`, '1'],
        [md`uses a point far from the origin on the line`, '1'],
        [md`$${standardForm(gradient * 1e-6)}\ \text{N m}^2$ (accept a value within $2\,\%$)`, '1'],
        [md`gradient equals $kq^2$`, '1'],
        [md`$${standardForm(q)}\ \text{C}$ (allow ECF from (c))`, '1'],
        [md`$${decimals(charges, 1)}\,\%$`, '1'],
        [md`like charges move to the far sides of the spheres`, '1'],
        [md`their distance is greater than that of the centres, so the force is smaller OWTTE`, '1'],
        [md`charge leaks away, faster in moist air`, '1'],
        [md`so the force falls with time, or the charges aren't constant OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\frac{1}{r^2} =$`,
          expected: `${Number(inverse.toPrecision(6))}`,
          unit: 'm^-2',
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [{ value: sf(100 / distance), note: md`You forgot to square the distance.` }],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta =$`,
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'm^-2',
          accuracy: asUncertainty(absolute, 0.12),
          marks: 2,
          mistakes: [
            {
              value: sf(absolute / 2, 2),
              note: md`The distance is squared, so its percentage uncertainty counts twice.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'outline' },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(gradient * 1e-6),
          unit: 'N m^2',
          accuracy: { figures: 2 },
          mistakes: [{ value: sf(gradient), note: md`You left the force in micronewtons.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(q),
          unit: 'C',
          accuracy: { figures: 2 },
          follows: 'sqrt(c.1 / (8.99 * 10^9))',
          unless: 'q <= 0',
          mistakes: [
            { value: standardForm((gradient * 1e-6) / 8.99e9), note: md`This is $q^2$. Take the root.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: decimals(charges, 1),
          unit: '%',
          accuracy: { tolerance: 0.01 },
          mistakes: [
            { value: `${doubt}`, note: md`This is the percentage uncertainty of $q^2$.` },
            { value: `${2 * doubt}`, note: md`You doubled the percentage. For a square root it is halved.` },
          ],
        },
        { part: 'f', kind: 'self', why: 'suggest' },
        { part: 'g', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(inverse)}\ \text{m}^{-2}`,
          value: root((x) => x * (distance / 100) ** 2 - 1, 1, 1000),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\ \text{m}^{-2}`,
          value: (2 * error * 1e4) / distance ** 3,
          within: 0.5,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(gradient * 1e-6)}\ \text{N m}^2`,
          value: regression([0, 150, 300], [0, end / 2e6, end / 1e6]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${standardForm(q)}\ \text{C}`,
          value: root((x) => (8.99e9 * (x * 1e-9) ** 2 * 300) / 1e-6 - end, 1, 100) * 1e-9,
        },
        { part: 'e', route: 'exact', shown: md`= ${decimals(charges, 1)}\,\%`, value: doubt * 0.5 },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 400],
          y: [0, top],
          ticks: { x: 100, y: top > 3000 ? 1000 : 500 },
          xLabel: '1/*r* ^2 / m^{−2}',
          yLabel: '*F* / μN',
          points: [
            ...points.map((at) => ({ at, cross: true })),
            { at: last, cross: true, label: 'P', place: 'e' as const },
          ],
          lines: [{ from: [0, 0], to: [390, 390 * gradient], ink: 'accent' }],
          description: `Force against one over the distance squared: five points near a straight line from the origin through (300, ${end}), and a sixth point P at 375 that lies clearly below the line.`,
        }),
      },
    };
  },
});

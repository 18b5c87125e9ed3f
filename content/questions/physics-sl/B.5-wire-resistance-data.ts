import { mean, regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Resistivities in ohm metres. */
const alloys = [
  { name: 'constantan', rho: 4.9e-7 },
  { name: 'nichrome', rho: 1.1e-6 },
  { name: 'manganin', rho: 4.8e-7 },
] as const;

/** Five readings of the diameter in hundredths of a millimetre around a middle one. */
const readings = [
  [0, 1, -1, 1, -1],
  [1, 0, -1, 0, 1],
  [-1, 1, 0, 1, 0],
  [0, -1, 1, 0, -1],
  [1, -1, 0, 0, 0],
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    alloy: alloys,
    diameter: choice(28, 32, 36, 40, 46),
    pattern: readings,
    doubt: choice(2, 3, 4),
    contact: choice(0.2, 0.3, 0.4),
  },
  write: ({ alloy, diameter, pattern, doubt, contact }) => {
    const values = pattern.map((shift) => (diameter + shift) / 100);
    const average = mean(values);
    const half = (Math.max(...values) - Math.min(...values)) / 2;
    const percent = (100 * half) / average;
    const perMetre = alloy.rho / (Math.PI * (diameter / 2e5) ** 2);
    const end = Number((contact + perMetre).toFixed(2));
    const gradient = end - contact;
    const area = Math.PI * (average / 2000) ** 2;
    const rho = gradient * area;
    const total = 2 * percent + doubt;
    const points = [0.2, 0.4, 0.6, 0.8, 1].map(
      (x, index) =>
        [x, contact + gradient * (x + [0.008, -0.01, 0.006, 0.008, -0.006][index]!)] as [number, number],
    );
    const top = Math.ceil(end * 1.15);
    return {
      text: md`Students in Colombo measure the resistance $R$ of different lengths $L$ of a thin ${alloy.name} wire, with a small current. They also measure the diameter of the wire at five places:

| Place | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| Diameter / mm | ${values.map((value) => md`$${decimals(value, 2)}$`).join(' | ')} |

The graph shows $R$ against $L$ with the line of best fit, which passes through $(0,\ ${decimals(contact, 2)}\ \Omega)$ and $(1.00\ \text{m},\ ${decimals(end, 2)}\ \Omega)$. The percentage uncertainty in its gradient is $${doubt}\,\%$.

![](drawing:data)

(a) Calculate the mean diameter and its absolute uncertainty. [2]

(b) Calculate the percentage uncertainty in the cross-sectional area of the wire. [2]

(c) Determine the gradient of the line of best fit. [1]

(d) Determine the resistivity of ${alloy.name}. [3]

(e) Determine the percentage uncertainty in the resistivity. [1]

(f) Explain why the current should be small, especially if the wire is made of a pure metal such as copper. [2]

(g) The line doesn't pass through the origin. Suggest a reason, and state whether it affects the resistivity found. [2]`,
      hints: [
        md`The uncertainty of repeated readings is half of the range.`,
        md`The area is proportional to the square of the diameter.`,
        md`Compare $R = \frac{\rho L}{A}$ with the equation of a straight line.`,
      ],
      answer: md`(a) The mean is $d = \dfrac{${values.map((value) => decimals(value, 2)).join(' + ')}}{5} = ${sf(average)}\ \text{mm}$. The uncertainty is half of the range: $\Delta d = \dfrac{${decimals(Math.max(...values), 2)} - ${decimals(Math.min(...values), 2)}}{2} = ${sf(half, 2)}\ \text{mm}$.

(b) The area is proportional to $d^2$, so its percentage uncertainty is twice that of the diameter: $2 \times \dfrac{${sf(half, 2)}}{${sf(average)}} \times 100 = ${sf(2 * percent, 2)}\,\%$.

(c) The gradient is $\dfrac{${decimals(end, 2)} - ${decimals(contact, 2)}}{1.00} = ${sf(gradient)}\ \Omega\ \text{m}^{-1}$.

(d) As $R = \dfrac{\rho}{A}L$, the gradient is $\dfrac{\rho}{A}$. The area is $A = \pi\left(\dfrac{d}{2}\right)^2 = ${standardForm(area)}\ \text{m}^2$, so $\rho = ${decimals(gradient, 2)} \times ${standardForm(area, 4)} = ${standardForm(rho)}\ \Omega\ \text{m}$.

(e) In a product the percentage uncertainties are added: $${sf(2 * percent, 2)} + ${doubt} = ${decimals(total, 1)}\,\%$${total < 9.95 ? '' : md`, about $${sf(total, 2)}\,\%$`}.

(f) A large current heats the wire. The resistance of a pure metal rises with temperature, so it would change during the measurement and differ from length to length. For ${alloy.name} this effect is small, but a small current also keeps the wire from expanding and from becoming dangerously hot.

(g) The contacts and the leads have a resistance of about $${decimals(contact, 2)}\ \Omega$, which adds to every reading. It shifts the line, but not its gradient, so the resistivity isn't affected.

**Watch out:** convert the diameter into metres and halve it before squaring.`,
      scheme: [
        [md`mean $${sf(average)}\ \text{mm}$`, '1'],
        [md`half of the range, $${sf(half, 2)}\ \text{mm}$ (accept one significant figure)`, '1'],
        [md`percentage uncertainty of the diameter, or $2\frac{\Delta d}{d}$`, '1'],
        [md`$${sf(2 * percent, 2)}\,\%$ (accept one or two significant figures; allow ECF from (a))`, '1'],
        [md`$${sf(gradient)}\ \Omega\ \text{m}^{-1}$ (accept a value within $2\,\%$)`, '1'],
        [md`gradient equals $\frac{\rho}{A}$`, '1'],
        [md`area in $\text{m}^2$ from the mean diameter (allow ECF from (a))`, '1'],
        [md`$${standardForm(rho)}\ \Omega\ \text{m}$ (allow ECF from (c))`, '1'],
        [
          md`adds the percentages: $${sf(total, 2)}\,\%$ (accept one or two significant figures; allow ECF from (b))`,
          '1',
        ],
        [md`a large current heats the wire`, '1'],
        [md`its resistance changes with temperature OWTTE`, '1'],
        [md`resistance of contacts or leads, or a systematic error of the lengths OWTTE`, '1'],
        [md`the gradient isn't changed, so the resistivity isn't affected`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$d =$`,
          expected: `${Number(average.toPrecision(6))}`,
          unit: 'mm',
          accuracy: { tolerance: 0.004 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta d =$`,
          expected: sf(half, 2),
          unit: 'mm',
          accuracy: { tolerance: 0.001 },
          marks: 1,
          mistakes: [
            { value: sf(2 * half, 2), note: md`This is the whole range. The uncertainty is half of it.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((2 * percent).toPrecision(6))}`,
          unit: '%',
          accuracy: { tolerance: 0.6 },
          follows: '200 * a.2 / a.1',
          unless: 'p <= 0',
          mistakes: [
            {
              value: sf(percent),
              note: md`This is the percentage uncertainty of the diameter. The area has its square.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(gradient.toPrecision(6))}`,
          unit: 'Ω m^-1',
          accuracy: { tolerance: 0.01 * gradient },
          mistakes: [
            {
              value: sf(end),
              note: md`You divided the resistance of one metre by its length. The line begins at $${decimals(contact, 2)}\ \Omega$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(rho),
          unit: 'Ω m',
          accuracy: { figures: 2 },
          follows: 'c.1 * pi * (a.1 / 2000)^2',
          unless: 'r <= 0',
          mistakes: [
            { value: standardForm(4 * rho), note: md`You used the diameter as the radius.` },
            { value: standardForm(rho * 1e6), note: md`You left the diameter in millimetres.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(total.toPrecision(6))}`,
          unit: '%',
          // One significant figure is accepted.
          accuracy: { tolerance: Math.max(0.6, Math.abs(total - Number(sf(total, 1))) + 0.01) },
          follows: md`b.1 + ${doubt}`,
          unless: 'p <= 0',
          mistakes: [
            {
              value: sf(2 * percent * doubt),
              note: md`You multiplied the percentages. In a product they are added.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
        { part: 'g', kind: 'self', why: 'suggest and state' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(average)}\ \text{mm}`,
          value: root((x) => values.reduce((sum, value) => sum + value - x, 0), 0, 1),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(half, 2)}\ \text{mm}`,
          value:
            [...values].sort((a, b) => b - a)[0]! -
            ([...values].sort((a, b) => a - b)[0]! + Math.max(...values)) / 2,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(2 * percent, 2)}\,\%`,
          value: (100 * ((average + half) ** 2 - (average - half) ** 2)) / (2 * average ** 2),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}`,
          value: regression([0, 0.5, 1], [contact, (contact + end) / 2, end]).gradient,
          within: 0.0051 * gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${standardForm(rho)}`,
          value: root((r) => (r * 1e-6 * 4) / (Math.PI * (average * 1e-3) ** 2) - gradient, 0, 10) * 1e-6,
          within: 0.0051 * rho,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${decimals(total, 1)}\,\%`,
          value: doubt + (100 * ((average + half) ** 2 - (average - half) ** 2)) / (2 * average ** 2),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 1.2],
          y: [0, top],
          ticks: { x: 0.2, y: top > 12 ? 4 : top > 6 ? 2 : 1 },
          xLabel: '*L* / m',
          yLabel: '*R* / Ω',
          points: points.map((at) => ({ at, cross: true })),
          lines: [{ from: [0, contact], to: [1.1, contact + 1.1 * gradient], ink: 'accent' }],
          description: `Resistance against length: five points near a straight line that meets the vertical axis at ${decimals(contact, 2)} ohms and passes through (1.00, ${decimals(end, 2)}).`,
        }),
      },
    };
  },
});

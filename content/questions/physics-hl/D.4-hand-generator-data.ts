import { maximum, regression, root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Without a last zero that tells nothing. */
const short = (value: number, figures = 4) =>
  sf(value, sf(value, figures).endsWith('0') ? figures - 1 : figures);

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    turns: choice(100, 120, 150, 200, 250),
    side: choice(3, 4, 5),
    flux: choice(60, 70, 80, 90, 110, 120),
    sideDoubt: choice(1, 2),
    doubt: choice(3, 4, 5),
  },
  write: ({ turns, side, flux, sideDoubt, doubt }) => {
    const area = (side / 100) ** 2;
    const exact = 2 * Math.PI * turns * (flux / 1000) * area;
    const end = Number((exact * 10).toFixed(2));
    const gradient = end / 10;
    const field = gradient / (2 * Math.PI * turns * area);
    const sidePercent = (100 * sideDoubt) / (side * 10);
    const total = doubt + 2 * sidePercent;
    const absolute = (field * total) / 100;
    // A second figure of 5 would leave open how the uncertainty is rounded to one.
    const shownDoubt = sf(absolute, sf(absolute, 2).endsWith('5') ? 3 : 2);
    // Where the one figure of the uncertainty stands.
    const places = -Math.floor(Math.log10(Number(absolute.toPrecision(1))));
    const points = [2, 4, 6, 8, 10].map(
      (x, index) => [x, gradient * (x + [0.1, -0.12, 0.1, 0.08, -0.1][index]!)] as [number, number],
    );
    const bar = 0.25 * gradient;
    const top = Math.ceil(end * 6) / 5;
    return {
      text: md`A square coil with $${turns}$ turns and sides of $(${decimals(side, 1)} \pm ${decimals(sideDoubt / 10, 1)})\ \text{cm}$ is turned by hand with a crank at different frequencies $f$ in a uniform magnetic field $B$, about an axis through its centre that lies in the plane of the coil, parallel to two of its sides and at right angles to the field. A data logger records the peak emf $\varepsilon_0$. The graph shows $\varepsilon_0$ against $f$ with error bars. The line of best fit passes through the origin and $(10.0\ \text{Hz},\ ${decimals(end, 2)}\ \text{V})$.

![](drawing:data)

(a) Show that theory predicts $\varepsilon_0 = 2\pi NBAf$, where $N$ is the number of turns and $A$ the area of the coil. [2]

(b) Determine the gradient of the line of best fit, and show that its unit is the weber. [2]

(c) Determine $B$. [2]

(d) Calculate the percentage uncertainty in the area of the coil. [2]

(e) The percentage uncertainty in the gradient is $${doubt}\,\%$. Determine the absolute uncertainty in $B$. [2]

(f) The coil is connected to a lamp, and the crank becomes harder to turn. Explain this observation. [3]`,
      hints: [
        md`The flux linkage of the coil is $NBA\cos\omega t$. What does Faraday's law say?`,
        md`A volt is a weber per second.`,
        md`The area is the square of the side. Which percentages are added in the end?`,
      ],
      answer: md`(a) The flux linkage is $NBA\cos\omega t$. By Faraday's law the emf is its rate of change, $\varepsilon = NBA\omega\sin\omega t$, whose greatest value is $NBA\omega$. With $\omega = 2\pi f$ it is $\varepsilon_0 = 2\pi NBAf$.

Without calculus: two sides of length $l$ move at $v = \omega\frac{l}{2}$. When they cut the field at right angles, each turn has the emf $2Bvl = B\omega l^2 = BA\omega$, so $N$ turns have $NBA\omega$.

(b) The gradient is $m = \dfrac{${decimals(end, 2)}}{10.0} = ${sf(gradient)}$. Its unit is $\text{V Hz}^{-1} = \text{V s}$. By Faraday's law a volt is a weber per second, so this is the weber.

(c) The gradient is $2\pi NBA$, so $B = \dfrac{${short(gradient)}}{2\pi \times ${turns} \times (${side / 100})^2} = ${sf(field)}\ \text{T}$.

(d) The area is the square of the side, so its percentage uncertainty is twice as great: $2 \times \dfrac{${decimals(sideDoubt / 10, 1)}}{${decimals(side, 1)}} \times 100 = ${sf(2 * sidePercent, 2)}\,\%$.

(e) The percentages of gradient and area are added: $${doubt} + ${short(2 * sidePercent, 3)} = ${short(total, 3)}\,\%$. So $\Delta B = ${short(total / 100, 3)} \times ${sf(field)} = ${shownDoubt}\ \text{T}$, and $B = (${decimals(field, places)} \pm ${decimals(absolute, places)})\ \text{T}$.

(f) With the lamp there is a closed circuit, so the emf drives a current in the coil. The magnetic field exerts forces on this current. By Lenz's law they oppose the motion that causes it, so work must be done against them: it is this work that becomes electrical energy of the lamp.

**Watch out:** the greatest emf occurs when the flux through the coil is zero, as the flux changes fastest then.`,
      scheme: [
        [md`emf as the rate of change of $NBA\cos\omega t$, or $2NBlv$ with $v = \frac{\omega l}{2}$`, '1'],
        [md`peak value with $\omega = 2\pi f$ leads to the given result`, '1'],
        [md`$${sf(gradient)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{V s}$ and Faraday's law, so $\text{Wb}$`, '1'],
        [md`gradient equals $2\pi NBA$`, '1'],
        [md`$${sf(field)}\ \text{T}$ (allow ECF from (b))`, '1'],
        [md`percentage uncertainty of the side`, '1'],
        [md`$${sf(2 * sidePercent, 2)}\,\%$ (accept three significant figures)`, '1'],
        [md`adds the percentages`, '1'],
        [md`$${sf(absolute, 2)}\ \text{T}$ (accept one significant figure; allow ECF)`, '1'],
        [md`a current flows in the coil`, '1'],
        [md`the field exerts a force on it that opposes the motion (Lenz)`, '1'],
        [md`work is done that becomes energy of the lamp OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(gradient.toPrecision(6))}`,
          unit: 'V s',
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [{ value: sf(1 / gradient), note: md`You took the gradient the other way round.` }],
        },
        { part: 'b', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(field.toPrecision(6))}`,
          unit: 'T',
          accuracy: { figures: 2 },
          follows: `b.1 / (2 * pi * ${turns} * ${area})`,
          unless: 'b <= 0',
          mistakes: [
            {
              value: sf(field * 2 * Math.PI),
              note: md`You left out $2\pi$: the peak emf has $\omega$, not $f$.`,
            },
            { value: sf(field * turns), note: md`You left out the number of turns.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((2 * sidePercent).toPrecision(6))}`,
          unit: '%',
          accuracy: { tolerance: 0.4 },
          mistakes: [
            {
              value: sf(sidePercent),
              note: md`This is the percentage uncertainty of the side. The area is its square.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'T',
          accuracy: asUncertainty(absolute),
          follows: `c.1 * (d.1 + ${doubt}) / 100`,
          unless: 'u <= 0',
          mistakes: [
            { value: sf((field * doubt) / 100, 3), note: md`You left out the uncertainty of the area.` },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(gradient)}`,
          value: regression([0, 5, 10], [0, end / 2, end]).gradient,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(field)}\ \text{T}`,
          value: root(
            (b) =>
              maximum(
                (t) => Math.abs(slope((s) => turns * b * area * Math.cos(20 * Math.PI * s), t)),
                0.02,
                0.03,
              ) - end,
            0.001,
            1,
          ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(2 * sidePercent, 2)}\,\%`,
          within: 0.51,
          value: (100 * ((side + sideDoubt / 10) ** 2 - (side - sideDoubt / 10) ** 2)) / (2 * side ** 2),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${shownDoubt}\ \text{T}`,
          value: field * (doubt / 100 + sideDoubt / (5 * side)),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 12],
          y: [0, top],
          ticks: { x: 2 },
          xLabel: '*f* / Hz',
          yLabel: '*ε*_0 / V',
          points: points.map((at) => ({ at, cross: true })),
          lines: [
            ...points.map(([x, y]) => ({ from: [x, y - bar] as const, to: [x, y + bar] as const })),
            { from: [0, 0], to: [11, 11 * gradient], ink: 'accent' },
          ],
          description: `Peak emf against frequency: five points with error bars near a straight line from the origin through (10.0, ${decimals(end, 2)}).`,
        }),
      },
    };
  },
});

import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const lamps = [
  { name: 'sodium', wavelength: 589 },
  { name: 'cadmium', wavelength: 509 },
  { name: 'helium', wavelength: 588 },
  { name: 'mercury', wavelength: 546 },
  { name: 'hydrogen', wavelength: 656 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { lamp: lamps, lines: integers(300, 650, 25), shift: integers(12, 40, 4) },
  allow: ({ lamp, lines }) => (lamp.wavelength * lines * 2) / 1e6 < 0.95,
  write: ({ lamp, lines, shift }) => {
    const d = 1e-3 / lines;
    const l = lamp.wavelength * 1e-9;
    const degrees = 180 / Math.PI;
    const second = Math.asin((2 * l) / d) * degrees;
    const most = Math.floor(d / l);
    const other = lamp.wavelength - shift;
    const gap = second - Math.asin((2 * other * 1e-9) / d) * degrees;
    return {
      text: md`Light of wavelength $${lamp.wavelength}\ \text{nm}$ from a ${lamp.name} lamp falls at right angles on a diffraction grating with $${lines}$ lines per millimetre.

(a) Show that the distance between neighbouring slits is about $${standardForm(d, 2)}\ \text{m}$. [1]

(b) Determine the angle of the second-order maximum. [2]

(c) Determine the number of bright lines that can be seen altogether, on both sides and in the middle. [3]

(d) The lamp also emits light of wavelength $${other}\ \text{nm}$. Determine the angle between the two lines in the second order. [2]

(e) Outline how the pattern differs if a grating with the same slit spacing but many more slits is lit. [2]`,
      hints: [
        md`The maxima are where $n\lambda = d\sin\theta$.`,
        md`No angle can be larger than $90^\circ$: what does that mean for the order $n$?`,
      ],
      answer: md`(a) $d = \dfrac{1 \times 10^{-3}}{${lines}} = ${standardForm(d)}\ \text{m}$

(b) $\sin\theta = \dfrac{2\lambda}{d} = \dfrac{2 \times ${lamp.wavelength} \times 10^{-9}}{${standardForm(d, 4)}} = ${sf((2 * l) / d, 4)}$, so $\theta_2 = ${decimals(second, 1)}^\circ$.

(c) $\sin\theta$ can't be larger than $1$, so $n \le \dfrac{d}{\lambda} = \dfrac{${standardForm(d, 4)}}{${lamp.wavelength} \times 10^{-9}} = ${sf(d / l)}$. The highest order is $${most}$. With both sides and the central line there are $2 \times ${most} + 1 = ${2 * most + 1}$ lines.

(d) For $${other}\ \text{nm}$ $\sin\theta = ${sf((2 * other * 1e-9) / d, 4)}$ and $\theta = ${decimals(second - gap, 2)}^\circ$. The lines are $\Delta\theta = ${decimals(second, 2)}^\circ - ${decimals(second - gap, 2)}^\circ = ${decimals(gap, 1)}^\circ$ apart.

(e) The maxima are at the same angles, as they depend on $d$ and $\lambda$ only. They are narrower (sharper) and brighter, because with more slits the light interferes destructively already at a small distance from the maximum.

**Watch out:** In (c) always round $\frac{d}{\lambda}$ *down*, as an order that is only partly reached isn't seen. In (d) find both angles and subtract them; don't put the difference of the wavelengths into the formula.`,
      scheme: [
        [md`$\frac{10^{-3}}{${lines}} = ${standardForm(d)}\ \text{m}$`, '1'],
        [md`$n\lambda = d\sin\theta$ with $n = 2$`, '1'],
        [md`$${decimals(second, 1)}^\circ$ (accept 3 or 4 significant figures)`, '1'],
        [md`$\sin\theta \le 1$`, '1'],
        [md`highest order $${most}$ (do not accept a value rounded up)`, '1'],
        [md`$${2 * most + 1}$ lines (allow ECF)`, '1'],
        [md`angle for $${other}\ \text{nm}$`, '1'],
        [
          md`$${decimals(gap, 1)}^\circ$ (allow ECF from (b); do not accept the angle for the difference of the wavelengths)`,
          '1',
        ],
        [md`same angles`, '1'],
        [md`sharper, brighter maxima OWTTE (accept narrower)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(second, 5),
          unit: '°',
          mistakes: [
            {
              value: decimals(Math.asin(l / d) * degrees, 1),
              note: md`This is the angle of the first order.`,
            },
            {
              value: decimals(2 * Math.asin(l / d) * degrees, 1),
              note: md`You doubled the angle of the first order. It is the sine that doubles.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) / second - 1) > 0.02),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${2 * most + 1}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${most}`,
              note: md`This is the highest order. There are lines on both sides and one in the middle.`,
            },
            { value: `${2 * most}`, note: md`You forgot the line in the middle.` },
            {
              value: `${2 * (most + 1) + 1}`,
              note: md`You rounded the highest order up. Then $\sin\theta$ would be larger than $1$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: decimals(gap, 3),
          unit: '°',
          accuracy: { tolerance: 0.06 },
          follows: `b.1 - arcsin(2 * ${other} * ${lines} / 10^6) * 180 / pi`,
          unless: 'a <= 0',
          mistakes: [
            {
              value: decimals((Math.asin(l / d) - Math.asin((other * 1e-9) / d)) * degrees, 2),
              note: md`This is the angle between the lines in the first order.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'outline' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`\theta_2 = ${decimals(second, 1)}^\circ`,
          value: root((a) => 1e6 * (Math.sin(a / degrees) / lines) - 2 * lamp.wavelength, 0, 90),
        },
        // Counts the orders one by one.
        {
          part: 'c',
          route: 'exact',
          shown: md`2 \times ${most} + 1 = ${2 * most + 1}`,
          value: Array.from({ length: 21 }, (_, i) => i - 10).filter(
            (n) => Math.abs(n * lamp.wavelength * lines) <= 1e6,
          ).length,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${decimals(gap, 1)}^\circ`,
          value:
            root((a) => 1e6 * (Math.sin(a / degrees) / lines) - 2 * lamp.wavelength, 0, 90) -
            root((a) => 1e6 * (Math.sin(a / degrees) / lines) - 2 * other, 0, 90),
        },
      ],
    };
  },
});

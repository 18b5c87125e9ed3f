import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['B.1'],
  parameters: {
    name: choice('Kappa', 'Rho', 'Tau', 'Chi'),
    parallax: integers(20, 90, 5),
    peak: integers(320, 860, 30),
    brightness: choice(0.8, 1.2, 1.6, 2.4, 3.2),
  },
  write: ({ name, parallax, peak, brightness }) => {
    const parsecs = 1000 / parallax;
    const metres = parsecs * 3.26 * 9.46e15;
    const luminosity = 4 * Math.PI * metres ** 2 * brightness * 1e-9;
    const temperature = (fair * 2.9e-3) / (peak * 1e-9);
    const radius = Math.sqrt(luminosity / (4 * Math.PI * 5.67e-8 * temperature ** 4));
    // What the rounded distance changes.
    const off = Number(metres.toPrecision(2)) / metres;
    return {
      text: md`The star ${name} has a parallax angle of $${decimals(parallax / 1000, 3)}$ arc-seconds. Its apparent brightness is $${decimals(brightness, 1)} \times 10^{-9}\ \text{W m}^{-2}$, and its spectrum has its peak at a wavelength of $${peak}\ \text{nm}$. Take $1\ \text{pc} = 3.26\ \text{ly}$, $1\ \text{ly} = 9.46 \times 10^{15}\ \text{m}$ and $\sigma = 5.67 \times 10^{-8}\ \text{W m}^{-2}\ \text{K}^{-4}$.

(a) Outline how the parallax angle of a star is measured. [2]

(b) Show that the distance of the star is about $${standardForm(metres, 2)}\ \text{m}$. [2]

(c) Calculate the luminosity of the star. [2]

(d) Determine the surface temperature of the star. [1]

(e) Determine the radius of the star. State one assumption that you make. [3]`,
      hints: [
        md`The distance in parsecs is the reciprocal of the parallax angle in arc-seconds.`,
        md`Luminosity, radius and temperature are connected by $L = \sigma AT^4$ with the surface $A = 4\pi R^2$.`,
      ],
      answer: md`(a) The position of the star against very distant stars is observed twice, with six months in between, when the Earth is at opposite sides of the Sun. The parallax angle is half of the angle by which the star seems to shift.

(b) $d = \dfrac{1}{${decimals(parallax / 1000, 3)}} = ${sf(parsecs, 4)}\ \text{pc}$, which is $${sf(parsecs, 4)} \times 3.26 \times 9.46 \times 10^{15} = ${standardForm(metres)}\ \text{m}$.

(c) $L = 4\pi d^2b = 4\pi \times (${standardForm(metres, 4)})^2 \times ${decimals(brightness, 1)} \times 10^{-9} = ${standardForm(luminosity)}\ \text{W}$

(d) By Wien's law $T = \dfrac{2.9 \times 10^{-3}}{${peak} \times 10^{-9}} = ${sf(temperature)}\ \text{K}$

(e) $L = 4\pi R^2\sigma T^4$, so

$$R = \sqrt{\frac{${standardForm(luminosity, 4)}}{4\pi \times 5.67 \times 10^{-8} \times ${sf(temperature, 4)}^4}} = ${standardForm(radius)}\ \text{m}$$

It is assumed that the star radiates as a black body (and is a sphere, with no light absorbed on the way).

**Watch out:** $d = \frac{1}{p}$ gives parsecs, so convert to metres before you square the distance. Don't mix up the two formulas with $4\pi$: in (c) it goes with the *distance* of the star, in (e) with its radius.`,
      scheme: [
        [md`observations six months apart OWTTE`, '1'],
        [md`shift against distant stars, of which half is taken OWTTE (accept a labelled diagram)`, '1'],
        [md`$d = \frac{1}{p}$ in parsecs`, '1'],
        [md`$${standardForm(metres)}\ \text{m}$`, '1'],
        [md`uses $4\pi d^2b$`, '1'],
        [md`$${standardForm(luminosity)}\ \text{W}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$${sf(temperature)}\ \text{K}$`, '1'],
        [md`$L = 4\pi R^2\sigma T^4$`, '1'],
        [md`$${standardForm(radius)}\ \text{m}$ (allow ECF from (c) and (d))`, '1'],
        [md`black body OWTTE (accept: no absorption on the way)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'outline' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(luminosity, 8),
          unit: 'W',
          accuracy: fromShown(luminosity, luminosity * off ** 2, 2),
          mistakes: [
            {
              value: standardForm(luminosity / metres),
              note: md`This is far too small for a star. Did you square the distance, and take it in metres?`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(temperature.toPrecision(8))}`,
          unit: 'K',
          mistakes: [
            {
              value: standardForm(2.9e-3 / peak),
              note: md`You left the wavelength in nanometres. Wien's law needs metres here.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(radius),
          unit: 'm',
          accuracy: fromShown(radius, radius * off, 2),
          marks: 2,
          follows: 'sqrt(c.1 / (4 * pi * 5.67 * 10^(-8) * d.1^4))',
          unless: 'R <= 0',
          mistakes: [
            {
              value: standardForm(2 * radius),
              note: md`You took $\pi R^2$ as the surface of the star. A sphere has $4\pi R^2$.`,
            },
            { value: standardForm(radius ** 2), note: md`This is $R^2$. Take its root.` },
          ],
        },
        { part: 'e', kind: 'self', why: 'state an assumption', marks: 1 },
      ],
      checks: [
        // The radius of the Earth's orbit divided by the angle in radians.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(metres)}\ \text{m}`,
          value: 1.496e11 / Math.tan(((parallax / 1000 / 3600) * Math.PI) / 180),
          within: metres * 6e-3,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${standardForm(luminosity)}\ \text{W}`,
          value: brightness * 1e-9 * integral((a) => 2 * Math.PI * metres ** 2 * Math.sin(a), 0, Math.PI),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(temperature)}\ \text{K}`,
          value: root((t) => peak * 1e-9 * t - 2.9e-3, 100, 1e5),
        },
        // R/d from the two brightnesses at the surface and here.
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${standardForm(radius)}\ \text{m}`,
          value: (metres * Math.sqrt((brightness * 1e-9) / 5.67e-8)) / temperature ** 2,
        },
      ],
    };
  },
});

import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['B.1'],
  parameters: {
    luminosity: choice(1.2, 1.5, 1.9, 2.4, 3.1, 3.8),
    distance: choice(0.9, 1.1, 1.3, 1.5, 1.7),
    albedo: choice(0.2, 0.25, 0.3, 0.35, 0.4),
    warmer: integers(18, 42, 3),
  },
  allow: ({ luminosity, distance, albedo }) => {
    const s = (luminosity * 1e26) / (4 * Math.PI * (distance * 1e11) ** 2);
    const t = ((s * (1 - albedo)) / (4 * 5.67e-8)) ** 0.25;
    return t > 215 && t < 285;
  },
  write: ({ luminosity, distance, albedo, warmer }) => {
    const s = (luminosity * 1e26) / (4 * Math.PI * (distance * 1e11) ** 2);
    const mean = (s * (1 - albedo)) / 4;
    const t = (mean / 5.67e-8) ** 0.25;
    const ofShown = (Number(mean.toPrecision(2)) / 5.67e-8) ** 0.25;
    const a = decimals(albedo, 2);
    return {
      text: md`A rocky planet orbits a star of luminosity $${decimals(luminosity, 1)} \times 10^{26}\ \text{W}$ at a distance of $${decimals(distance, 1)} \times 10^{11}\ \text{m}$. The albedo of the planet is $${a}$. Take $\sigma = 5.67 \times 10^{-8}\ \text{W m}^{-2}\ \text{K}^{-4}$.

(a) Calculate the intensity of the star's radiation at the planet's orbit. [2]

(b) Show that the mean intensity absorbed by the planet, averaged over its whole surface, is about $${sf(mean, 2)}\ \text{W m}^{-2}$. [2]

(c) Determine the mean temperature of the planet, if it has no atmosphere and radiates as a black body. [2]

(d) The planet does have an atmosphere, and its mean surface temperature is $${warmer}\ \text{K}$ higher than this. Explain how an atmosphere can cause the difference. [3]`,
      hints: [
        md`The radiation of the star spreads over a sphere whose radius is the distance of the planet.`,
        md`The planet catches radiation with a disc of area $\pi r^2$, but its surface is $4\pi r^2$.`,
      ],
      answer: md`(a) $S = \dfrac{L}{4\pi d^2} = \dfrac{${decimals(luminosity, 1)} \times 10^{26}}{4\pi(${decimals(distance, 1)} \times 10^{11})^2} = ${sf(s)}\ \text{W m}^{-2}$

(b) The planet intercepts the radiation that falls on a disc of area $\pi r^2$ and absorbs the fraction $1 - ${a}$ of it. Shared over the whole surface $4\pi r^2$ this is

$$\frac{S(1 - ${a})}{4} = \frac{${sf(s, 4)} \times ${decimals(1 - albedo, 2)}}{4} = ${sf(mean)}\ \text{W m}^{-2}$$

(c) In equilibrium the planet radiates as much as it absorbs, $\sigma T^4 = ${sf(mean, 4)}$:

$$T = \left(\frac{${sf(mean, 4)}}{5.67 \times 10^{-8}}\right)^{1/4} = ${sf(t)}\ \text{K}$$

(d) The atmosphere lets most of the visible radiation of the star through to the surface. The surface radiates in the infrared. Greenhouse gases such as water vapour, carbon dioxide and methane absorb this infrared radiation and radiate it again in all directions, partly back to the surface. The surface receives additional energy and must be warmer to be in equilibrium.

**Watch out:** The albedo is the fraction that is *reflected*, so don't multiply by it. In (c) take the fourth root, that is the square root twice: after only one root you would have tens of thousands of kelvin.`,
      scheme: [
        [md`uses $\frac{L}{4\pi d^2}$`, '1'],
        [md`$${sf(s)}\ \text{W m}^{-2}$ (accept 3 or 4 significant figures)`, '1'],
        [md`factor $1 - ${a}$`, '1'],
        [md`factor $\frac{1}{4}$ with the result $${sf(mean)}\ \text{W m}^{-2}$`, '1'],
        [md`absorbed intensity equals $\sigma T^4$`, '1'],
        [md`$${sf(t)}\ \text{K}$ (allow ECF from (a))`, '1'],
        [md`the surface emits infrared radiation OWTTE`, '1'],
        [md`greenhouse gases absorb it (accept a named one; do not accept 'reflect it')`, '1'],
        [md`and emit it in all directions, partly back to the surface OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(s.toPrecision(8))}`,
          unit: 'W m^-2',
          mistakes: [
            {
              value: standardForm(4 * s),
              note: md`You divided by $\pi d^2$. The radiation spreads over a sphere, whose surface is $4\pi d^2$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: sf(t),
          unit: 'K',
          accuracy: fromShown(t, ofShown, 2),
          follows: `(a.1 * ${decimals(1 - albedo, 2)} / (4 * 5.67 * 10^(-8)))^(1/4)`,
          unless: 'T <= 0',
          mistakes: [
            {
              value: sf(t * Math.SQRT2),
              note: md`You left out the factor $\frac{1}{4}$: the planet catches radiation with a disc, but radiates from its whole surface.`,
            },
            {
              value: sf(((s * albedo) / (4 * 5.67e-8)) ** 0.25),
              note: md`You used the part that is reflected. The planet absorbs the fraction $1 - \text{albedo}$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(s)}\ \text{W m}^{-2}`,
          value:
            (luminosity * 1e26) /
            integral((angle) => 2 * Math.PI * (distance * 1e11) ** 2 * Math.sin(angle), 0, Math.PI),
        },
        // Adds up S cos θ over the lit half, then shares it over the whole sphere.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(mean)}\ \text{W m}^{-2}`,
          value:
            ((1 - albedo) *
              integral((angle) => s * Math.cos(angle) * 2 * Math.PI * Math.sin(angle), 0, Math.PI / 2)) /
            (4 * Math.PI),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(t)}\ \text{K}`,
          value: root((k) => 4 * 5.67e-8 * k ** 4 - s * (1 - albedo), 50, 900),
        },
      ],
    };
  },
});

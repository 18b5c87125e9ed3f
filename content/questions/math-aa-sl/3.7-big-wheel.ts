import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.8'],
  parameters: {
    rider: choice('Noor in Dubai', 'Pedro in Porto', 'Aiko in Osaka', 'Chipo in Harare', 'Lena in Graz'),
    diameter: integers(40, 120, 4),
    platform: integers(2, 8),
    period: choice(12, 15, 16, 18, 20, 24, 30),
    moment: integers(2, 9),
    share: choice(0.6, 0.7, 0.75, 0.8),
  },
  allow: ({ period, moment }) => moment < period / 2,
  write: ({ rider, diameter, platform, period, moment, share }) => {
    const [name, place] = rider.split(' in ') as [string, string];
    const radius = diameter / 2;
    const centre = platform + radius;
    const level = Math.round(platform + share * diameter);
    const h = (t: number): number => centre - radius * Math.cos((2 * Math.PI * t) / period);
    const start = (period / (2 * Math.PI)) * Math.acos((centre - level) / radius);
    const time = period - 2 * start;
    const argument = md`\frac{2\pi t}{${period}}`;
    return {
      text: md`A big wheel in ${place} has a diameter of $${diameter}$ m and turns at a constant speed, once in every $${period}$ minutes. ${name} gets on at the lowest point, $${platform}$ m above the ground. After $t$ minutes, ${name} is $h$ metres above the ground, where

$$h(t) = p - q\cos\left(\frac{2\pi t}{r}\right), \qquad p, q, r > 0.$$

(a) Write down the value of $r$. [1]

(b) Find the value of $p$ and the value of $q$. [3]

(c) Find the height of ${name} above the ground after $${moment}$ minutes. [2]

From more than $${level}$ m above the ground the airport can be seen.

(d) Find for how many minutes of each turn ${name} can see the airport. [3]`,
      hints: [
        md`What is the greatest height, and what is the height of the centre of the wheel?`,
        md`Draw the graph of $h$ and the line $y = ${level}$ for one turn. Is your calculator in radians?`,
      ],
      answer: md`(a) One turn takes $${period}$ minutes, so $r = ${period}$.

(b) The heights run from $${platform}$ m to $${platform + diameter}$ m. The mean is $p = \dfrac{${platform} + ${platform + diameter}}{2} = ${centre}$, and the amplitude is $q = \dfrac{${diameter}}{2} = ${radius}$.

(c) $h(${moment}) = ${centre} - ${radius}\cos\left(\dfrac{2\pi \times ${moment}}{${period}}\right) = ${sf(h(moment))}\ \text{m}$

(d) $${centre} - ${radius}\cos\left(${argument}\right) = ${level}$ in the first turn gives $t = ${sf(start, 4)}$ and $t = ${sf(period - start, 4)}$. Between these times ${name} is higher, for $${sf(period - start, 4)} - ${sf(start, 4)} = ${sf(time)}$ minutes.

**Calculator:** radians. Draw $y_1 = ${centre} - ${radius}\cos\left(\frac{2\pi x}{${period}}\right)$ and $y_2 = ${level}$ for $0 \le x \le ${period}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** $q$ is the radius of the wheel, not the diameter, and $p$ is the height of the centre above the *ground*, so the $${platform}$ m must be added. In (d), the first solution alone is only the moment when the airport comes into view.`,
      scheme: [
        [md`$r = ${period}$`, 'A1'],
        [md`considers the least and the greatest height, $${platform}$ and $${platform + diameter}$`, 'M1'],
        [md`$p = ${centre}$`, 'A1'],
        [md`$q = ${radius}$`, 'A1'],
        [md`substitutes $t = ${moment}$`, 'M1'],
        [md`$${sf(h(moment))}$ m`, 'A1'],
        [md`$h(t) = ${level}$ (or $>$)`, 'M1'],
        [md`$t = ${sf(start)}$ or $t = ${sf(period - start)}$`, 'A1'],
        [md`$${sf(time)}$ minutes`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$r =$', expected: `${period}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: `${centre}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${radius}`,
              note: md`This is the radius. The centre is higher above the ground, as the wheel starts $${platform}$ m above it.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${radius}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${diameter}`, note: md`This is the diameter. The height swings by half of it.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(h(moment).toPrecision(9))}`,
          unit: 'm',
          follows: `b.1 - b.2 * cos(2 * pi * ${moment} / a.1)`,
          mistakes: [
            {
              value: sf(centre - radius * Math.cos(((2 * Math.PI * moment) / period) * (Math.PI / 180))),
              note: md`Your calculator was in degrees. The angle is in radians.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(time.toPrecision(9))}`,
          unit: 'minutes',
          follows: `a.1 - a.1 / pi * arccos((b.1 - ${level}) / b.2)`,
          unless: 't <= 0',
          mistakes: [
            {
              value: sf(2 * start),
              note: md`This is how long the airport can't be seen in each turn.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `r = ${period}`,
          // The first shift that changes nothing.
          value: integers(1, 40).find((shift) =>
            [0.4, 1.7, 5.2].every((t) => Math.abs(h(t + shift) - h(t)) < 1e-9),
          )!,
        },
        { part: 'b', route: 'substitution', shown: `= ${radius}`, value: (h(period / 2) - h(0)) / 2 },

        {
          part: 'b',
          route: 'numeric',
          shown: `= ${centre}`,
          value: integral(h, 0, period) / period,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(h(moment))}\ \text{m}`,
          // The height of the chord from the lowest point of the circle.
          value: platform + (diameter * Math.sin((Math.PI * moment) / period)) ** 2 / diameter,
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${sf(time)}`,
          value:
            Array.from({ length: 300_000 }, (_, index) => ((index + 0.5) * period) / 300_000).filter(
              (t) => h(t) > level,
            ).length *
            (period / 300_000),
          within: 0.5 * 10 ** (time >= 10 ? -1 : -2) + 1e-4,
        },
      ],
    };
  },
});

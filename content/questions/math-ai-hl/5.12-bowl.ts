import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11'],
  parameters: {
    maker: choice(
      'A potter in Oaxaca',
      'A glass-blower in Murano',
      'A wood-turner in Lapland',
      'A silversmith in Isfahan',
    ),
    top: choice(1, 2),
    bottom: integers(3, 8),
    radius: choice(6, 8, 9, 10, 12),
    share: choice(25, 40, 50, 60, 75),
  },
  allow: ({ top, bottom, radius }) => {
    const height = (top / bottom) * radius ** 2;
    return height >= 8 && height <= 26 && (top === 1 || bottom % 2 === 1);
  },
  write: ({ maker, top, bottom, radius, share }) => {
    const k = top / bottom;
    const height = k * radius ** 2;
    const volume = (Math.PI * height ** 2) / (2 * k);
    const depth = height * Math.sqrt(share / 100);
    // By shells about the y-axis.
    const shells = integral((x) => 2 * Math.PI * x * (height - k * x * x), 0, radius);
    const part = (h: number) => integral((y) => (Math.PI * y) / k, 0, h);
    const heightText = fraction(top * radius ** 2, bottom);
    const yOverK = bottom % top === 0 ? term(bottom / top, 'y') : md`\frac{${bottom}}{${top}}y`;
    return {
      text: md`${maker} makes a bowl. Its inside has the shape that arises when the curve $y = ${fraction(top, bottom)}x^2$, for $0 \le x \le ${radius}$, is rotated through $2\pi$ about the $y$-axis. All lengths are in centimetres.

![](drawing:profile)

(a) Find the height of the bowl. [1]

(b) Show that the volume of water in the bowl, when it is filled to a depth of $h$, is $V = ${volumeText(top, bottom)}h^2$. [4]

(c) Find how much water the full bowl holds. [2]

(d) Find the depth of the water when the bowl holds $${share}\%$ of this amount. [3]`,
      hints: [
        md`For a rotation about the $y$-axis, $V = \pi\int x^2\,\mathrm{d}y$. Express $x^2$ in terms of $y$.`,
        md`In part (d), the volume is proportional to $h^2$.`,
      ],
      answer: md`(a) At $x = ${radius}$ the height is $y = ${fraction(top, bottom)} \times ${radius}^2 = ${heightText}${Number.isInteger(height) ? '' : ` = ${sf(height)}`}\ \text{cm}$.

(b) From $y = ${fraction(top, bottom)}x^2$ follows $x^2 = ${yOverK}$, so

$$V = \pi\int_0^h ${yOverK}\,\mathrm{d}y = \pi\left[${fraction(bottom, 2 * top)}y^2\right]_0^h = ${volumeText(top, bottom)}h^2.$$

(c) With $h = ${heightText}$: $V = ${sf(volume)}\ \text{cm}^3$

(d) $${volumeText(top, bottom)}h^2 = ${share / 100} \times ${sf(volume, 5)}$ gives $h^2 = ${sf(depth ** 2, 5)}$, so $h = ${sf(depth)}\ \text{cm}$.

**Watch out:** Rotation about the $y$-axis needs $x^2$ in terms of $y$, and limits that are heights, not the radius. In (d), $${share}\%$ of the water doesn't mean $${share}\%$ of the depth, as the bowl is narrower further down.`,
      scheme: [
        [md`$${heightText}$ cm`, 'A1'],
        [md`uses $V = \pi\int x^2\,\mathrm{d}y$`, 'M1'],
        [md`$x^2 = ${yOverK}$`, 'A1'],
        [md`limits $0$ and $h$`, 'A1'],
        [md`integrates to reach the result`, 'A1'],
        [md`puts in the height of the bowl`, 'M1'],
        [md`$${sf(volume)}\ \text{cm}^3$`, 'A1'],
        [md`sets the volume equal to $${share}\%$ of the full volume`, 'M1'],
        [md`$h^2 = ${sf(depth ** 2, 4)}$`, 'A1'],
        [md`$${sf(depth)}$ cm`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: heightText,
          unit: 'cm',
          mistakes: [
            {
              value: fraction(top * radius, bottom),
              note: md`You forgot to square the radius.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(volume.toPrecision(8))}`,
          unit: 'cm^3',
          follows: `${bottom}*pi/${2 * top}*a.1^2`,
          unless: 'v <= 0',
          mistakes: [
            {
              value: `${Number((volume / Math.PI).toPrecision(8))}`,
              note: md`You left out the factor $\pi$.`,
            },
            ...(Math.abs(k * radius - 2.5) > 0.05
              ? [
                  {
                    value: `${Number(((Math.PI * k ** 2 * radius ** 5) / 5).toPrecision(8))}`,
                    note: md`You rotated the curve about the $x$-axis.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(depth.toPrecision(8))}`,
          unit: 'cm',
          follows: `sqrt(${share}/100*c.1*${2 * top}/(${bottom}*pi))`,
          mistakes: [
            {
              value: sf((height * share) / 100),
              note: md`You took $${share}\%$ of the height. The volume is proportional to the square of the depth.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `= ${heightText}`,
          value: root((y) => Math.sqrt(y / k) - radius, 0.1, 60),
        },
        { part: 'c', route: 'numeric', shown: md`V = ${sf(volume)}\ \text{cm}^3`, value: shells },
        {
          part: 'd',
          route: 'numeric',
          shown: md`h = ${sf(depth)}\ \text{cm}`,
          value: root((h) => part(h) - (share / 100) * shells, 0.1, height),
        },
      ],
      drawings: {
        profile: plot({
          x: [-radius - 2, radius + 2],
          y: [-1, Math.ceil(height * 1.15)],
          height: 180,
          ticks: false,
          curves: [{ f: (x) => k * x * x, from: -radius, to: radius }],
          lines: [{ from: [-radius, height], to: [radius, height], dashed: true }],
          points: [{ at: [radius, height], label: `*x* = ${radius}`, place: 'e' }],
          description: `The curve between x = −${radius} and x = ${radius}: a parabola with its lowest point at the origin, closed at the top by a dashed line.`,
        }),
      },
    };
  },
});

/** π / (2k) for k = top / bottom. */
function volumeText(top: number, bottom: number): string {
  const value = fraction(bottom, 2 * top);
  const [, over, under] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(value) ?? [];
  if (!over) return `${term(Number(value), String.raw`\pi`)} `;
  return md`\frac{${term(Number(over), String.raw`\pi`)}}{${under}}`;
}

import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    drink: choice(
      'water at a race in Nairobi',
      'juice at a fair in Bangkok',
      'iced tea in Palermo',
      'lemonade in Mérida',
    ),
    top: integers(3.5, 5, 0.1),
    tall: integers(9, 13, 0.5),
    /** The depth of the drink, as a share of the height. */
    share: choice(0.5, 0.6, 0.7, 0.75),
    wanted: choice(25, 40, 50),
  },
  allow: ({ tall, share }) => Math.abs(((tall * share * 10) % 1) - 0.5) > 0.4,
  write: ({ drink, top, tall, share, wanted }) => {
    const deep = Number((tall * share).toFixed(2));
    const capacity = (Math.PI * top ** 2 * tall) / 3;
    const slant = Math.hypot(top, tall);
    const paper = Math.PI * top * slant;
    const surface = (top * deep) / tall;
    // A short decimal is not rounded.
    const short = Number.isInteger(Math.round(surface * 1e8) / 1e6);
    const surfaceText = short ? `${Number(surface.toFixed(2))}` : sf(surface);
    const content = (Math.PI * surface ** 2 * deep) / 3;
    const percent = (content / capacity) * 100;
    const level = tall * Math.cbrt(wanted / 100);
    const filled = (depth: number) => integral((y) => Math.PI * ((top * y) / tall) ** 2, 0, depth);
    const edge = root((s) => s * s - top ** 2 - tall ** 2, 0, 60);
    return {
      text: md`Paper cups for ${drink} have the shape of a right cone with its tip at the bottom. The rim is a circle of radius $${top}\ \text{cm}$, and a cup is $${tall}\ \text{cm}$ high. The diagram shows a cup from the side. The drink in it is $${deep}\ \text{cm}$ deep.

![](drawing:cup)

(a) Find the volume of a cup. [2]

(b) Find the area of the paper of a cup. The paper does not overlap. [3]

(c) Find the radius of the surface of the drink. [2]

(d) Find the volume of the drink as a percentage of the volume of the cup. [3]

(e) Find the depth of the drink when the cup holds $${wanted}\%$ of its full volume. [4]`,
      hints: [
        md`The formula booklet has the volume and the curved surface of a cone. Which of them needs the slant height?`,
        md`For (c), compare two similar triangles: the whole cup and the part with the drink.`,
        md`For (e), write the radius of the surface in terms of the depth $d$. Then the volume contains $d^3$.`,
      ],
      answer: md`(a) $\frac{1}{3}\pi \times ${top}^2 \times ${tall} = ${sf(capacity)}\ \text{cm}^3$

(b) The curved surface needs the slant height, which is the hypotenuse over radius and height:

$$l = \sqrt{${top}^2 + ${tall}^2} = ${sf(slant, 5)}\ \text{cm}, \qquad \pi \times ${top} \times ${sf(slant, 5)} = ${sf(paper)}\ \text{cm}^2$$

(c) Let $r\ \text{cm}$ be the radius of the surface. The drink and the cup are similar cones, so their radii are in the same ratio as their heights:

$$\frac{r}{${top}} = \frac{${deep}}{${tall}}, \quad \text{so} \quad r = ${surfaceText}\ \text{cm}.$$

(d) The drink has the volume $\frac{1}{3}\pi \times ${short ? surfaceText : sf(surface, 5)}^2 \times ${deep} = ${sf(content, 5)}\ \text{cm}^3$. Compared with the cup:

$$\frac{${sf(content, 5)}}{${sf(capacity, 5)}} \times 100\% = ${sf(percent)}\%$$

(e) At depth $d$ the radius is $\frac{${top}}{${tall}}d$, so the volume is $\frac{1}{3}\pi\left(\frac{${top}}{${tall}}d\right)^2 d$. It must be $${wanted}\%$ of the volume of the cup:

$$\frac{1}{3}\pi\left(\frac{${top}}{${tall}}\right)^2 d^3 = ${wanted / 100} \times ${sf(capacity, 5)}, \quad \text{so} \quad d = ${sf(level)}\ \text{cm}.$$

**A shorter way for (d) and (e):** all lengths of the drink are $k$ times those of the cup, so its volume is $k^3$ times that of the cup. In (d), $k = \frac{${deep}}{${tall}}$. In (e), $k^3 = ${wanted / 100}$ and $d = ${tall}\sqrt[3]{${wanted / 100}}$.

**Watch out:** at half the depth a cone holds only an eighth of its volume, because it is narrow at the bottom.`,
      scheme: [
        [md`(a) $\frac{1}{3}\pi \times ${top}^2 \times ${tall}$`, 'M1'],
        [md`$${sf(capacity)}\ \text{cm}^3$`, 'A1'],
        [md`(b) $\sqrt{${top}^2 + ${tall}^2}$`, 'M1'],
        [md`$\pi \times ${top} \times$ their slant height`, 'M1'],
        [md`$${sf(paper)}\ \text{cm}^2$`, 'A1'],
        [md`(c) uses similar triangles`, 'M1'],
        [md`$${surfaceText}\ \text{cm}$`, 'A1'],
        [
          md`(d) volume of the drink $\frac{1}{3}\pi r^2 \times ${deep}$ with their $r$ (or cubes the ratio of the heights)`,
          'M1',
        ],
        [md`divides by their volume of the cup`, 'M1'],
        [md`$${sf(percent)}\%$`, 'A1'],
        [md`(e) radius in terms of the depth, $\frac{${top}}{${tall}}d$ (or $k^3 = ${wanted / 100}$)`, 'M1'],
        [md`a correct equation in $d$`, 'A1'],
        [md`takes a cube root, or solves with technology`, 'M1'],
        [md`$${sf(level)}\ \text{cm}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${capacity}`,
          unit: 'cm^3',
          mistakes: [
            { value: `${3 * capacity}`, note: md`You left out the $\frac{1}{3}$ of the volume of a cone.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${paper}`,
          unit: 'cm^2',
          mistakes: [
            {
              value: `${Math.PI * top * tall}`,
              note: md`You used the height. The formula needs the slant height.`,
            },
            {
              value: `${paper + Math.PI * top ** 2}`,
              note: md`You added a circle, but the cup is open at the top.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(surface.toPrecision(12))}`,
          unit: 'cm',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(percent.toPrecision(12))}`,
          unit: '%',
          follows: `100 * pi * c.1^2 * ${deep} / 3 / a.1`,
          unless: 'p <= 0',
          mistakes: [
            {
              value: `${(100 * deep) / tall}`,
              note: md`That is the percentage of the height. The volume is not proportional to the depth.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${level}`,
          unit: 'cm',
          mistakes: [
            {
              value: `${(tall * wanted) / 100}`,
              note: md`You took $${wanted}\%$ of the height. The volume is not proportional to the depth.`,
            },
            {
              value: `${tall * Math.sqrt(wanted / 100)}`,
              note: md`You took a square root. The volume contains the cube of the depth.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(capacity)}\\ \\text{cm}^3`, value: filled(tall) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(paper)}\\ \\text{cm}^2`,
          value: integral((s) => (2 * Math.PI * top * s) / edge, 0, edge),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `r = ${surfaceText}\\ \\text{cm}`,
          value: root((r) => r * tall - top * deep, 0, top),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(percent)}\\%`,
          value: (100 * filled(deep)) / filled(tall),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `d = ${sf(level)}\\ \\text{cm}`,
          value: root((d) => filled(d) - (wanted / 100) * filled(tall), 0, tall),
        },
      ],
      drawings: {
        cup: sketch({
          points: {
            V: [0, 0],
            A: [-top, tall],
            B: [top, tall],
            M: [0, tall],
            P: [-surface, deep],
            Q: [surface, deep],
            K: [-top - 1.2, 0],
            L: [-top - 1.2, tall],
            R: [top + 1.2, 0],
            S: [top + 1.2, deep],
          },
          labels: {
            V: false,
            A: false,
            B: false,
            M: false,
            P: false,
            Q: false,
            K: false,
            L: false,
            R: false,
            S: false,
          },
          fill: [['V', 'P', 'Q']],
          segments: [
            'VA',
            'VB',
            'AM',
            { of: 'MB', label: `${top} cm`, place: 'n' },
            'PQ',
            { of: 'KL', label: `${tall} cm`, place: 'w', arrow: 'both', ink: 'soft' },
            { of: 'RS', label: `${deep} cm`, place: 'e', arrow: 'both', ink: 'soft' },
          ],
          dots: ['M'],
          height: 250,
          description: `A triangle with its tip at the bottom: ${tall} cm high, with half a width of ${top} cm at the top. It is shaded up to a height of ${deep} cm.`,
        }),
      },
    };
  },
});

import { maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, polynomial, sf } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

const three = (value: number) => grouped(Number(value.toPrecision(3)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.1'],
  parameters: {
    firm: choice(
      'A post office in Malta',
      'A courier in Bogotá',
      'A mail service in Auckland',
      'A parcel firm in Riga',
    ),
    most: integers(180, 330, 15),
    ratio: choice(1, 2, 3),
    wide: choice(16, 18, 22, 24),
  },
  allow: ({ most, ratio, wide }) => {
    const best = most / (3 * (1 + ratio));
    return Math.abs(best - wide) > 4 && 2 * (1 + ratio) * wide < most - 20;
  },
  write: ({ firm, most, ratio, wide }) => {
    // Width x, height ratio·x: girth 2(1 + ratio)x.
    const girth = 2 * (1 + ratio);
    const volume = (x: number) => ratio * x * x * (most - girth * x);
    const coefficients = [-ratio * girth, ratio * most, 0, 0];
    const derivative = [-3 * ratio * girth, 2 * ratio * most, 0];
    const best = most / (3 * (1 + ratio));
    const exact = Number.isInteger(4 * best);
    const bestText = exact ? `${best}` : sf(best);
    const largest = volume(best);
    const length = most / 3;
    const litres = largest / 1000;
    const height = ratio === 1 ? 'x' : `${ratio}x`;
    const present = volume(wide);
    const gain = (100 * (largest - present)) / present;
    return {
      text: md`${firm} accepts parcels only if the length plus the distance around the parcel is at most $${most}\ \text{cm}$. Li Na packs a parcel that is a cuboid with length $l\ \text{cm}$, width $x\ \text{cm}$ and height $${height}\ \text{cm}$. The distance around it, $${girth}x\ \text{cm}$, is measured across the length. She uses the whole $${most}\ \text{cm}$.

![](drawing:parcel)

(a) Write down an expression for $l$ in terms of $x$. [1]

(b) Show that the volume of the parcel is $V = ${polynomial(coefficients)}$, in $\text{cm}^3$. [2]

(c) Find $\dfrac{\mathrm{d}V}{\mathrm{d}x}$. [2]

(d) Find the value of $x$ for which the volume is greatest, and justify that it is a maximum. [4]

(e) Find the greatest volume, in litres. ($1$ litre $= 1000\ \text{cm}^3$) [2]

(f) At first Li Na chose $x = ${wide}$. Find by how many per cent the greatest volume exceeds the volume for $x = ${wide}$. [2]`,
      hints: [
        md`Length plus distance around is $${most}$.`,
        md`The volume of a cuboid is length times width times height.`,
        md`The equation in part (d) has two solutions. One of them gives no parcel at all.`,
      ],
      answer: md`(a) $l + ${girth}x = ${most}$, so $l = ${most} - ${girth}x$.

(b) $V = l \times x \times ${height} = (${most} - ${girth}x) \times ${ratio === 1 ? '' : ratio}x^2 = ${polynomial(coefficients)}$

(c) $\dfrac{\mathrm{d}V}{\mathrm{d}x} = ${polynomial(derivative)}$

(d) Set the derivative equal to $0$: $${polynomial(derivative)} = 0$. The solutions are $x = 0$, which is no parcel, and $x = ${bestText}$. It is a maximum: the derivative is positive before it (at $x = ${Math.floor(best) - 5}$ it is $${three(slope(volume, Math.floor(best) - 5))}$) and negative after it (at $x = ${Math.ceil(best) + 5}$ it is $-${three(-slope(volume, Math.ceil(best) + 5))}$).

(e) With ${exact ? md`$x = ${bestText}$` : 'the unrounded value of $x$'}, $V = ${grouped(Math.round(largest))}\ \text{cm}^3$, which is $${sf(litres)}$ litres. (The length is then $${length}\ \text{cm}$.)

(f) For $x = ${wide}$ the volume is $${grouped(Math.round(present))}\ \text{cm}^3$. The greatest volume exceeds it by $\dfrac{${grouped(Math.round(largest))} - ${grouped(Math.round(present))}}{${grouped(Math.round(present))}} \times 100\% = ${sf(gain)}\%$.

**Calculator:** draw $V$ for $0 \le x \le ${Math.floor(most / girth)}$ and use the tool for a maximum.

**Watch out:** Substitute for $l$ *before* you differentiate. And a cubic has two stationary points here: choose the one that makes sense.`,
      scheme: [
        [md`(a) $l = ${most} - ${girth}x$`, 'A1'],
        [md`(b) product of the three lengths`, 'M1'],
        [md`a correct step that leads to the given result`, 'A1'],
        [md`(c) one correct term`, 'A1'],
        [md`$${polynomial(derivative)}$`, 'A1'],
        [md`(d) sets their derivative equal to $0$`, 'M1'],
        [
          md`$x = ${bestText}$${Number(sf(best)) === best || !exact ? '' : md` (accept $${sf(best)}$)`}`,
          'A1',
        ],
        [md`tests the sign of the derivative on both sides, or uses the graph`, 'M1'],
        [md`positive before and negative after, so it is a maximum`, 'R1'],
        [md`(e) substitutes into $V$`, 'M1'],
        [md`$${sf(litres)}$ litres`, 'A1'],
        [md`(f) difference divided by the volume for $x = ${wide}$`, 'M1'],
        [md`$${sf(gain)}\%$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$l =$`,
          expected: `${most} - ${girth}x`,
          variables: ['x'],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        { part: 'c', kind: 'expression', expected: polynomial(derivative), variables: ['x'] },
        {
          part: 'd',
          kind: 'number',
          label: md`$x =$`,
          expected: `${Number(best.toPrecision(9))}`,
          marks: 2,
          mistakes: [
            {
              value: sf(most / girth, 5),
              note: md`There the volume is zero. Set the *derivative* equal to zero.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'justify', marks: 2 },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(litres.toPrecision(9))}`,
          unit: 'litres',
          follows: `${ratio} * d.1^2 * (${most} - ${girth} * d.1) / 1000`,
          unless: 'v <= 0',
          mistakes: [
            { value: sf(largest, 6), note: md`That is in $\text{cm}^3$. One litre is $1000\ \text{cm}^3$.` },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(gain.toPrecision(9))}`,
          unit: '%',
          follows: `(e.1 * 1000 - ${present}) / ${present} * 100`,
          mistakes: [
            {
              value: sf((100 * (largest - present)) / largest, 5),
              note: md`Divide by the volume for $x = ${wide}$, with which it is compared.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - gain) > 0.05 * gain),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `${most} - ${girth}x`,
          value: (x) => most - x - x - 2 * ratio * x,
        },
        { part: 'b', route: 'symbolic', shown: polynomial(coefficients), value: volume },
        { part: 'c', route: 'numeric', shown: polynomial(derivative), value: (x) => slope(volume, x) },
        {
          part: 'd',
          route: 'numeric',
          shown: `x = ${bestText}`,
          value: maximumAt(volume, 0, most / girth),
          within: exact ? 1e-3 : 0.06,
        },
        { part: 'e', route: 'numeric', shown: sf(litres), value: maximum(volume, 0, most / girth) / 1000 },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${sf(gain)}\%`,
          value: 100 * (maximum(volume, 0, most / girth) / volume(wide) - 1),
        },
      ],
      drawings: {
        parcel: solid({
          shape: 'cuboid',
          lengths: { AB: '*l*', BC: '*x*', CG: ratio === 1 ? '*x*' : `${ratio}*x*` },
          description: 'A cuboid with its length l, its width x and its height marked.',
        }),
      },
    };
  },
});

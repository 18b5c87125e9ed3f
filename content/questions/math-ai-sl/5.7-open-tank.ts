import { minimum, minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    maker: choice(
      { who: 'Ayesha', what: 'a tank for rainwater', where: 'Rotterdam' },
      { who: 'Kofi', what: 'a tank for fish', where: 'Bremen' },
      { who: 'Elif', what: 'a box for compost', where: 'Graz' },
      { who: 'Pedro', what: 'a bin for olives', where: 'Jaén' },
    ),
    volume: integers(2, 12, 0.5),
    price: choice(18, 24, 30, 36),
  },
  write: ({ maker, volume, price }) => {
    const { who, what, where } = maker;
    const area = (x: number) => x * x + (4 * volume) / x;
    const best = Math.cbrt(2 * volume);
    const least = area(best);
    const four = grouped(4 * volume);
    return {
      text: md`${who} builds ${what} in ${where}. It is a cuboid without a lid. Its base is a square with sides of $x\ \text{m}$, its height is $h\ \text{m}$, and its volume is $${volume}\ \text{m}^3$.

![](drawing:tank)

(a) Express $h$ in terms of $x$. [2]

(b) Show that the area of metal needed, in $\text{m}^2$, is $A(x) = x^2 + \dfrac{${four}}{x}$. [2]

(c) Find $A'(x)$. [2]

(d) Find the value of $x$ for which the area is as small as possible. [2]

(e) One square metre of the metal costs $${price}$ euros. Find the least cost of the metal, to the nearest euro. [3]`,
      hints: [
        md`The volume of a cuboid is the area of its base times its height.`,
        md`Without a lid there are five faces: the base and four equal sides.`,
        md`Where the area is least, its derivative is $0$.`,
      ],
      answer: md`(a) $x^2h = ${volume}$, so $h = \dfrac{${volume}}{x^2}$.

(b) The base has the area $x^2$ and each of the four sides $xh$. So

$$A = x^2 + 4xh = x^2 + 4x \times \frac{${volume}}{x^2} = x^2 + \frac{${four}}{x}.$$

(c) $A'(x) = 2x - \dfrac{${four}}{x^2}$

(d) $2x - \dfrac{${four}}{x^2} = 0$ gives $x^3 = ${2 * volume}$, so $x = ${sf(best)}\ \text{m}$. (The graph of $A$ shows that it is a minimum.)

(e) The least area is $A(${sf(best, 5)}) = ${sf(least, 5)}\ \text{m}^2$. The metal costs $${sf(least, 5)} \times ${price} = ${Math.round(least * price)}\ \text{euros}$.

**Calculator:** to check (d) and (e), draw $y = x^2 + \frac{${four}}{x}$ for $0 < x \le 5$. TI-Nspire: Menu, Analyze Graph, Minimum. Casio fx-CG50: G-Solv, MIN.

**Watch out:** There is no lid, so the square counts only once in (b). In (e), the price belongs to the area $A$, so put the value of $x$ into $A(x)$ first.`,
      scheme: [
        [md`$x^2h = ${volume}$`, 'M1'],
        [md`$h = \frac{${volume}}{x^2}$`, 'A1'],
        [md`$A = x^2 + 4xh$`, 'M1'],
        [md`substitutes their $h$ and obtains the given result`, 'A1'],
        [md`$2x$`, 'A1'],
        [md`$-\frac{${four}}{x^2}$`, 'A1'],
        [md`sets their derivative equal to $0$, or finds the minimum of a graph`, 'M1'],
        [md`$${sf(best)}\ \text{m}$`, 'A1'],
        [md`substitutes their $x$ into $A$`, 'M1'],
        [md`$${sf(least)}\ \text{m}^2$`, 'A1'],
        [md`$${Math.round(least * price)}$ euros`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$h =$`,
          expected: md`\frac{${volume}}{x^2}`,
          variables: ['x'],
          mistakes: [
            { value: md`\frac{${volume}}{x}`, note: md`The base is a square, so its area is $x^2$.` },
            {
              value: md`\frac{x^2}{${volume}}`,
              note: md`Solve $x^2 h = ${volume}$ for $h$: divide by $x^2$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'expression',
          expected: md`2x - \frac{${4 * volume}}{x^2}`,
          variables: ['x'],
          mistakes: [
            {
              value: md`2x + \frac{${4 * volume}}{x^2}`,
              note: md`The exponent of $x^{-1}$ comes to the front, so the last term is negative.`,
            },
            {
              value: `2x - ${4 * volume}`,
              note: md`The exponent goes down by one: $x^{-1}$ becomes $x^{-2}$, not $x^0$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(best.toPrecision(12))}`,
          unit: 'm',
          mistakes: [
            {
              value: Math.sqrt(2 * volume).toFixed(4),
              note: md`You took a square root. The equation is about $x^3$.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - best) > 0.02 * best),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Math.round(least * price)}`,
          accuracy: { decimals: 0 },
          unit: 'euros',
          follows: `${price} * (d.1^2 + ${4 * volume} / d.1)`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: least.toFixed(4),
              note: md`That is the area. Multiply it by the price of a square metre.`,
            },
            {
              value: (best * price).toFixed(4),
              note: md`You multiplied $x$ by the price. The price is for a square metre of metal, so the area is needed.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `\\dfrac{${volume}}{x^2}`,
          value: (x) => root((h) => x * x * h - volume, 0, 1e7),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `2x - \\dfrac{${four}}{x^2}`,
          value: (x) => {
            const h = 1e-5 * Math.abs(x);
            return (8 * (area(x + h) - area(x - h)) - (area(x + 2 * h) - area(x - 2 * h))) / (12 * h);
          },
        },
        { part: 'd', route: 'numeric', shown: `x = ${sf(best)}\\ \\text{m}`, value: minimumAt(area, 0.2, 8) },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${Math.round(least * price)}\\ \\text{euros}`,
          value: price * minimum(area, 0.2, 8),
          within: 0.5,
        },
      ],
      drawings: {
        tank: solid({
          shape: 'cuboid',
          lengths: { AB: '*x*', BC: '*x*', CG: '*h*' },
          description: 'A cuboid with a square base of side x and height h.',
        }),
      },
    };
  },
});

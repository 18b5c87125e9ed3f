import { minimum, minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.3'],
  parameters: {
    maker: choice(
      { place: 'Kumasi', what: 'baskets', one: 'basket', money: 'dollars' },
      { place: 'Faro', what: 'tiles', one: 'tile', money: 'euros' },
      { place: 'Ulaanbaatar', what: 'felt hats', one: 'hat', money: 'dollars' },
      { place: 'Da Nang', what: 'lanterns', one: 'lantern', money: 'dollars' },
    ),
    base: choice(3, 4, 5, 6),
    linear: choice(0.02, 0.04, 0.05, 0.08),
    fixed: choice(120, 180, 200, 240, 300, 450),
    most: choice(120, 150, 200),
  },
  allow: ({ linear, fixed, most }) => {
    const best = Math.sqrt(fixed / linear);
    const average = (x: number) => linear * x + fixed / x;
    const cents = (x: number) => Math.round(100 * average(x));
    // The nearest whole number costs the same to the cent.
    const same = Math.min(cents(Math.floor(best)), cents(Math.ceil(best))) === cents(best);
    return same && best > 25 && Math.abs(best - most) > 15 && best < 1.5 * most;
  },
  write: ({ maker, base, linear, fixed, most }) => {
    const average = (x: number) => base + linear * x + fixed / x;
    const best = Math.sqrt(fixed / linear);
    const inside = best < most;
    const whole = Number.isInteger(tidy(best));
    const shownBest = whole ? `${tidy(best)}` : sf(best);
    const least = inside ? average(best) : average(most);
    const lowest = minimumAt(average, 5, inside ? most : 3 * most);
    return {
      text: md`A workshop in ${maker.place} makes $x$ ${maker.what} in a week, where $10 \le x \le ${most}$. The average cost of a ${maker.one}, in ${maker.money}, is

$$A(x) = ${base} + ${linear}x + \frac{${fixed}}{x}.$$

(a) Find $A(20)$. [1]

(b) Find $A'(x)$. [3]

(c) Find the positive solution of $A'(x) = 0$. [2]

(d) Hence state the interval of values of $x$ in $10 \le x \le ${most}$ for which $A$ is decreasing. [2]

(e) Find the lowest possible average cost of a ${maker.one}, to the nearest cent. [2]`,
      hints: [
        md`Write $\frac{${fixed}}{x}$ with a negative exponent before you differentiate.`,
        md`The function decreases where $A'(x) < 0$. Test one value of $x$ on each side of your answer to part (c).`,
        md`The model holds only up to $x = ${most}$. Is your answer to part (c) below or above that?`,
      ],
      answer: md`(a) $A(20) = ${base} + ${linear} \times 20 + \dfrac{${fixed}}{20} = ${tidy(average(20))}$ ${maker.money}

(b) Write $\dfrac{${fixed}}{x} = ${fixed}x^{-1}$. The exponent $-1$ comes to the front and goes down to $-2$:

$$A'(x) = ${linear} - ${fixed}x^{-2} = ${linear} - \frac{${fixed}}{x^2}$$

(c) $${linear} = \dfrac{${fixed}}{x^2}$ gives $x^2 = \dfrac{${fixed}}{${linear}} = ${tidy(fixed / linear)}$, and the positive root is $x = ${shownBest}$.

(d) Below this value $A'(x)$ is negative, for example $A'(20) = ${sf(slope(average, 20))}$. ${
        inside
          ? md`Above it $A'(x)$ is positive. So $A$ is decreasing for $10 \le x < ${shownBest}$.`
          : md`But $${shownBest}$ lies above $${most}$, the largest number that the model allows. So $A'(x) < 0$ for all values in the domain, and $A$ is decreasing for $10 \le x \le ${most}$.`
      }

(e) ${
        inside
          ? md`$A$ falls until $x = ${shownBest}$ and then rises, so the lowest average cost is there${whole ? '' : md` (or at a whole number next to it, which gives the same to the nearest cent)`}.`
          : md`$A$ falls up to the end of the domain, so the lowest average cost is at $x = ${most}$.`
      } It is $${decimals(least, 2)}$ ${maker.money}.

![](drawing:cost)

**Calculator:** draw $y = A(x)$ for $10 \le x \le ${most}$ and look where the graph is lowest.

**Watch out:** ${inside ? 'Check that the zero of the derivative lies in the domain. Here it does.' : 'A derivative that is zero *outside* the domain says nothing about a lowest point. Look at the domain first.'}`,
      scheme: [
        [md`(a) $${tidy(average(20))}$`, 'A1'],
        [md`(b) $${linear}$`, 'A1'],
        [md`recognises $${fixed}x^{-1}$`, '(M1)'],
        [md`$-\frac{${fixed}}{x^2}$`, 'A1'],
        [md`(c) sets their derivative equal to $0$`, 'M1'],
        [md`$x = ${shownBest}$`, 'A1'],
        [md`(d) $A'(x) < 0$, or a graph`, 'M1'],
        [inside ? md`$10 \le x < ${shownBest}$ (accept $<$ or $\le$)` : md`$10 \le x \le ${most}$`, 'A1'],
        [inside ? md`(e) $A(${shownBest})$` : md`(e) $A(${most})$`, 'M1'],
        [md`$${decimals(least, 2)}$ ${maker.money}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${tidy(average(20))}`, unit: maker.money },
        {
          part: 'b',
          kind: 'expression',
          expected: `${linear} - ${fixed}/x^2`,
          variables: ['x'],
          mistakes: [
            {
              value: `${linear} + ${fixed}/x^2`,
              note: md`The exponent of $${fixed}x^{-1}$ is negative, so the sign changes.`,
            },
            {
              value: `${linear} - ${fixed}`,
              note: md`Write $\frac{${fixed}}{x}$ as $${fixed}x^{-1}$ and lower its exponent.`,
            },
            {
              value: `${base} + ${linear} - ${fixed}/x^2`,
              note: md`The derivative of the constant $${base}$ is $0$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$x =$`,
          expected: `${Number(best.toPrecision(9))}`,
          mistakes: [{ value: sf(fixed / linear, 6), note: md`That is $x^2$. Take the square root.` }],
        },
        { part: 'd', kind: 'number', label: md`From $x =$`, expected: '10', accuracy: 'exact', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: md`to $x =$`,
          expected: `${inside ? Number(best.toPrecision(9)) : most}`,
          marks: 1,
          ...(inside && { follows: 'c.1' }),
          mistakes: inside
            ? [{ value: `${most}`, note: md`Before the end of the domain the derivative becomes positive.` }]
            : [{ value: sf(best), note: md`That is outside the domain.` }],
        },
        {
          part: 'e',
          kind: 'number',
          expected: decimals(least, 2),
          accuracy: { decimals: 2 },
          unit: maker.money,
          mistakes: inside
            ? [
                {
                  value: decimals(average(most), 2),
                  note: md`At the end of the domain the cost has risen again.`,
                },
              ]
            : [
                {
                  value: decimals(average(best), 2),
                  note: md`That is for $x = ${shownBest}$, which is not allowed.`,
                },
              ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${tidy(average(20))}`, value: average(20), within: 1e-6 },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${linear} - \frac{${fixed}}{x^2}`,
          value: (x) => (Math.abs(x) < 0.5 ? Number.NaN : slope(average, x)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${shownBest}`,
          value: minimumAt(average, 5, 400),
          within: whole ? 1e-3 : Math.max(0.05, 0.006 * best),
        },
        { part: 'd', route: 'exact', shown: md`10 \le x`.slice(0, 2), value: 10 },
        {
          part: 'd',
          route: 'numeric',
          shown: inside ? shownBest : `${most}`,
          value: inside ? lowest : minimumAt(average, 10, most),
          within: inside ? Math.max(0.05, 0.006 * best) : 1e-3,
        },
        { part: 'e', route: 'numeric', shown: decimals(least, 2), value: minimum(average, 10, most) },
      ],
      drawings: {
        cost: plot({
          x: [0, Math.max(most, 160) * 1.08],
          y: [0, average(10) * 1.1],
          ticks: { x: [10, 50, 100, most], y: 5 },
          height: 190,
          yLabel: '*A*',
          curves: [{ f: average, from: 10, to: most }],
          description: `The graph of the average cost from x = 10 to x = ${most}. It falls steeply at first${inside ? ', is lowest, and rises slowly' : ' and then more and more slowly'}.`,
        }),
      },
    };
  },
});

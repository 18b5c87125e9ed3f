import { integral, maximum, maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.11', '2.10'],
  parameters: {
    pair: choice(
      ['Leilani', 'Mere', 'a bay in Samoa'],
      ['Aino', 'Helmi', 'a lake in Finland'],
      ['Wanjiru', 'Zawadi', 'Lake Naivasha'],
      ['Lucía', 'Sofía', 'a bay near Valparaíso'],
    ),
    base: integers(48, 60, 2),
    extra: integers(20, 44, 4),
    rate: choice(0.08, 0.1, 0.12, 0.15),
    steady: integers(58, 76, 2),
    distance: choice(1200, 1500, 1800, 2000),
  },
  // The first swimmer starts faster and ends slower; the second overtakes well before the end.
  allow: ({ base, extra, rate, steady, distance }) => {
    const gap = steady - base;
    if (gap < 6 || gap > extra * 0.65) return false;
    const over = root(
      (t) => (extra / rate) * (1 - Math.exp(-rate * t)) - gap * t,
      Math.log(extra / gap) / rate,
      90,
    );
    return steady * over < distance - 200 && over > 8;
  },
  write: ({ pair: [first, second, place], base, extra, rate, steady, distance }) => {
    const v = (t: number): number => base + extra * Math.exp(-rate * t);
    const lead = (t: number): number => integral((u) => v(u) - steady, 0, t, 60);
    const same = Math.log(extra / (steady - base)) / rate;
    const most = (extra / rate) * (1 - Math.exp(-rate * same)) - (steady - base) * same;
    const over = root(lead, same, 90);
    const arrival = distance / steady;
    const needed = `${Number(sf(arrival, 6))}`;
    const behind = distance - (base * arrival + (extra / rate) * (1 - Math.exp(-rate * arrival)));
    const shown = md`${base} + ${extra}\mathrm{e}^{-${rate}t}`;
    return {
      text: md`${first} and ${second} swim a race over $${distance}$ metres along a straight line in ${place}. They start at the same place and time. After $t$ minutes ${first} has the velocity

$$v(t) = ${shown}$$

in metres per minute. ${second} swims with the constant velocity of $${steady}$ metres per minute.

(a) Find the time at which both have the same velocity. [2]

(b) Find the greatest distance by which ${first} is ahead of ${second}. [2]

(c) Find the time at which ${second} overtakes ${first}. [2]

(d) Find how far ${first} is from the finish when ${second} arrives there. [2]`,
      hints: [
        md`As long as ${first} is the faster one, the distance between them grows.`,
        md`The distance that somebody has swum is the integral of the velocity from $0$ to $t$. The distance between them is the integral of a difference.`,
        md`In (c), both have swum the same distance. Solve an equation with an integral in it, or draw the two distances as functions of $t$.`,
        md`In (d), first find how long ${second} needs for the race.`,
      ],
      answer: md`(a) Solve $${shown} = ${steady}$. The calculator (or a logarithm) gives $t = ${sf(same)}$ minutes (more precisely, $${sf(same, 6)}$).

(b) Before this time ${first} is faster, so the lead grows; afterwards ${second} is faster, so it shrinks. The lead is greatest at this time. It is the integral of the difference of the velocities:

$$\int_0^{${sf(same, 6)}} \left(${shown} - ${steady}\right)\mathrm{d}t = ${sf(most)}\ \text{m}.$$

(c) ${second} overtakes when both have swum the same distance, so when the lead is zero again:

$$\int_0^{t} \left(v(x) - ${steady}\right)\mathrm{d}x = 0.$$

With an antiderivative this is $\frac{${extra}}{${rate}}\left(1 - \mathrm{e}^{-${rate}t}\right) = ${steady - base}t$. Apart from $t = 0$ the only solution is $t = ${sf(over)}$ minutes.

(d) ${second} needs $\frac{${distance}}{${steady}} = ${needed}$ minutes. In this time ${first} swims $\displaystyle\int_0^{${needed}} v(t)\,\mathrm{d}t = ${sf(distance - behind, 6)}$ m. So ${first} still has $${distance} - ${sf(distance - behind, 6)} = ${sf(behind)}\ \text{m}$ to go.

**Calculator:** TI-Nspire: draw $f_1(x) = \int_0^x \left(v(t) - ${steady}\right)\mathrm{d}t$ in a Graphs page; Menu, Analyze Graph, Maximum gives (b) and Zero gives (c). Casio fx-CG50: in Run-Matrix, OPTN, CALC, $\int\mathrm{d}x$ for (b) and (d); enter the antiderivative as a graph and use G-Solv, ROOT for (c).

**Watch out:** Equal velocities aren't equal positions. At the time in (a) ${first} is farthest ahead, not overtaken.`,
      scheme: [
        [md`(a) $${shown} = ${steady}$`, 'M1'],
        [md`$t = ${sf(same)}$ minutes`, 'A1'],
        [
          md`(b) $\int_0^{${sf(same)}} \left(v(t) - ${steady}\right)\mathrm{d}t$, or the difference of two integrals`,
          'M1',
        ],
        [md`$${sf(most)}$ m (follow through)`, 'A1'],
        [md`(c) $\int_0^t v(x)\,\mathrm{d}x = ${steady}t$`, 'M1'],
        [md`$t = ${sf(over)}$ minutes`, 'A1'],
        [
          md`(d) $\int_0^{${sf(arrival)}} v(t)\,\mathrm{d}t$, with the limit $\frac{${distance}}{${steady}}$`,
          'M1',
        ],
        [md`$${sf(behind)}$ m`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$t =$',
          expected: sf(same, 8),
          accuracy: { figures: 3 },
          unit: 'minutes',
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(most, 8),
          accuracy: { figures: 3 },
          unit: 'm',
          follows: `${extra / rate} * (1 - e^(-${rate} * a.1)) - ${steady - base} * a.1`,
          mistakes: [
            {
              value: sf(base * same + (extra / rate) * (1 - Math.exp(-rate * same)), 8),
              note: md`This is the whole distance that ${first} has swum. Take away what ${second} has swum.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: sf(over, 8),
          accuracy: { figures: 3 },
          unit: 'minutes',
          mistakes: [
            {
              value: sf(same, 8),
              note: 'There they have the same velocity. They must have swum the same distance.',
            },
          ],
        },
        { part: 'd', kind: 'number', expected: sf(behind, 8), accuracy: { figures: 3 }, unit: 'm' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `t = ${sf(same)}`,
          value: maximumAt(lead, 0, over),
        },
        { part: 'b', route: 'numeric', shown: md`= ${sf(most)}\ \text{m}`, value: maximum(lead, 0, over) },
        {
          part: 'c',
          route: 'numeric',
          shown: `t = ${sf(over)}`,
          value: root((t) => (extra / rate) * (1 - Math.exp(-rate * t)) - (steady - base) * t, same, 90),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(behind)}\ \text{m}`,
          value: -lead(arrival),
        },
      ],
    };
  },
});

import { integral, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['5.11', '5.5'],
  parameters: {
    story: choice(
      ['A solar farm in Alice Springs', 'battery', 'The battery gains energy', 'megawatts', 'MWh', 'hours'],
      [
        'An ice cream shop in Palermo',
        'account',
        'The account grows',
        'thousand euros per week',
        'thousand euros',
        'weeks',
      ],
      [
        'A water company in Lesotho',
        'reservoir',
        'The reservoir gains water',
        'megalitres per week',
        'megalitres',
        'weeks',
      ],
    ),
    a: choice(4, 5, 6, 8),
    b: choice(1, 1.5, 2, 2.5, 3),
    period: choice(10, 12, 16, 20),
    start: integers(10, 40, 5),
  },
  allow: ({ a, b }) => b < a,
  write: ({ story: [who, what, sentence, unit, total, time], a, b, period, start }) => {
    const f = (t: number) => a * Math.sin((2 * Math.PI * t) / period) + b;
    const zeros = roots(f, 0.001, period - 0.001);
    const [one, two] = zeros as [number, number];
    const net = b * period;
    const area = integral((t) => Math.abs(f(t)), 0, period, 4000);
    const lost = -integral(f, one, two);
    // The loss from the antiderivative.
    const anti = (t: number) => (-a * period * Math.cos((2 * Math.PI * t) / period)) / (2 * Math.PI) + b * t;
    const second = anti(one) - anti(two);
    const inside =
      period % 4 === 0 || period % 2 === 0 ? md`\frac{\pi t}{${period / 2}}` : md`\frac{2\pi t}{${period}}`;
    return {
      text: md`${who} records the rate of change of its ${what}. After $t$ ${time} it is

$$r(t) = ${a}\sin\left(${inside}\right) + ${b}, \qquad 0 \le t \le ${period},$$

in ${unit}. ${sentence} when $r(t) > 0$. At $t = 0$ the amount is $${start}$ ${total}.

![](drawing:rate)

(a) Find the two times at which $r(t) = 0$. [2]

(b) Find $\displaystyle\int_0^{${period}} r(t)\,\mathrm{d}t$, and state what it means. [3]

(c) Find the total area between the graph of $r$ and the $t$-axis, for $0 \le t \le ${period}$. [2]

(d) Find the amount that is lost between the two times of part (a). [2]

(e) Find the amount at $t = ${period}$. [1]`,
      hints: [
        md`Draw the graph and find its zeros.`,
        md`An integral of a rate is a change. Parts below the axis count as negative.`,
        md`For an area, each part counts as positive.`,
      ],
      answer: md`(a) The graph meets the $t$-axis at $t = ${sf(one)}$ and $t = ${sf(two)}$.

(b) $\displaystyle\int_0^{${period}} r(t)\,\mathrm{d}t = ${tidy(net)}$. It is the change of the amount over the whole time: it grows by $${tidy(net)}$ ${total}.

(c) Parts below the axis count as positive: $\displaystyle\int_0^{${period}} |r(t)|\,\mathrm{d}t = ${sf(area)}$.

(d) Between the two times the rate is negative. $\displaystyle-\int_{${sf(one, 5)}}^{${sf(two, 5)}} r(t)\,\mathrm{d}t = ${sf(lost)}$, so $${sf(lost)}$ ${total} are lost.

(e) $${start} + ${tidy(net)} = ${tidy(start + net)}$ ${total}

**Calculator:** radians. Store the two zeros and use the stored values as limits. For part (c) integrate the modulus, abs(r(t)).

**Watch out:** A definite integral lets gains and losses cancel. An area does not.`,
      scheme: [
        [md`$${sf(one)}$`, 'A1'],
        [md`$${sf(two)}$`, 'A1'],
        [md`finds the integral with technology`, 'M1'],
        [md`$${tidy(net)}$`, 'A1'],
        [md`the net change of the amount`, 'R1'],
        [md`$\int |r(t)|\,\mathrm{d}t$, or three integrals`, 'M1'],
        [md`$${sf(area)}$`, 'A1'],
        [md`integral between the zeros (follow through)`, 'M1'],
        [md`$${sf(lost)}$`, 'A1'],
        [md`$${tidy(start + net)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Times, with a comma between them:',
          expected: `${Number(one.toPrecision(8))}, ${Number(two.toPrecision(8))}`,
          unit: time,
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${net}`,
          marks: 2,
          mistakes: [
            {
              value: sf(area),
              note: 'This is the area. In the integral the part below the axis is negative.',
            },
          ].filter(() => Math.abs(area / net - 1) > 0.1),
        },
        { part: 'b', kind: 'self', why: 'state the meaning', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(area.toPrecision(7))}`,
          mistakes: [{ value: `${net}`, note: 'Count the part below the axis as positive.' }].filter(
            () => Math.abs(area / net - 1) > 0.3,
          ),
        },
        { part: 'd', kind: 'number', expected: `${Number(second.toPrecision(8))}`, unit: total },
        { part: 'e', kind: 'number', expected: `${start + net}`, follows: `${start} + b.1` },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `= ${tidy(net)}`, value: integral(f, 0, period) },
        { part: 'c', route: 'exact', shown: `= ${sf(area)}`, value: net + 2 * second },
        { part: 'd', route: 'exact', shown: `= ${sf(lost)}`, value: second },
        { part: 'e', route: 'exact', shown: `= ${tidy(start + net)}`, value: start + anti(period) - anti(0) },
      ],
      drawings: {
        rate: plot({
          x: [0, period],
          y: [-a, a + b + 1],
          xLabel: '*t*',
          yLabel: '*r*',
          ticks: { x: 2, y: 2 },
          height: 180,
          curves: [{ f, from: 0, to: period }],
          description:
            'A sine curve that is first above the t-axis, then below it, and at the end above it again.',
        }),
      },
    };
  },
});

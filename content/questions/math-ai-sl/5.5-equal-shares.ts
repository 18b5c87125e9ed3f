import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    owner: choice(
      { who: 'Two sisters in Thessaly', what: 'an olive grove', one: 'olive grove' },
      { who: 'Two families in Mendoza', what: 'a vineyard', one: 'vineyard' },
      { who: 'Two farmers in Punjab', what: 'a field', one: 'field' },
    ),
    square: choice(0.03, 0.06, 0.09, 0.12),
    linear: choice(0.2, 0.4, 0.6),
    base: integers(2, 5),
    end: choice(8, 9, 10, 12),
    share: choice(50, 40, 60),
  },
  allow: ({ end, square }) => end * square < 1.3,
  write: ({ owner, square, linear, base, end, share }) => {
    const f = (x: number) => square * x * x + linear * x + base;
    const coefficients = [tidy(square / 3), tidy(linear / 2), base, 0];
    const F = (x: number) => coefficients.reduce((sum, value) => sum * x + value, 0);
    const area = F(end);
    const part = (share / 100) * area;
    const k = root((x) => F(x) - part, 0, end);
    const fence = f(k);
    const metres = Math.round(100 * fence);
    const areaText = tidy(area);
    return {
      text: md`${owner.who} own ${owner.what}. On a map it is the region between the curve $y = ${polynomial([square, linear, base])}$, the $x$-axis, the $y$-axis and the line $x = ${end}$. All lengths are in hundreds of metres.

![](drawing:land)

(a) Find $\displaystyle\int \left(${polynomial([square, linear, base])}\right)\mathrm{d}x$. [3]

(b) Find the area of the ${owner.one}, in square units of the map. [2]

The ${owner.one} is divided by a fence along the line $x = k$, so that the part to the left of the fence has $${share}\%$ of the area.

(c) Write down an equation for $k$. [2]

(d) Find the value of $k$. [2]

(e) Find the length of the fence, in metres. [2]`,
      hints: [
        md`Integrate each term. An indefinite integral has a constant.`,
        md`The area to the left of the fence is an integral from $0$ to $k$.`,
        md`Use your answer to part (a) in part (c), and solve the cubic equation with your calculator.`,
      ],
      answer: md`(a) Raise each exponent by one and divide by the new exponent: $\displaystyle\int \left(${polynomial([square, linear, base])}\right)\mathrm{d}x = ${polynomial(coefficients)} + C$

(b) The area is the definite integral from $0$ to $${end}$: $\displaystyle\int_0^{${end}} \left(${polynomial([square, linear, base])}\right)\mathrm{d}x = ${Number(area.toPrecision(6))}$, about $${sf(area)}$ square units.

(c) The left part is the integral from $0$ to $k$, and it is $${share / 100} \times ${Number(area.toPrecision(6))} = ${Number(part.toPrecision(6))}$: $${polynomial(coefficients, 'k')} = ${Number(part.toPrecision(6))}$

(d) The calculator gives one solution between $0$ and $${end}$: $k = ${sf(k)}$

(e) The length of the fence is the height of the curve at $x = k$. With the unrounded value of $k$ it is $${square}k^2${plus(linear)}k + ${base} = ${Number(fence.toPrecision(5))}$ hundred metres, that is $${sf(100 * fence)}\ \text{m}$.

**Calculator:** for part (d) draw the graph of $${polynomial(coefficients)}$ and the line $y = ${Number(part.toPrecision(6))}$, and find where they meet.

**Watch out:** The curve rises, so the fence ${share === 50 ? 'is *not* in the middle' : md`is *not* at $${share}\%$ of the width`}. Keep all digits of $k$ for part (e).`,
      scheme: [
        [md`(a) one correct term`, 'A1'],
        [md`all terms correct`, 'A1'],
        [md`$+\, C$`, 'A1'],
        [md`(b) correct definite integral`, 'M1'],
        [md`$${sf(area)}$`, 'A1'],
        [md`(c) integral from $0$ to $k$`, 'M1'],
        [md`$${polynomial(coefficients, 'k')} = ${Number(part.toPrecision(6))}$, or equivalent`, 'A1'],
        [md`(d) tries to solve their equation`, 'M1'],
        [md`$k = ${sf(k)}$`, 'A1'],
        [md`(e) substitutes their $k$ into the curve`, 'M1'],
        [
          md`$${sf(100 * fence)}\ \text{m}$${Number(sf(100 * fence)) === metres ? '' : md` (accept $${metres}$)`}`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${polynomial(coefficients)} + C`,
          variables: ['x'],
          mistakes: [{ value: polynomial(coefficients), note: md`An indefinite integral needs $+ C$.` }],
        },
        { part: 'b', kind: 'number', expected: `${Number(areaText.toPrecision(9))}` },
        { part: 'c', kind: 'self', why: 'write down an equation' },
        {
          part: 'd',
          kind: 'number',
          label: md`$k =$`,
          expected: `${Number(k.toPrecision(9))}`,
          mistakes: [
            {
              value: `${(share / 100) * end}`,
              note: md`That is the share of the *width*. The ${owner.one} is wider on the right.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number((100 * fence).toPrecision(9))}`,
          unit: 'm',
          follows: `100 * (${square} * d.1^2 + ${linear} * d.1 + ${base})`,
          unless: 'p <= 0',
          mistakes: [{ value: sf(fence, 5), note: md`One unit of the map is $100\ \text{m}$.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: polynomial(coefficients), value: (x) => integral(f, 0, x) },
        { part: 'b', route: 'numeric', shown: `${sf(area)}`, value: integral(f, 0, end) },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${sf(k)}`,
          value: root(
            (x) => (1 - share / 100) * integral(f, 0, x) - (share / 100) * integral(f, x, end),
            0.1,
            end - 0.1,
          ),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`${sf(100 * fence)}\ \text{m}`,
          value:
            100 * f(root((x) => integral(f, 0, x) - (share / 100) * integral(f, 0, end), 0.1, end - 0.1)),
        },
      ],
      drawings: {
        land: plot({
          x: [-0.8, end + 1.5],
          y: [-1, f(end) * 1.12],
          ticks: {
            x: [
              { at: k, label: '*k*' },
              { at: end, label: String(end) },
            ],
            y: [],
          },
          height: 210,
          areas: [{ f, from: 0, to: end }],
          curves: [{ f, from: 0, to: end }],
          lines: [
            { from: [end, 0], to: [end, f(end)] },
            { from: [k, 0], to: [k, f(k)], dashed: true },
          ],
          description: `A shaded region under a rising curve from x = 0 to x = ${end}. A dashed vertical line at x = k divides it.`,
        }),
      },
    };
  },
});

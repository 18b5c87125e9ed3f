import { root, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const meeting = (a: number, percent: number, b: number, yearly: number) =>
  roots((t) => a * (1 + percent / 100) ** t - b - yearly * t, 0, 60, 600);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    names: choice(['Palm Bay', 'Northfield'], ['Rivermouth', 'Stonebridge'], ['Alto Verde', 'Bela Vista']),
    small: integers(12, 20),
    percent: choice(3, 3.5, 4, 4.5),
    large: integers(26, 36),
    yearly: choice(150, 200, 250, 300),
    from: integers(2012, 2020),
  },
  allow: ({ small, percent, large, yearly }) => {
    const found = meeting(small * 1000, percent, large * 1000, yearly);
    const past = found[0]! % 1;
    return found.length === 1 && found[0]! > 14 && found[0]! < 35 && past > 0.05 && past < 0.95;
  },
  write: ({ names, small, percent, large, yearly, from }) => {
    const [first, second] = names;
    const [a, b] = [small * 1000, large * 1000];
    const ratio = (100 + percent) / 100;
    const grown = (t: number) => a * ratio ** t;
    const added = (t: number) => b + yearly * t;
    const at = meeting(a, percent, b, yearly)[0]!;
    let year = 0;
    while (grown(year) <= added(year)) year += 1;
    return {
      text: md`The populations of two towns, $t$ years after 1 January ${from}, are modelled by

$$P(t) = ${grouped(a)} \times ${ratio}^t \quad \text{for ${first}}, \qquad Q(t) = ${grouped(b)} + ${yearly}t \quad \text{for ${second}}.$$

![](drawing:graph)

(a) State the annual percentage growth of the population of ${first}. [1]

(b) Write down what the number $${yearly}$ means for ${second}. [1]

(c) Find the value of $t$ at the point where the two graphs intersect. [2]

(d) Find the population that both models give at that moment, to the nearest hundred. [2]

(e) State the first year in which the population of ${first} is greater than that of ${second} on 1 January. [1]`,
      hints: [
        md`Draw both graphs on the calculator and use its command for intersections. Choose the window so that the intersection is visible.`,
        md`In (e), think about which 1 January comes first after the moment found in (c).`,
      ],
      answer: md`(a) $${ratio} = 1 + \frac{${percent}}{100}$, so the growth is $${percent}\%$ per year.

(b) The population of ${second} grows by $${yearly}$ people every year.

(c) The graphs of $P$ and $Q$ intersect at $t = ${sf(at)}$.

(d) $Q(${sf(at, 5)}) = ${grouped(b)} + ${yearly} \times ${sf(at, 5)} = ${grouped(Math.round(added(at) / 100) * 100)}$ (nearest hundred)

(e) The value $t = ${sf(at)}$ lies between $${year - 1}$ and $${year}$. At $t = ${year}$, on 1 January $${from} + ${year} = ${from + year}$, the population of ${first} is greater for the first time: the year is ${from + year}.

**Calculator:** draw $y_1 = P(x)$ and $y_2 = Q(x)$ for $0 \le x \le 40$ and $0 \le y \le 60\,000$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** Keep the value of $t$ unrounded for (d). With three figures, and above all in the exponent of $P$, the nearest hundred can come out wrong.`,
      scheme: [
        [md`$${percent}\%$`, 'A1'],
        [md`the number of people by which the population grows every year`, 'A1'],
        [md`$P(t) = Q(t)$, or a sketch of both graphs`, 'M1'],
        [md`$t = ${sf(at)}$`, 'A1'],
        [md`substitutes their $t$ into $P$ or $Q$`, 'M1'],
        [md`$${grouped(Math.round(added(at) / 100) * 100)}$`, 'A1'],
        [md`${from + year}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${percent}`,
          accuracy: 'exact',
          unit: '%',
          mistakes: [
            {
              value: `${100 + percent}`,
              note: md`That is what the population is of the year before, in percent. By how much has it grown?`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'say what it means' },
        { part: 'c', kind: 'number', expected: `${at}` },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.round(added(at) / 100) * 100}`,
          // Some go on with the value of t that they rounded.
          accuracy: { tolerance: 60 },
          follows: `${b} + ${yearly} * c.1`,
          unless: 'p <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${from + year}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${from + year - 1}`,
              note: md`On that 1 January the two graphs haven't met yet. Take the next one.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `${percent}\\%`,
          value: Number(((grown(1) / grown(0) - 1) * 100).toFixed(9)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `t = ${sf(at)}`,
          value: root((t) => Math.log(added(t) / a) / Math.log(ratio) - t, 1, 59),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${grouped(Math.round(added(at) / 100) * 100)}`,
          value: grown(at),
          within: 51,
        },
        { part: 'e', route: 'simulation', shown: `${from} + ${year} = ${from + year}`, value: from + year },
      ],
      drawings: {
        graph: plot({
          x: [0, 40],
          y: [0, added(40) * 1.5],
          ticks: false,
          xLabel: '*t*',
          yLabel: 'population',
          height: 200,
          curves: [
            {
              f: grown,
              label: '*P*',
              labelAt: Math.log((added(40) * 1.3) / a) / Math.log(ratio),
              place: 'nw',
            },
            { f: added, label: '*Q*', labelAt: 6, place: 'n' },
          ],
          description:
            'Two graphs without numbers: P starts lower and bends upwards, Q starts higher and is a line that rises slowly. They intersect once.',
        }),
      },
    };
  },
});

import { deviation, mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const exact = (value: number) => String(Number(value.toFixed(6)));

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.3'],
  parameters: {
    story: choice(
      {
        what: 'the waiting times $t$, in minutes, of the callers of a help line in Manila',
        one: 'caller',
        letter: 't',
        unit: 'minutes',
        axis: 'waiting time (min)',
        low: 0,
        width: 4,
      },
      {
        what: 'the lengths $l$, in centimetres, of the carp in a pond near Brno',
        one: 'carp',
        letter: 'l',
        unit: 'cm',
        axis: 'length (cm)',
        low: 20,
        width: 10,
      },
      {
        what: 'the masses $m$, in grams, of the potatoes in a sack from Cork',
        one: 'potato',
        letter: 'm',
        unit: 'grams',
        axis: 'mass (g)',
        low: 40,
        width: 20,
      },
    ),
    f1: integers(5, 20, 5),
    f2: integers(15, 35, 5),
    f3: integers(20, 45, 5),
    f4: integers(10, 30, 5),
    f5: integers(5, 15, 5),
    hidden: choice([1, 3], [2, 3], [1, 2], [2, 4]),
  },
  allow: ({ f1, f2, f3, f4, f5, hidden }) => {
    const all = [f1, f2, f3, f4, f5];
    const total = f1 + f2 + f3 + f4 + f5;
    const top = Math.max(...all);
    return (
      total >= 80 &&
      total <= 120 &&
      all.filter((f) => f === top).length === 1 &&
      all[hidden[0]] !== all[hidden[1]]
    );
  },
  write: ({ story, f1, f2, f3, f4, f5, hidden }) => {
    const { what, one, letter, unit, axis, low, width } = story;
    const frequencies = [f1, f2, f3, f4, f5];
    const total = f1 + f2 + f3 + f4 + f5;
    const edges = [0, 1, 2, 3, 4, 5].map((step) => low + step * width);
    const running = [0, f1, f1 + f2, f1 + f2 + f3, f1 + f2 + f3 + f4, total];
    const middles = frequencies.map((_, index) => low + (index + 0.5) * width);
    const [i, j] = hidden;
    const [p, q] = [frequencies[i]!, frequencies[j]!];
    const sum = middles.reduce((all, middle, index) => all + middle * frequencies[index]!, 0);
    const average = sum / total;
    const spread = Math.sqrt(
      middles.reduce((all, middle, index) => all + frequencies[index]! * (middle - average) ** 2, 0) / total,
    );
    const values = middles.flatMap((middle, index) =>
      Array.from({ length: frequencies[index]! }, () => middle),
    );
    const modal = frequencies.indexOf(Math.max(...frequencies));
    const classOf = (index: number) => md`${edges[index]} \le ${letter} < ${edges[index + 1]}`;
    const upperMean = mean(values.map((value) => value + width / 2));
    const above = total - running[i]!;
    return {
      text: md`The cumulative frequency graph shows ${what}.

![](drawing:curve)

The same data are to be shown in a frequency table.

| $${letter}$ | ${frequencies.map((_, index) => `$${classOf(index)}$`).join(' | ')} |
|---|---|---|---|---|---|
| Frequency | ${frequencies.map((f, index) => (index === i ? '$p$' : index === j ? '$q$' : f)).join(' | ')} |

(a) Find the value of $p$ and the value of $q$. [3]

(b) Write down the modal class. [1]

(c) Find an estimate of the mean. [2]

(d) Find an estimate of the standard deviation. [1]

(e) One ${one} is chosen at random from those with $${letter} \ge ${edges[i]}$. Find the probability that it belongs to the class $${classOf(i)}$. [2]`,
      hints: [
        md`The graph counts all values up to a point. How many were added within one class?`,
        md`Subtract the height at the lower end of the class from the height at its upper end.`,
        md`For (c) and (d), enter the midpoints in one list and the frequencies in another.`,
      ],
      answer: md`(a) The frequency of a class is the rise of the graph across it. From $${edges[i]}$ to $${edges[i + 1]}$ it rises from $${running[i]}$ to $${running[i + 1]}$, so $p = ${running[i + 1]} - ${running[i]} = ${p}$. From $${edges[j]}$ to $${edges[j + 1]}$ it rises from $${running[j]}$ to $${running[j + 1]}$, so $q = ${running[j + 1]} - ${running[j]} = ${q}$.

(b) The class with the greatest frequency, where the graph is steepest: $${classOf(modal)}$

(c) Each value is replaced by the midpoint of its class, $${middles.join('$, $')}$:

$$\bar{${letter}} = \frac{${middles.map((middle, index) => md`${frequencies[index]} \times ${middle}`).join(' + ')}}{${total}} = ${sf(average)}\ \text{${unit}}$$

(d) One-variable statistics with the same lists gives $\sigma = ${sf(spread)}\ \text{${unit}}$.

(e) The number with $${letter} \ge ${edges[i]}$ is $${total} - ${running[i]} = ${above}$. Of these, $${p}$ are in the class: $\frac{${p}}{${above}} = ${sf(p / above)}$.

**Calculator:** TI-Nspire: Statistics, One-Variable Statistics, with the frequency list. Casio fx-CG50: STAT, CALC, 1-VAR, with 1Var Freq set to List 2. Read off $\bar{x}$ and $\sigma x$.

**Watch out:** The heights of the graph are not the frequencies. Each height counts all classes before it as well.`,
      scheme: [
        [md`subtracts two neighbouring heights of the graph`, 'M1'],
        [md`$p = ${p}$`, 'A1'],
        [md`$q = ${q}$`, 'A1'],
        [md`$${classOf(modal)}$`, 'A1'],
        [md`uses midpoints and frequencies`, 'M1'],
        [md`$${sf(average)}$`, 'A1'],
        [md`$${sf(spread)}$`, 'A1'],
        [md`denominator $${above}$`, 'M1'],
        [md`$${sf(p / above)}$ (follow through their $p$)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${running[i + 1]}`,
              note: 'That is the height of the graph. Subtract the height at the beginning of the class.',
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${running[j + 1]}`,
              note: 'That is the height of the graph. Subtract the height at the beginning of the class.',
            },
          ],
        },
        { part: 'b', kind: 'interval', expected: classOf(modal), accuracy: 'exact' },
        {
          part: 'c',
          kind: 'number',
          expected: exact(average),
          unit,
          follows: `(${middles.map((middle, index) => (index === i || index === j ? '' : `${middle * frequencies[index]!} + `)).join('')}${middles[i]} * a.1 + ${middles[j]} * a.2) / (${total - p - q} + a.1 + a.2)`,
          mistakes: [
            {
              value: upperMean.toFixed(4),
              note: 'You used the upper ends of the classes. Use their midpoints.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${spread}`,
          unit,
          mistakes: [
            { value: (spread ** 2).toFixed(4), note: 'That is the variance. Take its square root.' },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${p / above}`,
          follows: `a.1 / ${above}`,
          unless: 'x < 0 or x > 1',
          mistakes: [
            {
              value: (p / total).toFixed(5),
              note: md`You divided by all. It is known that $${letter} \ge ${edges[i]}$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${p}`,
          value: total - frequencies.filter((_, index) => index !== i).reduce((all, f) => all + f, 0),
        },
        {
          part: 'a',
          route: 'exact',
          shown: `= ${q}`,
          value: total - frequencies.filter((_, index) => index !== j).reduce((all, f) => all + f, 0),
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(average)}\\ \\text{${unit}}`, value: mean(values) },
        { part: 'd', route: 'numeric', shown: `= ${sf(spread)}\\ \\text{${unit}}`, value: deviation(values) },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(p / above)}`,
          value: 1 - (total - running[i + 1]!) / above,
        },
      ],
      drawings: {
        curve: plot({
          x: [edges[0]!, edges[5]!],
          y: [0, Math.ceil(total / 10) * 10],
          frame: true,
          grid: true,
          ticks: { x: edges, y: 10 },
          xLabel: axis,
          yLabel: 'cumulative frequency',
          height: 280,
          polylines: [{ points: edges.map((edge, index) => [edge, running[index]!] as const), dots: true }],
          description: `A cumulative frequency graph of straight pieces with dots at ${edges.map((edge, index) => `(${edge}, ${running[index]})`).join(', ')}.`,
        }),
      },
    };
  },
});

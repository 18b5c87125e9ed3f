import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Pairs of digits of which some are too large, one comes twice, and five can be used. */
function rowOf(seed: number): number[] {
  const random = randomFrom(`digits ${seed}`);
  const pairs = Array.from({ length: 5 }, () => 1 + Math.floor(random() * 40));
  const large = () => 41 + Math.floor(random() * 59);
  const [a, b, c, d, e] = pairs as [number, number, number, number, number];
  return [
    [a, large(), b, c, b, large(), d, 0, e, large()],
    [large(), a, b, large(), a, c, large(), d, e, large()],
    [a, 0, large(), b, c, large(), d, c, large(), e],
  ][seed % 3]!;
}

/** Those that count, in their order. */
const chosenFrom = (row: readonly number[]) =>
  [...new Set(row.filter((pair) => pair >= 1 && pair <= 40))].slice(0, 5);

const valuesOf = (seed: number, low: number, spread: number) => {
  const random = randomFrom(`values ${seed}`);
  return Array.from({ length: 40 }, () => low + Math.floor(random() * spread));
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.3', '1.6'],
  parameters: {
    story: choice(
      {
        what: 'An orchard near Plovdiv has $40$ cherry trees',
        each: 'the mass of cherries from each tree, in kilograms',
        one: 'tree',
        many: 'trees',
        unit: 'kg',
        low: 18,
        spread: 22,
      },
      {
        what: 'A library in Windhoek has $40$ shelves',
        each: 'the number of books on each shelf',
        one: 'shelf',
        many: 'shelves',
        unit: 'books',
        low: 22,
        spread: 24,
      },
      {
        what: 'A village in Bhutan has $40$ houses',
        each: 'the age of each house, in years',
        one: 'house',
        many: 'houses',
        unit: 'years',
        low: 11,
        spread: 60,
      },
    ),
    row: integers(1, 30),
    data: integers(1, 30),
  },
  allow: ({ story, row, data }) => {
    const chosen = chosenFrom(rowOf(row));
    if (chosen.length !== 5) return false;
    const values = valuesOf(data, story.low, story.spread);
    const error = Math.abs(mean(chosen.map((at) => values[at - 1]!)) / mean(values) - 1);
    return error > 0.03 && error < 0.3;
  },
  write: ({ story, row: rowSeed, data }) => {
    const { what, each, one, many, unit, low, spread } = story;
    const row = rowOf(rowSeed);
    const chosen = chosenFrom(row);
    const values = valuesOf(data, low, spread);
    const sample = chosen.map((at) => values[at - 1]!);
    const total = sample.reduce((sum, value) => sum + value, 0);
    const sampleMean = total / 5;
    const all = values.reduce((sum, value) => sum + value, 0);
    const error = (100 * Math.abs(sampleMean - all / 40)) / (all / 40);
    const used = row.slice(0, row.indexOf(chosen[4]!) + 1);
    const tooLarge = used.filter((pair) => pair > 40 || pair === 0);
    const again = used.find((pair, place) => pair >= 1 && pair <= 40 && used.indexOf(pair) < place)!;
    const exact = (value: number) => String(Number(value.toFixed(6)));
    return {
      text: md`${what}, numbered from $01$ to $40$. The table shows ${each}. The row that begins with $11$, for example, shows the ${many} numbered $11$ to $20$.

| | +0 | +1 | +2 | +3 | +4 | +5 | +6 | +7 | +8 | +9 |
|---|---|---|---|---|---|---|---|---|---|---|
${[0, 10, 20, 30].map((start) => `| ${two(start + 1)} | ${values.slice(start, start + 10).join(' | ')} |`).join('\n')}

A simple random sample of five different ${many} is taken with this row of random digits, which is read in pairs from the left:

$$${row.map(two).join('\\ \\ ')}$$

(a) Write down the numbers of the five ${many} in the sample, in the order in which they are chosen. [2]

(b) Find the mean of the sample. [2]

The sum of all $40$ values is $${all}$.

(c) Find the percentage error when the mean of the sample is used as an estimate of the mean of all $40$ ${many}. [3]

(d) State one way in which a sample could be chosen so that the estimate is likely to be better. [1]`,
      hints: [
        md`There is no ${one} $00$ and none above $40$. And the five ${many} are different.`,
        md`The number of a ${one} is not its value: look up each of the five in the table.`,
        md`The percentage error compares the difference with the exact value.`,
      ],
      answer: md`(a) Read the pairs from the left. Leave out $${[...new Set(tooLarge)].map(two).join('$, $')}$, because there is no such ${one}, and the second $${two(again)}$, because the ${many} are different. The sample is $${chosen.map(two).join('$, $')}$.

(b) The table gives the values $${sample.join('$, $')}$. The mean of the sample is $\bar{x} = \frac{${total}}{5} = ${exact(sampleMean)}$ ${unit}.

(c) The mean of all is $\frac{${all}}{40} = ${exact(all / 40)}$. The percentage error is

$$\varepsilon = \left|\frac{${exact(sampleMean)} - ${exact(all / 40)}}{${exact(all / 40)}}\right| \times 100\% = ${sf(error)}\%.$$

(d) Take a larger sample. Chance differences then tend to cancel out.

**Watch out:** Divide by the *exact* value, the mean of all $40$, not by the estimate.`,
      scheme: [
        [md`leaves out numbers above $40$ (and $00$)`, 'M1'],
        [md`$${chosen.map(two).join('$, $')}$`, 'A1'],
        [md`looks up their five values`, 'M1'],
        [md`$${exact(sampleMean)}$`, 'A1'],
        [md`$\frac{${all}}{40} = ${exact(all / 40)}$`, 'A1'],
        [md`substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$ (follow through)`, 'A1'],
        [md`a larger sample (or another sensible way)`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'In order, as $(a, b, c, d, e)$',
          expected: `(${chosen.join(', ')})`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: exact(sampleMean),
          unit,
          mistakes: [
            {
              value: exact(mean(chosen)),
              note: `You took the mean of the numbers of the ${many}. Look up their values in the table.`,
            },
          ].filter(() => Math.abs(mean(chosen) - sampleMean) > 1),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${error}`,
          unit: '%',
          follows: `100 * abs(b.1 - ${all / 40}) / ${all / 40}`,
          mistakes: [
            {
              value: ((100 * Math.abs(sampleMean - all / 40)) / sampleMean).toFixed(5),
              note: 'You divided by the estimate. Divide by the exact value.',
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state a way' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${exact(sampleMean)}`,
          value: mean(
            row
              .filter((pair, place) => pair > 0 && pair < 41 && row.indexOf(pair) === place)
              .slice(0, 5)
              .map((at) => values[at - 1]!),
          ),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(error)}\\%`,
          value: Math.abs((800 * total) / all - 100),
        },
      ],
    };
  },
});

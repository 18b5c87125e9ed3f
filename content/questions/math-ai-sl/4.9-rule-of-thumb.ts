import { normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'The wingspans of the adult gulls of a colony in Iceland',
        unit: 'cm',
        one: 'gull',
        quantity: 'wingspan',
        quantities: 'wingspans',
        many: 'gulls',
        base: 130,
        step: 1,
      },
      {
        what: 'The masses of the adult sheep of a farm in Patagonia',
        unit: 'kg',
        one: 'sheep',
        quantity: 'mass',
        quantities: 'masses',
        many: 'sheep',
        base: 60,
        step: 1,
      },
      {
        what: 'The lengths of the adult trout of a lake in Bosnia',
        unit: 'cm',
        one: 'trout',
        quantity: 'length',
        quantities: 'lengths',
        many: 'trout',
        base: 38,
        step: 1,
      },
    ),
    more: integers(0, 8),
    sd: choice(3, 4, 5),
    count: choice(400, 600, 800, 1200, 2000),
    low: integers(20, 30, 2),
    other: choice(1.5, 2, 2.5, 3),
  },
  write: ({ story, more, sd, count, low, other }) => {
    const { what, unit, one, many, quantity, quantities, base } = story;
    const mean = base + more;
    const above = count * 0.025;
    const [from, to] = [low, low + 4 * other];
    const tiny = mean - 3.5 * sd;
    const density = (x: number) => Math.exp(-(((x - mean) / sd) ** 2) / 2);
    return {
      text: md`${what} are normally distributed with mean $${mean}\ \text{${unit}}$ and standard deviation $${sd}\ \text{${unit}}$. In a normal distribution approximately $68\%$ of the values lie within one standard deviation of the mean, $95\%$ within two and $99.7\%$ within three. **Use these percentages in this question.**

(a) Sketch the curve of the distribution, and shade the area of the values between $${mean}$ and $${mean + 2 * sd}$. [2]

(b) Write down the percentage of the ${many} with a ${quantity} between $${mean}\ \text{${unit}}$ and $${mean + 2 * sd}\ \text{${unit}}$. [1]

(c) Find the percentage of the ${many} with a ${quantity} of less than $${mean - sd}\ \text{${unit}}$. [2]

(d) There are $${count}$ adult ${many}. Find the expected number with a ${quantity} of more than $${mean + 2 * sd}\ \text{${unit}}$. [2]

(e) About $95\%$ of the ${quantities} of the young ${many} lie between $${from}\ \text{${unit}}$ and $${tidy(to)}\ \text{${unit}}$, in the middle of a normal distribution. Find its mean and its standard deviation. [3]

(f) Someone claims to have found an adult ${one} with a ${quantity} of $${tidy(tiny)}\ \text{${unit}}$. Comment on this claim. [1]`,
      hints: [
        md`The curve is symmetric about the mean. Mark the mean and steps of one standard deviation.`,
        md`What is left outside the middle part is shared equally by the two ends.`,
        md`In (e), how many standard deviations is it from $${from}$ to $${tidy(to)}$?`,
      ],
      answer: md`(a) A bell curve with its peak at $${mean}$, shaded from $${mean}$ to $${mean + 2 * sd}$:

![](drawing:bell)

(b) $${mean + 2 * sd}$ is two standard deviations above the mean. Half of the middle $95\%$ lies on this side: $a = \frac{95}{2}\% = 47.5\%$.

(c) $${mean - sd}$ is one standard deviation below the mean. Outside the middle $68\%$ there are $32\%$, and half of them lie below: $b = \frac{100 - 68}{2}\% = 16\%$.

(d) Above two standard deviations lie $\frac{100 - 95}{2}\% = 2.5\%$, so the expected number is $${count} \times 0.025 = ${tidy(above)}$.

(e) The mean is in the middle: $\mu = \frac{${from} + ${tidy(to)}}{2} = ${tidy((from + to) / 2)}\ \text{${unit}}$. The interval is four standard deviations wide: $\sigma = \frac{${tidy(to)} - ${from}}{4} = ${tidy(other)}\ \text{${unit}}$.

(f) $${tidy(tiny)}$ is more than three standard deviations below the mean. This happens for fewer than $0.15\%$, so the claim is doubtful (or the ${one} is not an adult one).

**Watch out:** $95\%$ within two standard deviations means $2.5\%$ at *each* end, not $5\%$.`,
      scheme: [
        [md`a bell curve, symmetric about $${mean}$`, 'A1'],
        [md`the right area shaded`, 'A1'],
        [md`$47.5\%$`, 'A1'],
        [md`$\frac{100 - 68}{2}$ or $50 - 34$`, 'M1'],
        [md`$16\%$`, 'A1'],
        [md`$${count} \times 2.5\%$`, 'M1'],
        [md`$${tidy(above)}$`, 'A1'],
        [md`mean $${tidy((from + to) / 2)}$`, 'A1'],
        [md`divides the width by $4$`, 'M1'],
        [md`standard deviation $${tidy(other)}$`, 'A1'],
        [md`very unlikely, more than three standard deviations from the mean`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'sketch' },
        {
          part: 'b',
          kind: 'number',
          expected: '47.5',
          unit: '%',
          mistakes: [
            { value: '95.0', note: 'That is the part within two standard deviations on *both* sides.' },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '16',
          accuracy: 'exact',
          unit: '%',
          mistakes: [
            { value: '32', note: 'That is both ends together. Only the lower one is asked for.' },
            { value: '34', note: 'That is the part between this value and the mean.' },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: tidy(above),
          accuracy: 'exact',
          mistakes: [
            { value: tidy(2 * above), note: 'That is both ends together. Only the upper one is asked for.' },
          ],
        },
        { part: 'e', kind: 'number', label: 'Mean', expected: tidy((from + to) / 2), unit, marks: 1 },
        {
          part: 'e',
          kind: 'number',
          label: 'Standard deviation',
          expected: tidy(other),
          unit,
          marks: 2,
          mistakes: [
            {
              value: tidy(2 * other),
              note: 'That is half of the width. On each side there are two standard deviations.',
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'comment' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= 47.5\%`,
          value: 100 * normalCdf(mean, mean + 2 * sd, mean, sd),
          within: 0.3,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= 16\%`,
          value: 100 * normalCdf(Number.NEGATIVE_INFINITY, mean - sd, mean, sd),
          within: 0.2,
        },
        { part: 'd', route: 'exact', shown: `= ${tidy(above)}`, value: (count - (count * 95) / 100) / 2 },
        {
          part: 'e',
          route: 'exact',
          shown: `= ${tidy((from + to) / 2)}\\ \\text{${unit}}`,
          value: from + 2 * other,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${tidy(other)}\\ \\text{${unit}}`,
          value: (to - (from + to) / 2) / 2,
        },
      ],
      drawings: {
        bell: plot({
          x: [mean - 3.6 * sd, mean + 3.6 * sd],
          y: [0, 1.15],
          ticks: { x: [mean - 2 * sd, mean, mean + 2 * sd], y: [] },
          height: 130,
          curves: [{ f: density }],
          areas: [{ f: density, from: mean, to: mean + 2 * sd }],
          description: `A bell curve with its peak at ${mean}. The area from ${mean} to ${mean + 2 * sd} is shaded.`,
        }),
      },
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';
import { bars } from '../../figures/bars.ts';

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        who: 'families in a village in Laos',
        one: 'family',
        many: 'families',
        thing: 'child',
        things: 'children',
        verb: 'have',
      },
      {
        who: 'houses in a street in Ghent',
        one: 'house',
        many: 'houses',
        thing: 'bicycle',
        things: 'bicycles',
        verb: 'have',
      },
      {
        who: 'farms in a valley in Peru',
        one: 'farm',
        many: 'farms',
        thing: 'llama',
        things: 'llamas',
        verb: 'have',
      },
    ),
    f0: integers(3, 8),
    f1: integers(8, 16),
    f2: integers(10, 18),
    f3: integers(4, 9),
    f4: integers(2, 5),
    next: choice(400, 500, 600, 800),
  },
  allow: ({ f0, f1, f2, f3, f4 }) => f0 + f1 + f2 + f3 + f4 === 40 || f0 + f1 + f2 + f3 + f4 === 50,
  write: ({ story, f0, f1, f2, f3, f4, next }) => {
    const { who, one, many, thing, things } = story;
    const f = [f0, f1, f2, f3, f4];
    const total = f0 + f1 + f2 + f3 + f4;
    const count = f1 + 2 * f2 + 3 * f3 + 4 * f4;
    const atLeast = (f2 + f3 + f4) / total;
    const ofThree = (3 * f3) / count;
    const none = (next * f0) / total;
    const homes = f.flatMap((number, value) => Array.from({ length: number }, () => value));
    const owners = homes.flatMap((value) => Array.from({ length: value }, () => value));
    const share = (list: readonly number[], test: (value: number) => boolean) =>
      list.filter(test).length / list.length;
    return {
      text: md`The bar chart shows the numbers of ${things} of $${total}$ ${who}.

![](drawing:chart)

From left to right, the frequencies are $${f.join('$, $')}$.

(a) One of the ${many} is chosen at random. Find the probability that it has at least two ${things}. [2]

(b) Find the number of all ${things} of these ${many}. [2]

(c) One of the ${things} is chosen at random. Find the probability that this ${thing} belongs to a ${one} with exactly three ${things}. [2]

(d) The whole district has $${next}$ ${many}. Use the data to find the expected number of ${many} without a ${thing}. [2]

(e) State one assumption that you made in (d). [1]`,
      hints: [
        md`In (a) each *${one}* is equally likely, in (c) each *${thing}*.`,
        md`A ${one} with three ${things} counts three times in (b).`,
        md`Use the relative frequency as an estimate of the probability.`,
      ],
      answer: md`(a) The frequencies are $${f.join('$, $')}$, and their sum is $${total}$. At least two means two, three or four: $\frac{${f2} + ${f3} + ${f4}}{${total}} = ${sf(atLeast)}$.

(b) Each ${one} counts with its number of ${things}: $0 \times ${f0} + 1 \times ${f1} + 2 \times ${f2} + 3 \times ${f3} + 4 \times ${f4} = ${count}$.

(c) Now each of the $${count}$ ${things} is equally likely. The $${f3}$ ${many} with three of them have $3 \times ${f3} = ${3 * f3}$, so the probability is $\frac{${3 * f3}}{${count}} = ${sf(ofThree)}$.

(d) The relative frequency of ${many} without a ${thing} is $\frac{${f0}}{${total}}$, so the expected number is $${next} \times \frac{${f0}}{${total}} = ${none}$.

(e) That the $${total}$ ${many} represent the whole district.

**Watch out:** In (c) the answer is greater than $\frac{${f3}}{${total}} = ${sf(f3 / total)}$, because ${many} with many ${things} are found more often when a ${thing} is chosen.`,
      scheme: [
        [md`$\frac{${f2 + f3 + f4}}{${total}}$`, 'M1'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`multiplies numbers by frequencies and adds`, 'M1'],
        [md`$${count}$`, 'A1'],
        [md`$3 \times ${f3}$ over their (b)`, 'M1'],
        [md`$${sf(ofThree)}$`, 'A1'],
        [md`$${next} \times \frac{${f0}}{${total}}$`, 'M1'],
        [md`$${none}$`, 'A1'],
        [md`the data represent the whole district`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${atLeast}`,
          mistakes: [{ value: `${(f3 + f4) / total}`, note: '*At least two* includes two.' }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${3 * f3}/${count}`,
          follows: `${3 * f3} / b.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            { value: `${f3}/${total}`, note: `That is for choosing a ${one}. Here a ${thing} is chosen.` },
            { value: `${f3}/${count}`, note: `Each of these ${many} has three ${things}.` },
          ],
        },
        { part: 'd', kind: 'number', expected: `${none}` },
        { part: 'e', kind: 'self', why: 'state an assumption' },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `= ${sf(atLeast)}`,
          value: share(homes, (value) => value >= 2),
        },
        { part: 'b', route: 'simulation', shown: `= ${count}`, value: owners.length },
        {
          part: 'c',
          route: 'simulation',
          shown: `= ${sf(ofThree)}`,
          value: share(owners, (value) => value === 3),
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${none}`,
          value: next * share(homes, (value) => value === 0),
          within: 1e-6,
        },
      ],
      drawings: {
        chart: bars({
          categories: ['0', '1', '2', '3', '4'],
          values: f,
          xLabel: `number of ${things}`,
          yLabel: `number of ${many}`,
          yMax: 20,
          ticks: 2,
          grid: true,
          description: `A bar chart. ${f.map((number, value) => `${number} ${many} have ${value}`).join(', ')} ${things}.`,
        }),
      },
    };
  },
});

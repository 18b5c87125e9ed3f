import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

const exact = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.3'],
  parameters: {
    story: choice(
      {
        where: 'A suburb of Salto',
        what: 'water used in a day',
        unit: 'litres',
        groups: ['flats', 'terraced houses', 'villas'],
        base: 110,
      },
      {
        where: 'A part of the island of Gozo',
        what: 'electricity used in a week',
        unit: 'kWh',
        groups: ['flats', 'terraced houses', 'farms'],
        base: 40,
      },
      {
        where: 'A suburb of Tromsø',
        what: 'firewood used in a month',
        unit: 'kg',
        groups: ['flats', 'terraced houses', 'farms'],
        base: 70,
      },
    ),
    n: choice(30, 40, 50),
    a: integers(18, 30, 2),
    b: integers(10, 16, 2),
    c: integers(4, 8, 2),
    second: integers(18, 32),
    third: integers(60, 95),
    shift: choice(1, 2, 3),
  },
  allow: ({ a, b, c, second, third, shift }) => {
    const weighted = (b * second + c * third) / (a + b + c);
    return weighted % 1 !== 0 && third - weighted - shift > 8;
  },
  write: ({ story, n, a, b, c, second, third, shift }) => {
    const { where, what, unit, groups, base } = story;
    const sizes = [100 * a, 100 * b, 100 * c] as const;
    const means = [base, base + second, base + third] as const;
    const total = sizes[0] + sizes[1] + sizes[2];
    const plain = (means[0] + means[1] + means[2]) / 3;
    const amount = sizes[0] * means[0] + sizes[1] * means[1] + sizes[2] * means[2];
    const weighted = amount / total;
    const target = Math.ceil(weighted) + shift;
    const more = (target * total - amount) / (means[2] - target);
    const needed = Math.ceil(more - 1e-9);
    const meanWith = (extra: number) => (amount + extra * means[2]) / (total + extra);
    let counted = 0;
    while (meanWith(counted) < target - 1e-12) counted += 1;
    const people = sizes.flatMap((size, index) => Array.from({ length: size / 100 }, () => means[index]!));
    return {
      text: md`${where} has $${grouped(total)}$ households. A researcher wants to estimate the mean amount of ${what} by a household. In each of three groups she asks $${n}$ households, the first $${n}$ in which somebody opens the door.

| Group | ${groups.join(' | ')} |
|---|---|---|---|
| Households | ${sizes.join(' | ')} |
| Households asked | ${n} | ${n} | ${n} |
| Mean of those asked (${unit}) | ${means.join(' | ')} |

(a) Write down the name of this sampling technique. [1]

(b) Find the mean of all $${3 * n}$ amounts that she collected. [2]

(c) State, with a reason, whether the answer to (b) is likely to be greater or less than the mean of all households. [2]

(d) Find a better estimate of the mean of all households, using the whole table. [3]

(e) In the coming years more ${groups[2]} will be built; the numbers of the other two groups stay the same, and so do the means. Find the least number of new ${groups[2]} for which the mean of all households is at least $${target}$ ${unit}. [4]`,
      hints: [
        md`The numbers are fixed for each group, but who is asked is not left to chance.`,
        md`Which group has a greater share of the sample than of all households?`,
        md`For (d), find the amount that each whole group uses, and add the three amounts.`,
        md`For (e), call the number of new ones $x$. The total amount and the number of households both grow with $x$.`,
      ],
      answer: md`(a) Quota sampling: the number from each group is fixed, but the households are not chosen at random.

(b) The three groups have equal numbers in the sample, so their means count equally: $\frac{${means.join(' + ')}}{3} = ${sf(plain)}$ ${unit}.

(c) Greater. The ${groups[2]} use most. They are a third of the sample, but only $\frac{${sizes[2]}}{${total}}$ of all households, that is $${sf((100 * sizes[2]) / total)}\%$.

(d) Each group counts with its number of households. The total amount is

$$${sizes[0]} \times ${means[0]} + ${sizes[1]} \times ${means[1]} + ${sizes[2]} \times ${means[2]} = ${amount}.$$

The estimate of the mean is $\frac{${amount}}{${total}} = ${sf(weighted, 5)}$, which is $${sf(weighted)}$ ${unit} to three significant figures.

(e) With $x$ new ${groups[2]} the total amount is $${amount} + ${means[2]}x$ and the number of households is $${total} + x$. So

$$\frac{${amount} + ${means[2]}x}{${total} + x} \ge ${target}.$$

Multiply by $${total} + x$, which is positive: $${amount} + ${means[2]}x \ge ${target * total} + ${target}x$. So $${means[2] - target}x \ge ${exact(target * total - amount)}$, that is $x \ge ${sf(more, 6)}$. The least number is $x = ${needed}$.

**Calculator:** solve the equation with the equation solver, or draw the left side as a graph and find where it meets $y = ${target}$.

**Watch out:** New households change the denominator as well as the numerator.`,
      scheme: [
        [md`quota sampling`, 'A1'],
        [md`$\frac{${means.join(' + ')}}{3}$ (or with $${n}$ of each)`, 'M1'],
        [md`$${sf(plain)}$`, 'A1'],
        [md`greater`, 'A1'],
        [md`the group with the greatest mean has too large a share of the sample`, 'R1'],
        [md`multiplies each mean by the size of its group`, 'M1'],
        [md`divides their sum by $${total}$`, 'M1'],
        [md`$${sf(weighted)}$`, 'A1'],
        [md`$${amount} + ${means[2]}x$ or $${total} + x$ seen`, 'M1'],
        [md`a correct equation or inequality`, 'A1'],
        [md`$${sf(more, 6)}$ (accept 3 s.f.)`, 'A1'],
        [md`$${needed}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'name the technique' },
        {
          part: 'b',
          kind: 'number',
          expected: `${plain}`,
          unit,
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: `${weighted}`,
          unit,
          mistakes: [
            {
              value: plain.toFixed(5),
              note: 'That is the mean of the sample. Let each group count with its number of households.',
            },
          ].filter(() => plain - weighted > 1),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${needed}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${needed - 1}`,
              note: md`With $${needed - 1}$ new ${groups[2]} the mean is still just below $${target}$. Round up.`,
            },
            {
              value: `${Math.ceil((target * total - amount) / means[2])}`,
              note: 'The number of households grows, too. Put $x$ in the denominator as well.',
            },
          ].filter(({ value }) => !/0$/.test(value) && Number(value) !== needed),
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(plain)}`,
          value: (n * means[0] + n * means[1] + n * means[2]) / (3 * n),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(weighted, 5)}`,
          value: people.reduce((sum, value) => sum + value, 0) / people.length,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `x \\ge ${sf(more, 6)}`.replace('x \\ge ', ''),
          value: root((x) => meanWith(x) - target, 0, 1e5),
        },
        { part: 'e', route: 'simulation', shown: `x = ${needed}`, value: counted },
      ],
    };
  },
});

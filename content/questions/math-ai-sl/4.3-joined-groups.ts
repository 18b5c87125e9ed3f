import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const exact = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'the fares of a taxi in Accra, in cedis',
        one: 'fare',
        many: 'fares',
        unit: 'cedis',
        first: 'In the morning',
        second: 'In the afternoon',
        base: 34,
        scale: 1,
        rises: [0.3, 0.5, 0.8],
        measure: 'fare',
      },
      {
        what: 'the masses of parcels in Osaka, in kilograms',
        one: 'parcel',
        many: 'parcels',
        unit: 'kg',
        first: 'The first van',
        second: 'The second van',
        base: 6,
        scale: 1,
        rises: [0.1, 0.2, 0.3],
        measure: 'mass',
      },
      {
        what: 'the lengths of songs on a station in Porto, in seconds',
        one: 'song',
        many: 'songs',
        unit: 'seconds',
        first: 'In the morning',
        second: 'In the afternoon',
        base: 190,
        scale: 5,
        rises: [1, 1.5, 2],
        measure: 'length',
      },
    ),
    n: integers(12, 20),
    m: integers(22, 30),
    d1: choice(0.5, 1, 1.5),
    d2: choice(3, 4.5, 6),
    step: choice(0, 1, 2),
  },
  // The mean of the two means must not be nearly right, also to three figures.
  allow: ({ story, n, m, d1, d2 }) => {
    const gap = ((m - n) * (d2 - d1) * story.scale) / (2 * (n + m));
    return gap > 0.25 && gap > 0.0075 * (story.base + story.scale * d2);
  },
  write: ({ story, n, m, d1, d2, step }) => {
    const { what, one, many, unit, first, second, base, scale, rises, measure } = story;
    const [x, y] = [base + scale * d1, base + scale * d2];
    const total = n * x + m * y;
    const all = total / (n + m);
    const target = Math.ceil((all + rises[step]!) * 10) / 10;
    const needed = target * (n + m + 1) - total;
    const list = [...Array.from({ length: n }, () => x), ...Array.from({ length: m }, () => y)];
    const verb = first.startsWith('In') ? 'there are' : 'carries';
    return {
      text: md`A student looks at ${what}. ${first} ${verb} $${n}$ ${many} with a mean of $${x}$ ${unit}. ${second} ${verb} $${m}$ ${many} with a mean of $${y}$ ${unit}.

(a) Find the sum of the $${n}$ values in the first of these groups. [1]

(b) Find the mean of all $${n + m}$ ${many}. [3]

(c) Then there is one more ${one}, and the mean becomes $${target}$ ${unit}. Find this ${measure}. [2]

(d) State, with a reason, whether the median must have become greater, too. [1]`,
      hints: [
        md`From a mean you get back to the sum: multiply by the number of values.`,
        md`The two groups do not have the same size, so their means do not count equally.`,
        md`In (c), find the sum of all $${n + m + 1}$ values.`,
      ],
      answer: md`(a) The sum is the number times the mean: $S = ${n} \times ${x} = ${exact(n * x)}$ ${unit}.

(b) Add the two sums and divide by the number of all ${many}:

$$\bar{x} = \frac{${exact(n * x)} + ${m} \times ${y}}{${n} + ${m}} = \frac{${exact(total)}}{${n + m}} = ${sf(all)}\ \text{${unit}}$$

(c) Now the sum of all $${n + m + 1}$ values is $${n + m + 1} \times ${target} = ${exact(target * (n + m + 1))}$. The new value is what was added: $v = ${exact(target * (n + m + 1))} - ${exact(total)} = ${exact(needed)}$ ${unit}.

(d) No. The median depends on the order alone. If several values in the middle are equal, for example, one more value at the end does not change it.

**Watch out:** The mean of the two means, $\frac{${x} + ${y}}{2} = ${exact((x + y) / 2)}$, is only right for groups of the same size.`,
      scheme: [
        [md`$${exact(n * x)}$`, 'A1'],
        [md`adds the two sums`, 'M1'],
        [md`divides by $${n + m}$`, 'M1'],
        [md`$${sf(all)}$`, 'A1'],
        [md`$${n + m + 1} \times ${target}$`, 'M1'],
        [md`$${exact(needed)}$ (accept 3 s.f.)`, 'A1'],
        [md`no, with a reason, such as equal values in the middle`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: exact(n * x), unit, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: `${all}`,
          unit,
          follows: `(a.1 + ${m * y}) / ${n + m}`,
          mistakes: [
            {
              value: ((x + y) / 2).toFixed(4),
              note: 'You took the mean of the two means. The groups have different sizes.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: exact(needed),
          unit,
          follows: `${target * (n + m + 1)} - a.1 - ${m * y}`,
          mistakes: [
            {
              value: exact(target * (n + m) - total),
              note: md`After the change there are $${n + m + 1}$ values.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${exact(n * x)}`,
          value: list.slice(0, n).reduce((sum, value) => sum + value, 0),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(all)}\\ \\text{${unit}}`, value: mean(list) },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${exact(needed)}`,
          value: target + (n + m) * (target - mean(list)),
          within: 1e-6,
        },
      ],
    };
  },
});

import { chiSquaredTail, integral, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const shifts = [
  [3, -8, 6, 4, -5],
  [7, -9, -6, 3, 5],
  [-5, 11, -9, 6, -3],
  [9, 4, -17, -4, 8],
  [-2, 6, -7, 1, 2],
  [6, 9, -12, -9, 6],
] as const;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.9'],
  parameters: {
    story: choice(
      {
        what: 'A farmer in Peru models the masses of her potatoes, in grams,',
        letter: 'M',
        mean: 160,
        deviation: 20,
        unit: 'g',
        of: 'potatoes',
        values: 'the masses of her potatoes',
      },
      {
        what: 'A runner in Kenya models the times for his daily training run, in minutes,',
        letter: 'T',
        mean: 48,
        deviation: 4,
        unit: 'min',
        of: 'runs',
        values: 'the times of his runs',
      },
      {
        what: 'An engineer in Poland models the lengths of rods, in millimetres,',
        letter: 'L',
        mean: 250,
        deviation: 5,
        unit: 'mm',
        of: 'rods',
        values: 'the lengths of the rods',
      },
    ),
    total: choice(150, 200, 250),
    shift: integers(0, 5),
    level: choice(5, 10),
    moved: choice(-1, 0, 1),
  },
  allow: ({ story, total, shift, level, moved }) => {
    const { p, expected } = work(story, total, shift, moved);
    return Math.abs(p - level / 100) > 0.012 && p > 0.0005 && expected.every((e) => e > 6);
  },
  write: ({ story, total, shift, level, moved }) => {
    const { observed, expected, chances, borders, value, p } = work(story, total, shift, moved);
    const reject = p < level / 100;
    const other = observed.reduce((sum, o, index) => sum + o ** 2 / expected[index]!, 0) - total;
    const density = (u: number) => u ** 3 * Math.exp((-u * u) / 2);
    const [a, b, c, d] = borders as [number, number, number, number];
    const X = story.letter;
    const classes = [
      `${X} < ${a}`,
      md`${a} \le ${X} < ${b}`,
      md`${b} \le ${X} < ${c}`,
      md`${c} \le ${X} < ${d}`,
      md`${X} \ge ${d}`,
    ];
    return {
      text: md`${story.what} by a normal distribution with mean $${story.mean}$ and standard deviation $${story.deviation}$. The table shows a random sample of $${total}$ ${story.of}.

| $${classes.join('$ | $')}$ |
|---|---|---|---|---|
| ${observed.join(' | ')} |

The model is tested with a $\chi^2$ goodness of fit test at the $${level}\%$ significance level.

(a) State the null hypothesis. [1]

(b) Find the probability of $${classes[0]}$ under the model. [2]

(c) Hence find the expected frequency of the class $${classes[0]}$. [1]

(d) Find the expected frequency of the class $${classes[2]}$. [2]

The other expected frequencies are $${decimals(expected[1]!, 2)}$ for the second class, $${decimals(expected[3]!, 2)}$ for the fourth and $${decimals(expected[4]!, 2)}$ for the fifth.

(e) Write down the number of degrees of freedom. [1]

(f) Find the $p$-value of the test. [2]

(g) State the conclusion of the test in context. Give a reason. [2]

(h) Explain why the first class has no lower end and the last class no upper end. [1]`,
      hints: [
        md`Use the normal distribution of your calculator. The first class has no lower end.`,
        md`An expected frequency is the probability times $${total}$.`,
        md`The mean and the standard deviation are given, so nothing is estimated from the sample.`,
      ],
      answer: md`(a) $H_0$: ${story.values} follow the normal distribution with mean $${story.mean}$ and standard deviation $${story.deviation}$.

(b) The class has no lower end: $P(${X} < ${a}) = ${sf(chances[0]!)}$

(c) Multiply the unrounded probability by $${total}$: $${total} \times ${sf(chances[0]!, 5)} = ${decimals(expected[0]!, 2)}$, about $${sf(expected[0]!)}$.

(d) $P(${b} \le ${X} < ${c}) = ${sf(chances[2]!, 5)}$, so the expected frequency is $${total} \times ${sf(chances[2]!, 5)} = ${decimals(expected[2]!, 2)}$, about $${sf(expected[2]!)}$.

(e) There are $5$ classes and no parameter is estimated: $\text{df} = 5 - 1 = 4$

(f) The calculator gives $\chi^2 = ${sf(value)}$ and $p = ${sf(p)}$.

(g) $p = ${sf(p)} ${reject ? '<' : '>'} ${level / 100}$, so $H_0$ is ${reject ? 'rejected' : 'not rejected'}. There is ${reject ? 'sufficient' : 'insufficient'} evidence that ${story.values} do not follow this normal distribution.

(h) The expected frequencies must add up to $${total}$, the size of the sample, so the classes must cover all values from $-\infty$ to $\infty$.

**Calculator:** TI-Nspire: Normal Cdf, then Stat Tests, $\chi^2$ GOF. Casio fx-CG50: DIST, NORM, Ncd, then TEST, CHI, GOF. For the first class take a very small lower limit such as $-10^{99}$.

**Watch out:** Take one off the number of *classes*, not off the size of the sample.`,
      scheme: [
        [md`(a) the given normal distribution fits`, 'A1'],
        [md`(b) attempts $P(${X} < ${a})$`, 'M1'],
        [md`$${sf(chances[0]!)}$`, 'A1'],
        [md`(c) $${sf(expected[0]!)}$`, 'A1'],
        [md`(d) probability between $${b}$ and $${c}$`, 'M1'],
        [md`$${sf(expected[2]!)}$`, 'A1'],
        [md`(e) $4$`, 'A1'],
        [md`(f) $p = ${sf(p)}$ (accept a value from rounded frequencies)`, 'A2'],
        [md`(g) compares $p$ with $${level / 100}$`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} $H_0$, in context`, 'A1'],
        [
          md`(h) the expected frequencies must add up to $${total}$ (or the probabilities to $1$), or a normal distribution takes all real values`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state the hypothesis' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(chances[0]!.toPrecision(8))}`,
          mistakes: [
            { value: sf(1 - chances[0]!, 5), note: md`That is the probability of more than $${a}$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(expected[0]!.toPrecision(8))}`,
          accuracy: { tolerance: 0.06 },
          follows: `${total} * b.1`,
          unless: 'n < 0',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(expected[2]!.toPrecision(8))}`,
          accuracy: { tolerance: 0.06 },
        },
        {
          part: 'e',
          kind: 'number',
          expected: '4',
          accuracy: 'exact',
          mistakes: [
            { value: '5', note: md`That is the number of classes. Take one off.` },
            {
              value: '2',
              note: md`The mean and the standard deviation are given, so they take nothing off.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(p.toPrecision(6))}`,
          accuracy: { tolerance: Number((0.012 * p).toPrecision(1)) },
        },
        { part: 'g', kind: 'self', why: 'state the conclusion with a reason' },
        { part: 'h', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(chances[0]!)}`,
          value: 1 - normalCdf(a, Number.POSITIVE_INFINITY, story.mean, story.deviation),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${decimals(expected[0]!, 2)}`,
          value: total * (1 - normalCdf(a, Number.POSITIVE_INFINITY, story.mean, story.deviation)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${decimals(expected[2]!, 2)}`,
          value: total - [0, 1, 3, 4].reduce((sum, index) => sum + expected[index]!, 0),
        },
        { part: 'e', route: 'exact', shown: '= 4', value: observed.length - 1 },
        { part: 'f', route: 'numeric', shown: md`\chi^2 = ${sf(value)}`, value: other },
        {
          part: 'f',
          route: 'numeric',
          shown: `p = ${sf(p)}`,
          value: integral(density, Math.sqrt(other), 14) / integral(density, 0, 14),
        },
      ],
    };
  },
});

/** The classes, what is expected in them, and a sample. */
function work(
  { mean, deviation }: { readonly mean: number; readonly deviation: number },
  total: number,
  shift: number,
  moved: number,
) {
  const borders = [-1.5, -0.5, 0.5, 1.5].map((step) => mean + (step + moved * 0.25) * deviation);
  const ends = [Number.NEGATIVE_INFINITY, ...borders, Number.POSITIVE_INFINITY];
  const chances = ends.slice(1).map((end, index) => normalCdf(ends[index]!, end, mean, deviation));
  const expected = chances.map((chance) => total * chance);
  const observed = expected.slice(0, 4).map((e, index) => Math.round(e) + shifts[shift]![index]!);
  observed.push(total - observed.reduce((sum, o) => sum + o, 0));
  const value = observed.reduce((sum, o, index) => sum + (o - expected[index]!) ** 2 / expected[index]!, 0);
  return { borders, chances, expected, observed, value, p: chiSquaredTail(value, 4) };
}

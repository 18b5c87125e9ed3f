import { inverseNormal, normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.1'],
  parameters: {
    story: choice(
      { what: 'The diameters of the peaches of an orchard in Stellenbosch', unit: 'mm', base: 66, s: 5 },
      { what: 'The times that runners need for a hill race in Medellín', unit: 'minutes', base: 48, s: 6 },
      { what: 'The scores in a test of memory in Zagreb', unit: 'points', base: 100, s: 14 },
      { what: 'The heights of the sunflowers of a field near Szeged', unit: 'cm', base: 172, s: 12 },
    ),
    more: integers(0, 9),
    spread: choice(0, 1, 2, 3),
    middle: choice(60, 70, 80, 90),
  },
  write: ({ story, more, spread, middle }) => {
    const { what, unit, base, s } = story;
    const mu = base + more;
    const sigma = s + spread * (s > 8 ? 1 : 0.5);
    const tail = (100 - middle) / 200;
    const [low, high] = [inverseNormal(tail, mu, sigma), inverseNormal(1 - tail, mu, sigma)];
    const [q1, q3] = [inverseNormal(0.25, mu, sigma), inverseNormal(0.75, mu, sigma)];
    const iqr = q3 - q1;
    const fence = q3 + 1.5 * iqr;
    const beyond = 2 * normalCdf(fence, Number.POSITIVE_INFINITY, mu, sigma);
    // The half width, found from the area in the middle.
    const half = (area: number) => root((h) => normalCdf(mu - h, mu + h, mu, sigma) - area, 0, 6 * sigma);
    const quarter = half(0.5);
    return {
      text: md`${what}, in ${unit}, are normally distributed with mean $${mu}$ and standard deviation $${sigma}$.

(a) The middle $${middle}\%$ of the values lie between $a$ and $b$, where $a$ and $b$ have the same distance from the mean. Find $a$ and $b$. [3]

(b) Find the interquartile range of the distribution. [3]

(c) A value is called an outlier if it is more than $1.5$ interquartile ranges below the lower quartile or above the upper quartile. Find the greatest value that is not an outlier. [2]

(d) Find the probability that a value chosen at random is an outlier. [3]`,
      hints: [
        md`What is not in the middle is shared equally by the two ends. Which area lies to the left of $a$?`,
        md`A quarter of all values lies below the lower quartile.`,
        md`For (d), use the symmetry: there are as many outliers below as above.`,
      ],
      answer: md`(a) Outside the middle $${middle}\%$ there are $${100 - middle}\%$, half of them at each end. So $P(X < a) = ${tail}$ and $P(X < b) = ${Number((1 - tail).toFixed(4))}$. The inverse normal gives $a = ${sf(low)}$ and $b = ${sf(high)}$.

(b) $P(X < Q_1) = 0.25$ and $P(X < Q_3) = 0.75$ give $Q_1 = ${sf(q1, 5)}$ and $Q_3 = ${sf(q3, 5)}$. So $IQR = ${sf(q3, 5)} - ${sf(q1, 5)} = ${sf(iqr)}$ ${unit}.

(c) The boundary is $Q_3 + 1.5 \times IQR = ${sf(q3, 5)} + 1.5 \times ${sf(iqr, 5)} = ${sf(fence, 5)}$, that is $${sf(fence)}$ ${unit} to three significant figures.

(d) By symmetry both ends have the same probability: $P(X > ${sf(fence, 5)}) = ${sf(beyond / 2)}$, so the probability of an outlier is $2 \times ${sf(beyond / 2, 5)} = ${sf(beyond)}$.

**Calculator:** TI-Nspire: Inverse Normal with the area to the *left*. Casio fx-CG50: STAT, DIST, NORM, InvN, Tail: Left; or Tail: Central with the area ${middle / 100} gives both ends of (a) at once.

**Watch out:** The area to the left of $a$ is $${tail}$, not $${(100 - middle) / 100}$.`,
      scheme: [
        [
          md`area $${tail}$ to the left of $a$ (or $${Number((1 - tail).toFixed(4))}$ to the left of $b$)`,
          'M1',
        ],
        [md`$a = ${sf(low)}$`, 'A1'],
        [md`$b = ${sf(high)}$`, 'A1'],
        [md`uses $0.25$ or $0.75$`, 'M1'],
        [md`$Q_1 = ${sf(q1)}$ and $Q_3 = ${sf(q3)}$`, 'A1'],
        [md`$${sf(iqr)}$`, 'A1'],
        [md`$Q_3 + 1.5 \times IQR$`, 'M1'],
        [md`$${sf(fence)}$ (follow through)`, 'A1'],
        [md`$P(X > \text{their boundary})$`, 'M1'],
        [md`doubles it`, 'M1'],
        [md`$${sf(beyond)}$ (accept $0.0068$ to $0.0072$ from rounded values)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${low}`,
          marks: 2,
          mistakes: [
            {
              value: inverseNormal(2 * tail, mu, sigma).toFixed(4),
              note: md`You put all $${100 - middle}\%$ on one side. Half of it lies at each end.`,
            },
          ].filter(({ value }) => sf(Number(value)) !== sf(low)),
        },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: `${high}`,
          marks: 1,
          follows: `${2 * mu} - a.1`,
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${iqr}`,
          unit,
          mistakes: [
            {
              value: (iqr / 2).toFixed(4),
              note: 'That is the distance from the mean to a quartile. The box goes to both sides.',
            },
          ],
        },
        { part: 'c', kind: 'number', expected: `${fence}`, unit, follows: `${mu} + 2 * b.1` },
        {
          part: 'd',
          kind: 'number',
          expected: `${beyond}`,
          accuracy: { tolerance: 0.00023 },
          mistakes: [
            { value: (beyond / 2).toFixed(7), note: 'Outliers can lie below as well. Add both ends.' },
            {
              value: (2 * normalCdf(Number(sf(fence)), Number.POSITIVE_INFINITY, mu, sigma)).toFixed(7),
              note: 'You used the boundary rounded to three figures. Keep more figures for the next step.',
            },
          ].filter(({ value }) => Math.abs(Number(value) - beyond) > 0.0003),
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `a = ${sf(low)}`, value: mu - half(middle / 100) },
        { part: 'a', route: 'numeric', shown: `b = ${sf(high)}`, value: mu + half(middle / 100) },
        { part: 'b', route: 'numeric', shown: `= ${sf(iqr)}`, value: 2 * quarter },
        { part: 'c', route: 'numeric', shown: `= ${sf(fence, 5)}`, value: mu + 4 * quarter },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(beyond)}`,
          value: 1 - normalCdf(mu - 4 * quarter, mu + 4 * quarter, mu, sigma),
        },
      ],
    };
  },
});

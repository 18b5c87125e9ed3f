import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';
import { bars } from '../../figures/bars.ts';

type Drawn = {
  lightest: number;
  gaps: readonly [number, number];
  tallest: number;
  second: number;
  third: number;
};

function solve({ lightest, gaps, tallest, second, third }: Drawn) {
  const masses = [lightest, lightest + gaps[0], lightest + gaps[0] + gaps[1]];
  // The tallest peak stands at the place that has been drawn.
  const others = [second, third];
  const heights = masses.map((_, at) => (at === tallest ? 100 : others[at > tallest ? at - 1 : at]!));
  const sum = heights.reduce((total, height) => total + height, 0);
  const product = masses.reduce((total, mass, at) => total + mass * heights[at]!, 0);
  const right = product / sum;
  const options = ascending([
    { value: right, note: '' },
    {
      value: product / 100,
      note: md`You divided by $100$, but the heights are relative to the tallest peak. Divide by their sum.`,
    },
    {
      value: (masses[0]! + masses[1]! + masses[2]!) / 3,
      note: 'You took the plain mean of the three mass numbers. Each counts as often as its isotope occurs.',
    },
    tallest === 1
      ? {
          value: masses[1]!,
          note: 'You gave the mass number of the most common isotope. The others count, too.',
        }
      : {
          value: masses.reduce((total, mass, at) => total + mass * heights[2 - at]!, 0) / sum,
          note: 'You matched the heights to the masses in the wrong order. The mean must lie on the side of the tallest peak.',
        },
  ]);
  return { masses, heights, sum, product, right, options };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    lightest: integers(40, 180, 2),
    gaps: choice([2, 2], [1, 1], [2, 4], [1, 2], [2, 1]),
    tallest: choice(0, 1, 2),
    second: integers(10, 70, 5),
    third: integers(10, 70, 5),
  },
  allow: (drawn) => {
    const { options, right } = solve(drawn);
    return (
      farApart(options, 1.0015) &&
      Math.abs(right - Number(right.toFixed(1))) < 0.04 &&
      drawn.second !== drawn.third
    );
  },
  write: (drawn) => {
    const { masses, heights, sum, product, right, options } = solve(drawn);
    const key = keyOf(options);
    return {
      text: md`The bar chart shows the mass spectrum of an element X. The heights are relative to the tallest peak: ${heights.map((height, at) => md`$${height}$ at $m/z = ${masses[at]}$`).join(', ')}. All ions have the charge 1+.

![](drawing:spectrum)

What is the relative atomic mass of X? [1]

${lettered(options, (value) => md`$${decimals(value, 1)}$`)}`,
      hints: [
        'The three heights do not add up to 100. What is the share of each isotope?',
        'Multiply each mass number by its height, add up, and divide by the sum of the heights.',
      ],
      answer: md`The heights tell the ratio of the numbers of atoms. Their sum is $${heights.join(' + ')} = ${sum}$, so

$$A_r = \frac{${masses.map((mass, at) => md`${mass} \times ${heights[at]}`).join(' + ')}}{${sum}} = \frac{${product}}{${sum}} = ${decimals(right, 1)}$$

The answer is **${key}**. It lies between $${masses[0]}$ and $${masses[2]}$, as a mean must.

**Watch out:** only when the heights are percentages of all atoms does the sum come to $100$. Look at the axis first.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${decimals(right, 1)}`,
          // Counted from the lightest isotope.
          value:
            masses[0]! +
            solveLinear(
              [[sum]],
              [heights[1]! * (masses[1]! - masses[0]!) + heights[2]! * (masses[2]! - masses[0]!)],
            )[0]!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
      drawings: {
        spectrum: bars({
          categories: masses.map(String),
          values: heights,
          xLabel: '*m*/*z*',
          yLabel: 'Relative height',
          yMax: 120,
          grid: true,
          description: `Mass spectrum with three peaks, at ${masses.join(', ')}, of relative heights ${heights.join(', ')}.`,
        }),
      },
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const dataOf = (base: number, seed: number): number[] => {
  const random = randomFrom(`estimates ${seed}`);
  return Array.from({ length: 8 }, () => Number((base + (random() - 0.5) * base * 0.3).toFixed(1)));
};

/** The units of the variances. */
const squared: Readonly<Record<string, string>> = {
  cm: md`\text{cm}^2`,
  'hundred grams': md`(\text{hundred grams})^2`,
  minutes: md`\text{minutes}^2`,
  'g per litre': md`(\text{g per litre})^2`,
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.16', '4.3'],
  parameters: {
    story: choice(
      ['the height of sunflowers in a field near Odesa, in centimetres', 'cm', 148],
      ['the mass of coconuts from a grove in Samoa, in hundreds of grams', 'hundred grams', 14.2],
      ['the time of a tram ride in Melbourne, in minutes', 'minutes', 22.5],
      ['the fat content of goat milk from Malta, in grams per litre', 'g per litre', 38.4],
    ),
    seed: integers(1, 200),
  },
  allow: ({ story: [, , base], seed }) => new Set(dataOf(base, seed)).size === 8,
  write: ({ story: [what, unit, base], seed }) => {
    const data = dataOf(base, seed);
    const n = data.length;
    const mean = data.reduce((a, b) => a + b, 0) / n;
    const squares = data.reduce((a, b) => a + (b - mean) ** 2, 0);
    const biased = squares / n;
    const unbiased = squares / (n - 1);
    // A sum of values with one decimal place, divided by 8.
    const exact = `${Number(mean.toFixed(4))}`;
    const round = sf(mean);
    const raw = data.reduce((a, b) => a + b * b, 0);
    return {
      text: md`A random sample of eight values is taken of ${what}:

$$${data.map((value) => value.toFixed(1)).join(',\\ ')}$$

(a) Find the mean of the sample. [1]

(b) Find the variance $s_n^2$ of the sample. [2]

(c) Find an unbiased estimate $s_{n-1}^2$ of the variance of the population. [2]

(d) Explain why $s_n^2$ is not used as an estimate for the population. [1]

(e) The same eight values are measured again with an instrument that shows $2$ ${unit} more than the true value each time. State how the answers to parts (a) and (c) would change. [2]`,
      hints: [
        md`The calculator shows two standard deviations. Which one belongs to the data themselves?`,
        md`An unbiased estimate is a little larger: multiply by $\frac{n}{n - 1}$.`,
        md`What happens to the differences from the mean if all values grow by the same amount?`,
      ],
      answer: md`(a) $\bar{x} = ${exact}$ ${unit}${exact === round ? '' : ` ($${round}$ to 3 significant figures)`}

(b) The calculator shows $\sigma_x = ${sf(Math.sqrt(biased), 4)}$ for the data. Its square is the variance of the sample: $s_n^2 = ${sf(biased)}\ ${squared[unit]}$.

(c) $s_{n-1}^2 = \frac{n}{n - 1}s_n^2 = \frac{8}{7} \times ${sf(biased, 5)} = ${sf(unbiased)}\ ${squared[unit]}$. The calculator shows its root as $s_x$.

(d) The values of a sample are closer to their own mean than to the mean of the population. So on average $s_n^2$ is too small.

(e) The mean would grow by $2$ ${unit}. The variance would stay the same, because all differences from the mean stay the same.

**Calculator:** one-variable statistics. On both the TI-Nspire and the Casio fx-CG50, $\sigma_x$ belongs to the data and $s_x$ is the estimate for the population.

**Watch out:** The calculator gives standard deviations. Square the unrounded value to get a variance.`,
      scheme: [
        [md`$${exact}$${exact === round ? '' : `, or $${round}$`}`, 'A1'],
        [md`squares $\sigma_x$`, 'M1'],
        [md`$${sf(biased)}$`, 'A1'],
        [md`factor $\frac{8}{7}$, or squares $s_x$`, 'M1'],
        [md`$${sf(unbiased)}$`, 'A1'],
        [md`it is too small on average`, 'R1'],
        [md`the mean grows by $2$`, 'A1'],
        [md`the variance stays the same`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${Number(mean.toPrecision(9))}`, unit },
        {
          part: 'b',
          kind: 'number',
          label: '$s_n^2 =$',
          expected: `${Number(biased.toPrecision(9))}`,
          mistakes: [{ value: sf(Math.sqrt(biased)), note: 'This is the standard deviation. Square it.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$s_{n-1}^2 =$',
          expected: `${Number(unbiased.toPrecision(9))}`,
          follows: '8/7*b.1',
          mistakes: [{ value: sf(Math.sqrt(unbiased)), note: 'This is the standard deviation. Square it.' }],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        { part: 'e', kind: 'self', why: 'state the changes' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${exact}`, value: data.reduce((a, b) => a + b / 8, 0) },
        { part: 'b', route: 'exact', shown: `= ${sf(biased)}`, value: raw / n - mean ** 2 },
        { part: 'c', route: 'exact', shown: `= ${sf(unbiased)}`, value: (raw - n * mean ** 2) / (n - 1) },
      ],
    };
  },
});

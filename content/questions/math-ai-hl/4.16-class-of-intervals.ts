import { binomialPdf, choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['4.8', '4.12'],
  parameters: {
    place: choice('Nicosia', 'Kumasi', 'Rosario', 'Hue', 'Galway'),
    students: choice(20, 24, 25, 30, 40),
    level: choice(80, 90, 95),
    n: choice(10, 12, 15, 16),
    factor: choice(4, 9, 16),
    width: choice(3.6, 4.8, 6, 7.2, 8.4),
  },
  write: ({ place, students, level, n, factor, width }) => {
    const p = (100 - level) / 100;
    const expected = Number((students * p).toPrecision(6));
    const none = binomialPdf(0, students, p);
    const two = binomialPdf(2, students, p);
    const narrow = width / Math.sqrt(factor);
    return {
      text: md`In a class in ${place}, each of $${students}$ students takes their own random sample of $${n}$ values from the same normal distribution with a known standard deviation. Each student makes a $${level}\%$ confidence interval for the mean. All the intervals have the width $${width}$.

(a) Explain why all the intervals have the same width but different centres. [2]

(b) Find the expected number of intervals that do not contain the true mean. [1]

(c) Find the probability that all $${students}$ intervals contain it. [2]

(d) Find the probability that exactly two of them do not contain it. [2]

(e) Each student repeats this with a sample that is $${factor}$ times as large. Find the width of the intervals now. [2]`,
      hints: [
        md`On what does the width of a $z$-interval depend?`,
        md`Each interval fails with the same probability, independently of the others.`,
        md`The width is proportional to $\frac{1}{\sqrt{n}}$.`,
      ],
      answer: md`(a) The width depends on the level, on the known standard deviation and on the size of the sample, which are the same for all. The centre is the mean of the sample, which differs from sample to sample.

(b) Each interval misses the mean with the probability $${p}$. The expected number is $${students} \times ${p} = ${expected}$.

(c) The number of intervals that miss it is $\mathrm{B}(${students}, ${p})$. The probability of none is $${Number((1 - p).toPrecision(4))}^{${students}} = ${sf(none)}$.

(d) The probability of exactly two is $${sf(two)}$.

(e) The width is divided by $\sqrt{${factor}} = ${Math.sqrt(factor)}$: $\frac{${width}}{${Math.sqrt(factor)}} = ${Number(narrow.toPrecision(6))}$.

**Calculator:** Binomial Pdf with $n = ${students}$ and $p = ${p}$.

**Watch out:** The level does not say how likely the true mean is to lie in *one* finished interval. It says how often the method works.`,
      scheme: [
        [md`same level, standard deviation and sample size`, 'R1'],
        [md`different sample means`, 'R1'],
        [md`$${expected}$`, 'A1'],
        [md`binomial distribution, or a power`, 'M1'],
        [md`$${sf(none)}$`, 'A1'],
        [md`$\mathrm{B}(${students}, ${p})$ with $2$`, 'M1'],
        [md`$${sf(two)}$`, 'A1'],
        [md`divides by $\sqrt{${factor}}$`, 'M1'],
        [md`$${Number(narrow.toPrecision(6))}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        { part: 'b', kind: 'number', expected: `${expected}` },
        { part: 'c', kind: 'number', expected: `${Number(none.toPrecision(9))}`, unless: 'p < 0 or p > 1' },
        { part: 'd', kind: 'number', expected: `${Number(two.toPrecision(9))}` },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(narrow.toPrecision(8))}`,
          mistakes: [
            {
              value: sf(width / factor),
              note: md`The width is proportional to $\frac{1}{\sqrt{n}}$, not to $\frac{1}{n}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${expected}`, value: students - (students * level) / 100 },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${sf(none)}`,
          value: Math.exp(students * Math.log(level / 100)),
        },
        {
          part: 'd',
          route: 'exact',
          shown: sf(two),
          value: choose(students, 2) * p * p * (1 - p) ** (students - 2),
        },
        {
          part: 'e',
          route: 'exact',
          shown: `= ${Number(narrow.toPrecision(6))}`,
          value: width * Math.sqrt(1 / factor),
        },
      ],
    };
  },
});

import { inverseNormal } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.15'],
  parameters: {
    story: choice(
      ['the lifetime of lamps made in Eindhoven', 'hours', 1200, 80],
      ['the mass of mangoes from a farm in Mali', 'grams', 340, 28],
      ['the breaking force of ropes made in Cork', 'newtons', 850, 45],
      ['the time of a blood test in a laboratory in Basel', 'minutes', 46, 6],
    ),
    n: choice(20, 25, 30, 40, 50),
    shift: choice(-0.6, -0.3, 0.4, 0.8),
    level: choice(90, 95, 99),
    part: choice(2, 3, 4),
  },
  write: ({ story: [what, unit, base, sigma], n, shift, level, part }) => {
    const z = inverseNormal(0.5 + level / 200);
    const sample = Number((base + shift * (sigma / 4)).toPrecision(4));
    const half = (z * sigma) / Math.sqrt(n);
    const [low, high] = [sample - half, sample + half];
    const width = Number(((2 * half) / part).toPrecision(2));
    const exact = ((2 * z * sigma) / width) ** 2;
    const needed = Math.ceil(exact - 1e-9);
    const zs: Record<number, number> = { 90: 1.644853627, 95: 1.959963985, 99: 2.575829304 };
    const second = zs[level]!;
    let count = 1;
    while ((2 * second * sigma) / Math.sqrt(count) > width) count += 1;
    return {
      text: md`A random sample of $${n}$ is taken to study ${what}. It is known that the values are normally distributed with a standard deviation of $${sigma}$ ${unit}. The mean of the sample is $${sample}$ ${unit}.

(a) Find a $${level}\%$ confidence interval for the mean. [3]

(b) Find the width of the interval. [1]

(c) Explain what “$${level}\%$ confidence” means. [1]

(d) Find the least sample size for which a $${level}\%$ confidence interval has a width of at most $${width}$ ${unit}. [4]`,
      hints: [
        md`The standard deviation is known. Which kind of interval does the calculator need?`,
        md`The width is twice a number times $\frac{\sigma}{\sqrt{n}}$. The number depends on the level.`,
        md`A sample size is a whole number. In which direction must it be rounded?`,
      ],
      answer: md`(a) The standard deviation is known, so the $z$-interval is used: from $${sf(low, 4)}$ to $${sf(high, 4)}$ ${unit}.

(b) The width is $${sf(2 * half)}$ ${unit}.

(c) If many samples are taken and an interval is made from each, about $${level}\%$ of the intervals contain the true mean.

(d) The width is $2 \times ${sf(z, 4)} \times \frac{${sigma}}{\sqrt{n}}$. It must be at most $${width}$: $\sqrt{n} \ge \frac{2 \times ${sf(z, 4)} \times ${sigma}}{${width}}$, so $n \ge ${sf(exact, 5)}$. The least sample size is $n = ${needed}$.

**Calculator:** TI-Nspire: z Interval, Stats. Casio fx-CG50: STAT, INTR, Z, 1-SAMPLE, Variable. The number $${sf(z, 4)}$ is the inverse normal value of $${0.5 + level / 200}$.

**Watch out:** Round a sample size *up*. A smaller sample would make the interval too wide.`,
      scheme: [
        [md`$z$-interval`, 'M1'],
        [md`$${sf(low, 4)}$ (accept $${sf(low)}$)`, 'A1'],
        [md`$${sf(high, 4)}$ (accept $${sf(high)}$)`, 'A1'],
        [md`$${sf(2 * half)}$ (follow through)`, 'A1'],
        [md`about $${level}\%$ of such intervals contain the mean`, 'R1'],
        [md`$z$-value $${sf(z, 4)}$`, 'A1'],
        [md`$2 \times ${sf(z, 4)} \times \frac{${sigma}}{\sqrt{n}} \le ${width}$`, 'M1'],
        [md`$n \ge ${sf(exact, 5)}$`, 'A1'],
        [md`$${needed}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Lower end:',
          expected: `${Number(low.toPrecision(8))}`,
          unit,
          marks: 2,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Upper end:',
          expected: `${Number(high.toPrecision(8))}`,
          unit,
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((2 * half).toPrecision(8))}`,
          unit,
          follows: 'a.2 - a.1',
          accuracy: { tolerance: Math.max(0.06, half / 100) },
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          label: '$n =$',
          expected: `${needed}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${needed - 1}`, note: 'Round up: with one fewer the interval is too wide.' },
          ].filter(() => (needed - 1) % 10 !== 0),
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: sf(low, 4), value: sample - (second * sigma) / Math.sqrt(n) },
        { part: 'a', route: 'exact', shown: sf(high, 4), value: sample + (second * sigma) / Math.sqrt(n) },
        { part: 'b', route: 'exact', shown: sf(2 * half), value: (2 * second * sigma) / Math.sqrt(n) },
        { part: 'd', route: 'exact', shown: `n = ${needed}`, value: count },
      ],
    };
  },
});

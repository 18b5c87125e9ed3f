import { poissonCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.17', '4.11'],
  parameters: {
    story: choice(
      [
        'accidents at a crossing in Bogotá',
        'month',
        'months',
        'A new traffic light is built. The city hopes that there are fewer accidents',
        'fewer',
      ],
      [
        'breakdowns of the lifts of a hotel in Dubai',
        'month',
        'months',
        'A new firm looks after the lifts. The hotel hopes that there are fewer breakdowns',
        'fewer',
      ],
      [
        'visits of hedgehogs to a garden in Bath',
        'week',
        'weeks',
        'The owner puts out a bowl of water and hopes that there are more visits',
        'more',
      ],
      [
        'calls for a repair shop in Cebu',
        'day',
        'days',
        'The shop puts up a poster and hopes that there are more calls',
        'more',
      ],
    ),
    rate: choice(2.1, 2.4, 2.8, 3.1, 3.5),
    times: choice(3, 4, 5),
    part: choice(0.5, 0.6),
  },
  write: ({ story: [what, time, times_, change, side], rate, times, part }) => {
    const mean = Number((rate * times).toPrecision(6));
    const fewer = side === 'fewer';
    // Critical region X ≤ c or X ≥ c at 5 %.
    let c = fewer ? 0 : Math.ceil(mean);
    if (fewer) while (poissonCdf(0, c + 1, mean) <= 0.05) c += 1;
    else while (1 - poissonCdf(0, c - 1, mean) > 0.05) c += 1;
    const first = fewer ? poissonCdf(0, c, mean) : 1 - poissonCdf(0, c - 1, mean);
    const next = fewer ? poissonCdf(0, c + 1, mean) : 1 - poissonCdf(0, c - 2, mean);
    const real = Number((fewer ? mean * part : mean / part).toPrecision(6));
    const second = fewer ? 1 - poissonCdf(0, c, real) : poissonCdf(0, c - 1, real);
    const sign = fewer ? md`\le` : md`\ge`;
    const direct = (from: number, to: number, m: number) => {
      let sum = 0;
      for (let k = from; k <= to; k += 1)
        sum += Math.exp(
          k * Math.log(m) -
            m -
            Array.from({ length: k }, (_, i) => Math.log(i + 1)).reduce((a, b) => a + b, 0),
        );
      return sum;
    };
    return {
      text: md`The number of ${what} has a Poisson distribution with a mean of $${rate}$ per ${time}. ${change} now. To test this, the number $X$ in the next $${times}$ ${times_} is counted, and a test at the $5\%$ significance level is carried out.

(a) Write down the null and the alternative hypothesis for the mean $\mu$ of $X$. [2]

(b) Find the critical region of the test. [4]

(c) Find the probability of a Type I error. [1]

(d) Explain what a Type I error means in this context. [1]

(e) In fact the mean has changed to $${real}$ in $${times}$ ${times_}. Find the probability of a Type II error. [3]

(f) State one way to make both errors less likely. [1]`,
      hints: [
        md`Under the null hypothesis nothing has changed. What is the mean for $${times}$ ${times_}?`,
        md`The critical region holds values that are very ${fewer ? 'small' : 'large'}. Its total probability must not be greater than $0.05$. Use a table of cumulative probabilities.`,
        md`A Type II error: the mean has changed, but $X$ does not lie in the critical region.`,
      ],
      answer: md`(a) The mean for $${times}$ ${times_} was $${times} \times ${rate} = ${mean}$. $\mathrm{H}_0: \mu = ${mean}$ and $\mathrm{H}_1: \mu ${fewer ? '<' : '>'} ${mean}$.

(b) With $X \sim \mathrm{Po}(${mean})$: $\mathrm{P}(X ${sign} ${c}) = ${sf(first)}$, which is not more than $0.05$, but $\mathrm{P}(X ${sign} ${fewer ? c + 1 : c - 1}) = ${sf(next)}$, which is more. So the critical region is $X ${sign} ${c}$.

(c) A Type I error happens if $\mathrm{H}_0$ is true and $X$ lies in the critical region. Its probability is $${sf(first)}$.

(d) It would be concluded that there are ${side} ${what.split(' ')[0]}, although the mean has not changed.

(e) With $X \sim \mathrm{Po}(${real})$ the probability that $X$ does not lie in the critical region is $\mathrm{P}(X ${fewer ? '>' : '<'} ${c}) = ${sf(second)}$.

(f) Count for a longer time, so that the two means are farther apart in relation to their spread.

**Calculator:** make a table of Poisson Cdf values, or try single values. TI-Nspire: poissCdf(${mean}, 0, x). Casio fx-CG50: Pcd.

**Watch out:** The probability of a Type I error is the true probability of the critical region, here $${sf(first)}$, not $0.05$, because $X$ takes whole numbers only.`,
      scheme: [
        [md`$\mathrm{H}_0: \mu = ${mean}$`, 'A1'],
        [md`$\mathrm{H}_1: \mu ${fewer ? '<' : '>'} ${mean}$`, 'A1'],
        [md`looks for cumulative probabilities close to $0.05$`, 'M1'],
        [md`$\mathrm{P}(X ${sign} ${c}) = ${sf(first)}$`, 'A1'],
        [md`$\mathrm{P}(X ${sign} ${fewer ? c + 1 : c - 1}) = ${sf(next)}$`, 'A1'],
        [md`$X ${sign} ${c}$`, 'A1'],
        [md`$${sf(first)}$ (follow through)`, 'A1'],
        [md`the change is claimed although there is none`, 'R1'],
        [md`uses the mean $${real}$`, 'M1'],
        [md`probability outside the critical region`, 'M1'],
        [md`$${sf(second)}$`, 'A1'],
        [md`a longer time`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down hypotheses' },
        {
          part: 'b',
          kind: 'number',
          label: md`The critical region is $X ${sign}$`,
          expected: `${c}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${fewer ? c + 1 : c - 1}`,
              note: md`With this value the probability of the region is more than $0.05$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(first.toPrecision(9))}`,
          mistakes: [
            {
              value: '0.05',
              note: 'This is the significance level. Use the probability of the critical region.',
            },
          ].filter(() => Math.abs(first - 0.05) > 0.006),
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(second.toPrecision(9))}`,
          mistakes: [{ value: sf(1 - second), note: 'This is the probability that the change is found.' }],
        },
        { part: 'f', kind: 'self', why: 'state a way' },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `${c}`,
          value: Array.from({ length: 60 }, (_, k) => k)
            .filter((k) => (fewer ? direct(0, k, mean) <= 0.05 : 1 - direct(0, k - 1, mean) <= 0.05))
            .at(fewer ? -1 : 0)!,
        },
        {
          part: 'c',
          route: 'exact',
          shown: sf(first),
          value: fewer ? direct(0, c, mean) : 1 - direct(0, c - 1, mean),
        },
        {
          part: 'e',
          route: 'exact',
          shown: `= ${sf(second)}`,
          value: fewer ? 1 - direct(0, c, real) : direct(0, c - 1, real),
        },
      ],
    };
  },
});

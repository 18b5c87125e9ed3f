import { inverseNormal, normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const inf = Number.POSITIVE_INFINITY;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.6'],
  parameters: {
    story: choice(
      {
        what: 'lifetimes of the lamps in a tunnel near Bilbao',
        one: 'lamp',
        many: 'lamps',
        unit: 'months',
        mu: 30,
        sd: 5,
        end: 'works',
      },
      {
        what: 'lifetimes of the batteries in the sensors of a dam in Laos',
        one: 'battery',
        many: 'batteries',
        unit: 'weeks',
        mu: 80,
        sd: 12,
        end: 'works',
      },
      {
        what: 'lifetimes of the tyres of the buses of Montevideo',
        one: 'tyre',
        many: 'tyres',
        unit: 'thousand km',
        mu: 60,
        sd: 8,
        end: 'is good',
      },
    ),
    more: integers(0, 6),
    first: choice(-0.6, -0.4, 0.2, 0.4),
    second: choice(0.8, 1, 1.2),
    count: choice(120, 150, 200, 250, 300),
    part: choice(2, 5, 10),
  },
  write: ({ story, more, first, second, count, part }) => {
    const { what, one, many, unit, mu: base, sd, end } = story;
    const mu = base + more;
    const t1 = mu + Math.round(first * sd);
    const t2 = mu + Math.round(second * sd);
    const p1 = normalCdf(t1, inf, mu, sd);
    const p2 = normalCdf(t2, inf, mu, sd);
    const given = p2 / p1;
    const early = inverseNormal(part / 100, mu, sd);
    const z = (x: number) => (x - mu) / sd;
    // The upper area by a series, from the middle of the curve.
    const upper = (x: number) => {
      let [term, total] = [z(x), z(x)];
      for (let k = 1; k < 120; k += 1) {
        term *= (-z(x) * z(x)) / (2 * k);
        total += term / (2 * k + 1);
      }
      return 0.5 - total / Math.sqrt(2 * Math.PI);
    };
    const both = given ** 2;
    return {
      text: md`The ${what}, in ${unit}, are normally distributed with mean $${mu}$ and standard deviation $${sd}$.

(a) Find the probability that a ${one} still ${end} after $${t1}$ ${unit}. [2]

(b) Of $${count}$ new ${many}, find the expected number that fail within the first $${t1}$ ${unit}. [2]

(c) A ${one} still ${end} after $${t1}$ ${unit}. Find the probability that it still ${end} after $${t2}$ ${unit}. [3]

(d) Two ${many} still ${end === 'works' ? 'work' : 'are good'} after $${t1}$ ${unit}. Find the probability that both still ${end === 'works' ? 'work' : 'are good'} after $${t2}$ ${unit}, assuming that they are independent. [2]

(e) All ${many} are replaced at the same time, when $${part}\%$ of them are expected to have failed. Find this time. [2]`,
      hints: [
        md`“Still ${end}” means that the lifetime is *greater*.`,
        md`In (c) something is known already. Which formula is there for a conditional probability?`,
        md`A ${one} that still ${end} after $${t2}$ ${unit} also ${end === 'works' ? 'worked' : 'was good'} after $${t1}$ ${unit}. What is the probability of both?`,
      ],
      answer: md`Let $X$ be the lifetime: $X \sim N(${mu}, ${sd}^2)$.

(a) $P(X > ${t1}) = ${sf(p1)}$

(b) A ${one} fails with probability $1 - ${sf(p1, 5)} = ${sf(1 - p1, 5)}$, so the expected number is $${count} \times ${sf(1 - p1, 5)} = ${sf(count * (1 - p1))}$.

(c) It is given that $X > ${t1}$. A ${one} with $X > ${t2}$ has $X > ${t1}$ as well, so the probability of both is $P(X > ${t2}) = ${sf(p2, 5)}$:

$$P(X > ${t2} \mid X > ${t1}) = \frac{${sf(p2, 5)}}{${sf(p1, 5)}} = ${sf(given)}$$

(d) Independent, so the probabilities are multiplied: $${sf(given, 5)}^2 = ${sf(both)}$

(e) $P(X < t) = ${part / 100}$. The inverse normal gives $t = ${sf(early)}$ ${unit}.

**Calculator:** Normal Cdf from $${t1}$ to a very large number for (a), Inverse Normal with the area $${part / 100}$ to the left for (e). Keep unrounded values for (c) and (d).

**Watch out:** The answer to (c) is greater than $P(X > ${t2})$: what is known already makes a long life more likely.`,
      scheme: [
        [md`$P(X > ${t1})$, or a sketch with the right area`, 'M1'],
        [md`$${sf(p1)}$`, 'A1'],
        [md`$${count} \times (1 - \text{their (a)})$`, 'M1'],
        [md`$${sf(count * (1 - p1))}$`, 'A1'],
        [md`$P(X > ${t2}) = ${sf(p2)}$`, 'A1'],
        [md`divides by their (a)`, 'M1'],
        [md`$${sf(given)}$`, 'A1'],
        [md`squares their (c)`, 'M1'],
        [md`$${sf(both)}$`, 'A1'],
        [md`$P(X < t) = ${part / 100}$`, 'M1'],
        [md`$${sf(early)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${p1}`,
          mistakes: [
            { value: (1 - p1).toFixed(6), note: 'That is the probability that it has failed by then.' },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${count * (1 - p1)}`,
          follows: `${count} * (1 - a.1)`,
          unless: `n < 0 or n > ${count}`,
          mistakes: [
            {
              value: (count * p1).toFixed(4),
              note: 'That is the expected number of those that have *not* failed.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${given}`,
          follows: `${p2} / a.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: p2.toFixed(6),
              note: md`That is $P(X > ${t2})$ without what is known. Divide it by the probability of what is given.`,
            },
            { value: (p1 * p2).toFixed(6), note: md`The two are not independent. Divide instead.` },
          ],
        },
        { part: 'd', kind: 'number', expected: `${both}`, follows: 'c.1^2', unless: 'p < 0 or p > 1' },
        {
          part: 'e',
          kind: 'number',
          expected: `${early}`,
          unit,
          mistakes: [
            {
              value: (2 * mu - early).toFixed(4),
              note: md`By that time nearly all have failed. The area to the *left* is $${part / 100}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `P(X > ${t1}) = ${sf(p1)}`, value: upper(t1) },
        { part: 'b', route: 'numeric', shown: `= ${sf(count * (1 - p1))}`, value: count * (1 - upper(t1)) },
        { part: 'c', route: 'numeric', shown: `= ${sf(given)}`, value: upper(t2) / upper(t1) },
        { part: 'd', route: 'numeric', shown: `= ${sf(both)}`, value: (upper(t2) / upper(t1)) ** 2 },
        {
          part: 'e',
          route: 'numeric',
          shown: `t = ${sf(early)}`,
          value: root((t) => upper(t) - 1 + part / 100, mu - 4 * sd, mu),
        },
      ],
    };
  },
});

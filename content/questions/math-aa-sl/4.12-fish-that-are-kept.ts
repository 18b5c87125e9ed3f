import { integral, inverseNormal, normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.9', '4.11'],
  parameters: {
    story: choice(
      { where: 'in a lake in Manitoba', fish: 'walleye', mu: 46, sigma: 6, limit: 40 },
      { where: 'off the coast of Namibia', fish: 'kabeljou', mu: 45, sigma: 8, limit: 40 },
      { where: 'in a fjord in Norway', fish: 'cod', mu: 52, sigma: 7, limit: 44 },
      { where: 'in the Gulf of Thailand', fish: 'grouper', mu: 33, sigma: 5, limit: 30 },
    ),
    shift: choice(-2, -1, 0, 1, 2),
    up: choice(0, 1),
    far: choice(1, 1.25, 1.5),
  },
  write: ({ story, shift, up, far }) => {
    const { where, fish, limit } = story;
    const [mu, sigma] = [story.mu + shift, story.sigma + up];
    const large = Math.round(mu + far * sigma);
    const above = (x: number): number => normalCdf(x, mu + 12 * sigma, mu, sigma);
    const kept = above(limit);
    const middle = inverseNormal(1 - kept / 2, mu, sigma);
    const big = above(large) / kept;
    const two = 1 - (1 - big) ** 2;
    const density = (x: number): number => Math.exp(-(((x - mu) / sigma) ** 2) / 2);
    const part = (from: number, to: number): number => integral(density, from, to, 200);
    const end = mu + 9 * sigma;
    const whole = part(limit, end);
    const found = root((m) => part(limit, m) / whole - 0.5, limit, end);
    const bigFound = part(large, end) / whole;
    return {
      text: md`The length of a ${fish} caught ${where} is normally distributed with mean $${mu}$ cm and standard deviation $${sigma}$ cm. A ${fish} may be kept only if it is longer than $${limit}$ cm; all others are put back.

(a) Find the probability that a ${fish} may be kept. [1]

(b) Find the median length of the ${fish} that may be kept. [4]

(c) Two ${fish} that may be kept are chosen at random. Find the probability that at least one of them is longer than $${large}$ cm. [3]`,
      hints: [
        md`Half of the fish *that may be kept* are longer than the median of (b). Which part of all fish is this?`,
        md`If $m$ is that median, $\mathrm{P}(X > m)$ is half of the probability of (a). What is the area to the left of $m$?`,
        md`In (c), first find the conditional probability that one fish is longer than $${large}$ cm, given that it may be kept.`,
        md`“At least one” is easier with the opposite: neither of them.`,
      ],
      answer: md`Let $X$ cm be the length of a ${fish}.

(a) $\mathrm{P}(X > ${limit}) = ${sf(kept, 5)} \approx ${sf(kept)}$

(b) Let $m$ be the median of those that may be kept. Half of them are longer than $m$, so $\mathrm{P}(X > m \mid X > ${limit}) = 0.5$. As $m > ${limit}$, this says
$$\frac{\mathrm{P}(X > m)}{\mathrm{P}(X > ${limit})} = 0.5 \quad\Rightarrow\quad \mathrm{P}(X > m) = 0.5 \times ${sf(kept, 5)} = ${sf(kept / 2, 5)}.$$
The area to the left of $m$ is $1 - ${sf(kept / 2, 5)} = ${sf(1 - kept / 2, 5)}$, and the inverse normal gives $m = ${sf(middle, 5)} \approx ${sf(middle)}$ cm.

(c) For one fish that may be kept, $\mathrm{P}(X > ${large} \mid X > ${limit}) = \dfrac{\mathrm{P}(X > ${large})}{\mathrm{P}(X > ${limit})} = \dfrac{${sf(above(large), 5)}}{${sf(kept, 5)}} = ${sf(big, 5)}$. Neither of two is longer with the probability $(1 - ${sf(big, 5)})^2$, so at least one is with the probability $1 - (1 - ${sf(big, 5)})^2 = ${sf(two)}$.

**Calculator:** TI-Nspire: Normal Cdf with lower bound $${limit}$, upper bound $9 \times 10^{99}$, then Inverse Normal with the area to the left. Casio fx-CG50: STAT, DIST, NORM, Ncd and InvN. Keep the unrounded probability of (a) in a variable.

**Watch out:** The median of the fish that may be kept isn't $${mu}$ cm. The short fish are missing, so it is larger.`,
      scheme: [
        [md`(a) $${sf(kept)}$`, 'A1'],
        [md`(b) $\mathrm{P}(X > m \mid X > ${limit}) = 0.5$, or half of (a)`, 'M1'],
        [md`$\mathrm{P}(X > m) = ${sf(kept / 2)}$ (follow through)`, 'A1'],
        [md`uses the inverse normal with the area $${sf(1 - kept / 2)}$ to the left`, 'M1'],
        [md`$${sf(middle)}$ cm`, 'A1'],
        [md`(c) $\frac{\mathrm{P}(X > ${large})}{\mathrm{P}(X > ${limit})} = ${sf(big)}$`, 'M1'],
        [md`$1 - (1 - p)^2$ (follow through)`, 'M1'],
        [md`$${sf(two)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(kept.toPrecision(9))}`,
          mistakes: [{ value: sf(1 - kept), note: md`This is the probability that a fish is put back.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Median:',
          expected: `${Number(middle.toPrecision(9))}`,
          accuracy: { tolerance: 0.06 },
          unit: 'cm',
          mistakes: [
            { value: `${mu}`, note: md`This is the median of all fish. Here the short ones are missing.` },
            {
              value: sf(inverseNormal(kept / 2, mu, sigma), 6),
              note: md`You took the area to the right of the median as the area to its left.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(two.toPrecision(9))}`,
          accuracy: { tolerance: 0.0015 },
          follows: `1 - (1 - ${Number(above(large).toPrecision(9))} / a.1)^2`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(1 - (1 - above(large)) ** 2, 6),
              note: md`You used the probability for any fish. Both fish are known to be longer than $${limit}$ cm.`,
            },
            { value: sf(big * big, 6), note: md`This is the probability that *both* are so long.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(kept, 5)} \approx ${sf(kept)}`,
          value: whole / (sigma * Math.sqrt(2 * Math.PI)),
        },
        { part: 'b', route: 'numeric', shown: md`m = ${sf(middle, 5)} \approx ${sf(middle)}`, value: found },
        { part: 'c', route: 'numeric', shown: `)^2 = ${sf(two)}`, value: 2 * bigFound - bigFound ** 2 },
      ],
    };
  },
});

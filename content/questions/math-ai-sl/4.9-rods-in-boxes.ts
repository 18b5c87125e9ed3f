import { binomialCdf, choose, inverseNormal, normalCdf, root, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The area to the left, by a series. */
function area(z: number): number {
  let [term, total] = [z, z];
  for (let k = 1; k < 120; k += 1) {
    term *= (-z * z) / (2 * k);
    total += term / (2 * k + 1);
  }
  return 0.5 + total / Math.sqrt(2 * Math.PI);
}

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.8'],
  parameters: {
    story: choice(
      {
        where: 'A workshop in Pune cuts rods',
        one: 'rod',
        a: 'a rod',
        many: 'rods',
        what: 'length',
        unit: 'mm',
        base: 80,
      },
      {
        where: 'A factory in Győr makes axles',
        one: 'axle',
        a: 'an axle',
        many: 'axles',
        what: 'diameter',
        unit: 'mm',
        base: 24,
      },
      {
        where: 'A carpenter in Oaxaca turns wooden pegs',
        one: 'peg',
        a: 'a peg',
        many: 'pegs',
        what: 'length',
        unit: 'mm',
        base: 45,
      },
    ),
    shift: choice(0.05, 0.1, 0.15),
    sd: choice(0.4, 0.45, 0.5),
    n: choice(20, 24, 30, 40),
    boxes: choice(5, 8, 10, 15, 20, 30),
    top: choice(1, 2, 3),
    better: choice(0.32, 0.34, 0.36),
  },
  allow: ({ shift, sd, n, boxes, better }) => {
    const p = 1 - normalCdf(-1, 1, shift, sd);
    const new_ = 1 - normalCdf(-1, 1, shift, better);
    const back = 1 - binomialCdf(0, 2, n, p);
    const after = 1 - binomialCdf(0, 2, n, new_);
    const atLeast = 1 - (1 - back) ** boxes;
    return back > 0.01 && back < 0.4 && atLeast > 0.2 && atLeast < 0.97 && Math.abs(after - 0.001) > 0.0001;
  },
  write: ({ story, shift, sd, n, boxes, top, better }) => {
    const { where, one, a, many, what, unit, base } = story;
    const mu = base + shift;
    const [low, high] = [base - 1, base + 1];
    const good = normalCdf(low, high, mu, sd);
    const p = 1 - good;
    const back = 1 - binomialCdf(0, 2, n, p);
    const atLeast = 1 - (1 - back) ** boxes;
    const limit = inverseNormal(1 - top / 100, mu, sd);
    const newP = 1 - normalCdf(low, high, mu, better);
    const after = 1 - binomialCdf(0, 2, n, newP);
    const fulfilled = after < 0.001;
    const goodBySeries = (s: number) => area((high - mu) / s) - area((low - mu) / s);
    const backBy = (chance: number) =>
      1 - sum((k) => choose(n, k) * chance ** k * (1 - chance) ** (n - k), 0, 2);
    const q = 1 - goodBySeries(sd);
    return {
      text: md`${where}. The ${what} of ${a}, in $\text{${unit}}$, is normally distributed with mean $${mu}$ and standard deviation $${sd}$. ${a.replace('a', 'A')} is accepted if its ${what} is between $${low}\ \text{${unit}}$ and $${high}\ \text{${unit}}$; otherwise it is faulty.

(a) Find the probability that ${a} chosen at random is faulty. [3]

(b) Find the ${what} that only $${top}\%$ of the ${many} exceed, correct to four significant figures. [2]

The ${many} are packed in boxes of $${n}$, without being measured. Let $X$ be the number of faulty ones in a box.

(c) Write down the distribution of $X$, and one assumption that you make. [2]

(d) Find the probability that a box has no faulty ${one}. [1]

(e) A customer returns a box if it has more than two faulty ${many}. Find the probability that a box is returned. [2]

(f) The customer buys $${boxes}$ boxes. Find

(i) the expected number of boxes that are returned; [1]

(ii) the probability that at least one box is returned. [2]

With a new machine the ${what}s have the same mean, but a standard deviation of $${better}\ \text{${unit}}$.

(g) Determine whether fewer than one in a thousand of the boxes are returned now. [4]`,
      hints: [
        md`A faulty ${one} is outside the interval. Find the probability of the interval first.`,
        md`From (c) on, each ${one} is a trial of its own: faulty or not. The probability comes from (a).`,
        md`“More than two” is the complement of “at most two”.`,
        md`For (g), go through the steps of (a) and (e) again.`,
      ],
      answer: md`(a) With $L \sim N(${mu}, ${sd}^2)$: $P(${low} < L < ${high}) = ${sf(good, 5)}$. So ${a} is faulty with probability $p = 1 - ${sf(good, 5)} = ${sf(p)}$.

(b) Only $${top}\%$ lie above it, so $P(L < k) = ${(100 - top) / 100}$, and the inverse normal gives $k = ${sf(limit, 4)}\ \text{${unit}}$.

(c) $X \sim B(${n}, ${sf(p, 4)})$. The ${many} of a box must be independent of each other, for example not made one after the other with a worn tool.

(d) $P(X = 0) = ${sf(good ** n)}$

(e) $P(X > 2) = 1 - P(X \le 2) = ${sf(back)}$

(f) (i) $${boxes} \times ${sf(back, 5)} = ${sf(boxes * back)}$

(ii) None is returned with probability $(1 - ${sf(back, 5)})^{${boxes}}$, so at least one with probability $1 - (1 - ${sf(back, 5)})^{${boxes}} = ${sf(atLeast)}$.

(g) Now $P(${low} < L < ${high}) = ${sf(1 - newP, 5)}$, so the probability of a faulty one is $${sf(newP, 4)}$. With $Y \sim B(${n}, ${sf(newP, 4)})$ a box is returned with probability $r = P(Y > 2) = ${sf(after)}$. This is ${fulfilled ? 'less' : 'more'} than $0.001$, so ${fulfilled ? 'fewer than one in a thousand boxes are returned' : 'it is not true that fewer than one in a thousand boxes are returned'}.

**Calculator:** store the result of (a) as a variable and use it in Binomial Cdf. With rounded probabilities the last figures of (e) and (f) would be wrong.

**Watch out:** Two distributions work together: the normal one for a single ${one}, the binomial one for the number of faulty ones in a box.`,
      scheme: [
        [md`$P(${low} < L < ${high})$`, 'M1'],
        [md`$${sf(good)}$`, 'A1'],
        [md`$${sf(p)}$`, 'A1'],
        [md`area $${(100 - top) / 100}$ to the left`, 'M1'],
        [md`$${sf(limit, 4)}$`, 'A1'],
        [md`$B(${n}, ${sf(p, 3)})$`, 'A1'],
        [md`independence (or the same probability for each)`, 'R1'],
        [md`$${sf(good ** n)}$`, 'A1'],
        [md`$1 - P(X \le 2)$`, 'M1'],
        [md`$${sf(back)}$`, 'A1'],
        [md`$${sf(boxes * back)}$ (follow through)`, 'A1'],
        [md`$1 - (1 - \text{their (e)})^{${boxes}}$`, 'M1'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`new probability of a faulty one, $${sf(newP)}$`, 'A1'],
        [md`$P(Y > 2)$ with their new probability`, 'M1'],
        [md`$${sf(after)}$`, 'A1'],
        [md`${fulfilled ? 'yes' : 'no'}, by comparing with $0.001$`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${p}`,
          mistakes: [
            { value: good.toFixed(6), note: `That is the probability that the ${one} is accepted.` },
          ],
        },
        { part: 'b', kind: 'number', expected: `${limit}`, accuracy: { figures: 4 }, unit },
        { part: 'c', kind: 'self', why: 'write down a distribution' },
        {
          part: 'd',
          kind: 'number',
          expected: `${good ** n}`,
          accuracy: { tolerance: 0.004 },
          follows: `(1 - a.1)^${n}`,
          unless: 'p < 0 or p > 1',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${back}`,
          accuracy: { tolerance: Number((0.012 * back).toPrecision(2)) },
          mistakes: [
            {
              value: (1 - binomialCdf(0, 1, n, p)).toFixed(6),
              note: md`That is $P(X \ge 2)$. *More than two* begins with $3$.`,
            },
            { value: (1 - back).toFixed(6), note: 'That is the probability that the box is not returned.' },
          ],
        },
        {
          part: 'f i',
          kind: 'number',
          expected: `${boxes * back}`,
          accuracy: { tolerance: Number((0.012 * boxes * back).toPrecision(2)) },
          follows: `${boxes} * e.1`,
        },
        {
          part: 'f ii',
          kind: 'number',
          expected: `${atLeast}`,
          accuracy: { tolerance: 0.006 },
          follows: `1 - (1 - e.1)^${boxes}`,
          unless: 'p < 0 or p > 1',
        },
        {
          part: 'g',
          kind: 'number',
          label: 'Probability that a box is returned',
          expected: `${after}`,
          accuracy: { tolerance: Number((0.03 * after).toPrecision(2)) },
          marks: 3,
        },
        { part: 'g', kind: 'self', why: 'compare and conclude', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(p)}`, value: q },
        {
          part: 'b',
          route: 'numeric',
          shown: `k = ${sf(limit, 4)}`,
          value: root((x) => area((x - mu) / sd) - 1 + top / 100, mu, mu + 4 * sd),
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(good ** n)}`, value: binomialCdf(0, 0, n, q) },
        { part: 'e', route: 'numeric', shown: `= ${sf(back)}`, value: backBy(q) },
        { part: 'f i', route: 'numeric', shown: `= ${sf(boxes * back)}`, value: boxes * backBy(q) },
        {
          part: 'f ii',
          route: 'numeric',
          shown: `= ${sf(atLeast)}`,
          value: binomialCdf(1, boxes, boxes, backBy(q)),
        },
        { part: 'g', route: 'numeric', shown: `= ${sf(after)}`, value: backBy(1 - goodBySeries(better)) },
      ],
    };
  },
});

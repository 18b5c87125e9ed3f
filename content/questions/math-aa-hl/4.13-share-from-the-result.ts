import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, gcd, plus } from '../../authoring/wording.ts';

const stories = [
  {
    who: 'A bookshop in Lisbon gets its books from three printers',
    item: 'book',
    flaw: 'has a misprinted page',
  },
  { who: 'A hospital in Kigali gets its gloves from three makers', item: 'pair of gloves', flaw: 'is torn' },
  { who: 'A cinema in Seoul gets its cups from three factories', item: 'cup', flaw: 'leaks' },
  { who: 'A restaurant in Lima gets its plates from three potters', item: 'plate', flaw: 'is chipped' },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['4.11'],
  parameters: {
    story: choice(0, 1, 2, 3),
    rates: choice([2, 1, 4], [4, 1, 2], [6, 2, 1], [3, 2, 1], [5, 2, 3], [2, 3, 6], [8, 3, 2], [4, 2, 1]),
    // The share of A, in hundredths.
    share: choice(10, 15, 20, 25, 30),
  },
  allow: ({ rates: [a, b, c], share }) => {
    const [n, d] = [a * share, a * share + 2 * b * share + c * (100 - 3 * share)];
    return 50 * n !== share * d && 100 * n !== share * d && d / gcd(n, d) <= 40 && a + 2 * b !== 3 * c;
  },
  write: ({ story, rates: [a, b, c], share }) => {
    const { who, item, flaw } = stories[story]!;
    const slope = a + 2 * b - 3 * c;
    const [n, d] = [a * share, a * share + 2 * b * share + c * (100 - 3 * share)];
    const q = fraction(n, d);
    const divisor = gcd(n, d);
    const [top, bottom] = [n / divisor, d / divisor];
    const p = fraction(share, 100);
    const [thirdTop, thirdBottom] = [c * (100 - 3 * share), d];
    const third = fraction(thirdTop, thirdBottom);
    // top (c + slope p) = bottom a p
    const coefficient = bottom * a - top * slope;
    const posterior = (x: number): number => (a * x) / (a * x + b * 2 * x + c * (1 - 3 * x));
    const exact = root((x) => posterior(x) - n / d, 0.001, 0.333);
    return {
      text: md`${who}, A, B and C. A proportion $p$ comes from A, twice as many come from B, and the rest from C, where $0 < p < \dfrac{1}{3}$. It is known that $${a}\%$ of those from A, $${b}\%$ of those from B and $${c}\%$ of those from C have a flaw: the ${item} ${flaw}.

One ${item} is chosen at random. Let $F$ be the event that it has this flaw.

(a) Show that $\mathrm{P}(F) = \dfrac{${c}${plus(slope, 'p')}}{100}$. [3]

Given that the ${item} has the flaw, the probability that it comes from A is $${q}$.

(b) Find the value of $p$. [3]

(c) Hence find the probability that the ${item} comes from C, given that it has the flaw. [2]`,
      hints: [
        md`The three proportions add up to $1$. Which proportion comes from C?`,
        md`Add the products along the three branches of a tree diagram.`,
        md`Write down Bayes' theorem for A with the result of (a) as the denominator. It is an equation for $p$.`,
      ],
      answer: md`(a) The proportions are $p$, $2p$ and $1 - 3p$. A flaw can come about along three branches:
$$\mathrm{P}(F) = p \times \frac{${a}}{100} + 2p \times \frac{${b}}{100} + (1 - 3p) \times \frac{${c}}{100} = \frac{${a}p + ${2 * b}p + ${c} - ${3 * c}p}{100} = \frac{${c}${plus(slope, 'p')}}{100}$$

(b) By Bayes' theorem, $\mathrm{P}(A \mid F)$ is the branch through A divided by $\mathrm{P}(F)$. The hundredths cancel:
$$\frac{${a}p}{${c}${plus(slope, 'p')}} = ${q} \quad\Rightarrow\quad ${bottom * a}p = ${top * c}${plus(top * slope, 'p')} \quad\Rightarrow\quad ${coefficient}p = ${top * c}$$
So $p = ${p}$.

(c) The proportion from C is $1 - 3 \times ${p} = ${fraction(100 - 3 * share, 100)}$. In hundredths, the branch through C is $${c === 1 ? '' : md`${c} \times `}${fraction(100 - 3 * share, 100)}$ and all branches together are $${c} ${slope < 0 ? '-' : '+'} ${Math.abs(slope)} \times ${p} = ${fraction(d, 100)}$, so $\mathrm{P}(C \mid F) = ${fraction(thirdTop, 100)} \div ${fraction(d, 100)} = ${third}$.

**Watch out:** Don't leave out one of the branches below the line. All three lead to a flaw.`,
      scheme: [
        [md`(a) proportion $1 - 3p$ for C`, 'A1'],
        [md`adds three products`, 'M1'],
        [md`correct simplification (AG)`, 'A1'],
        [md`(b) $\frac{${a}p}{${c}${plus(slope, 'p')}} = ${q}$, or an equivalent equation`, 'M1'],
        [md`$${coefficient}p = ${top * c}$, or a multiple of it`, 'A1'],
        [md`$p = ${p}$`, 'A1'],
        [md`(c) divides the branch through C by $\mathrm{P}(F)$ (follow through)`, 'M1'],
        [md`$${third}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: p,
          accuracy: 'exact',
          mistakes: [
            {
              value: q,
              note: md`This is the probability *given* the flaw. $p$ is the proportion among all.`,
            },
            { value: fraction(2 * share, 100), note: md`This is the proportion that comes from B.` },
          ].filter(({ value }) => value !== p),
        },
        {
          part: 'c',
          kind: 'number',
          expected: third,
          accuracy: 'exact',
          follows: `${c} * (1 - 3 * b.1) / (${c} + (${slope}) * b.1)`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: fraction(100 - 3 * share, 100),
              note: md`This is the proportion from C among all, not among those with a flaw.`,
            },
          ].filter(({ value }) => value !== third),
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `p = ${p}`, value: exact },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${third}`,
          value: 1 - posterior(exact) - (2 * b * exact) / (a * exact + 2 * b * exact + c * (1 - 3 * exact)),
        },
      ],
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { treeDiagram } from '../../figures/tree-diagram.ts';

const stories = [
  { who: 'Plants in a nursery near Medellín are tested for a virus', one: 'plant', bad: 'has the virus' },
  {
    who: 'Wells in a district of Bangladesh are tested for arsenic',
    one: 'well',
    bad: 'has too much arsenic',
  },
  {
    who: 'Old coins from a market in Istanbul are tested with a magnet and a balance',
    one: 'coin',
    bad: 'is a forgery',
  },
  { who: 'Beehives in Bavaria are tested for mites', one: 'beehive', bad: 'has mites' },
] as const;
const least = (top: number, bottom: number): number => bottom / gcd(top, bottom);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.11'],
  parameters: {
    story: choice(0, 1, 2, 3),
    n: choice(4, 5, 6, 10),
    s: choice(6, 7, 8, 9),
    f: choice(1, 2, 3),
  },
  allow: ({ n, s, f }) =>
    s + (n - 1) * f !== 10 && least(s, s + (n - 1) * f) <= 45 && least(s * s, s * s + (n - 1) * f * f) <= 160,
  write: ({ story, n, s, f }) => {
    const { who, one, bad } = stories[story]!;
    const positive = s + (n - 1) * f;
    const twice = s * s + (n - 1) * f * f;
    const [p1, p2, p3] = [fraction(positive, 10 * n), fraction(s, positive), fraction(s * s, twice)];
    // Counted among many of them.
    const many = 100 * n;
    const [ill, well] = [many / n, many - many / n];
    const [ill1, well1] = [(ill * s) / 10, (well * f) / 10];
    const [ill2, well2] = [(ill1 * s) / 10, (well1 * f) / 10];
    return {
      text: md`${who}. One in $${n}$ of them ${bad}. If a ${one} ${bad}, the test is positive with the probability $${fraction(s, 10)}$; otherwise it is positive with the probability $${fraction(f, 10)}$.

One ${one} is chosen at random and tested.

(a) Find the probability that the test is positive. [2]

(b) Given that the test is positive, find the probability that the ${one} ${bad}. [2]

The same ${one} is tested a second time. For a given ${one}, the results of the two tests are independent of each other.

(c) Given that both tests are positive, find the probability that the ${one} ${bad}. [3]`,
      hints: [
        md`Draw a tree: first whether the ${one} ${bad}, then the result of the test.`,
        md`A positive test can come about in two ways. Add the probabilities of both.`,
        md`For (c), each of the two branches gets the probability of a positive test twice.`,
      ],
      answer: md`Let $D$ be the event that the ${one} ${bad}, and $T$ that a test is positive.

![](drawing:tree)

(a) There are two routes to a positive test: $\mathrm{P}(T) = \dfrac{1}{${n}} \times ${fraction(s, 10)} + \dfrac{${n - 1}}{${n}} \times ${fraction(f, 10)} = \dfrac{${s}}{${10 * n}} + \dfrac{${(n - 1) * f}}{${10 * n}} = ${p1}$.

(b) By Bayes' theorem, divide the route through $D$ by all routes: $\mathrm{P}(D \mid T) = \dfrac{${s}/${10 * n}}{${positive}/${10 * n}} = ${p2}$.

(c) Now both routes need two positive tests. Through $D$ the probability is $\dfrac{1}{${n}} \times \left(${fraction(s, 10)}\right)^2 = \dfrac{${s * s}}{${100 * n}}$, and through $D'$ it is $\dfrac{${n - 1}}{${n}} \times \left(${fraction(f, 10)}\right)^2 = \dfrac{${(n - 1) * f * f}}{${100 * n}}$. So
$$\mathrm{P}(D \mid \text{both positive}) = \frac{${s * s}}{${s * s} + ${(n - 1) * f * f}} = ${p3}.$$

(Or take the result of (b) as the new share in the place of $\frac{1}{${n}}$, and use Bayes' theorem once more.)

**Watch out:** The results of two tests are independent only for a *given* ${one}. Squaring the answer of (a) doesn't give the probability of two positive tests.`,
      scheme: [
        [md`(a) adds the products along two routes`, 'M1'],
        [md`$${p1}$`, 'A1'],
        [md`(b) divides one route by (a)`, 'M1'],
        [md`$${p2}$ (follow through)`, 'A1'],
        [md`(c) $\frac{1}{${n}} \times \left(${fraction(s, 10)}\right)^2$ in the numerator`, 'M1'],
        [md`both routes in the denominator`, 'M1'],
        [md`$${p3}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: p1,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(s, 10 * n),
              note: md`Tests can be positive for the others, too. A route is missing.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: p2,
          accuracy: 'exact',
          follows: `${s} / (${10 * n} * a.1)`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: fraction(s, 10),
              note: md`This is $\mathrm{P}(T \mid D)$. The condition is now that the test is positive.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: p3,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(s * s, positive * positive),
              note: md`You squared the answer to (b). Use the squares of the probabilities of a positive test on each branch.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${p1}`, value: (ill1 + well1) / many },
        { part: 'b', route: 'exact', shown: `= ${p2}`, value: ill1 / (ill1 + well1) },
        { part: 'c', route: 'exact', shown: `= ${p3}`, value: ill2 / (ill2 + well2) },
      ],
      drawings: {
        tree: treeDiagram({
          branches: [
            {
              label: '*D*',
              p: `1/${n}`,
              next: [
                { label: '*T*', p: `${s}/10` },
                { label: '*T*′', p: `${10 - s}/10` },
              ],
            },
            {
              label: '*D*′',
              p: `${n - 1}/${n}`,
              next: [
                { label: '*T*', p: `${f}/10` },
                { label: '*T*′', p: `${10 - f}/10` },
              ],
            },
          ],
          description: `A tree: D with 1/${n} and D' with ${n - 1}/${n}; then T with ${s}/10 after D, and with ${f}/10 after D'.`,
        }),
      },
    };
  },
});

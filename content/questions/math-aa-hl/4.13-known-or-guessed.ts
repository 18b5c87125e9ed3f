import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.11', '2.8'],
  parameters: {
    who: choice('Aroha in Wellington', 'Samir in Rabat', 'Ewa in Gdynia', 'Kenji in Nagoya'),
    m: choice(3, 4, 5, 6),
    known: choice([1, 5], [1, 4], [1, 3], [2, 5], [1, 2], [3, 5], [2, 3], [3, 4]),
  },
  write: ({ who, m, known: [n, d] }) => {
    const [name, place] = who.split(' in ') as [string, string];
    const f = (p: number): number => p / (p + (1 - p) / m);
    const [top, bottom] = [m * n, (m - 1) * n + d];
    const q = fraction(top, bottom);
    const [, qt, qb] = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(q)!;
    const [t, b] = [Number(qt), Number(qb)];
    const answer = fraction(n, d);
    // b m p = t (m − 1) p + t
    const coefficient = b * m - t * (m - 1);
    return {
      text: md`${name}, a student in ${place}, answers a multiple-choice question with $${m}$ options, of which exactly one is right. With the probability $p$, where $0 < p < 1$, ${name} knows the right option and ticks it. Otherwise ${name} ticks one of the $${m}$ options at random.

(a) Show that the probability that ${name} knew the answer, given that the right option is ticked, is $f(p) = \dfrac{${m}p}{${m - 1}p + 1}$. [3]

(b) Find the value of $p$ for which $f(p) = ${q}$. [2]

(c) Sketch the graph of $y = f(p)$ for $0 \le p \le 1$, together with the line $y = p$. [2]

(d) Explain, in this context, why $f(p) > p$ for $0 < p < 1$. [1]`,
      hints: [
        md`Draw a tree: first whether the answer is known, then whether the right option is ticked.`,
        md`The right option can be ticked with or without knowledge. What are the probabilities of these two routes?`,
        md`Multiply above and below the line by $${m}$ to get rid of the fraction within the fraction.`,
      ],
      answer: md`(a) Let $K$ be the event that the answer is known, and $R$ that the right option is ticked. Then $\mathrm{P}(R \mid K) = 1$, and a guess is right with the probability $\mathrm{P}(R \mid K') = \dfrac{1}{${m}}$. By Bayes' theorem
$$\mathrm{P}(K \mid R) = \frac{p \times 1}{p \times 1 + (1 - p) \times \frac{1}{${m}}} = \frac{${m}p}{${m}p + 1 - p} = \frac{${m}p}{${m - 1}p + 1}.$$

(b) $\dfrac{${m}p}{${m - 1}p + 1} = ${q}$ gives $${b * m}p = ${t * (m - 1)}p + ${t}$. Then $${coefficient === 1 ? '' : coefficient}p = ${t}$${coefficient === 1 ? '.' : md`, which gives $p = ${answer}$.`}

(c) The graph begins at $(0, 0)$ and ends at $(1, 1)$, like the line $y = p$. Between these points it lies above the line. It is steepest at the beginning and becomes flatter.

![](drawing:graph)

(d) A student who knows the answer always ticks the right option; one who guesses often doesn't. So the right tick is evidence for knowledge, and makes it more likely than before.

**Watch out:** $\mathrm{P}(K \mid R)$ isn't $\mathrm{P}(R \mid K)$. The second is $1$, whatever $p$ is.`,
      scheme: [
        [md`(a) $\mathrm{P}(R \mid K') = \frac{1}{${m}}$`, 'A1'],
        [md`Bayes' theorem with both routes below the line`, 'M1'],
        [md`multiplies by $${m}$, which leads to the result (AG)`, 'A1'],
        [md`(b) multiplies out and collects the terms with $p$`, 'M1'],
        [md`$${answer}$`, 'A1'],
        [md`(c) curve from $(0, 0)$ to $(1, 1)$ above the line $y = p$`, 'A1'],
        [md`concave-down shape, steepest at the beginning`, 'A1'],
        [
          md`(d) the right tick is more likely with knowledge than without, so it makes knowledge more likely`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: answer,
          accuracy: 'exact',
          mistakes: [
            { value: q, note: md`This is the probability after the right tick. $p$ is the one before.` },
            {
              value: fraction(m * t, (m - 1) * t + b),
              note: md`You put the given value in the place of $p$. It is the value of $f(p)$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: md`\frac{${m}p}{${m - 1}p + 1}`, value: f, variable: 'p' },
        {
          part: 'b',
          route: 'numeric',
          shown: coefficient === 1 ? `p = ${t}` : `p = ${answer}`,
          value: root((p) => f(p) - top / bottom, 0.001, 0.999),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 1.1],
          y: [0, 1.1],
          equal: true,
          height: 210,
          xLabel: '*p*',
          yLabel: '*y*',
          ticks: { x: [0, 1], y: [0, 1] },
          curves: [
            { f, from: 0, to: 1, label: '*y* = *f*(*p*)', labelAt: 0.35, place: 'nw' },
            { f: 'x', from: 0, to: 1, label: '*y* = *p*', labelAt: 0.6, place: 'se' },
          ],
          description:
            'A curve from the origin to (1, 1) that lies above the straight line y = p, steep at first and then flatter.',
        }),
      },
    };
  },
});

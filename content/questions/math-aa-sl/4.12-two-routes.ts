import { normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

const stories = [
  { who: 'Thandi', home: 'Soweto', first: 'the train', second: 'the minibus', goal: 'her exam begins' },
  { who: 'Diego', home: 'Bogotá', first: 'the cable car', second: 'the bus', goal: 'his shift begins' },
  { who: 'Linh', home: 'Hanoi', first: 'her bicycle', second: 'a taxi', goal: 'the concert begins' },
  { who: 'Omar', home: 'Cairo', first: 'the underground', second: 'his car', goal: 'the lecture begins' },
] as const;
const bell = (t: number, mu: number, sigma: number): number =>
  Math.exp(-(((t - mu) / sigma) ** 2) / 2) / (sigma * Math.sqrt(2 * Math.PI));

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['4.9'],
  parameters: {
    story: choice(0, 1, 2, 3),
    mu: integers(30, 50, 2),
    sigma: choice(2, 3, 4),
    more: choice(2, 3, 4, 6),
    k: choice(-1, -2, 1, 2),
    steps: choice(1, 2, 3),
    late: choice(2, 3, -2, -3),
  },
  // No times below zero.
  allow: ({ mu, sigma, more, k }) => mu + k * more - 3 * (sigma + more) > 4,
  write: ({ story, mu, sigma, more, k, steps, late }) => {
    const { who, home, first, second, goal } = stories[story]!;
    const wide = sigma + more;
    // Both have the z-value −k at the time v.
    const mu2 = mu + k * more;
    const v = mu - k * sigma;
    const a = mu + steps * sigma;
    const b = mu2 - steps * wide;
    const limit = v + late;
    const z = (limit - mu) / sigma;
    const z2 = (limit - mu2) / wide;
    const better = z > z2 ? first : second;
    const under = (x: number, m: number, s: number): number => normalCdf(m - 10 * s, x, m, s);
    const [low, high] = [Math.min(mu - 3 * sigma, mu2 - 3 * wide), Math.max(mu + 3 * sigma, mu2 + 3 * wide)];
    const text = (value: number): string => (value < 0 ? `-${-value}` : `${value}`);
    return {
      text: md`${who} lives in ${home} and can take ${first} or ${second} to go to town. With ${first} the journey takes $X$ minutes, where $X$ is normally distributed with mean $${mu}$ and standard deviation $${sigma}$. With ${second} it takes $Y$ minutes, where $Y$ is normally distributed with mean $${mu2}$ and standard deviation $${wide}$. The diagram shows both distributions.

![](drawing:bells)

(a) State, with a reason, whether curve 1 or curve 2 belongs to $X$. [1]

(b) Find the value of $b$ for which $\mathrm{P}(Y < b) = \mathrm{P}(X > ${a})$. [3]

(c) Find the value of $t$ for which $\mathrm{P}(X < t) = \mathrm{P}(Y < t)$. [3]

(d) ${who} leaves home $${limit}$ minutes before ${goal}. Determine which way of going to town gives the greater probability of being there in time. [1]`,
      hints: [
        md`A larger standard deviation makes the curve lower and wider.`,
        md`Two probabilities of this kind are equal when the $z$-values are equal, or when they are opposite. Which of the two is it in (b)?`,
        md`In (c) write down both $z$-values of $t$ and set them equal.`,
        md`In (d) compare the $z$-values of $${limit}$. The greater one has the greater area to its left.`,
      ],
      answer: md`(a) The standard deviation of $X$ is the smaller one, so its curve is narrower and higher: curve 1.

(b) The $z$-value of $${a}$ for $X$ is $\dfrac{${a} - ${mu}}{${sigma}} = ${steps}$. The area to the right of $z = ${steps}$ is equal to the area to the left of $z = -${steps}$, by symmetry. So the $z$-value of $b$ for $Y$ must be $-${steps}$:
$$\frac{b - ${mu2}}{${wide}} = -${steps} \quad\Rightarrow\quad b = ${mu2} - ${steps} \times ${wide} = ${text(b)}$$

(c) The probabilities are equal when the $z$-values are equal:
$$\frac{t - ${mu}}{${sigma}} = \frac{t - ${mu2}}{${wide}} \quad\Rightarrow\quad ${wide}(t - ${mu}) = ${sigma}(t - ${mu2})$$
So $${wide}t - ${sigma}t = ${wide} \times ${mu} - ${sigma} \times ${mu2}$. This is $${more}t = ${more * v}$, and $t = ${v}$.

(d) Compare the $z$-values of $${limit}$: for $X$ it is $\dfrac{${limit} - ${mu}}{${sigma}}$, for $Y$ it is $\dfrac{${limit} - ${mu2}}{${wide}}$. ${late > 0 ? md`As $${limit}$ is above $${v}$, where both are equal, and the first grows faster, it is the greater one` : md`As $${limit}$ is below $${v}$, where both are equal, and the first falls faster, it is the smaller one`}. A greater $z$-value has a greater area to its left, so ${who} should take ${better}.

**Watch out:** The smaller mean doesn't decide. What counts is the $z$-value of the time that is left.`,
      scheme: [
        [md`(a) curve 1, because the standard deviation of $X$ is smaller`, 'R1'],
        [md`(b) $z = ${steps}$ for $${a}$`, 'A1'],
        [md`$\frac{b - ${mu2}}{${wide}} = -${steps}$`, 'M1'],
        [md`$b = ${text(b)}$`, 'A1'],
        [md`(c) $\frac{t - ${mu}}{${sigma}} = \frac{t - ${mu2}}{${wide}}$`, 'M1'],
        [md`$${wide}(t - ${mu}) = ${sigma}(t - ${mu2})$`, 'A1'],
        [md`$t = ${v}$`, 'A1'],
        [md`(d) ${better}, by comparing $z$-values (follow through from (c))`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'give a reason' },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${mu2 + steps * wide}`,
              note: md`You took equal $z$-values. On one side stands a probability of being *above*, on the other one of being *below*.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: `${v}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${(mu + mu2) / 2}`,
              note: md`Halfway between the means is right only if both standard deviations are the same.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'determine' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${text(b)}`,
          value: root((x) => under(x, mu2, wide) - (1 - under(a, mu, sigma)), mu2 - 6 * wide, mu2 + 6 * wide),
          within: 1e-5,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `t = ${v}`,
          value: root((x) => under(x, mu, sigma) - under(x, mu2, wide), v - sigma / 2, v + sigma / 2),
          within: 1e-5,
        },
      ],
      drawings: {
        bells: plot({
          x: [low, high],
          y: [0, bell(mu, mu, sigma) * 1.15],
          ticks: { x: [mu, mu2], y: false },
          height: 180,
          xLabel: '',
          yLabel: '',
          curves: [
            {
              f: (t) => bell(t, mu, sigma),
              label: 'curve 1',
              labelAt: k > 0 ? mu - 0.8 * sigma : mu + 0.8 * sigma,
              place: k > 0 ? 'w' : 'e',
            },
            {
              f: (t) => bell(t, mu2, wide),
              label: 'curve 2',
              labelAt: k > 0 ? mu2 + 1.2 * wide : mu2 - 1.2 * wide,
              place: k > 0 ? 'ne' : 'nw',
            },
          ],
          description: `Two bell-shaped curves. Curve 1 is high and narrow, curve 2 is low and wide.`,
        }),
      },
    };
  },
});

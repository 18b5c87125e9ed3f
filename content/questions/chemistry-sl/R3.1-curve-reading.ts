import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** A strong acid in the flask, or a strong base; the other in the burette. */
function solve({ start, portion, equivalence }: Record<'start' | 'portion' | 'equivalence', number>) {
  const c = start / 100;
  const titrant = (c * portion) / equivalence;
  const wrong = [
    {
      value: (c * equivalence) / portion,
      note: md`You have the two volumes the wrong way round: the amount comes from the solution in the flask.`,
    },
    {
      value: (2 * c * portion) / equivalence,
      note: md`You used half of the equivalence volume, or a ratio of $2 : 1$. The steep part is where all has reacted, and one mole reacts with one mole.`,
    },
    {
      value: (c * portion) / (equivalence + portion),
      note: md`You divided by the total volume. The titrant has its concentration in the burette, before it is mixed.`,
    },
    {
      value: (c * portion) / (2 * equivalence),
      note: md`You took half of what is in the flask. The steep part is where all of it has reacted.`,
    },
  ];
  const options = amongWrong(titrant, wrong, start + portion / 5 + equivalence / 2);
  return { c, titrant, options };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    acidInFlask: choice(true, false),
    start: choice(5, 8, 10, 12, 15, 20),
    portion: choice(10, 15, 20, 25, 30),
    equivalence: integers(12, 32, 2),
  },
  allow: (drawn) => drawn.portion !== drawn.equivalence && farApart(solve(drawn).options, 1.15),
  write: (drawn) => {
    const { acidInFlask, portion, equivalence } = drawn;
    const { c, titrant, options } = solve(drawn);
    const key = keyOf(options);
    const ph = (v: number) => {
      const excess = (c * portion - titrant * v) / (portion + v);
      const hydrogen = root((h) => h - 1e-14 / h - excess, 1e-16, 2);
      return acidInFlask ? -Math.log10(hydrogen) : 14 + Math.log10(hydrogen);
    };
    const points = Array.from({ length: 101 }, (_, index) => index / 2)
      .concat([-0.2, -0.1, -0.05, -0.02, -0.005, 0, 0.005, 0.02, 0.05, 0.1, 0.2].map((d) => equivalence + d))
      .sort((a, b) => a - b)
      .map((v) => [v, Number(ph(v).toFixed(3))] as const);
    const [flask, burette] = acidInFlask
      ? ['hydrochloric acid', 'sodium hydroxide']
      : ['sodium hydroxide', 'hydrochloric acid'];
    return {
      text: md`The curve was recorded when ${burette} was added to $${portion}.0\ \text{cm}^3$ of $${sf(c)}\ \text{mol dm}^{-3}$ ${flask}.

![](drawing:curve)

What is the concentration of the ${burette}, in $\text{mol dm}^{-3}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Where on the curve have acid and base just neutralised each other?`,
        md`At the equivalence point the amounts of acid and base are equal.`,
      ],
      answer: md`The pH passes 7 in the steep part of the curve, at $${equivalence}.0\ \text{cm}^3$: this is the equivalence point. There the amounts are equal, because one mole of acid reacts with one mole of base:

$$c \times ${equivalence}.0 = ${sf(c)} \times ${portion}.0, \qquad c = \frac{${sf(c)} \times ${portion}.0}{${equivalence}.0} = ${sf(titrant)}\ \text{mol dm}^{-3}$$

The answer is **${key}**.

**Watch out:** ${titrant > c ? 'less' : 'more'} of the titrant is needed than there is solution in the flask, so it must be the ${titrant > c ? 'more' : 'less'} concentrated one. This excludes an answer with the volumes exchanged.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(titrant)}\ \text{mol dm}^{-3}`,
          // The concentration that leaves no excess at the equivalence volume.
          value: root((x) => x * equivalence - c * portion, 0, 5),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
      drawings: {
        curve: plot({
          frame: true,
          grid: true,
          x: [0, 50],
          y: [0, 14],
          xLabel: `Volume of ${acidInFlask ? 'NaOH' : 'HCl'} added / cm^3`,
          yLabel: 'pH',
          ticks: {
            x: Array.from({ length: 26 }, (_, place) => ({
              at: 2 * place,
              label: place % 2 === 0 ? `${2 * place}` : '',
            })),
            y: 1,
          },
          width: 420,
          polylines: [{ points }],
          description: `The pH begins at about ${decimals(ph(0), 1)}, changes little at first, then steeply past 7 at ${equivalence} cubic centimetres, and levels off.`,
        }),
      },
    };
  },
});

import { inverseNormal, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** The distribution function by its power series, to stay apart from the way of the checks. */
function below(z: number): number {
  let [sum, term] = [0, z];
  for (let n = 1; Math.abs(term) > 1e-17 && n < 400; n += 2) {
    sum += term;
    term *= (z * z) / (n + 2);
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** Newton's method. */
function inverse(area: number): number {
  let z = 0;
  for (let step = 0; step < 60; step += 1) {
    z -= ((below(z) - area) * Math.sqrt(2 * Math.PI)) / Math.exp((-z * z) / 2);
  }
  return z;
}

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['4.8'],
  parameters: {
    route: choice(
      { what: 'A ferry between two islands of the Azores', name: 'crossing' },
      { what: 'A mountain bus in Ladakh', name: 'journey' },
      { what: 'A commuter train to Mumbai', name: 'journey' },
      { what: 'A boat on Lake Victoria', name: 'crossing' },
    ),
    mean: integers(62, 110, 4),
    deviation: integers(5, 12),
    early: choice(-1, -0.6, 0.4, 0.8),
    left: choice(0.7, 1.1, 1.5),
    right: choice(0.8, 1, 1.4),
    planned: choice(0.9, 0.95, 0.98),
    trips: choice(30, 50, 60, 90),
  },
  allow: ({ deviation, early }) => Math.abs(early * deviation) >= 3,
  write: ({ route: { what, name }, mean: mu, deviation: sigma, early, left, right, planned, trips }) => {
    const limit = Math.round(mu + early * sigma);
    const [low, high] = [mu - Math.round(left * sigma), mu + Math.round(right * sigma)];
    const first = 1 - below((limit - mu) / sigma);
    const between = below((high - mu) / sigma) - below((low - mu) / sigma);
    const time = mu + sigma * inverse(planned);
    const late = Math.round((1 - planned) * 100);
    const curve = (x: number): number => Math.exp(-(((x - mu) / sigma) ** 2) / 2);
    return {
      text: md`${what} needs a time, in minutes, that is normally distributed with mean $${mu}$ and standard deviation $${sigma}$.

(a) Find the probability that a ${name} takes more than $${limit}$ minutes. [2]

(b) Find the probability that a ${name} takes between $${low}$ and $${high}$ minutes. [2]

(c) There are $${trips}$ such ${name}s in a month. Find the expected number of those that take between $${low}$ and $${high}$ minutes. [2]

In a new timetable, only $${late}\%$ of the ${name}s shall take longer than the time that is printed.

(d) Find the time that must be printed. [2]`,
      hints: [
        md`Sketch the curve and shade the area that is asked for before you use the calculator.`,
        md`For part (d), the area to the left of the printed time is known.`,
      ],
      answer: md`Let $T \sim \mathrm{N}(${mu}, ${sigma}^2)$ be the time.

(a) $\mathrm{P}(T > ${limit}) = ${sf(first)}$

(b) The area below the curve between the two times is $\mathrm{P}(${low} < T < ${high}) = ${sf(between)}$.

![](drawing:bell)

(c) $${trips} \times ${sf(between, 4)} = ${sf(trips * between)}$ ${name}s

(d) $\mathrm{P}(T < t) = ${planned}$. The inverse normal function gives $t = ${sf(time)}$ minutes.

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Normal Cdf with lower bound $${limit}$ and upper bound $10^{99}$ for (a), $${low}$ and $${high}$ for (b); Inverse Normal with area $${planned}$ for (d). Casio fx-CG50: STAT, DIST, NORM, Ncd and InvN.

**Watch out:** The inverse normal function wants the area to the *left*. If your time in (d) is less than the mean of $${mu}$ minutes, you entered the area on the right, and most of the ${name}s would be late.`,
      scheme: [
        [md`writes $\mathrm{P}(T > ${limit})$, or shades the area`, '(M1)'],
        [md`$${sf(first)}$`, 'A1'],
        [md`writes $\mathrm{P}(${low} < T < ${high})$, or shades the area`, '(M1)'],
        [md`$${sf(between)}$`, 'A1'],
        [md`multiplies by $${trips}$`, 'M1'],
        [md`$${sf(trips * between)}$`, 'A1'],
        [
          md`$\mathrm{P}(T < t) = ${planned}$, or $\mathrm{P}(T > t) = ${Number((1 - planned).toFixed(2))}$`,
          '(M1)',
        ],
        [md`$t = ${sf(time)}$ minutes`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(first),
          mistakes: [
            {
              value: sf(1 - first),
              note: md`This is the probability of less than $${limit}$ minutes. You were asked for more.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(between),
          mistakes: [
            {
              value: sf(1 - between),
              note: md`This is the probability of a time outside of the two limits. You were asked for the area between them.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(trips * between),
          follows: `${trips} * b.1`,
          unless: `n < 0 or n > ${trips}`,
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(time),
          unit: 'minutes',
          mistakes: [
            {
              value: sf(2 * mu - time),
              note: md`Only $${late}\%$ of the ${name}s are shorter than this. The area to the left of the printed time must be the large one.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `> ${limit}) = ${sf(first)}`,
          value: normalCdf(limit, Number.POSITIVE_INFINITY, mu, sigma),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `< ${high}) = ${sf(between)}`,
          value: normalCdf(low, high, mu, sigma),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\times ${sf(between, 4)} = ${sf(trips * between)}`,
          value: trips * normalCdf(low, high, mu, sigma),
        },
        { part: 'd', route: 'numeric', shown: `t = ${sf(time)}`, value: inverseNormal(planned, mu, sigma) },
      ],
      drawings: {
        bell: plot({
          x: [mu - 3.4 * sigma, mu + 3.4 * sigma],
          y: [0, 1.15],
          height: 150,
          xLabel: '*t*',
          yLabel: '',
          ticks: { x: [low, mu, high], y: false },
          curves: [{ f: curve }],
          areas: [{ f: curve, from: low, to: high }],
          description: `A bell-shaped curve that is symmetric about ${mu}. The area below it between ${low} and ${high} is shaded.`,
        }),
      },
    };
  },
});

import { inverseNormal, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** A series for the normal distribution function: another way than adding up the density. */
function cdf(z: number): number {
  let [term, total] = [z, z];
  for (let k = 1; k < 200; k += 1) {
    term *= (-z * z) / (2 * k);
    total += term / (2 * k + 1);
  }
  return 0.5 + total / Math.sqrt(2 * Math.PI);
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    product: choice(
      { what: 'bags of coffee', one: 'bag', place: 'Antigua Guatemala', unit: 'g', base: 500 },
      { what: 'loaves of bread', one: 'loaf', place: 'Tbilisi', unit: 'g', base: 750 },
      { what: 'bottles of olive oil', one: 'bottle', place: 'Crete', unit: 'ml', base: 500 },
      { what: 'jars of honey', one: 'jar', place: 'Maribor', unit: 'g', base: 250 },
    ),
    above: integers(3, 8),
    spread: choice(3.2, 3.6, 4, 4.5, 5),
    count: choice(200, 300, 400),
    top: choice(5, 10, 15),
  },
  allow: ({ above, spread }) => above / spread > 0.9 && above / spread < 2.1,
  write: ({ product, above, spread, count, top }) => {
    const { what, one, place, unit, base } = product;
    const mean = base + above;
    const under = normalCdf(Number.NEGATIVE_INFINITY, base, mean, spread);
    const high = base + Math.round(above + spread);
    const between = normalCdf(base, high, mean, spread);
    const limit = inverseNormal(1 - top / 100, mean, spread);
    const z = (value: number) => (value - mean) / spread;
    let bisected = mean;
    for (let step = 2 * spread; step > 1e-9; step /= 2)
      if (cdf(z(bisected + step)) < 1 - top / 100) bisected += step;
    const density = (x: number) => Math.exp(-(z(x) ** 2) / 2);
    return {
      text: md`A machine in ${place} fills ${what}. The contents of a ${one} are normally distributed with mean $${mean}\ \text{${unit}}$ and standard deviation $${spread}\ \text{${unit}}$. The label says "$${base}\ \text{${unit}}$".

(a) Find the probability that a randomly chosen ${one} contains less than $${base}\ \text{${unit}}$. [2]

(b) Find the probability that it contains between $${base}\ \text{${unit}}$ and $${high}\ \text{${unit}}$. [2]

(c) In one hour the machine fills $${count}$ ${what}. Find the expected number with less than $${base}\ \text{${unit}}$. [2]

(d) The $${top}\%$ with the largest contents are sold as gifts. Find the least contents of a ${one} that is sold as a gift, correct to four significant figures. [2]`,
      hints: [
        md`A quick sketch of the bell curve with the mean in the middle shows whether an answer can be right.`,
        md`In (d) the area is known and the value is asked for: use the inverse normal. Which area lies to the left of the value?`,
      ],
      answer: md`Let $X$ be the contents: $X \sim N(${mean}, ${spread}^2)$.

(a) $P(X < ${base}) = ${sf(under)}$. In the sketch this is the shaded area.

![](drawing:bell)

(b) $P(${base} < X < ${high}) = ${sf(between)}$

(c) The expected number is $${count} \times ${sf(under, 5)} = ${sf(count * under)}$.

(d) $P(X > w) = ${top / 100}$ means $P(X < w) = ${(100 - top) / 100}$. The inverse normal gives $w = ${sf(limit, 4)}\ \text{${unit}}$.

**Calculator:** TI-Nspire: Normal Cdf for (a) and (b), Inverse Normal for (d). Casio fx-CG50: DIST, NORM, Ncd and InvN. For (a), take a very small lower bound such as $-10^{99}$.

**Watch out:** Enter the standard deviation $${spread}$ itself, not its square. In (d), the inverse normal needs the area to the *left*; a result below the mean would show that you entered the other one.`,
      scheme: [
        [md`$P(X < ${base})$, or a sketch with the right area shaded`, 'M1'],
        [md`$${sf(under)}$`, 'A1'],
        [md`$P(${base} < X < ${high})$`, 'M1'],
        [md`$${sf(between)}$`, 'A1'],
        [md`$${count} \times$ their answer to (a)`, 'M1'],
        [md`$${sf(count * under)}$`, 'A1'],
        [md`area $${(100 - top) / 100}$ to the left (or $${top / 100}$ to the right)`, 'M1'],
        [md`$${sf(limit, 4)}\ \text{${unit}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${under}`,
          mistakes: [
            {
              value: (1 - under).toFixed(5),
              note: md`That is the probability of *more* than $${base}\ \text{${unit}}$.`,
            },
            {
              value: normalCdf(Number.NEGATIVE_INFINITY, base, mean, Math.sqrt(spread)).toFixed(6),
              note: md`You took the standard deviation as the variance.`,
            },
          ],
        },
        { part: 'b', kind: 'number', expected: `${between}` },
        {
          part: 'c',
          kind: 'number',
          expected: `${count * under}`,
          follows: `${count} * a.1`,
          unless: `n < 0 or n > ${count}`,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${limit}`,
          accuracy: { figures: 4 },
          unit,
          mistakes: [
            {
              value: (2 * mean - limit).toFixed(4),
              note: md`You looked at the $${top}\%$ with the smallest contents. The largest lie on the right of the curve.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `P(X < ${base}) = ${sf(under)}`, value: cdf(z(base)) },
        {
          part: 'b',
          route: 'numeric',
          shown: `< ${high}) = ${sf(between)}`,
          value: cdf(z(high)) - cdf(z(base)),
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(count * under)}`, value: count * cdf(z(base)) },
        { part: 'd', route: 'numeric', shown: `w = ${sf(limit, 4)}`, value: bisected },
      ],
      drawings: {
        bell: plot({
          x: [mean - 3.6 * spread, mean + 3.6 * spread],
          y: [0, 1.15],
          ticks: { x: [base, mean], y: [] },
          height: 130,
          curves: [{ f: density }],
          areas: [{ f: density, from: mean - 3.6 * spread, to: base }],
          description: `A bell curve with its peak at ${mean}. The area to the left of ${base} is shaded.`,
        }),
      },
    };
  },
});

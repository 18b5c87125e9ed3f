import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      { where: 'A goods lift in a warehouse in Rotterdam', thing: 'boxes', one: 'box' },
      { where: 'A cable car in Medellín', thing: 'crates', one: 'crate' },
      { where: 'A small cargo plane in Alaska', thing: 'parcels', one: 'parcel' },
      { where: 'A fishing boat in Senegal', thing: 'ice blocks', one: 'ice block' },
    ),
    mass: integers(22, 48),
    unit: choice(1, 2, 4),
    limit: integers(900, 1900, 50),
    step: choice(50, 100, 20),
  },
  allow: ({ mass, unit, limit, step }) => {
    const half = unit / 2;
    const counts = [(limit - step / 2) / (mass + half), limit / mass, (limit + step / 2) / (mass - half)];
    const whole = counts.map(Math.floor);
    return (
      mass % unit === 0 &&
      limit % step === 0 &&
      whole[0]! < whole[1]! &&
      whole[1]! < whole[2]! &&
      counts.every((count) => count % 1 > 0.05 && count % 1 < 0.95) &&
      whole.every((count) => count % 10 !== 0)
    );
  },
  write: ({ story, mass, unit, limit, step }) => {
    const half = unit / 2;
    const [least, most] = [mass - half, mass + half];
    const [low, high] = [limit - step / 2, limit + step / 2];
    const sure = Math.floor(low / most);
    const usual = Math.floor(limit / mass);
    const possible = Math.floor(high / least - 1e-9);
    const places = Number.isInteger(half) ? 0 : 1;
    let count = 0;
    while ((count + 1) * most <= low) count += 1;
    const nearest = unit === 1 ? 'kilogram' : md`$${unit}\ \text{kg}$`;
    return {
      text: md`${story.where} carries ${story.thing} of equal mass. The mass of ${story.one === 'ice block' ? 'an' : 'a'} ${story.one} is $${mass}\ \text{kg}$, correct to the nearest ${nearest}. The greatest load is $${grouped(limit)}\ \text{kg}$, correct to the nearest $${step}\ \text{kg}$.

(a) Write down the lower bound and the upper bound of the mass of one of the ${story.thing}. [2]

(b) Write down the lower bound of the greatest load. [1]

(c) Find the greatest number of ${story.thing} that can certainly be carried. [3]

(d) Find how many fewer that is than the number that the rounded values suggest. [2]`,
      hints: [
        md`A value that is correct to the nearest $u$ can be wrong by at most half of $u$.`,
        md`"Certainly" means: even if each of the ${story.thing} is as heavy as possible and the greatest load is as small as possible.`,
      ],
      answer: md`(a) The mass is at most half of $${unit}\ \text{kg}$ away from $${mass}\ \text{kg}$: lower bound $${decimals(least, places)}\ \text{kg}$, upper bound $${decimals(most, places)}\ \text{kg}$.

(b) In the same way, the lower bound of the load is $${grouped(limit)} - ${step / 2} = ${grouped(low)}\ \text{kg}$.

(c) To be certain, think of the worst case: the heaviest ${story.thing} and the smallest load.

$$\frac{${grouped(low)}}{${decimals(most, places)}} = ${decimals(low / most, 2)}$$

The load must not be exceeded, so round down: $${sure}\ \text{${story.thing}}$.

(d) The rounded values give $\dfrac{${grouped(limit)}}{${mass}} = ${decimals(limit / mass, 2)}$, so $${usual}$. The certain number is less by $${usual} - ${sure} = ${usual - sure}$.

**Watch out:** the smallest quotient is the *lower* bound of the numerator over the *upper* bound of the denominator. In the best case, $${possible}$ could be carried, but nobody can rely on it.`,
      scheme: [
        [md`(a) $${decimals(least, places)}\ \text{kg}$`, 'A1'],
        [md`$${decimals(most, places)}\ \text{kg}$`, 'A1'],
        [md`(b) $${grouped(low)}\ \text{kg}$`, 'A1'],
        [md`(c) divides their lower bound of the load by their upper bound of the mass`, 'M1'],
        [md`$${decimals(low / most, 2)}$`, '(A1)'],
        [md`$${sure}$ (rounded down)`, 'A1'],
        [md`(d) $\frac{${limit}}{${mass}}$, rounded down to $${usual}$`, 'M1'],
        [md`$${usual - sure}$ fewer (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Lower bound',
          expected: `${least}`,
          accuracy: 'exact',
          unit: 'kg',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Upper bound',
          expected: `${most}`,
          accuracy: 'exact',
          unit: 'kg',
          marks: 1,
          mistakes:
            unit === 1
              ? []
              : [
                  {
                    value: `${mass + unit}`,
                    note: md`Only half of the unit: values beyond that would round to another number.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${low}`,
          accuracy: 'exact',
          unit: 'kg',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${sure}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${usual}`, note: md`That follows from the rounded values. It may be too many.` },
            { value: `${possible}`, note: md`That is the best case. To be certain, take the worst case.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${usual - sure}`,
          accuracy: 'exact',
          follows: `${usual} - c.1`,
          unless: 'd < 0',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `${decimals(least, places)}\\ \\text{kg}`,
          value: (2 * mass - unit) / 2,
        },
        {
          part: 'a',
          route: 'exact',
          shown: `${decimals(most, places)}\\ \\text{kg}`,
          value: (2 * mass + unit) / 2,
        },
        { part: 'b', route: 'exact', shown: `${grouped(low)}\\ \\text{kg}`, value: (2 * limit - step) / 2 },
        { part: 'c', route: 'simulation', shown: `${sure}\\ \\text{${story.thing}}`, value: count },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${usual - sure}`,
          value: Array.from({ length: 200 }, (_, k) => k + 1).filter((k) => k * mass <= limit).length - count,
        },
      ],
    };
  },
});

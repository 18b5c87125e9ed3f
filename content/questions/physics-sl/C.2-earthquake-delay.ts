import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ fast, slow, distance }: Record<'fast' | 'slow' | 'distance', number>) {
  const delay = Number((distance / slow - distance / fast).toPrecision(3));
  const right = delay / (1 / slow - 1 / fast);
  const wrong = [
    {
      value: delay * (fast - slow),
      note: md`You multiplied the delay by the difference of the speeds. It is the travel times that differ by the delay.`,
    },
    { value: delay * slow, note: md`You took the delay as the travel time of the slower wave.` },
    { value: delay * fast, note: md`You took the delay as the travel time of the faster wave.` },
    {
      value: 2 * right,
      note: md`You doubled the distance, as for an echo. These waves travel one way only.`,
    },
    {
      value: delay * fast * slow,
      note: md`You forgot to divide by the difference of the speeds. Solve the equation for the distance again.`,
    },
    {
      value: delay * (fast + slow),
      note: md`You multiplied the delay by the sum of the speeds. It is the travel times that differ by the delay.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(distance / 20 + fast * 10));
  const key = keyOf(options);
  return { options, key, delay, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    fast: choice(5.6, 6, 6.4, 7, 7.5, 8),
    slow: choice(3.2, 3.5, 3.6, 4, 4.2, 4.5),
    distance: integers(120, 600, 20),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { fast, slow } = drawn;
    if (!(fast / slow > 1.55 && fast / slow < 2)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { fast, slow } = drawn;
    const { options, key, delay, right } = solve(drawn);
    return {
      text: md`An earthquake near the coast of Chile sends out longitudinal waves that travel at $${decimals(fast, 1)}\ \text{km s}^{-1}$ and transverse waves that travel at $${decimals(slow, 1)}\ \text{km s}^{-1}$. At a seismic station the transverse waves arrive $${sf(delay)}\ \text{s}$ after the longitudinal ones. How far is the station from the earthquake? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{km}$`)}`,
      hints: [md`Write both travel times in terms of the distance.`],
      answer: md`Both waves cover the same distance $d$. Their travel times $\dfrac{d}{${decimals(slow, 1)}}$ and $\dfrac{d}{${decimals(fast, 1)}}$ differ by the delay:

$$d\left(\frac{1}{${decimals(slow, 1)}} - \frac{1}{${decimals(fast, 1)}}\right) = ${sf(delay)}$$

so $d = ${sf(right)}\ \text{km}$. The answer is **${key}**.

**Watch out:** one delay gives only a distance, so the earthquake may be anywhere on a circle. Three stations are needed to find the place.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`d = ${sf(right)}\ \text{km}`,
          value: root((d) => d / slow - d / fast - delay, 1, 5000),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

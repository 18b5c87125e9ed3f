import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    planet: choice(
      { name: 'Jupiter', low: 5.9e8, high: 9.6e8 },
      { name: 'Saturn', low: 1.2e9, high: 1.65e9 },
      { name: 'Uranus', low: 2.6e9, high: 3.1e9 },
      { name: 'Neptune', low: 4.31e9, high: 4.66e9 },
    ),
    share: integers(1, 19),
    bits: choice(2.4, 3.2, 4.5, 6.4, 7.5),
    rate: choice(1.4, 1.8, 2.6, 3.5),
  },
  write: ({ planet, share, bits, rate }) => {
    const kilometres = Number((planet.low + ((planet.high - planet.low) * share) / 20).toPrecision(3));
    const metres = kilometres * 1000;
    const seconds = metres / 3e8;
    const perDay = rate * 1e4 * 24 * 3600;
    const images = Math.floor(perDay / (bits * 1e7) + 1e-9);
    let sent = 0;
    while ((sent + 1) * bits * 1000 <= rate * 24 * 3600 + 1e-6) sent += 1;
    return {
      text: md`A space probe near ${planet.name} is $${standardForm(kilometres)}\ \text{km}$ from Earth. It sends its pictures by radio, and radio signals travel at $3.00 \times 10^8\ \text{m s}^{-1}$.

(a) Write down the distance of the probe from Earth in metres, in the form $a \times 10^k$ where $1 \le a < 10$ and $k \in \mathbb{Z}$. [1]

(b) Find the time, in minutes, that a signal from the probe needs to reach Earth. [3]

Each picture consists of $${bits} \times 10^7$ bits, and the probe sends $${rate} \times 10^4$ bits per second without a break.

(c) Find the number of complete pictures that the probe can send in $24$ hours. [3]`,
      hints: [
        md`One kilometre is $10^3$ metres, so only the power of ten changes.`,
        md`For (c), first find how many bits are sent in a day. A picture that isn't finished doesn't count.`,
      ],
      answer: md`(a) $${standardForm(kilometres)} \times 10^3 = ${standardForm(metres)}\ \text{m}$

(b) Time is distance divided by speed:

$$\frac{${standardForm(metres)}}{3.00 \times 10^8} = ${sf(seconds, 5)}\ \text{s}$$

Divide by $60$: the signal needs $${sf(seconds / 60)}\ \text{minutes}$.

(c) A day has $24 \times 60 \times 60 = 86\,400$ seconds. Divide the number of bits that the probe sends in a day by the number of bits in a picture:

$$\frac{${rate} \times 10^4 \times 86\,400}{${bits} \times 10^7} = ${sf(perDay / (bits * 1e7), 4)}$$

Only complete pictures count, so the probe can send $${images}\ \text{pictures}$.

**Watch out:** The speed is in metres per second, so divide the distance in *metres* from (a). With the kilometres of the question, the time comes out $1000$ times too short.`,
      scheme: [
        [md`$${standardForm(metres)}\ \text{m}$`, 'A1'],
        [md`divides the distance by the speed`, 'M1'],
        [md`$${sf(seconds, 5)}\ \text{s}$`, '(A1)'],
        [md`$${sf(seconds / 60)}\ \text{minutes}$`, 'A1'],
        [md`multiplies the rate by $86\,400$`, 'M1'],
        [md`divides by $${bits} \times 10^7$`, 'M1'],
        [md`$${images}$ (rounded down)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: standardForm(metres),
          form: 'standard form',
          unit: 'm',
          mistakes: [
            {
              value: standardForm(kilometres / 1000),
              note: md`You divided by $10^3$. A kilometre has $10^3$ metres, so the number of metres is larger.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${seconds / 60}`,
          unit: 'minutes',
          follows: 'a.1 / (3 * 10^8) / 60',
          unless: 't <= 0',
          mistakes: [
            { value: `${seconds}`, note: md`That is the time in seconds. The question asks for minutes.` },
            {
              value: `${seconds / 60000}`,
              note: md`The distance must be in metres, as the speed is in $\text{m s}^{-1}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${images}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${images + 1}`,
              note: md`You rounded up. A picture that isn't finished after $24$ hours doesn't count.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: standardForm(metres),
          value: kilometres * 1000,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `${sf(seconds / 60)}\\ \\text{minutes}`,
          value: root((t) => 3e8 * 60 * t - kilometres * 1000, 0, 1000),
        },
        { part: 'c', route: 'exact', shown: `${images}\\ \\text{pictures}`, value: sent },
      ],
    };
  },
});

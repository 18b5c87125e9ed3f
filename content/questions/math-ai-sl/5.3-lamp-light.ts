import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const laws = [
  {
    intro:
      'A lamp hangs above a stage in Buenos Aires. At a distance of $d$ metres from it the brightness, in lux, is',
    letter: 'B',
    power: 2,
    what: 'the brightness',
    per: 'lux per metre',
    unit: 'lux',
    strengths: [900, 1200, 1600, 2000],
  },
  {
    intro:
      'A loudspeaker plays on a beach in Goa. At a distance of $d$ metres from it the sound pressure, in millipascals, is',
    letter: 'S',
    power: 1,
    what: 'the sound pressure',
    per: 'millipascals per metre',
    unit: 'mPa',
    strengths: [480, 640, 720, 950],
  },
  {
    intro:
      'A small magnet lies on a desk in Daejeon. At a distance of $d$ centimetres from it the strength of its field, in millitesla, is',
    letter: 'M',
    power: 3,
    what: 'the strength of the field',
    per: 'millitesla per centimetre',
    unit: 'mT',
    strengths: [240, 360, 500, 640],
  },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    law: integers(0, 2),
    strength: integers(0, 3),
    at: integers(2, 6),
    rate: choice(2, 3, 5, 8),
  },
  allow: ({ law, strength, at, rate }) => {
    const { power, strengths } = laws[law]!;
    const here = (power * strengths[strength]!) / at ** (power + 1);
    return here > 0.5 && (here > 1.3 * rate || here < 0.7 * rate);
  },
  write: ({ law, strength, at, rate }) => {
    const { intro, letter, power, what, per, strengths, unit } = laws[law]!;
    const k = strengths[strength]!;
    const f = (d: number) => k / d ** power;
    const slopeAt = -(power * k) / at ** (power + 1);
    const where = ((power * k) / rate) ** (1 / (power + 1));
    const bottom = power === 1 ? 'd' : `d^${power}`;
    const derivative = md`-\frac{${power * k}}{d^${power + 1}}`;
    const length = power === 3 ? 'cm' : 'm';
    return {
      text: md`${intro} modelled by

$$${letter}(d) = \frac{${k}}{${bottom}}, \quad d \ge 1.$$

(a) Write $${letter}(d)$ in the form $kd^n$. [1]

(b) Find $${letter}'(d)$. [2]

(c) Find $${letter}'(${at})$. [1]

(d) Interpret the sign of your answer to part (c) in this context. [1]

(e) Find the distance at which ${what} falls at a rate of $${rate}$ ${per}. [3]`,
      hints: [
        md`Dividing by a power is multiplying by the same power with a negative exponent.`,
        md`Power rule: the exponent comes to the front, then it goes down by one. One less than $-${power}$ is $-${power + 1}$.`,
        md`In part (e) *falls* means that the derivative is negative.`,
      ],
      answer: md`(a) $${letter}(d) = ${k}d^{-${power}}$

(b) Multiply by the exponent $-${power}$ and lower it by one:

$$${letter}'(d) = -${power * k}d^{-${power + 1}} = ${derivative}$$

(c) $${letter}'(${at}) = -\dfrac{${power * k}}{${at}^${power + 1}} = ${sf(slopeAt)}$ ${per}

(d) It is negative: ${what} gets less when the distance grows.

(e) A fall at a rate of $${rate}$ means $${letter}'(d) = -${rate}$. So $\dfrac{${power * k}}{d^${power + 1}} = ${rate}$, which gives $d^${power + 1} = ${Number(((power * k) / rate).toPrecision(6))}$ and $d = ${sf(where)}\ \text{${length}}$.

**Watch out:** One less than $-${power}$ is $-${power + 1}$, not $${power === 1 ? 0 : 1 - power}$.`,
      scheme: [
        [md`(a) $${k}d^{-${power}}$`, 'A1'],
        [md`(b) multiplies by $-${power}$`, 'M1'],
        [md`$-${power * k}d^{-${power + 1}}$`, 'A1'],
        [md`(c) $${sf(slopeAt)}$`, 'A1'],
        [md`(d) ${what} decreases as the distance increases`, 'A1'],
        [md`(e) sets their derivative equal to $-${rate}$`, 'M1'],
        [md`a correct equation for $d^${power + 1}$, or a correct graph`, '(A1)'],
        [md`$${sf(where)}\ \text{${length}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${k}d^(-${power})`,
          variables: ['d'],
          mistakes: [
            {
              value: `${k}${bottom}`,
              note: md`The power stands below the line, so its exponent is negative.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: `-${power * k}/d^${power + 1}`,
          variables: ['d'],
          mistakes: [
            {
              value: `${power * k}/d^${power + 1}`,
              note: md`The exponent is negative, so the derivative is, too.`,
            },
            {
              value: power === 1 ? `-${k}` : `-${power * k}/d${power === 2 ? '' : `^${power - 1}`}`,
              note: md`The exponent goes down by one: from $-${power}$ to $-${power + 1}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(slopeAt.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(f(at), 5),
              note: md`You found $${letter}(${at})$, in ${unit}. Put $d = ${at}$ into the derivative.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'interpret' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(where.toPrecision(9))}`,
          unit: length,
          mistakes: [
            {
              value: sf((k / rate) ** (1 / power), 5),
              note: md`You set $${letter}(d)$ equal to $${rate}$. The rate is $${letter}'(d)$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: `${k}d^{-${power}}`, value: f, variable: 'd' },
        {
          part: 'b',
          route: 'numeric',
          shown: derivative,
          value: (d) => (Math.abs(d) < 0.7 ? Number.NaN : slope(f, d)),
          variable: 'd',
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(slopeAt)}`, value: slope(f, at) },
        {
          part: 'e',
          route: 'numeric',
          shown: md`d = ${sf(where)}\ \text{${length}}`,
          value: root((d) => slope(f, d) + rate, 0.9, 60),
        },
      ],
    };
  },
});

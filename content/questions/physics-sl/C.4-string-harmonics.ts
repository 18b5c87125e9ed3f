import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { wave } from '../../figures/wave.ts';

// Usual lengths of the vibrating string, in cm.
const lengths = {
  guitar: [62, 66],
  oud: [58, 62],
  cello: [68, 70],
  bouzouki: [64, 70],
  banjo: [64, 70],
} as const;

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['C.2'],
  parameters: {
    instrument: choice('guitar', 'oud', 'cello', 'bouzouki', 'banjo'),
    length: integers(58, 70),
    first: integers(110, 260, 10),
    harmonic: choice(3, 4, 5),
    target: choice(1.2, 1.25, 1.5),
  },
  allow: ({ instrument, length, first, target }) =>
    length >= lengths[instrument][0] &&
    length <= lengths[instrument][1] &&
    Number.isInteger(Math.round(first * target * 1e6) / 1e6),
  write: ({ instrument, length, first, harmonic, target }) => {
    const speed = 2 * (length / 100) * first;
    const high = harmonic * first;
    const gap = (fair * length) / harmonic;
    const wanted = Math.round(first * target);
    const shorter = (length * first) / wanted;
    return {
      text: md`A string of ${instrument === 'oud' ? 'an' : 'a'} ${instrument} is $${decimals(length / 100, 2)}\ \text{m}$ long and fixed at both ends. The frequency of its first harmonic is $${first}\ \text{Hz}$.

(a) Outline how a standing wave is formed on the string. [2]

(b) Calculate the speed of the waves on the string. [2]

The diagram shows another harmonic of the same string, with $${harmonic}$ loops.

![](drawing:string)

(c) Calculate the frequency of this harmonic. [1]

(d) Determine the distance between neighbouring nodes. [1]

(e) State the phase difference between two points that lie in neighbouring loops. [1]

(f) A player presses the string against the fingerboard, so that a shorter part of it vibrates with a first harmonic of $${wanted}\ \text{Hz}$. The tension is unchanged. Determine by how much the vibrating part is shorter than the whole string. [2]`,
      hints: [
        md`How many wavelengths are there on the string in its first harmonic?`,
        md`In (f) the wave speed is the same as before, because the tension and the string are the same.`,
      ],
      answer: md`(a) A wave that travels along the string is reflected at its fixed ends. The incident and the reflected wave have the same frequency and speed, travel in opposite directions and superpose.

(b) In the first harmonic half a wavelength is on the string, so $\lambda = 2 \times ${decimals(length / 100, 2)} = ${decimals(length / 50, 2)}\ \text{m}$ and $v = f\lambda = ${first} \times ${decimals(length / 50, 2)} = ${sf(speed)}\ \text{m s}^{-1}$.

(c) There are $${harmonic}$ loops, so this is harmonic number $${harmonic}$: $f = ${harmonic} \times ${first} = ${high}\ \text{Hz}$

(d) The nodes divide the string into $${harmonic}$ equal parts: $\dfrac{${decimals(length / 100, 2)}}{${harmonic}} = ${sf(gap / 100)}\ \text{m}$

(e) $\pi\ \text{rad}$ ($180^\circ$): points in neighbouring loops move in antiphase.

(f) The speed is the same, so length and frequency are inversely proportional: $l = ${decimals(length / 100, 2)} \times \dfrac{${first}}{${wanted}} = ${sf(shorter / 100)}\ \text{m}$. It is shorter by $\Delta l = ${sf((length - shorter) / 100)}\ \text{m}$.

**Watch out:** One loop is half a wavelength, so in the first harmonic $\lambda$ is $2L$, not $L$. In (f) read the question to its end: it asks for the difference, not for the length of the part that vibrates.`,
      scheme: [
        [md`the wave is reflected at the ends OWTTE`, '1'],
        [md`superposition of waves of equal frequency that travel in opposite directions OWTTE`, '1'],
        [md`$\lambda = 2L$`, '1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$${high}\ \text{Hz}$`, '1'],
        [md`$${sf(gap / 100)}\ \text{m}$ (do not accept the wavelength)`, '1'],
        [md`$\pi\ \text{rad}$, or $180^\circ$`, '1'],
        [md`length inversely proportional to frequency, or $v = f\lambda$ with the old speed`, '1'],
        [
          md`$${sf((length - shorter) / 100)}\ \text{m}$ (allow ECF from (b); do not accept the new length)`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'outline' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(speed.toPrecision(8))}`,
          unit: 'm s^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(speed / 2),
              note: md`You took the length of the string as the wavelength. In the first harmonic it is only half of one.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${high}`,
          unit: 'Hz',
          accuracy: 'exact',
          mistakes: [
            {
              value: `${(harmonic + 1) * first}`,
              note: md`You counted the nodes. The number of the harmonic is the number of loops.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(gap / 100),
          unit: 'm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(gap / 50),
              note: md`This is the wavelength. Neighbouring nodes are half a wavelength apart.`,
            },
            {
              value: sf(length / 100 / (harmonic + 1)),
              note: md`You divided by the number of nodes. What counts is the number of loops between them.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: md`\pi`,
          unit: 'rad',
          accuracy: { figures: 2 },
          mistakes: [
            { value: '0', note: md`Points of the same loop move in phase. Across a node it is otherwise.` },
            {
              value: md`\frac{\pi}{2}`,
              note: md`Think of the directions in which two such points move at the same moment.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: sf((length - shorter) / 100),
          unit: 'm',
          accuracy: { figures: 2 },
          follows: `${length / 100} - b.1 / (2 * ${wanted})`,
          unless: 'l <= 0',
          mistakes: [
            {
              value: sf(shorter / 100),
              note: md`This is the length that vibrates. The question is by how much it is shorter than the whole string.`,
            },
          ],
        },
      ],
      checks: [
        // The displacements in the middle of two neighbouring loops: as far up as the other is down.
        {
          part: 'e',
          route: 'numeric',
          shown: md`\pi\ \text{rad}`,
          value: Math.acos(Math.sin(Math.PI / 2) * Math.sin((3 * Math.PI) / 2)),
        },
        // A pulse runs to and fro once in a period.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: (2 * length) / 100 / (1 / first),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${high}\ \text{Hz}`,
          value: speed / ((2 * gap) / 100),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(gap / 100)}\ \text{m}`,
          value: root(
            (x) => Math.sin((harmonic * Math.PI * x * 100) / length),
            (0.6 * length) / harmonic / 100,
            (1.4 * length) / harmonic / 100,
          ),
        },
        {
          part: 'f',
          route: 'substitution',
          shown: md`\Delta l = ${sf((length - shorter) / 100)}\ \text{m}`,
          value: root((x) => speed / (2 * (length / 100 - x)) - wanted, 0, length / 200 + 0.1),
        },
      ],
      drawings: {
        string: wave({
          of: 'string',
          harmonic,
          length: `${decimals(length / 100, 2)} m`,
          description: `A standing wave with ${harmonic} loops on a string fixed at both ends.`,
        }),
      },
    };
  },
});

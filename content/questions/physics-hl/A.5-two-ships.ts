import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    first: integers(40, 90, 5),
    second: integers(30, 80, 5),
    length: integers(60, 180, 20),
  },
  allow: ({ first, second }) => first !== second,
  write: ({ first, second, length }) => {
    const [u, v] = [first / 100, second / 100];
    const closing = u + v;
    const relative = (u + v) / (1 + u * v);
    const gamma = 1 / Math.sqrt(1 - relative ** 2);
    const seen = length / gamma;
    const gammaB = 1 / Math.sqrt(1 - v ** 2);
    const station = length / gammaB;
    const [a, b] = [decimals(u, 2), decimals(v, 2)];
    return {
      text: md`Two spacecraft A and B approach a space station from opposite sides. Measured from the station, A moves at $${a}c$ and B at $${b}c$. The proper length of B is $${length}\ \text{m}$.

(a) State the speed of B relative to A according to Galilean relativity, and explain why it ${closing >= 1 ? "can't be right" : 'is not quite right'}. [2]

(b) Determine the speed of B relative to A. [2]

(c) Determine the length of B

(i) as measured from the station. [2]

(ii) as measured from A. [2]

(d) B sends a flash of light towards A. State the speed of the flash as measured by A. [1]`,
      hints: [
        md`The transformation of velocities is $u' = \frac{u - v}{1 - \frac{uv}{c^2}}$; mind the signs, as the two move in opposite directions.`,
        md`Each length contraction uses the Lorentz factor of the relative speed between B and the one who measures.`,
      ],
      answer: md`(a) $${a}c + ${b}c = ${decimals(closing, 2)}c$. ${closing >= 1 ? 'No body can move faster than light relative to an inertial observer.' : "At speeds close to that of light the Galilean transformation doesn't hold, as it isn't consistent with the same speed of light for all observers."}

(b) In the frame of the station A has the velocity $+${a}c$ and B $-${b}c$. In the frame of A

$$u' = \frac{-${b}c - ${a}c}{1 - (-${b})(${a})} = -\frac{${decimals(closing, 2)}c}{${decimals(1 + u * v, 4)}}$$

so the relative speed is $${sf(relative)}c$.

(c) (i) $\gamma = \dfrac{1}{\sqrt{1 - ${b}^2}} = ${sf(gammaB, 4)}$, so $L = \dfrac{${length}}{${sf(gammaB, 4)}} = ${sf(station)}\ \text{m}$

(ii) With the relative speed of (b), $\gamma = \dfrac{1}{\sqrt{1 - ${sf(relative, 4)}^2}} = ${sf(gamma, 4)}$, so $L = \dfrac{${length}}{${sf(gamma, 4)}} = ${sf(seen)}\ \text{m}$

(d) $c$, as for every inertial observer.

**Watch out:** In (c)(ii) start again from the proper length. Don't contract the length of (c)(i) a second time, and don't use the speed relative to the station: for A only the relative speed of (b) counts.`,
      scheme: [
        [md`$${decimals(closing, 2)}c$`, '1'],
        [
          closing >= 1
            ? md`greater than $c$, which is impossible OWTTE`
            : md`Galilean relativity fails at speeds near $c$ OWTTE`,
          '1',
        ],
        [md`transformation of velocities with opposite signs (do not accept equal signs)`, '1'],
        [md`$${sf(relative)}c$ (accept 2 to 4 significant figures)`, '1'],
        [md`$\gamma = ${sf(gammaB)}$`, '1'],
        [md`$${sf(station)}\ \text{m}$ (allow ECF)`, '1'],
        [md`$\gamma$ from the relative speed`, '1'],
        [
          md`$${sf(seen)}\ \text{m}$ (allow ECF from (b); do not accept the length of (c)(i) contracted again)`,
          '1',
        ],
        [md`$c$`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Speed as a multiple of $c$:',
          expected: decimals(closing, 2),
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: decimals(Math.abs(u - v), 2),
              note: md`You subtracted the speeds. The spacecraft approach each other.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'explain', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: 'Speed as a multiple of $c$:',
          expected: `${Number(relative.toPrecision(8))}`,
          accuracy: { figures: 2 },
          follows: `a.1 / (1 + ${a} * ${b})`,
          unless: 'v <= 0 or v >= 1',
          mistakes: [
            { value: decimals(closing, 2), note: md`This is the result of Galilean relativity.` },
            {
              value: sf(Math.abs(u - v) / (1 - u * v)),
              note: md`You took both velocities with the same sign. The spacecraft move in opposite directions.`,
            },
          ],
        },
        {
          part: 'c i',
          kind: 'number',
          expected: sf(station),
          unit: 'm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(length * gammaB),
              note: md`You multiplied by $\gamma$. A moving spacecraft is measured to be shorter than its proper length.`,
            },
            { value: sf(length * (1 - v ** 2)), note: md`You forgot the root in $\gamma$.` },
          ].filter(({ value }) => Math.abs(Number(value) / station - 1) > 0.1),
        },
        {
          part: 'c ii',
          kind: 'number',
          expected: sf(seen),
          unit: 'm',
          accuracy: { figures: 2 },
          follows: `${length} * sqrt(1 - b.1^2)`,
          unless: 'L <= 0',
          mistakes: [
            {
              value: sf(length * Math.sqrt(1 - u ** 2)),
              note: md`You used the speed of A relative to the station. What counts is the speed of B relative to A.`,
            },
            {
              value: sf(station),
              note: md`You used the speed of B relative to the station. What counts is the speed of B relative to A.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) / seen - 1) > 0.1),
        },
        {
          part: 'd',
          kind: 'expression',
          label: 'In terms of $c$:',
          expected: 'c',
          variables: ['c'],
          mistakes: [
            {
              value: `${decimals(1 + v, 2)}c`,
              note: md`You added the speed of B. Light has the same speed for every inertial observer.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: decimals(closing, 2), value: (first + second) / 100 },
        // The transformation of velocities, with light for the one and any speed for the other.
        {
          part: 'd',
          route: 'exact',
          shown: 'c',
          variable: 'c',
          value: (c) => (c + relative * c) / (1 + (relative * c * c) / c ** 2),
        },
        // Rapidities add.
        {
          part: 'b',
          route: 'numeric',
          shown: sf(relative),
          value: Math.tanh(Math.atanh(u) + Math.atanh(v)),
        },
        {
          part: 'c i',
          route: 'numeric',
          shown: md`= ${sf(station)}\ \text{m}`,
          value: length / Math.cosh(Math.atanh(v)),
        },
        {
          part: 'c ii',
          route: 'numeric',
          shown: md`= ${sf(seen)}\ \text{m}`,
          value: length / Math.cosh(Math.atanh(u) + Math.atanh(v)),
        },
      ],
    };
  },
});

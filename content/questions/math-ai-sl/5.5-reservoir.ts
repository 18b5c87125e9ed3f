import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';

const exactly = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice(
      {
        what: 'a reservoir in Galicia',
        unit: 'thousand cubic metres',
        rate: 'thousand cubic metres per hour',
      },
      { what: 'a lake in Kashmir', unit: 'million litres', rate: 'million litres per hour' },
      { what: 'a dam in Eswatini', unit: 'thousand cubic metres', rate: 'thousand cubic metres per hour' },
    ),
    a: choice(-0.3, -0.6, -0.9, -1.2),
    b: integers(2, 8),
    c: integers(1, 6),
    start: integers(80, 160, 10),
    at: integers(3, 6),
  },
  allow: ({ a, b, c, at }) => a * at ** 2 + b * at + c > -20 && b % 2 === 0,
  write: ({ place, a, b, c, start, at }) => {
    const rate = (t: number) => a * t * t + b * t + c;
    const coefficients = [exactly(a / 3), b / 2, c, start];
    const volume = (t: number) => coefficients.reduce((sum, value) => sum * t + value, 0);
    const gained = volume(at) - start;
    return {
      text: md`After a storm, water flows into and out of ${place.what}. Let $V(t)$ be the volume of water in ${place.unit}, $t$ hours after midnight. The volume changes at the rate

$$\frac{\mathrm{d}V}{\mathrm{d}t} = ${polynomial([a, b, c], 't')}, \quad 0 \le t \le 8,$$

in ${place.rate}. At midnight the volume is $${start}$.

(a) Find an expression for $V(t)$. [5]

(b) Find the volume at ${String(at).padStart(2, '0')}:00. [2]

(c) Write down what $\displaystyle\int_0^{${at}} \left(${polynomial([a, b, c], 't')}\right)\mathrm{d}t$ represents in this context, and find its value. [2]`,
      hints: [
        md`$V$ is an antiderivative of the rate. Which constant makes $V(0)$ right?`,
        md`A definite integral of a rate of change gives the total change.`,
      ],
      answer: md`(a) Integrating the rate gives $V(t) = ${polynomial([...coefficients.slice(0, 3), 0], 't')} + k$. As $V(0) = ${start}$, the constant is $k = ${start}$:

$$V(t) = ${polynomial(coefficients, 't')}$$

(b) $V(${at}) = ${sf(volume(at), 4)}$, so the volume is about $${sf(volume(at))}$ ${place.unit}.

(c) It is the change of the volume between midnight and ${String(at).padStart(2, '0')}:00, in ${place.unit}. Its value is $V(${at}) - V(0) = ${exactly(gained)}$.

**Watch out:** The integral in (c) gives only the *change* of the volume, not the volume itself. In (a) the constant of integration is what makes the difference, so don't leave it out.`,
      scheme: [
        [md`attempts to integrate`, 'M1'],
        [md`two correct terms with $t$`, 'A1'],
        [md`$${polynomial([...coefficients.slice(0, 3), 0], 't')}$ with a constant`, 'A1'],
        [md`uses $V(0) = ${start}$`, 'M1'],
        [md`$V(t) = ${polynomial(coefficients, 't')}$`, 'A1'],
        [md`substitutes $t = ${at}$`, 'M1'],
        [md`$${sf(volume(at))}$ (${place.unit})`, 'A1'],
        [md`the change of the volume from midnight to ${String(at).padStart(2, '0')}:00`, 'A1'],
        [md`$${exactly(gained)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: polynomial(coefficients, 't'),
          variables: ['t'],
          mistakes: [
            {
              value: polynomial([...coefficients.slice(0, 3), 0], 't'),
              note: md`You left out the constant. The volume at midnight isn't $0$.`,
            },
            {
              value: polynomial([2 * a, b], 't'),
              note: md`You differentiated. The rate is given, so the volume is found by integrating.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${exactly(volume(at))}`,
          unit: place.unit,
          mistakes: [
            {
              value: gained.toFixed(4),
              note: md`That is only the change since midnight. Add the volume at the start.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${exactly(gained)}`,
          unit: place.unit,
          marks: 1,
          follows: `b.1 - ${start}`,
          mistakes: [
            {
              value: volume(at).toFixed(4),
              note: md`That is the volume itself. The integral of the rate is the change of the volume.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'say what it represents', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `V(t) = ${polynomial(coefficients, 't')}`,
          variable: 't',
          value: (t) => start + integral(rate, 0, t),
        },
        { part: 'b', route: 'numeric', shown: sf(volume(at), 4), value: start + integral(rate, 0, at) },
        { part: 'c', route: 'numeric', shown: `= ${exactly(gained)}`, value: exactly(integral(rate, 0, at)) },
      ],
    };
  },
});

import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    vehicle: choice('fire engine', 'ambulance', 'police motorcycle'),
    place: choice('Lagos', 'Osaka', 'Bogotá', 'Kraków'),
    emitted: integers(500, 900, 20),
    speed: integers(16, 34),
  },
  write: ({ vehicle, place, emitted, speed }) => {
    const near = Math.round((emitted * 340) / (340 - speed));
    const far = Math.round((emitted * 340) / (340 + speed));
    const found = (340 * (near - far)) / (near + far);
    const source = (near * (340 - found)) / 340;
    const listener = (source * (340 + found)) / 340;
    const article = vehicle === 'ambulance' ? 'An' : 'A';
    return {
      text: md`${article} ${vehicle} drives along a straight street in ${place} at a constant speed and passes a person who stands at the side. Its siren has a constant frequency $f$. The person hears a frequency of $${near}\ \text{Hz}$ while it approaches and of $${far}\ \text{Hz}$ while it moves away. The speed of sound is $340\ \text{m s}^{-1}$.

(a) Explain, with reference to wavefronts, why the frequency heard is higher while the ${vehicle} approaches. [2]

(b) Determine the speed of the ${vehicle}. [3]

(c) Determine the frequency $f$ of the siren. [1]

(d) Now the ${vehicle} stands still with its siren on, and a car drives towards it at the speed found in (b). Determine the frequency that the driver of the car hears. [2]

(e) The answer to (d) differs from $${near}\ \text{Hz}$, although the relative speed is the same. Outline why. [1]`,
      hints: [
        md`Write down both equations $f' = f\frac{v}{v \mp u_s}$ and divide one by the other: $f$ cancels.`,
        md`For a moving observer it isn't the wavelength that changes.`,
      ],
      answer: md`(a) The source moves after the wavefronts that it has sent out in front, so they are closer together: the wavelength is shorter. They move at the same speed relative to the air, so more of them reach the person each second.

(b) $${near} = f\dfrac{340}{340 - u}$ and $${far} = f\dfrac{340}{340 + u}$. Dividing, $\dfrac{${near}}{${far}} = \dfrac{340 + u}{340 - u}$. So $${near}(340 - u) = ${far}(340 + u)$ and

$$u = 340 \times \frac{${near} - ${far}}{${near} + ${far}} = ${sf(found)}\ \text{m s}^{-1}$$

(c) $f = ${near} \times \dfrac{340 - ${sf(found, 4)}}{340} = ${sf(source)}\ \text{Hz}$

(d) For a moving observer $f' = f\dfrac{v + u}{v} = ${sf(source, 4)} \times \dfrac{340 + ${sf(found, 4)}}{340} = ${sf(listener)}\ \text{Hz}$

(e) Sound travels in a medium: a moving source changes the wavelength in the air, while a moving observer meets unchanged waves at a higher relative speed.

**Watch out:** The frequency of the siren is close to the mean of the two frequencies heard, but it is not the mean: the rise on approach is larger than the fall afterwards. In (d) it is the observer who moves, so the speed belongs in the numerator.`,
      scheme: [
        [md`wavefronts closer together in front of the source OWTTE (accept a shorter wavelength)`, '1'],
        [md`same wave speed, so a higher frequency OWTTE (do not accept a higher speed of sound)`, '1'],
        [md`one equation for a moving source`, '1'],
        [md`divides or eliminates $f$`, '1'],
        [md`$${sf(found)}\ \text{m s}^{-1}$ (accept 2 to 4 significant figures)`, '1'],
        [
          md`$${sf(source)}\ \text{Hz}$ (allow ECF from (b); do not accept the mean of the two frequencies)`,
          '1',
        ],
        [md`$f\frac{v + u}{v}$`, '1'],
        [md`$${sf(listener)}\ \text{Hz}$ (allow ECF from (b) and (c))`, '1'],
        [md`motion relative to the air matters OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(found.toPrecision(8))}`,
          unit: 'm s^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(2 * found),
              note: md`You took the whole change of the frequency as the shift for one direction. Half of it belongs to the approach, half to the moving away.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(source.toPrecision(8))}`,
          unit: 'Hz',
          follows: `${near} * (340 - b.1) / 340`,
          unless: 'f <= 0',
          mistakes: [
            {
              value: sf((near * 340) / (340 - found), 4),
              note: md`You applied the shift a second time. While it approaches, the frequency heard is higher than that of the siren.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(listener.toPrecision(8))}`,
          unit: 'Hz',
          follows: 'c.1 * (340 + b.1) / 340',
          unless: 'f <= 0',
          mistakes: [
            {
              value: sf((source * (340 - found)) / 340, 4),
              note: md`You let the car move away. It drives towards the siren, so it meets more waves each second.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'outline' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(found)}\ \text{m s}^{-1}`,
          value: root((u) => near * (340 - u) - far * (340 + u), 0, 100),
        },
        // The harmonic mean of the two frequencies.
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(source)}\ \text{Hz}`,
          value: 2 / (1 / near + 1 / far),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(listener)}\ \text{Hz}`,
          value: (2 / (1 / near + 1 / far)) * (1 + (near - far) / (near + far)),
        },
      ],
    };
  },
});

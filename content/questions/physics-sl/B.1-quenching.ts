import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const metals = [
  { name: 'iron', article: 'An', c: 450 },
  { name: 'copper', article: 'A', c: 385 },
  { name: 'aluminium', article: 'An', c: 900 },
  { name: 'brass', article: 'A', c: 375 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    metal: metals,
    mass: integers(200, 600, 50),
    hot: integers(180, 420, 20),
    water: choice(1.2, 1.5, 1.8, 2, 2.4),
    cold: integers(12, 22, 2),
  },
  write: ({ metal, mass, hot, water, cold }) => {
    const [m, c] = [mass / 1000, metal.c];
    const final = (m * c * hot + water * 4180 * cold) / (m * c + water * 4180);
    const measured = Math.floor((cold + 0.85 * (final - cold)) * 10) / 10;
    const given = m * c * (hot - measured);
    const taken = water * 4180 * (measured - cold);
    const lost = given - taken;
    return {
      text: md`${metal.article} ${metal.name} block of mass $${mass}\ \text{g}$ is taken out of an oven at $${hot}\ ^\circ\text{C}$ and put quickly into $${decimals(water, 1)}\ \text{kg}$ of water at $${cold}\ ^\circ\text{C}$ in an open bucket. No steam is formed.

Specific heat capacity of ${metal.name}: $${c}\ \text{J kg}^{-1}\ \text{K}^{-1}$

Specific heat capacity of water: $4180\ \text{J kg}^{-1}\ \text{K}^{-1}$

(a) Distinguish between the temperature and the internal energy of the block. [2]

(b) Determine the final temperature of block and water if no energy is transferred to the surroundings. [3]

(c) The highest temperature that is measured is $${decimals(measured, 1)}\ ^\circ\text{C}$. Determine the energy that was transferred to the bucket and the surroundings up to that moment. [3]

(d) Suggest one way to make the measured temperature come closer to the answer of (b). [1]`,
      hints: [
        md`In (b) the energy given off by the block is equal to the energy taken in by the water. Both end at the same temperature.`,
        md`In (c) both energies can be calculated with the measured temperature. They are no longer equal.`,
      ],
      answer: md`(a) Temperature is a measure of the average kinetic energy of the particles. The internal energy is the total of the random kinetic energy and the intermolecular potential energy of all the particles, so it also depends on the amount of matter and on its phase.

(b) With the final temperature $T$, energy given off = energy taken in:

$$${m} \times ${c} \times (${hot} - T) = ${decimals(water, 1)} \times 4180 \times (T - ${cold})$$

This gives $T = \dfrac{${sf(m * c * hot + water * 4180 * cold, 5)}}{${sf(m * c + water * 4180, 5)}} = ${sf(final)}\ ^\circ\text{C}$.

(c) The block gave off $${m} \times ${c} \times (${hot} - ${decimals(measured, 1)}) = ${sf(given, 5)}\ \text{J}$. The water took in $${decimals(water, 1)} \times 4180 \times (${decimals(measured, 1)} - ${cold}) = ${sf(taken, 5)}\ \text{J}$. The difference went elsewhere:

$$Q = ${standardForm(lost, 2)}\ \text{J}$$

(d) For example: insulate the bucket and cover it with a lid; stir, so that the water reaches its final temperature sooner.

**Watch out:** Block and water end at the same temperature, but their *changes* of temperature are very different, so don't use one $\Delta T$ for both. In (c) count up to the measured temperature, not to the answer of (b), and keep the mass of the block in kilograms.`,
      scheme: [
        [md`temperature is a measure of the average kinetic energy of the particles OWTTE`, '1'],
        [
          md`internal energy is the total kinetic and potential energy of the particles OWTTE (do not accept kinetic energy alone)`,
          '1',
        ],
        [md`$mc\Delta T$ for the block or the water`, '1'],
        [md`equates the two with the same final temperature`, '1'],
        [md`$${sf(final)}\ ^\circ\text{C}$ (accept 2 to 4 significant figures)`, '1'],
        [md`energy from the block $${sf(given)}\ \text{J}$`, '1'],
        [md`energy to the water $${sf(taken)}\ \text{J}$`, '1'],
        [md`difference $${standardForm(lost, 2)}\ \text{J}$ (allow ECF)`, '1'],
        [md`any sensible way, such as a lid or insulation OWTTE (accept stirring)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'distinguish' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(final),
          unit: '°C',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf((mass * c * hot + water * 4180 * cold) / (mass * c + water * 4180)),
              note: md`You put in the mass of the block in grams, but that of the water in kilograms.`,
            },
            {
              value: sf((hot + cold) / 2),
              note: md`You took the mean of the two temperatures. It takes far more energy to warm the water by one degree than the block.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(lost, 4),
          unit: 'J',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(given),
              note: md`This is all that the block gave off. A part of it went into the water.`,
            },
            {
              value: standardForm(taken),
              note: md`This is what the water took in. The question is about the rest of what the block gave off.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(final)}\ ^\circ\text{C}`,
          value: root((t) => m * c * (hot - t) - water * 4180 * (t - cold), cold, hot),
        },
        // What would still be there, had nothing been lost: the whole of both, cooled by the difference of temperatures.
        {
          part: 'c',
          route: 'numeric',
          shown: md`Q = ${standardForm(lost, 2)}\ \text{J}`,
          value: (m * c + water * 4180) * (final - measured),
        },
      ],
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    food: choice(
      'a sweet from Karachi',
      'a soft drink from Lima',
      'an ice lolly from Manila',
      'a jelly from Accra',
    ),
    front: integers(72, 96, 2),
    upper: integers(44, 66),
    lower: integers(14, 34),
    dye: choice('tartrazine', 'amaranth', 'indigotine'),
  },
  allow: ({ front, upper, lower }) => upper < front - 12 && Math.abs(upper - 2 * lower) > 3,
  write: ({ food, front, upper, lower, dye }) => {
    const [high, low] = [upper / front, lower / front];
    const again = 60;
    const expected = (upper / front) * again;
    return {
      text: md`The colouring of ${food} is separated by paper chromatography, as the diagram shows. Pure ${dye} is run beside it on the same paper. The solvent is a mixture of water and ethanol. The solvent front moves $${front}\ \text{mm}$ from the baseline. A spot P moves $${upper}\ \text{mm}$ and a spot Q moves $${lower}\ \text{mm}$.

![](drawing:paper)

(a) State why the baseline is drawn in pencil and lies above the level of the solvent. [2]

(b) Calculate the retardation factor, $R_F$, of each spot. [2]

(c) Pure ${dye} moves as far as P. Predict how far it moves in the same solvent on another paper, on which the solvent front moves $${again}\ \text{mm}$. [1]

(d) Suggest, in terms of forces between particles, why P moves further than Q. [2]`,
      hints: [
        md`$R_F$ compares the distance moved by a spot with the distance moved by the solvent front, both from the baseline.`,
        'Paper is the stationary phase and the solvent the mobile phase. A substance is held by the one and carried by the other.',
      ],
      answer: md`(a) Pencil does not dissolve in the solvent, as ink would. If the spots dipped into the solvent, they would dissolve into it instead of moving up the paper.

(b) $R_F(\text{P}) = \dfrac{${upper}}{${front}} = ${decimals(high, 2)}$ and $R_F(\text{Q}) = \dfrac{${lower}}{${front}} = ${decimals(low, 2)}$

(c) $d = \dfrac{${upper}}{${front}} \times ${again} = ${Math.round(expected)}\ \text{mm}$

(d) Compared with Q, P is attracted more strongly to the mobile phase (the solvent) and less strongly to the stationary phase (the polar cellulose and water of the paper). So it spends more of the time in the moving solvent.

**Watch out:** In (c) the distance does not stay the same on another paper, but $R_F$ does. An $R_F$ has no unit and can never be greater than 1: if yours is, the fraction is upside down.`,
      scheme: [
        ['graphite does not dissolve / ink would move with the solvent OWTTE', '1'],
        ['so that the spots do not dissolve into the solvent below OWTTE', '1'],
        [md`$${decimals(high, 2)}$ (accept 2 or 3 significant figures; do not accept a value above 1)`, '1'],
        [md`$${decimals(low, 2)}$`, '1'],
        [
          md`$${Math.round(expected)}\ \text{mm}$ (accept a value from the rounded $R_F$; allow ECF from (b))`,
          '1',
        ],
        [
          'P is attracted more strongly than Q to the mobile phase (the solvent) OWTTE (accept: P is more soluble in the solvent)',
          '1',
        ],
        [
          'P is attracted less strongly than Q to the stationary phase (the paper) OWTTE (accept the same said of Q)',
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state a reason in words' },
        ...(
          [
            ['P', upper],
            ['Q', lower],
          ] as const
        ).map(([spot, moved]) => ({
          part: 'b',
          kind: 'number' as const,
          label: md`$R_F(\text{${spot}}) =$`,
          expected: precise(moved / front),
          accuracy: { figures: 2 },
          marks: 1,
          unless: 'r < 0 or r > 1',
          mistakes: [
            {
              value: precise(front / moved),
              note: md`You divided the distance of the solvent front by that of the spot. $R_F$ is never larger than 1.`,
            },
          ],
        })),
        {
          part: 'c',
          kind: 'number',
          expected: precise(expected),
          unit: 'mm',
          // A rounded R_F is off by up to 0.005, which is 0.3 mm here; the rest is the rounding to whole millimetres.
          accuracy: { tolerance: 0.8 },
          follows: `${again} * b.1`,
          unless: `d < 0 or d > ${again}`,
          mistakes: [
            {
              value: precise(upper - (front - again)),
              note: md`You subtracted what the front moves less. The ratio of the distances stays the same, not their difference.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'suggest an explanation' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${decimals(high, 2)}`, value: 1 - (front - upper) / front },
        { part: 'b', route: 'exact', shown: `= ${decimals(low, 2)}`, value: 1 - (front - lower) / front },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${Math.round(expected)}\ \text{mm}`,
          value: again - (again * (front - upper)) / front,
          within: 0.51,
        },
      ],
      drawings: {
        paper: apparatus({
          of: 'chromatography',
          description:
            'A strip of paper hangs in a beaker with its lower end in the solvent. From two places on a baseline above the solvent, spots have moved up: two from the left place, one from the right place, level with the upper of the two. The solvent front is marked near the top. Not to scale.',
        }),
      },
    };
  },
});

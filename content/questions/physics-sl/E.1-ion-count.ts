import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const nuclides = [
  { symbol: 'Mg', name: 'magnesium', z: 12, charge: 2, masses: [24, 25, 26] },
  { symbol: 'Al', name: 'aluminium', z: 13, charge: 3, masses: [27] },
  { symbol: 'S', name: 'sulfur', z: 16, charge: -2, masses: [32, 33, 34] },
  { symbol: 'Ca', name: 'calcium', z: 20, charge: 2, masses: [40, 42, 44] },
  { symbol: 'Fe', name: 'iron', z: 26, charge: 3, masses: [54, 56, 57] },
  { symbol: 'Se', name: 'selenium', z: 34, charge: -2, masses: [76, 78, 80] },
  { symbol: 'Sr', name: 'strontium', z: 38, charge: 2, masses: [86, 87, 88] },
  { symbol: 'Ba', name: 'barium', z: 56, charge: 2, masses: [136, 137, 138] },
  { symbol: 'La', name: 'lanthanum', z: 57, charge: 3, masses: [139] },
].flatMap(({ masses, ...rest }) => masses.map((a) => ({ ...rest, a })));

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ nuclide, asked }: { nuclide: (typeof nuclides)[number]; asked: string }) {
  const { symbol, name, z, charge, a } = nuclide;
  const neutrons = a - z;
  const electrons = z - charge;
  const answers = { electrons, difference: neutrons - electrons, neutrons };
  const right = answers[asked as keyof typeof answers];
  const sign = charge > 0 ? md`${charge}+` : md`${-charge}-`;
  const asking = {
    electrons: 'How many electrons does the ion have?',
    difference: 'By how much is the number of neutrons greater than the number of electrons?',
    neutrons: 'How many neutrons does the ion have?',
  }[asked as keyof typeof answers];
  const options = ascending([
    { value: right, note: '' },
    {
      value: asked === 'difference' ? neutrons - z : z + (asked === 'electrons' ? charge : 0),
      note: md`${asked === 'electrons' ? 'You gave the charge the wrong sign. A positive ion lacks electrons, a negative one has more.' : asked === 'neutrons' ? 'This is the number of protons.' : 'You took the number of protons for that of electrons. This is an ion.'}`,
    },
    {
      value: asked === 'difference' ? neutrons - z - charge : a,
      note: md`${asked === 'difference' ? 'You gave the charge the wrong sign. A positive ion lacks electrons, a negative one has more.' : 'This is the number of nucleons.'}`,
    },
    {
      value: asked === 'difference' ? a - electrons : asked === 'electrons' ? z : a + z,
      note: md`${asked === 'difference' ? 'You used the number of nucleons in place of the neutrons.' : asked === 'electrons' ? 'This is the number of electrons of the neutral atom.' : 'You added protons and nucleons. The neutrons are what the protons leave of the nucleons.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, symbol, name, z, charge, a, neutrons, electrons, right, sign, asking };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { nuclide: nuclides, asked: choice('electrons', 'difference', 'neutrons') },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { nuclide, asked } = drawn;
    if (!(asked !== 'difference' || nuclide.a - 2 * nuclide.z - Math.abs(nuclide.charge) > 0)) return false;
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || (value > before && before > 0);
    });
  },
  write: (drawn) => {
    const { asked } = drawn;
    const { options, key, symbol, name, z, charge, a, neutrons, electrons, right, sign, asking } =
      solve(drawn);
    return {
      text: md`An ion of ${name} is written ${md`$^{${a}}_{${z}}\mathrm{${symbol}}^{${sign}}$`}. ${asking} [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [md`What do the two numbers on the left of the symbol stand for?`],
      answer: md`The lower number says that there are $${z}$ protons, the upper one that there are $${a}$ nucleons, so there are $${a} - ${z} = ${neutrons}$ neutrons. A neutral atom has $${z}$ electrons; the ion with the charge $${sign}$ has $${electrons}$. ${asked === 'difference' ? md`The difference is $${neutrons} - ${electrons}$, so` : 'So'} the number is $${right}$. The answer is **${key}**.

**Watch out:** a positive ion has *lost* electrons. Its protons stay as they are.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: String(right),
          value:
            asked === 'neutrons'
              ? root((x) => z + x - a, 0, 300)
              : asked === 'electrons'
                ? root((x) => z - x - charge, 0, 300)
                : root((x) => a - z - x - (z - charge), -300, 300),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

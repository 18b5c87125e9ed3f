import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const fragments = [
  { symbol: 'Ba', z: 56, low: 139, high: 145 },
  { symbol: 'Xe', z: 54, low: 137, high: 142 },
  { symbol: 'Cs', z: 55, low: 138, high: 144 },
  { symbol: 'Te', z: 52, low: 132, high: 137 },
  { symbol: 'La', z: 57, low: 142, high: 148 },
] as const;
const partners: Readonly<Record<number, string>> = { 36: 'Kr', 38: 'Sr', 37: 'Rb', 40: 'Zr', 35: 'Br' };

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  fragment,
  offset,
  neutrons,
}: Record<'offset' | 'neutrons', number> & { fragment: (typeof fragments)[number] }) {
  const heavy = fragment.low + offset;
  const { symbol, z } = fragment;
  const other = 92 - z;
  const partner = partners[other]!;
  const right = 236 - heavy - neutrons;
  const wrong = [
    {
      value: 235 - heavy - neutrons,
      note: md`You forgot the neutron that is captured. There are $236$ nucleons before.`,
    },
    { value: 236 - heavy, note: md`You left out the neutrons that are set free.` },
    {
      value: right + 2 * neutrons,
      note: md`You added the free neutrons. They are a part of the $236$ nucleons.`,
    },
    { value: right - neutrons, note: md`You subtracted the free neutrons twice.` },
    {
      value: right - 2,
      note: md`You subtracted the captured neutron. It adds a nucleon to the $235$ of uranium.`,
    },
    { value: right + 1, note: md`You counted one free neutron too few.` },
  ];
  const options = amongWrong(right, wrong, Math.round(heavy + neutrons));
  const key = keyOf(options);
  return { options, key, heavy, symbol, z, other, partner, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { fragment: fragments, offset: choice(0, 1, 2, 3, 4, 5), neutrons: choice(2, 3, 4) },
  allow: (drawn) => {
    const { options } = solve(drawn);
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || value > before;
    });
  },
  write: (drawn) => {
    const { neutrons } = drawn;
    const { options, key, heavy, symbol, z, other, partner, right } = solve(drawn);
    return {
      text: md`A nucleus of uranium-235 captures a neutron and splits: ${md`$^{235}_{92}\mathrm{U} + {}^{1}_{0}\mathrm{n} \to {}^{${heavy}}_{${z}}\mathrm{${symbol}} + {}^{A}_{${other}}\mathrm{${partner}} + ${neutrons}\,{}^{1}_{0}\mathrm{n}$`}. What is the nucleon number $A$? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [md`What is the same on both sides of a nuclear equation?`],
      answer: md`The number of nucleons is the same before and after. Before there are $235 + 1 = 236$. Afterwards the heavy product has $${heavy}$ and the free neutrons have $${neutrons}$, so $A = 236 - ${heavy} - ${neutrons} = ${right}$. The answer is **${key}**.

**Watch out:** the proton numbers balance as well: $92 = ${z} + ${other}$. Neutrons have none.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`A = 236 - ${heavy} - ${neutrons} = ${right}`,
          value: root((x) => 235 + 1 - (heavy + x + neutrons), 0, 300),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';

/** Mean bond enthalpies of the data booklet, in kJ for one mole. */
const booklet = {
  'H{-}H': 436,
  'F{-}F': 159,
  'Cl{-}Cl': 242,
  'Br{-}Br': 193,
  'O{=}O': 498,
  'N{\\equiv}N': 945,
  'N{-}N': 158,
  'H{-}F': 567,
  'H{-}Cl': 431,
  'H{-}Br': 366,
  'O{-}H': 463,
  'N{-}H': 391,
  'C{-}H': 414,
  'C{-}C': 346,
  'C{=}C': 614,
  'C{\\equiv}C': 839,
  'C{=}O': 804,
  'C{-}F': 492,
  'C{-}Cl': 324,
  'C{-}Br': 285,
} as const;
type Bond = keyof typeof booklet;
type Side = readonly (readonly [Bond, number])[];

/** Bonds that are the same before and after are left out. */
const reactions: readonly { equation: string; broken: Side; formed: Side }[] = [
  {
    equation: 'N_2(g) + 3H_2(g) \\rightarrow 2NH_3(g)',
    broken: [
      ['N{\\equiv}N', 1],
      ['H{-}H', 3],
    ],
    formed: [['N{-}H', 6]],
  },
  {
    equation: 'H_2(g) + Cl_2(g) \\rightarrow 2HCl(g)',
    broken: [
      ['H{-}H', 1],
      ['Cl{-}Cl', 1],
    ],
    formed: [['H{-}Cl', 2]],
  },
  {
    equation: 'H_2(g) + Br_2(g) \\rightarrow 2HBr(g)',
    broken: [
      ['H{-}H', 1],
      ['Br{-}Br', 1],
    ],
    formed: [['H{-}Br', 2]],
  },
  {
    equation: 'H_2(g) + F_2(g) \\rightarrow 2HF(g)',
    broken: [
      ['H{-}H', 1],
      ['F{-}F', 1],
    ],
    formed: [['H{-}F', 2]],
  },
  {
    equation: '2H_2(g) + O_2(g) \\rightarrow 2H_2O(g)',
    broken: [
      ['H{-}H', 2],
      ['O{=}O', 1],
    ],
    formed: [['O{-}H', 4]],
  },
  {
    equation: 'CH_4(g) + Cl_2(g) \\rightarrow CH_3Cl(g) + HCl(g)',
    broken: [
      ['C{-}H', 1],
      ['Cl{-}Cl', 1],
    ],
    formed: [
      ['C{-}Cl', 1],
      ['H{-}Cl', 1],
    ],
  },
  {
    equation: 'CH_4(g) + 2O_2(g) \\rightarrow CO_2(g) + 2H_2O(g)',
    broken: [
      ['C{-}H', 4],
      ['O{=}O', 2],
    ],
    formed: [
      ['C{=}O', 2],
      ['O{-}H', 4],
    ],
  },
  {
    equation: 'C_2H_4(g) + HBr(g) \\rightarrow C_2H_5Br(g)',
    broken: [
      ['C{=}C', 1],
      ['H{-}Br', 1],
    ],
    formed: [
      ['C{-}C', 1],
      ['C{-}H', 1],
      ['C{-}Br', 1],
    ],
  },
  {
    equation: 'C_2H_2(g) + 2H_2(g) \\rightarrow C_2H_6(g)',
    broken: [
      ['C{\\equiv}C', 1],
      ['H{-}H', 2],
    ],
    formed: [
      ['C{-}C', 1],
      ['C{-}H', 4],
    ],
  },
  {
    equation: 'N_2H_4(g) + O_2(g) \\rightarrow N_2(g) + 2H_2O(g)',
    broken: [
      ['N{-}N', 1],
      ['N{-}H', 4],
      ['O{=}O', 1],
    ],
    formed: [
      ['N{\\equiv}N', 1],
      ['O{-}H', 4],
    ],
  },
  {
    equation: '2NH_3(g) + 3Cl_2(g) \\rightarrow N_2(g) + 6HCl(g)',
    broken: [
      ['N{-}H', 6],
      ['Cl{-}Cl', 3],
    ],
    formed: [
      ['N{\\equiv}N', 1],
      ['H{-}Cl', 6],
    ],
  },
  {
    equation: 'CH_4(g) + 4F_2(g) \\rightarrow CF_4(g) + 4HF(g)',
    broken: [
      ['C{-}H', 4],
      ['F{-}F', 4],
    ],
    formed: [
      ['C{-}F', 4],
      ['H{-}F', 4],
    ],
  },
  {
    equation: 'C_2H_4(g) + Cl_2(g) \\rightarrow C_2H_4Cl_2(g)',
    broken: [
      ['C{=}C', 1],
      ['Cl{-}Cl', 1],
    ],
    formed: [
      ['C{-}C', 1],
      ['C{-}Cl', 2],
    ],
  },
  {
    equation: 'C_3H_8(g) + 5O_2(g) \\rightarrow 3CO_2(g) + 4H_2O(g)',
    broken: [
      ['C{-}C', 2],
      ['C{-}H', 8],
      ['O{=}O', 5],
    ],
    formed: [
      ['C{=}O', 6],
      ['O{-}H', 8],
    ],
  },
  {
    equation: '4NH_3(g) + 3O_2(g) \\rightarrow 2N_2(g) + 6H_2O(g)',
    broken: [
      ['N{-}H', 12],
      ['O{=}O', 3],
    ],
    formed: [
      ['N{\\equiv}N', 2],
      ['O{-}H', 12],
    ],
  },
];

const sum = (side: Side) => side.reduce((total, [bond, count]) => total + count * booklet[bond], 0);

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reaction, which }: { reaction: (typeof reactions)[number]; which: number }) {
  const { broken, formed } = reaction;
  const all = [...broken, ...formed];
  const [bond, count] = all[which] ?? all[0]!;
  const isBroken = which < broken.length;
  const enthalpy = sum(broken) - sum(formed);
  const others = (side: Side) => side.filter(([name]) => name !== bond);
  const [known, far] = isBroken ? [others(broken), formed] : [others(formed), broken];
  // What the unknown bonds are worth together, with the enthalpy change taken once, left out or of the other sign.
  const together = (times: number) => sum(far) + times * (isBroken ? enthalpy : -enthalpy) - sum(known);
  const right = together(1) / count;
  const once = (side: Side) => side.map(([name]) => [name, 1] as const);
  const wrong = [
    { value: together(-1) / count, note: md`You took $\Delta H$ with the wrong sign.` },
    { value: together(1), note: md`This is the energy of all $${count}$ bonds. Divide by their number.` },
    { value: together(0) / count, note: md`You left $\Delta H$ out of the balance.` },
    {
      value: Math.abs(sum(once(far)) + (isBroken ? enthalpy : -enthalpy) - sum(once(known))),
      note: md`You counted each kind of bond once. Multiply by the number of bonds in the equation.`,
    },
    ...(count % 2 === 0
      ? [
          {
            value: (2 * together(1)) / count,
            note: md`You divided by half the number of bonds. Count them in all molecules of the equation.`,
          },
        ]
      : []),
    ...known.slice(0, 1).map((one) => ({
      value: (together(1) + sum([one])) / count,
      note: md`You left out the $\mathrm{${one[0]}}$ ${one[1] === 1 ? 'bond' : 'bonds'} on the same side of the equation.`,
    })),
  ].filter(({ value }) => value > 20 && Math.abs(value / right - 1) > 0.03);
  const kept = wrong.filter(({ value }, at) =>
    wrong.slice(0, at).every((before) => Math.abs(before.value / value - 1) > 0.03),
  );
  const options = ascending([
    { value: right, note: '' },
    ...[0, 1, 2].flatMap((at) => kept[(at + which + count) % kept.length] ?? []),
  ]);
  return { bond, count, isBroken, enthalpy, known, far, right, options, key: keyOf(options) };
}

const signed = (value: number) => (value < 0 ? `-${-value}` : `+${value}`);
const terms = (side: Side) =>
  side
    .map(([bond, count]) => (count === 1 ? `${booklet[bond]}` : md`${count} \times ${booklet[bond]}`))
    .join(' + ');

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { reaction: choice(...reactions), which: integers(0, 4) },
  allow: (drawn) => {
    const { reaction, which } = drawn;
    if (which >= reaction.broken.length + reaction.formed.length) return false;
    const { options } = solve(drawn);
    return options.length === 4 && farApart(options, 1.03);
  },
  write: (drawn) => {
    const { reaction } = drawn;
    const { bond, count, isBroken, enthalpy, known, far, right, options, key } = solve(drawn);
    const given = [...known, ...far];
    const unknown = count === 1 ? 'x' : `${count}x`;
    const [left, other] = isBroken ? [known, far] : [far, known];
    const broken = isBroken ? [terms(left), unknown].filter(Boolean).join(' + ') : terms(left);
    const formed = isBroken ? terms(other) : [terms(other), unknown].filter(Boolean).join(' + ');
    return {
      text: md`The enthalpy change of a reaction is estimated from mean bond enthalpies:

$$\mathrm{${reaction.equation}} \qquad \Delta H = ${signed(enthalpy)}\ \text{kJ}$$

| bond | ${given.map(([name]) => md`$\mathrm{${name}}$`).join(' | ')} |
|---|${given.map(() => '---|').join('')}
| mean bond enthalpy / $\text{kJ mol}^{-1}$ | ${given.map(([name]) => booklet[name]).join(' | ')} |

What is the mean bond enthalpy of $\mathrm{${bond}}$ that was used? [1]

${lettered(options, (value) => md`$${Number(value.toFixed(0))}\ \text{kJ mol}^{-1}$`)}`,
      hints: [
        md`Write $\Delta H$ as bonds broken minus bonds formed, with $x$ for the unknown one.`,
        md`How many $\mathrm{${bond}}$ bonds are there in all the molecules of the equation?`,
      ],
      answer: md`Breaking bonds takes energy in, forming them gives energy out, so $\Delta H$ is the sum of the bonds broken minus the sum of the bonds formed. With $x$ for $\mathrm{${bond}}$ (bonds that stay the same are left out),

$$(${broken}) - (${formed}) = ${enthalpy}$$

This gives $x = ${right}\ \text{kJ mol}^{-1}$. The answer is **${key}**.

**Watch out:** bond enthalpies are positive, and each one is multiplied by the number of such bonds in the whole equation.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`x = ${right}\ \text{kJ mol}^{-1}`,
          value:
            Math.round(
              root(
                (x) => {
                  const worth = (side: Side) =>
                    side.reduce((total, [name, n]) => total + n * (name === bond ? x : booklet[name]), 0);
                  return worth(reaction.broken) - worth(reaction.formed) - enthalpy;
                },
                1,
                5000,
              ) * 1e6,
            ) / 1e6,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { lcm } from '../../authoring/wording.ts';

/** Half-equations: what reacts and forms, electrons, hydrogen ions, and atoms of oxygen. */
const oxidants = [
  { from: 'MnO_4^{-}', to: 'Mn^{2+}', e: 5, h: 8, w: 4, name: 'manganate(VII)' },
  { from: 'Cr_2O_7^{2-}', to: '2Cr^{3+}', e: 6, h: 14, w: 7, name: 'dichromate(VI)' },
  { from: 'MnO_2', to: 'Mn^{2+}', e: 2, h: 4, w: 2, name: 'manganese(IV) oxide' },
  { from: 'NO_3^{-}', to: 'NO', e: 3, h: 4, w: 2, name: 'nitrate' },
  { from: 'BrO_3^{-}', to: 'Br^{-}', e: 6, h: 6, w: 3, name: 'bromate(V)' },
  { from: 'VO_2^{+}', to: 'VO^{2+}', e: 1, h: 2, w: 1, name: 'vanadium(V)' },
] as const;
const reductants = [
  { from: 'SO_3^{2-}', to: 'SO_4^{2-}', e: 2, h: 2, w: 1, name: 'sulfite' },
  { from: 'C_2O_4^{2-}', to: '2CO_2', e: 2, h: 0, w: 0, name: 'ethanedioate' },
  { from: 'Sn^{2+}', to: 'Sn^{4+}', e: 2, h: 0, w: 0, name: 'tin(II)' },
  { from: 'H_2O_2', to: 'O_2', e: 2, h: 2, w: 0, name: 'hydrogen peroxide' },
  { from: 'Fe^{2+}', to: 'Fe^{3+}', e: 1, h: 0, w: 0, name: 'iron(II)' },
  { from: 'Cu', to: 'Cu^{2+}', e: 2, h: 0, w: 0, name: 'copper' },
  { from: 'H_2S', to: 'S', e: 2, h: 2, w: 0, name: 'hydrogen sulfide' },
  { from: 'HNO_2', to: 'NO_3^{-}', e: 2, h: 3, w: 1, name: 'nitrous acid' },
  { from: 'Ti^{3+}', to: 'TiO^{2+}', e: 1, h: 2, w: 1, name: 'titanium(III)' },
] as const;

const times = (count: number, what: string) => (count === 1 ? what : `${count}${what}`);
const term = (count: number, what: string) => (count === 0 ? '' : ` + ${times(count, what)}`);
/** Such as 2 times '2Cr^{3+}'. */
const multiple = (count: number, what: string) => {
  const [, inside = '', rest = ''] = /^(\d?)(.*)$/.exec(what)!;
  return times(count * Number(inside || '1'), rest);
};

type Oxidant = (typeof oxidants)[number];
type Reductant = (typeof reductants)[number];

type Asked = { readonly of: 'h' | 'w'; readonly formula: string };

function solve(oxidant: Oxidant, reductant: Reductant, { of, formula }: Asked) {
  const electrons = lcm(oxidant.e, reductant.e);
  const [a, b] = [electrons / oxidant.e, electrons / reductant.e];
  const result = a * oxidant[of] - b * reductant[of];
  const slips = [
    {
      value: a * oxidant[of],
      note: md`You did not cancel the $\mathrm{${formula}}$ that stands on the other side of the other half-equation.`,
    },
    {
      value: oxidant[of],
      note: md`You took the $\mathrm{${formula}}$ of one half-equation as it stands. Multiply, and cancel what stands on both sides.`,
    },
    {
      value: a * oxidant[of] + b * reductant[of],
      note: md`You added the $\mathrm{${formula}}$ of both. They stand on opposite sides, so they cancel in part.`,
    },
    {
      value: oxidant[of] - reductant[of],
      note: md`You combined the half-equations one to one. First make the numbers of electrons equal.`,
    },
    {
      value: b * oxidant[of],
      note: md`You multiplied the half-equation of the oxidising agent by the wrong factor: the electrons don't cancel.`,
    },
    { value: electrons, note: md`This is the number of electrons, which cancel.` },
    { value: 2 * result, note: md`These are not the smallest whole numbers.` },
    {
      value: of === 'h' ? a * oxidant.w : a * oxidant.h,
      note: md`This belongs to ${of === 'h' ? 'water' : 'the hydrogen ions'} in a half-equation.`,
    },
  ];
  const wrong: typeof slips = [];
  for (const slip of slips) {
    const known = [result, ...wrong.map(({ value }) => value)];
    if (slip.value > 0 && !known.includes(slip.value)) wrong.push(slip);
  }
  const options = wrong.length < 3 ? [] : amongWrong(result, wrong, a + b + oxidant.h + reductant.h);
  return { electrons, a, b, result, options };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    oxidant: choice(...oxidants),
    reductant: choice(...reductants),
    asked: choice({ of: 'h', formula: 'H^{+}' }, { of: 'w', formula: 'H_2O' }),
  },
  allow: ({ oxidant, reductant, asked }) => {
    const { result, options } = solve(oxidant, reductant, asked);
    // Nitrate would be oxidant and product at once.
    if (oxidant.from === 'NO_3^{-}' && reductant.to === 'NO_3^{-}') return false;
    return result > 0 && options.length === 4 && farApart(options, 1.01);
  },
  write: ({ oxidant, reductant, asked }) => {
    const { electrons, a, b, result, options } = solve(oxidant, reductant, asked);
    const key = keyOf(options);
    const water = a * oxidant.w - b * reductant.w;
    const hydrogen = a * oxidant.h - b * reductant.h;
    const equation = md`\mathrm{${times(a, oxidant.from)} + ${times(b, reductant.from)}${term(Math.max(0, hydrogen), 'H^{+}')}${term(Math.max(0, -water), 'H_2O')} \rightarrow ${multiple(a, oxidant.to)} + ${multiple(b, reductant.to)}${term(Math.max(0, water), 'H_2O')}${term(Math.max(0, -hydrogen), 'H^{+}')}}`;
    return {
      text: md`In acidic solution $\mathrm{${oxidant.from}}$ is reduced to $\mathrm{${oxidant.to.replace(/^\d/, '')}}$ and $\mathrm{${reductant.from}}$ is oxidised to $\mathrm{${reductant.to.replace(/^\d/, '')}}$. The overall equation is balanced with the smallest whole numbers. What is the coefficient of $\mathrm{${asked.formula}}$ in it? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`Write both half-equations: balance oxygen with $\mathrm{H_2O}$, hydrogen with $\mathrm{H^{+}}$, and charge with electrons.`,
        md`Multiply until the electrons are equal, add, and cancel what stands on both sides.`,
      ],
      answer: md`In each half-equation oxygen is balanced with $\mathrm{H_2O}$, hydrogen with $\mathrm{H^{+}}$ and the charge with electrons:

$$\mathrm{${oxidant.from} + ${times(oxidant.h, 'H^{+}')} + ${times(oxidant.e, 'e^{-}')} \rightarrow ${oxidant.to} + ${times(oxidant.w, 'H_2O')}}$$

$$\mathrm{${reductant.from}${term(reductant.w, 'H_2O')} \rightarrow ${reductant.to}${term(reductant.h, 'H^{+}')} + ${times(reductant.e, 'e^{-}')}}$$

The electrons must be equal, so both are brought to ${electrons === 1 ? 'one electron' : `${electrons} electrons`}: the first is taken ${a === 1 ? 'once' : `${a} times`}, the second ${b === 1 ? 'once' : `${b} times`}. ${reductant[asked.of] > 0 ? md`Of $\mathrm{${asked.formula}}$ there is then $${a * oxidant[asked.of]}$ from the first and $${b * reductant[asked.of]}$ from the second, on opposite sides, and $N = ${result}$ is left.` : md`The second half-equation has no $\mathrm{${asked.formula}}$, so $N = ${result}$.`}

$$${equation}$$

The answer is **${key}**.

**Watch out:** check the charge on both sides of the overall equation. It finds nearly every slip.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: `N = ${result}`,
          // Hydrogen ions from the charges alone, water from the atoms of oxygen.
          value: (() => {
            const oxygens = (formula: string) => {
              const [, inside = '', rest = ''] = /^(\d?)(.*)$/.exec(formula)!;
              const found = /O(?:_(\d))?/.exec(rest);
              return found ? Number(inside || '1') * Number(found[1] ?? '1') : 0;
            };
            const oxygen =
              a * (oxygens(oxidant.from) - oxygens(oxidant.to)) +
              b * (oxygens(reductant.from) - oxygens(reductant.to));
            const charge = (formula: string) => {
              const [, inside = '', rest = ''] = /^(\d?)(.*)$/.exec(formula)!;
              const [, size = '', sign] = /\^\{(\d?)([+-])\}$/.exec(rest) ?? [];
              return sign ? Number(inside || '1') * Number(size || '1') * (sign === '+' ? 1 : -1) : 0;
            };
            if (asked.of === 'w') return oxygen;
            return (
              a * (charge(oxidant.to) - charge(oxidant.from)) +
              b * (charge(reductant.to) - charge(reductant.from))
            );
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

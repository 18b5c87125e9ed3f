import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const liquids = [
  { name: 'fresh water', density: 1000 },
  { name: 'sea water', density: 1030 },
  { name: 'olive oil', density: 920 },
  { name: 'glycerol', density: 1260 },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  liquid,
  density,
  volume,
  asked,
}: Record<'density' | 'volume', number> & { liquid: (typeof liquids)[number]; asked: string }) {
  const isLoad = asked === 'load';
  const right = isLoad ? (liquid.density - density) * volume * 1e-3 : (volume * density) / liquid.density;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isLoad ? liquid.density * volume * 1e-3 : volume * (1 - density / liquid.density),
      note: md`${isLoad ? 'This is the whole mass of liquid that the block displaces. The block itself needs a part of that support.' : 'This is the volume above the surface.'}`,
    },
    {
      value: isLoad ? density * volume * 1e-3 : (volume * density) / 1000 / (liquid.density / 1000) ** 2,
      note: md`${isLoad ? 'This is the mass of the block.' : 'You divided by the density of the liquid twice.'}`,
    },
    {
      value: isLoad ? (liquid.density - density) * volume * 9.8e-3 : volume,
      note: md`${isLoad ? 'This is the additional buoyancy in newtons. Divide by $g$ to get a mass.' : 'This is the whole volume. A floating block displaces only its own weight of liquid.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, isLoad, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    liquid: liquids,
    density: integers(450, 780, 30),
    volume: integers(2, 9),
    asked: choice('submerged', 'load'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { liquid, asked } = drawn;
    if (!(asked === 'load' || liquid.density > 1100)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { liquid, density, volume } = drawn;
    const { options, key, isLoad, right } = solve(drawn);
    return {
      text: md`A wooden block of volume $${volume}.0 \times 10^{-3}\ \text{m}^3$ and density $${density}\ \text{kg m}^{-3}$ floats in ${liquid.name} of density $${liquid.density}\ \text{kg m}^{-3}$. ${isLoad ? 'What is the greatest mass that can be put on top of the block without pushing its top below the surface?' : 'What is the volume of the part of the block below the surface?'} [1]

${lettered(options, (value) => md`$${sf(value)}${isLoad ? md`\ \text{kg}` : md` \times 10^{-3}\ \text{m}^3`}$`)}`,
      hints: [
        md`A floating body is in equilibrium. Which two forces balance?`,
        md`In $F_b = \rho Vg$ the density is that of the liquid and $V$ the volume of liquid that is displaced.`,
      ],
      answer: md`The block floats, so the buoyancy equals the whole weight. ${isLoad ? md`At the limit the whole block is below the surface: $\rho_{liquid}Vg = \rho_{block}Vg + mg$, so $m = (${liquid.density} - ${density}) \times ${volume}.0 \times 10^{-3} = ${sf(right)}\ \text{kg}$` : md`The buoyancy comes from the submerged part alone: $\rho_{liquid}V_{sub}g = \rho_{block}Vg$, so $V_{sub} = \dfrac{${density}}{${liquid.density}} \times ${volume}.0 \times 10^{-3} = ${sf(right)} \times 10^{-3}\ \text{m}^3$`}. The answer is **${key}**.

**Watch out:** $g$ cancels. On the Moon the block would float exactly as deep.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          value: isLoad
            ? root((m) => liquid.density * volume * 9.8e-3 - density * volume * 9.8e-3 - 9.8 * m, -1, 20)
            : root((v) => liquid.density * v * 9.8 - density * volume * 9.8, 0, 20),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

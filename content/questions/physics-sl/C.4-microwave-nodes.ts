import { root, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ frequency, steps, asked }: Record<'frequency' | 'steps', number> & { asked: string }) {
  const wavelength = 30 / frequency;
  const distance = (steps * wavelength) / 2;
  const given = Number(distance.toPrecision(3));
  const isDistance = asked === 'distance';
  const right = isDistance ? distance : (steps * 30) / (2 * given);
  const wrong = [
    {
      value: isDistance ? 2 * distance : right * 2,
      note: md`You took a whole wavelength between neighbouring nodes. It is half a wavelength.`,
    },
    {
      value: isDistance ? distance / 2 : right / 2,
      note: md`You took a quarter of a wavelength between neighbouring nodes. That is the distance from a node to the next antinode.`,
    },
    {
      value: isDistance ? ((steps + 1) * wavelength) / 2 : ((steps + 1) * 30) / (2 * given),
      note: md`You counted nodes in place of the steps between them.`,
    },
    {
      value: isDistance ? ((steps - 1) * wavelength) / 2 : ((steps - 1) * 30) / (2 * given),
      note: md`You counted one step too few.`,
    },
    {
      value: right / steps,
      note: md`You counted one step only. From the first node to the last there are several.`,
    },
    {
      value: 4 * right,
      note: md`You multiplied by $2$ where half a wavelength calls for a division by $2$.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(steps + frequency));
  const key = keyOf(options);
  return { options, key, wavelength, given, isDistance, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    frequency: choice(2.4, 5, 6, 8, 9, 10, 12, 15, 20, 24),
    steps: choice(2, 3, 4, 5, 6, 7, 8),
    asked: choice('distance', 'frequency'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { frequency, steps } = drawn;
    const { options, key, wavelength, given, isDistance, right } = solve(drawn);
    return {
      text: md`Microwaves ${isDistance ? md`of frequency $${decimals(frequency, 1)}\ \text{GHz}$ ` : ''}are reflected by a metal plate and form a standing wave in front of it. A detector is moved from a node, past $${steps - 1}$ further ${steps === 2 ? 'node' : 'nodes'}, to the next node${isDistance ? '' : md`, a distance of $${sf(given)}\ \text{cm}$`}. ${isDistance ? 'How far is it moved?' : 'What is the frequency of the microwaves?'} Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isDistance ? 'cm' : 'GHz'}}$`)}`,
      hints: [
        md`How far are neighbouring nodes apart?`,
        md`Count the steps from node to node, not the nodes.`,
      ],
      answer: md`From the first node, past $${steps - 1}$ further, to the last there are $${steps}$ steps of half a wavelength. ${isDistance ? md`The wavelength is $\lambda = \dfrac{c}{f} = ${sf(wavelength, 4)}\ \text{cm}$, so the distance is $x = ${steps} \times \dfrac{\lambda}{2} = ${sf(right)}\ \text{cm}$` : md`So $${steps} \times \dfrac{\lambda}{2} = ${sf(given)}\ \text{cm}$ and $\lambda = ${sf((2 * given) / steps, 4)}\ \text{cm}$. The frequency is $f = \dfrac{c}{\lambda} = ${sf(right)}\ \text{GHz}$`}. The answer is **${key}**.

**Watch out:** the distance from a node to the next *antinode* is only a quarter of a wavelength.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: isDistance
            ? roots((x) => Math.sin((2 * Math.PI * x) / wavelength), 0.001, (steps + 0.6) * wavelength * 0.5)[
                steps - 1
              ]!
            : root((f) => (steps * 30) / f / 2 - given, 0.1, 500),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

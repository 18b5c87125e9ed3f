import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  turns,
  flux,
  area,
  time,
  turn,
}: Record<'turns' | 'flux' | 'area' | 'time' | 'turn', number>) {
  const whole = turns * flux * area * 1e-4;
  const factor = turn === 180 ? 2 : 1;
  const right = (factor * whole) / (time / 1000);
  const wrong = [
    {
      value: turn === 180 ? whole / (time / 1000) : (2 * whole) / (time / 1000),
      note: md`${turn === 180 ? 'The flux changes its sign, so it changes by twice its value.' : 'The flux only falls to zero in a quarter turn. It changes by its own value.'}`,
    },
    { value: right / turns, note: md`You left out the number of turns.` },
    { value: right * (time / 1000), note: md`This is the change of the flux linkage. Divide by the time.` },
    { value: right * 1e4, note: md`You left the area in square centimetres.` },
    {
      value: right * 100,
      note: md`You converted the area as a length. $1\ \text{cm}^2 = 10^{-4}\ \text{m}^2$.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(turns / 10 + area + time + flux * 100));
  const key = keyOf(options);
  return { options, key, whole, factor, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    turns: choice(50, 80, 100, 120, 150, 200),
    flux: choice(0.05, 0.08, 0.12, 0.15, 0.2),
    area: choice(10, 12, 15, 20, 24, 30),
    time: choice(20, 25, 40, 50, 80),
    turn: choice(90, 180),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { turns, flux, area, time, turn } = drawn;
    const { options, key, whole, factor, right } = solve(drawn);
    return {
      text: md`The plane of a flat circular coil with $${turns}$ turns of area $${area}\ \text{cm}^2$ is at right angles to a uniform magnetic field of $${decimals(flux, 2)}\ \text{T}$. The coil is turned by $${turn}^\circ$ about a diameter in $${time}\ \text{ms}$. What is the magnitude of the mean emf induced in it? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{V}$`)}`,
      hints: [md`What is the flux linkage before and after the turn? Mind the sign.`],
      answer: md`At first the flux linkage is $NBA = ${turns} \times ${decimals(flux, 2)} \times ${area} \times 10^{-4} = ${sf(whole, 4)}\ \text{Wb}$. ${turn === 180 ? 'After half a turn the field passes through the coil the other way, so the linkage has the opposite sign: it changes by twice this value.' : 'After a quarter turn the field is parallel to the coil and the linkage is zero: it changes by this value.'} The mean emf is $\varepsilon = \dfrac{\Delta(N\Phi)}{\Delta t} = \dfrac{${sf(factor * whole, 4)}}{${time} \times 10^{-3}} = ${sf(right)}\ \text{V}$. The answer is **${key}**.

**Watch out:** the area must be in square metres: $1\ \text{cm}^2 = 10^{-4}\ \text{m}^2$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{V}`,
          value: integral(
            (a) => (turns * flux * area * 1e-4 * Math.sin(a)) / (time / 1000),
            0,
            (turn * Math.PI) / 180,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

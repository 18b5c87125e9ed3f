import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ flux, current, length, angle }: Record<'flux' | 'current' | 'length' | 'angle', number>) {
  const tilt = (angle * Math.PI) / 180;
  const full = flux * current * (length / 100);
  const right = full * Math.sin(tilt);
  const wrong = [
    {
      value: full * Math.cos(tilt),
      note: md`You took the cosine. The part of the wire at right angles to the field counts.`,
    },
    {
      value: full,
      note: md`You left out the angle. This is the force on a wire at right angles to the field.`,
    },
    { value: full * 100 * Math.sin(tilt), note: md`You left the length in centimetres.` },
    {
      value: full / Math.sin(tilt),
      note: md`You divided by the sine. The force is greatest when the wire is at right angles to the field.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(length / 5 + angle / 5 + current * 2));
  const key = keyOf(options);
  return { options, key, tilt, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    flux: choice(0.12, 0.15, 0.2, 0.25, 0.3, 0.4),
    current: choice(1.5, 2, 2.5, 3, 4, 5),
    length: choice(20, 25, 30, 40, 50),
    angle: choice(20, 25, 35, 40, 50, 55, 65, 70),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { flux, current, length, angle } = drawn;
    const { options, key, tilt, right } = solve(drawn);
    return {
      text: md`A straight wire of length $${length}\ \text{cm}$ carries a current of $${decimals(current, 1)}\ \text{A}$ in a uniform magnetic field of $${decimals(flux, 2)}\ \text{T}$. The angle between the wire and the field is $${angle}^\circ$. What is the magnetic force on the wire? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{N}$`)}`,
      hints: [md`Which component of the field matters, the one along the wire or the one across it?`],
      answer: md`Only the component of the field at right angles to the wire exerts a force: $F = BIL\sin\theta = ${decimals(flux, 2)} \times ${decimals(current, 1)} \times ${decimals(length / 100, 2)} \times \sin${angle}^\circ = ${sf(right)}\ \text{N}$. The answer is **${key}**.

**Watch out:** a wire along the field feels no force, so the sine is right: $\sin 0^\circ = 0$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{N}`,
          value: integral(() => flux * current * Math.cos(Math.PI / 2 - tilt), 0, length / 100),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

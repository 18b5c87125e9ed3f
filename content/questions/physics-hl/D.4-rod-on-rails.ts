import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['D.3', 'A.3'],
  parameters: {
    field: integers(20, 80, 5),
    width: integers(20, 60, 5),
    speed: integers(2, 9),
    resistance: choice(0.5, 0.8, 1.2, 1.5, 2),
  },
  write: ({ field, width, speed, resistance }) => {
    const [b, l] = [field / 100, width / 100];
    const emf = fair * b * l * speed;
    const current = emf / resistance;
    const force = b * current * l;
    const power = force * speed;
    // What the rounded rate of change changes.
    const off = Number(sf(emf, 2)) / emf;
    const [bt, lt, rt] = [decimals(b, 2), decimals(l, 2), decimals(resistance, 1)];
    return {
      text: md`A metal rod slides along two horizontal rails that are $${lt}\ \text{m}$ apart and are connected at one end by a resistor of $${rt}\ \Omega$. A uniform magnetic field of $${bt}\ \text{T}$ is directed vertically down (into the page). The rod is pulled to the right at a constant speed of $${speed}.0\ \text{m s}^{-1}$. Friction and the resistance of rod and rails are negligible.

![](drawing:rails)

(a) Show that the rate of change of the flux through the circuit is about $${sf(emf, 2)}\ \text{Wb s}^{-1}$. [2]

(b) Calculate the current in the circuit, and state whether it flows clockwise or anticlockwise. [3]

(c) Determine the force with which the rod must be pulled. [2]

(d) Show that the power of this force is equal to the power dissipated in the resistor. [2]

(e) The rod is now released. Describe and explain its motion. [3]`,
      hints: [
        md`How much larger does the area of the circuit become each second?`,
        md`By Lenz's law the induced current opposes the growth of the flux: in which direction must its own field point inside the circuit?`,
      ],
      answer: md`(a) Each second the area grows by $lv = ${lt} \times ${speed}.0 = ${sf(l * speed, 3)}\ \text{m}^2$, so the rate of change of flux is $Blv = ${bt} \times ${sf(l * speed, 3)} = ${sf(emf)}\ \text{Wb s}^{-1}$.

(b) The emf is equal to this rate, $${sf(emf)}\ \text{V}$, so $I = \dfrac{${sf(emf, 4)}}{${rt}} = ${sf(current)}\ \text{A}$. The flux into the page grows, so the field of the induced current must point out of the page inside the circuit: the current flows anticlockwise.

(c) At constant speed the pull balances the magnetic force on the rod: $F = BIl = ${bt} \times ${sf(current, 4)} \times ${lt} = ${sf(force)}\ \text{N}$

(d) Power of the force: $P = Fv = ${sf(force, 4)} \times ${speed}.0 = ${sf(power)}\ \text{W}$. Power in the resistor: $I^2R = ${sf(current, 4)}^2 \times ${rt} = ${sf(power)}\ \text{W}$, the same.

(e) The rod slows down, with a deceleration that becomes smaller and smaller, until it is at rest. The only horizontal force is the magnetic one, opposite to the motion; as the speed falls, the emf, the current and so the force fall too.

**Watch out:** At a constant speed the *resultant* force is zero, but the pull is not. In (e) the deceleration isn't constant, so don't use the equations for uniform acceleration.`,
      scheme: [
        [md`area $lv$ each second`, '1'],
        [md`$${sf(emf)}\ \text{Wb s}^{-1}$`, '1'],
        [md`emf divided by resistance`, '1'],
        [md`$${sf(current)}\ \text{A}$ (accept 2 to 4 significant figures)`, '1'],
        [md`anticlockwise (accept a correct direction in the rod)`, '1'],
        [md`$F = BIl$`, '1'],
        [md`$${sf(force)}\ \text{N}$ (allow ECF from (b))`, '1'],
        [md`$Fv = ${sf(power)}\ \text{W}$`, '1'],
        [md`$I^2R$ gives the same`, '1'],
        [md`slows down to rest OWTTE`, '1'],
        [md`with decreasing deceleration OWTTE (do not accept a constant deceleration)`, '1'],
        [md`because the current, and so the force, is proportional to the speed OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(current.toPrecision(8))}`,
          unit: 'A',
          accuracy: fromShown(current, current * off, 2),
          marks: 2,
          mistakes: [
            { value: sf(emf), note: md`This is the emf. The current is the emf divided by the resistance.` },
            { value: sf(emf * resistance), note: md`You multiplied by the resistance.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'state a direction', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(force.toPrecision(8))}`,
          unit: 'N',
          accuracy: fromShown(force, force * off, 2),
          follows: `${b} * ${l} * b.1`,
          unless: 'F <= 0',
          mistakes: [{ value: sf(b * current), note: md`You left out the length of the rod: $F = BIl$.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Power of the force:',
          expected: sf(power),
          unit: 'W',
          accuracy: fromShown(power, power * off ** 2, 2),
          marks: 1,
          follows: `c.1 * ${speed}`,
          unless: 'P <= 0',
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Power in the resistor:',
          expected: sf(power),
          unit: 'W',
          accuracy: fromShown(power, power * off ** 2, 2),
          marks: 1,
          follows: `b.1^2 * ${resistance}`,
          unless: 'P <= 0',
          mistakes:
            Math.abs(current - 1) > 0.1
              ? [{ value: sf(current * resistance), note: md`You forgot to square the current.` }]
              : [],
        },
        { part: 'e', kind: 'self', why: 'describe and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(emf)}\ \text{Wb s}^{-1}`,
          value: slope((t) => b * l * (0.5 + speed * t), 1),
        },
        // By energy: what is put in each second is dissipated.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(current)}\ \text{A}`,
          value: root((i) => b * i * l * speed - i * i * resistance, 1e-4, 100),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(force)}\ \text{N}`,
          value: (b * l) ** 2 * (speed / resistance),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(power)}\ \text{W}`,
          value: slope((t) => b * l * speed * t, 1) ** 2 / resistance,
        },
      ],
      drawings: {
        rails: sketch({
          points: {
            A: [0, 0],
            B: [9.5, 0],
            C: [9.5, 3],
            D: [0, 3],
            P: [5.5, 0],
            Q: [5.5, 3],
            M: [5.5, 1.5],
            N: [8.6, 1.5],
          },
          segments: [
            'AB',
            'DC',
            { of: 'DA', label: `${rt} Ω` },
            { of: 'PQ', width: 3 },
            { of: 'MN', arrow: true, ink: 'accent', label: `${speed}.0 m s^{−1}` },
          ],
          labels: { A: false, B: false, C: false, D: false, P: false, Q: false, M: false, N: false },
          dots: false,
          notes: [1, 2.5, 4].flatMap((x) =>
            [0.8, 2.2].map((y) => ({ at: [x, y] as const, text: '×', place: 'on' as const })),
          ),
          description: `Two horizontal rails joined on the left by a resistor of ${rt} ohms. A rod lies across them and moves to the right at ${speed} metres per second. Crosses show a field into the page.`,
        }),
      },
    };
  },
});

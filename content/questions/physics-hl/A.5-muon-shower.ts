import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['E.3'],
  parameters: { beta: choice(0.97, 0.98, 0.985, 0.99, 0.992, 0.995), height: integers(20, 60, 2) },
  write: ({ beta, height }) => {
    const h = height * 100;
    const gamma = 1 / Math.sqrt(1 - beta ** 2);
    const ground = h / (beta * 3e8);
    const own = ground / gamma;
    const short = h / gamma;
    const shown = Number(sf(gamma, 2));
    const halves = own / 1.52e-6;
    const share = 0.5 ** halves;
    const classical = 0.5 ** (ground / 1.52e-6);
    const b = String(beta);
    return {
      text: md`Muons are formed at a height of $${grouped(h)}\ \text{m}$ above a mountain laboratory in the Andes and move vertically down at $${b}c$. In their own frame muons have a half-life of $1.52\ \mu\text{s}$. Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$.

(a) Calculate the time that the muons need to reach the laboratory, according to an observer in the laboratory. [1]

(b) Show that the Lorentz factor of the muons is about $${sf(gamma, 2)}$. [1]

(c) Determine the time of the flight in the frame of the muons. [2]

(d) Determine the fraction of the muons that reach the laboratory. [2]

(e) Determine the distance between the place of their formation and the laboratory in the frame of the muons. [1]

(f) Explain, by comparison with the prediction of Newtonian mechanics, how such measurements are evidence for time dilation. [3]`,
      hints: [
        md`Formation and arrival happen at the same place in the frame of the muons. Whose time is the proper time?`,
        md`How many half-lives pass in the frame of the muons?`,
      ],
      answer: md`(a) $t = \dfrac{${grouped(h)}}{${b} \times 3.00 \times 10^8} = ${standardForm(ground)}\ \text{s}$

(b) $\gamma = \dfrac{1}{\sqrt{1 - ${b}^2}} = ${sf(gamma)}$

(c) In their own frame both events happen at the muons, so their time is the proper time: $t_0 = \dfrac{t}{\gamma} = \dfrac{${standardForm(ground, 4)}}{${sf(gamma, 4)}} = ${standardForm(own)}\ \text{s}$

(d) This is $\dfrac{${standardForm(own, 4)}}{1.52 \times 10^{-6}} = ${sf(halves, 4)}$ half-lives, so the fraction is $\left(\frac{1}{2}\right)^{${sf(halves, 4)}} = ${sf(share)}$.

(e) $L = \dfrac{L_0}{\gamma} = \dfrac{${grouped(h)}}{${sf(gamma, 4)}} = ${sf(short)}\ \text{m}$

(f) Without time dilation $\dfrac{${standardForm(ground, 4)}}{1.52 \times 10^{-6}} = ${sf(ground / 1.52e-6)}$ half-lives would pass, and only a fraction of $${standardForm(classical, 2)}$ would arrive. Far more muons are detected, in agreement with (d). So the muons' clocks run slow as seen from the laboratory: time dilation.

**Watch out:** The half-life is given in the frame of the muons, so compare it with the time in that frame. Don't correct twice, with a shorter time *and* a longer half-life.`,
      scheme: [
        [md`$${standardForm(ground)}\ \text{s}$`, '1'],
        [md`$\frac{1}{\sqrt{1 - ${b}^2}} = ${sf(gamma)}$`, '1'],
        [
          md`recognises the proper time in the frame of the muons and divides by $\gamma$ (do not accept multiplied by $\gamma$)`,
          '1',
        ],
        [md`$${standardForm(own)}\ \text{s}$ (allow ECF from (a))`, '1'],
        [md`number of half-lives in the muons' frame`, '1'],
        [md`$${sf(share)}$ (allow ECF from (c); accept 2 to 4 significant figures)`, '1'],
        [md`$${sf(short)}\ \text{m}$ (accept speed times the time of (c))`, '1'],
        [md`fraction without time dilation about $${standardForm(classical, 2)}$`, '1'],
        [md`many more are observed OWTTE`, '1'],
        [md`agrees with the fraction found with time dilation OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: standardForm(ground, 8),
          unit: 's',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(own),
              note: md`This is the time in the frame of the muons. For the laboratory it is simply distance divided by speed.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(own, 8),
          unit: 's',
          accuracy: fromShown(own, ground / shown, 2),
          follows: `a.1 * sqrt(1 - ${b}^2)`,
          unless: 't <= 0',
          mistakes: [
            {
              value: standardForm(ground * gamma),
              note: md`You multiplied by $\gamma$. The proper time, measured where both events happen, is the shorter one.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(share),
          accuracy: { figures: 2 },
          follows: '(1/2)^(c.1 / (1.52 * 10^(-6)))',
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: standardForm(classical),
              note: md`You used the time of the laboratory. The half-life holds in the frame of the muons.`,
            },
            ...(Math.abs(share - 0.5) > 0.06
              ? [{ value: sf(1 - share), note: md`This is the fraction that decays on the way.` }]
              : []),
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(short),
          unit: 'm',
          accuracy: fromShown(short, h / shown, 2),
          mistakes: [
            {
              value: standardForm(h * gamma),
              note: md`You multiplied by $\gamma$. A moving length is contracted.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${standardForm(ground)}\ \text{s}`,
          value: root((t) => beta * 3e8 * t - h, 0, 1e-3),
        },
        // From the invariant interval.
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(own)}\ \text{s}`,
          value: Math.sqrt((3e8 * ground) ** 2 - h ** 2) / 3e8,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(share)}`,
          value: Math.exp((-Math.LN2 * Math.sqrt((3e8 * ground) ** 2 - h ** 2)) / 3e8 / 1.52e-6),
        },
        { part: 'e', route: 'numeric', shown: md`= ${sf(short)}\ \text{m}`, value: beta * 3e8 * own },
      ],
    };
  },
});

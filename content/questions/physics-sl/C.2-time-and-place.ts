import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ period, wavelength, duration }: Record<'period' | 'wavelength' | 'duration', number>) {
  const speed = wavelength / (period / 1000);
  const right = speed * duration;
  const wrong = [
    { value: (wavelength * duration) / period, note: md`You left the period in milliseconds.` },
    {
      value: (wavelength * (period / 1000)) / duration,
      note: md`You multiplied the wavelength by the period. A wave moves one wavelength in one period.`,
    },
    { value: speed / duration, note: md`You divided the speed by the time. Distance is speed times time.` },
    { value: 2 * speed * duration, note: md`You took half a period for one wavelength.` },
  ];
  const options = amongWrong(right, wrong, Math.round(period + wavelength * 10 + duration * 10));
  const key = keyOf(options);
  return { options, key, speed, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    period: choice(2, 4, 5, 8, 10, 20),
    wavelength: choice(0.3, 0.4, 0.6, 0.8, 1.2, 1.5, 2.4),
    duration: choice(0.3, 0.6, 0.9, 1.2, 1.5),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { period, wavelength, duration } = drawn;
    const { options, key, speed, right } = solve(drawn);
    return {
      text: md`A graph of displacement against time for one point of a medium shows a period of $${period}.0\ \text{ms}$. A graph of displacement against position for the same wave shows a wavelength of $${decimals(wavelength, 2)}\ \text{m}$. How far does a crest of the wave travel in $${decimals(duration, 1)}\ \text{s}$? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{m}$`)}`,
      hints: [md`How far does the crest move in one period?`],
      answer: md`In one period the wave moves one wavelength, so its speed is $v = \dfrac{\lambda}{T} = \dfrac{${decimals(wavelength, 2)}}{${period}.0 \times 10^{-3}} = ${sf(speed, 4)}\ \text{m s}^{-1}$. In $${decimals(duration, 1)}\ \text{s}$ a crest travels $x = vt = ${sf(right)}\ \text{m}$. The answer is **${key}**.

**Watch out:** both graphs look like the same sine curve. Only the label of the horizontal axis tells whether the period or the wavelength can be read.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`x = vt = ${sf(right)}\ \text{m}`,
          value: ((duration * 1000) / period) * wavelength,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  frequency,
  speed,
  mover,
  way,
}: Record<'frequency' | 'speed', number> & { mover: string; way: string }) {
  const sign = way === 'towards' ? 1 : -1;
  const bySource = (frequency * 340) / (340 - sign * speed);
  const byObserver = (frequency * (340 + sign * speed)) / 340;
  const opposite = (frequency * 340) / (340 + sign * speed);
  const other = (frequency * (340 - sign * speed)) / 340;
  const isSource = mover === 'source';
  const right = isSource ? bySource : byObserver;
  const whom = isSource ? 'a listener at rest' : 'a siren at rest';
  const options = ascending([
    { value: right, note: '' },
    {
      value: isSource ? byObserver : bySource,
      note: md`You used the formula for a moving ${isSource ? 'observer' : 'source'}.`,
    },
    {
      value: isSource ? opposite : other,
      note: md`You used the wrong sign. The frequency must be ${sign === 1 ? 'higher' : 'lower'}.`,
    },
    { value: frequency, note: md`This is the frequency of the source. The motion changes what is heard.` },
  ]);
  const key = keyOf(options);
  return { options, key, sign, isSource, right, whom };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    frequency: integers(400, 900, 50),
    speed: choice(17, 20, 25, 30, 34, 40),
    mover: choice('source', 'observer'),
    way: choice('towards', 'away from'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { speed, mover } = drawn;
    if (!(mover === 'source' || speed < 21)) return false;
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || value > 1.002 * before;
    });
  },
  write: (drawn) => {
    const { frequency, speed, way } = drawn;
    const { options, key, sign, isSource, right, whom } = solve(drawn);
    return {
      text: md`The speed of sound is $340\ \text{m s}^{-1}$. ${isSource ? md`A motorcycle with a siren of frequency $${frequency}\ \text{Hz}$` : 'A cyclist'} moves at $${speed}\ \text{m s}^{-1}$ straight ${way} ${isSource ? whom : md`a siren at rest, which has the frequency $${frequency}\ \text{Hz}$`}. What frequency does the ${isSource ? 'listener' : 'cyclist'} hear? [1]

${lettered(options, (value) => md`$${sf(value, 4)}\ \text{Hz}$`)}`,
      hints: [md`What moves, the source or the observer? Should the frequency be higher or lower?`],
      answer: md`The ${isSource ? md`source moves ${way} the listener, so the wavelength is ${sign === 1 ? 'shorter' : 'longer'}: $f' = f\dfrac{v}{v ${sign === 1 ? '-' : '+'} u_s} = ${frequency} \times \dfrac{340}{340 ${sign === 1 ? '-' : '+'} ${speed}}` : md`observer moves ${way} the source, so ${sign === 1 ? 'more' : 'fewer'} wavefronts are met each second: $f' = f\dfrac{v ${sign === 1 ? '+' : '-'} u_o}{v} = ${frequency} \times \dfrac{340 ${sign === 1 ? '+' : '-'} ${speed}}{340}`} = ${sf(right, 4)}\ \text{Hz}$. The answer is **${key}**.

**Watch out:** the two formulas nearly agree at small speeds, but they aren't the same. First ask what moves relative to the air.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right, 4)}\ \text{Hz}`,
          value: isSource
            ? 340 / ((340 - sign * speed) / frequency)
            : (340 + sign * speed) / (340 / frequency),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});

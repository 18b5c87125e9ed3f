import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ first, second, meter, emf }: Record<'first' | 'second' | 'meter' | 'emf', number>) {
  const pair = (second * meter) / (second + meter);
  const right = (emf * pair) / (first + pair);
  const wrong = [
    {
      value: (emf * second) / (first + second),
      note: md`You took the voltmeter as ideal. It draws a current of its own.`,
    },
    {
      value: (emf * first) / (first + pair),
      note: md`This is the potential difference across R, which has no voltmeter.`,
    },
    {
      value: (emf * meter) / (first + second + meter),
      note: md`You put the voltmeter in series. It is in parallel with S.`,
    },
    {
      value: (emf * (second + meter)) / (first + second + meter),
      note: md`You added the resistances of S and the voltmeter. They are in parallel.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(first + second / 2 + meter / 10));
  const key = keyOf(options);
  return { options, key, pair, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    first: choice(10, 12, 15, 20, 30),
    second: choice(10, 12, 15, 20, 30),
    meter: choice(30, 40, 50, 60, 80, 100),
    emf: choice(6, 9, 12),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.06),
  write: (drawn) => {
    const { first, second, meter, emf } = drawn;
    const { options, key, pair, right } = solve(drawn);
    return {
      text: md`Resistors R of $${first}\ \text{k}\Omega$ and S of $${second}\ \text{k}\Omega$ are in series with a battery of emf $${emf}\ \text{V}$ and negligible internal resistance. A voltmeter with a resistance of $${meter}\ \text{k}\Omega$ is connected across S. What is its reading? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{V}$`)}`,
      hints: [md`An ideal voltmeter draws no current. This one does: draw it as a resistor.`],
      answer: md`The voltmeter is a resistor in parallel with S. Together they have $\dfrac{${second} \times ${meter}}{${second} + ${meter}} = ${sf(pair, 4)}\ \text{k}\Omega$, less than S alone. As a potential divider, $V = ${emf} \times \dfrac{${sf(pair, 4)}}{${first} + ${sf(pair, 4)}} = ${sf(right)}\ \text{V}$. The answer is **${key}**.

**Watch out:** across one of several resistors in series, a real voltmeter reads less than the potential difference that was there without it.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{V}`,
          value: root((v) => (emf - v) / first - v / second - v / meter, 0, emf),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
